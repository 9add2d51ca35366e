import type { PictureKind } from '#platform/images/product-art.ts'
import type { ProductPlan } from '../plan.ts'
import { type AttributeCode, labelOf } from '../vocabulary/attributes.ts'
import { same, say, type Texts } from '../vocabulary/texts.ts'

/** A row of a product's specification, beside those of its attributes. */
export interface SpecificationRow {
  label: Texts
  value: Texts
}

/** What is known of each kind of thing, by what it is drawn as. */
export type Specifications = Partial<Record<PictureKind, (plan: ProductPlan) => SpecificationRow[]>>

/** Names of rows that many kinds have. */
export const labels = {
  weight: say('Vikt', 'Vekt', 'Weight'), // in place of the band of the attribute of this name
  length: say('Längd', 'Lengde', 'Length'), // one or several: a comparison has one row for both
  core: say('Kärna', 'Kjerne', 'Core'),
  base: say('Belag', 'Såle', 'Base'),
  sidecut: say('Sidskärning', 'Innsving', 'Sidecut'),
  camber: say('Spann', 'Spenn', 'Camber'),
  edge: say('Stålkant', 'Stålkant', 'Steel edge'),
  material: say('Material', 'Materiale', 'Material'),
  upper: say('Ovandel', 'Overdel', 'Upper'),
  lining: say('Foder', 'Fôr', 'Lining'),
  sole: say('Sula', 'Såle', 'Sole'),
  fits: say('Passar', 'Passer til', 'Fits'),
  mounting: say('Montering', 'Montering', 'Mounting'),
  grip: say('Handtag', 'Håndtak', 'Grip'),
  basket: say('Truga', 'Trinse', 'Basket'),
  tip: say('Spets', 'Pigg', 'Tip'),
  use: say('Användning', 'Bruk', 'Use'),
  care: say('Skötsel', 'Stell', 'Care'),
  contents: say('Innehåll', 'Innhold', 'Contents'), // as the attribute
  included: say('Ingår', 'Følger med', 'Included'),
  sizes: say('Storlekar', 'Størrelser', 'Sizes'),
  complaint: say('Reklamationsrätt', 'Reklamasjonsrett', 'Legal guarantee'),
} as const

export const row = (label: Texts, value: Texts | string): SpecificationRow => ({
  label,
  value: typeof value === 'string' ? same(value) : value,
})

export const care = (text: Texts): SpecificationRow => row(labels.care, text)

/** `1 090 g per par`, and of which length or size. */
export const pairWeight = (grams: number, of?: Texts | string): SpecificationRow =>
  row(labels.weight, withSize(perPair(grams), of))

/** `210 g`, and of which length or size. */
export const weight = (grams: number, of?: Texts | string): SpecificationRow =>
  row(labels.weight, withSize(inGrams(grams), of))

const perPair = (grams: number): Texts => {
  const { sv, nb, en } = inGrams(grams)
  return say(`${sv} per par`, `${nb} per par`, `${en} per pair`)
}

const inGrams = (grams: number): Texts => {
  const digits = String(grams)
  const [thousands, rest] = [digits.slice(0, -3), digits.slice(-3)]
  if (thousands === '') return same(`${grams} g`)
  return say(`${thousands}\u00a0${rest} g`, `${digits} g`, `${thousands},${rest} g`)
}

function withSize({ sv, nb, en }: Texts, of?: Texts | string): Texts {
  if (of === undefined) return say(sv, nb, en)
  const size = typeof of === 'string' ? same(of) : of
  return say(`${sv} (${size.sv})`, `${nb} (${size.nb})`, `${en} (${size.en})`)
}

/** `Strl. 42`. */
export const ofSize = (size: string): Texts => say(`strl. ${size}`, `str. ${size}`, `size ${size}`)

const SWEDISH_YEARS = 3 // consumer sales act (2022:260), section 5:1; the International store sells by it, too
const NORWEGIAN_YEARS = { ordinary: 2, durable: 5 } // forbrukerkjøpsloven § 27

/** How long one may complain of a fault. `durable`: meant to last much longer than two years. */
export const complaint = (lasts: 'ordinary' | 'durable'): SpecificationRow =>
  row(labels.complaint, say(`${SWEDISH_YEARS} år`, `${NORWEGIAN_YEARS[lasts]} år`, `${SWEDISH_YEARS} years`))

/** The number in a model's name: `Spår 90` → 90. */
export const modelNumber = ({ model = '' }: ProductPlan, ordinary: number): number =>
  Number(/\d+/.exec(model)?.[0] ?? ordinary)

/** The options that the variants of a product have, without repeats. */
export const optionsOf = ({ children }: ProductPlan, code: AttributeCode): Texts[] => {
  const values = new Set(children.flatMap(({ values }) => values[code] ?? []))
  return [...values].map((value) => labelOf(code, value))
}

/** The length of a ski or pole that comes in one, in cm; undefined: it has a choice, or no length. */
export function lengthOfOne({
  values: { ls_skidlangd: ski, ls_storlek_utrust: pole },
}: ProductPlan): number | undefined {
  const label =
    typeof ski === 'number'
      ? labelOf('ls_skidlangd', ski)
      : typeof pole === 'number' && labelOf('ls_storlek_utrust', pole)
  return label ? Number.parseInt(label.sv, 10) : undefined
}
