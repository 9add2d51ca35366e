import type { PictureKind } from '#platform/images/product-art.ts'
import type { CustomOptionPlan, ProductPlan } from '../plan.ts'
import type { Draw } from '../random.ts'
import { accessoryProse } from './prose/accessories.ts'
import { bootProse } from './prose/boots-and-poles.ts'
import { clothingProse } from './prose/clothing.ts'
import { kindProse } from './prose/kinds.ts'
import type { Prose } from './prose/prose.ts'
import { byWeight, skiProse } from './prose/skis.ts'
import { waxProse } from './prose/wax.ts'
import { perLanguage, say, type Texts } from './texts.ts'

const prose: Record<string, Prose> = {
  ...skiProse,
  ...bootProse,
  ...waxProse,
  ...clothingProse,
  ...accessoryProse,
}

const SHOWN_POINTS = 3

interface DescriptionContext {
  picture: PictureKind
  name: Texts
  draw: Draw
}

/** What the warehouse picks a pair by; the shop checks it by its rule of this name. */
const weightOption: CustomOptionPlan = {
  title: say('Din vikt (kg)', 'Vekten din (kg)', 'Your weight (kg)'),
  type: 'field',
  isRequired: false,
  maxCharacters: 0,
  price: { sv: 0, nb: 0, en: 0 },
  validation: ['skier-weight'],
}

/**
 * Short and long text of a product: a lead, some facts, a piece of advice. The long one is HTML. Advice to tell one's
 * weight comes with the field for it.
 */
export function describeProduct(
  family: string,
  { picture, name, draw }: DescriptionContext,
): Pick<ProductPlan, 'short' | 'description' | 'customOptions'> {
  const own = kindProse[picture] ?? prose[family]
  if (!own) throw new Error(`nothing is written about ${family}`)
  const short = draw.one(own.shorts)
  const lead = draw.one(own.leads)
  const points = draw.some(own.points, SHOWN_POINTS)
  const advice = draw.one(own.advice)
  const description = perLanguage((language) => {
    const list = points.map((point) => `<li>${point[language]}</li>`).join('')
    return `<p>${lead[language].replace('{name}', name[language])}</p><ul>${list}</ul><p>${advice[language]}</p>`
  })
  return { short, description, ...(advice === byWeight && { customOptions: [weightOption] }) }
}
