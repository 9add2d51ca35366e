import type { Draw } from '../random.ts'
import { accessoryProse } from './prose/accessories.ts'
import { bootProse } from './prose/boots-and-poles.ts'
import { clothingProse } from './prose/clothing.ts'
import type { Prose } from './prose/prose.ts'
import { skiProse } from './prose/skis.ts'
import { waxProse } from './prose/wax.ts'
import { perLanguage, type Texts } from './texts.ts'

const prose: Record<string, Prose> = {
  ...skiProse,
  ...bootProse,
  ...waxProse,
  ...clothingProse,
  ...accessoryProse,
}

const SHOWN_POINTS = 3

interface DescriptionContext {
  name: Texts
  draw: Draw
}

/** Short and long text of a product: a lead, some facts, a piece of advice. The long one is HTML. */
export function describeProduct(
  family: string,
  { name, draw }: DescriptionContext,
): { short: Texts; description: Texts } {
  const own = prose[family]
  if (!own) throw new Error(`nothing is written about ${family}`)
  const short = draw.one(own.shorts)
  const lead = draw.one(own.leads)
  const points = draw.some(own.points, SHOWN_POINTS)
  const advice = draw.one(own.advice)
  const description = perLanguage((language) => {
    const list = points.map((point) => `<li>${point[language]}</li>`).join('')
    return `<p>${lead[language].replace('{name}', name[language])}</p><ul>${list}</ul><p>${advice[language]}</p>`
  })
  return { short, description }
}
