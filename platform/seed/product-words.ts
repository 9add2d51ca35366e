import type { Language } from '../commerce/stores.ts'
import { stemOf } from '../search/languages.ts'
import { categoryTerm } from '../search/text-terms.ts'
import { BOOSTS } from '../search/weigh-products.ts'
import { degreesTerm, termsOf, wordsOf } from '../search/words.ts'
import { lineageOf } from './categories.ts'
import type { ProductPlan } from './plan.ts'
import type { DocumentContext } from './to-documents.ts'
import { type AttributeCode, labelOf } from './vocabulary/attributes.ts'
import type { ProductWords } from './word-index.ts'

/** The words of name, sku, category names, sizes, colours and flavours, each with the sum of the boosts of its fields (tie breaker 1). */
export function wordsOfProduct(plan: ProductPlan, { store, categories }: DocumentContext): ProductWords {
  const { language } = store
  const names = plan.categories
    .flatMap((key) => lineageOf(categories.get(key) ?? missing(key)))
    .map(({ name }) => name)
  const waxLabels = labelsOf(plan, WAX, language)
  const colours = [
    ...labelsOf(plan, COLOURS, language),
    ...waxLabels.map((label) => label.split(' ')[0] ?? ''),
  ]
  const fields: [string, number][] = [
    [plan.name[language], BOOSTS.name],
    [names.join(' '), BOOSTS.categoryName],
    [labelsOf(plan, SIZES, language).join(', '), BOOSTS.size],
    [colours.join(', '), BOOSTS.colour],
    [labelsOf(plan, FLAVOURS, language).join(', '), BOOSTS.flavour],
    [labelsOf(plan, AMOUNTS, language).map(digitsOf).join(', '), BOOSTS.size],
  ]
  const boosts = new Map<string, number>()
  for (const [text, boost] of [...fields, [plan.sku, BOOSTS.sku] as const]) {
    for (const word of new Set(termsOf(text))) boosts.set(word, (boosts.get(word) ?? 0) + boost)
  }
  for (const degrees of waxLabels.flatMap(degreesIn)) boosts.set(degreesTerm(degrees), BOOSTS.colour)
  for (const name of names) boosts.set(termOfCategory(name, language), BOOSTS.wholeCategory)
  return { boosts: [...boosts], texts: fields.map(([text]) => text) }
}

/** Attributes that say how long or large something is, which colour it has, and for which snow a wax is. */
const SIZES: AttributeCode[] = [
  'ls_skidlangd',
  'ls_klader_storlek',
  'ls_sko_storlek',
  'ls_storlek_utrust',
  'ls_volym',
]
const COLOURS: AttributeCode[] = ['ls_farg']
const FLAVOURS: AttributeCode[] = ['ls_smak']
const AMOUNTS: AttributeCode[] = ['ls_varde']
const WAX: AttributeCode[] = ['ls_farg_valla']

/** The options a product comes in: its own, and those of its children. */
function labelsOf({ values, children }: ProductPlan, codes: AttributeCode[], language: Language): string[] {
  return codes.flatMap((code) => {
    const options = [values, ...children.map((child) => child.values)].flatMap((one) => one[code] ?? [])
    return [...new Set(options)].map((option) => labelOf(code, option)[language])
  })
}

/** What shoppers type of an amount: `1 000 kr` → `1000`. */
const digitsOf = (label: string): string => label.replace(/\D/g, '')

/** Every whole temperature of a range: `Lila −4 till 0 °C` → −4 … 0. */
function degreesIn(label: string): number[] {
  const [lowest = 0, highest = -1] = (label.match(/[−-]?\d+/g) ?? []).map((text) =>
    Number(text.replace('−', '-')),
  )
  return Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at)
}

const termOfCategory = (name: string, language: Language): string =>
  categoryTerm(wordsOf(name).map((word) => stemOf(word, language)))

function missing(key: string): never {
  throw new Error(`no category ${key}`)
}
