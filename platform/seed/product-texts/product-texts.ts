import { paragraphs } from '../content/editorial.ts'
import type { ProductPlan } from '../plan.ts'
import { perLanguage } from '../vocabulary/texts.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

const texts = { sv, nb, en }

/** A product with the text that is written of it alone, if there is one. */
export function withOwnText(plan: ProductPlan): ProductPlan {
  if (!Object.hasOwn(sv, plan.sku)) return plan
  const html = perLanguage((language) =>
    paragraphs(...(texts[language][plan.sku] ?? '').trim().split(/\n\n/)),
  )
  return { ...plan, description: html }
}
