import { paragraphs } from '../content/editorial.ts'
import type { ProductPlan } from '../plan.ts'
import { perLanguage } from '../vocabulary/texts.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

const texts = { sv, nb, en }

/** Between a number and its unit, and between its thousands, no line breaks. */
const unbroken = (text: string): string =>
  text.replaceAll(/(\d) (?=\d{3}(?!\d)|(?:g|mg|mm|cm|kg|ml|kcal|km|°C|%)(?!\p{L}))/gu, '$1\u00a0')

/** A product with the text that is written of it alone, if there is one. */
export function withOwnText(plan: ProductPlan): ProductPlan {
  if (!Object.hasOwn(sv, plan.sku)) return plan
  const html = perLanguage((language) =>
    paragraphs(
      ...unbroken(texts[language][plan.sku] ?? '')
        .trim()
        .split(/\n\n/),
    ),
  )
  return { ...plan, description: html }
}
