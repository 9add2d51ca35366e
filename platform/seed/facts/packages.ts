import type { ProductPlan } from '../plan.ts'
import { specificationsOf } from '../specifications/specifications.ts'
import { labelOf } from '../vocabulary/attributes.ts'
import { brands } from '../vocabulary/brands.ts'
import { perLanguage, same, say } from '../vocabulary/texts.ts'
import { fill, inSentence, toRows } from './fact.ts'

const sized = say(
  'Skidorna finns i {skis}, pjäxorna i storlek {boots} och stavarna i {poles}.',
  'Skiene finnes i {skis}, skoene i størrelse {boots} og stavene i {poles}.',
  'Skis come in {skis}, boots in sizes {boots} and poles in {poles}.',
)
const made = say('Alla delar är från {brand}.', 'Alle delene er fra {brand}.', 'Every part is from {brand}.')
const coloured = say('Färgen är {colour}.', 'Fargen er {colour}.', 'The colour is {colour}.')

/** A package whose text says what it comes in, who made its parts and, of skis, which colour they have. */
export function withParts(plan: ProductPlan): ProductPlan {
  const rows = toRows(specificationsOf(plan))
  const [skis, boots, poles] = ['Skidor', 'Pjäxor', 'Stavar'].map((label) => rows.get(label))
  const [option = 0] = [plan.values.ls_farg ?? []].flat()
  const values = { brand: same(brands[plan.brand].name), colour: inSentence(labelOf('ls_farg', option)) }
  const facts = [
    ...(skis && boots && poles ? [fill(sized, { skis, boots, poles })] : []),
    fill(made, values),
    ...(skis ? [fill(coloured, values)] : []),
  ]
  return {
    ...plan,
    description: perLanguage(
      (language) => `<p>${plan.short[language]}</p><p>${facts.map((fact) => fact[language]).join(' ')}</p>`,
    ),
  }
}
