import type { PictureView } from '#platform/images/art.ts'
import type { ColourName } from '#platform/images/palette.ts'
import type { Language } from '../commerce/stores.ts'
import type { ChildPlan, ProductPlan } from './plan.ts'
import { slugOf } from './slugs.ts'
import { labelOf } from './vocabulary/attributes.ts'
import { colourOf, waxColourOf } from './vocabulary/colours.ts'

/** What flavours look like: the colour of each option, by its Swedish label. */
const flavourTones: Record<string, ColourName> = {
  Blåbär: 'purple',
  Citron: 'yellow',
  Hallon: 'pink',
  Kola: 'orange',
  Choklad: 'brown',
  Lingon: 'red',
  Apelsin: 'orange',
  'Havre och honung': 'yellow',
  Neutral: 'white',
  Cola: 'black',
}

const NUMBERED = [
  'ls_skidlangd',
  'ls_storlek_utrust',
  'ls_variant_utrust',
  'ls_hjul',
  'ls_volym',
  'ls_varde',
] as const

/** Which of the product's pictures: `child` is the variant it belongs to, the first one where there is none. */
interface PictureChoice {
  view: PictureView
  language: Language
  child?: ChildPlan | undefined
  /** Without the numbers of one size. */
  isPlain?: boolean
}

/** Path of a picture (platform/README.md, Conventions). Only the whole product shows the numbers of one size. */
export function pictureOf(
  plan: ProductPlan,
  { view, language, child, isPlain = false }: PictureChoice,
): string {
  const numbers = view === 'front' && !isPlain ? numbersOf(plan, child, language) : []
  const maker = [plan.brand, plan.model && slugOf(plan.model)].filter(Boolean).join('-')
  return `/product/${plan.picture}/${maker}_${toneOf(plan, child)}-${[view, ...numbers].join('_')}.svg`
}

/** The colour that a variant is drawn in. */
export function toneOf(plan: ProductPlan, child = plan.children[0]): ColourName {
  const values = { ...plan.values, ...child?.values }
  const wax = plan.axes.includes('ls_farg_valla') && waxColourOf(Number(values.ls_farg_valla))
  if (wax) return wax.slug
  if (plan.axes.includes('ls_smak'))
    return flavourTones[labelOf('ls_smak', Number(values.ls_smak)).sv] ?? 'white'
  return typeof values.ls_farg === 'number' ? colourOf(values.ls_farg).slug : plan.colour
}

function numbersOf(plan: ProductPlan, child: ChildPlan | undefined, language: Language): number[] {
  const amount = plan.values.ls_varde
  if (!child)
    return typeof amount === 'number' ? printedNumbers('ls_varde', amount, language) : (plan.printed ?? [])
  return NUMBERED.filter((code) => plan.axes.includes(code)).flatMap((code) =>
    printedNumbers(code, child.values[code] ?? 0, language),
  )
}

const CAMBERS = ['Mjukt spann', 'Medelhårt spann', 'Hårt spann']
const LITRE = 1000
const CURRENCIES = { kr: 1, '€': 2 } as const

/** `190 cm` → 190, `1 l` → 1000, `Hjul 3, medel` → 3, `Hårt spann` → 3, `25 €` → 25 and the number of the currency. */
function printedNumbers(code: (typeof NUMBERED)[number], option: number, language: Language): number[] {
  const label = labelOf(code, option)
  if (CAMBERS.includes(label.sv)) return [CAMBERS.indexOf(label.sv) + 1]
  const number = Number(label[language].replace(/\D/g, ''))
  if (code === 'ls_varde') return [number, label[language].includes('€') ? CURRENCIES['€'] : CURRENCIES.kr]
  return [label.sv.endsWith(' l') ? number * LITRE : number]
}
