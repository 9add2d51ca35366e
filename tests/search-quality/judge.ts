import type { JudgedQuery, WantedProduct } from './judged-query.ts'
import type { JudgedLanguage } from './languages.ts'
import { type FoundProduct, fetchDocuments, type Send, searchText } from './search-door.ts'

/** A judged query with the place of its best answer, from 1; null: not among the first ten. */
export interface Ranked {
  query: string
  rank: number | null
}

/** Asks all queries of a language. Pages and products are two lists: a place is one in the list that it is in. */
export async function rankAll(send: Send, { index, queries }: JudgedLanguage): Promise<Ranked[]> {
  const labels = await readLabels(send, index)
  const ranked: Ranked[] = []
  for (const judged of queries) {
    const { products, pages } = await searchText(send, index, judged.query)
    const at =
      judged.kind === 'page'
        ? pages.findIndex(({ slug }) => judged.slugs.includes(slug))
        : products.findIndex((one) => isWanted(one, judged.best, labels))
    ranked.push({ query: judged.query, rank: at < 0 ? null : at + 1 })
  }
  return ranked
}

const FIRST = 3

/** Whether the best answer is not among the first three. */
export const isFar = ({ rank }: Ranked): boolean => rank === null || rank > FIRST

/** How many of the best answers are among the first three, in percent. */
export const shareAmongFirst = (ranked: Ranked[]): number =>
  (1 - ranked.filter(isFar).length / ranked.length) * 100

/** The kind of a query for reports: what its best answer is. */
export const wishOf = (judged: JudgedQuery): string =>
  judged.kind === 'page'
    ? `page ${judged.slugs.join(', ')}`
    : Object.values(judged.best).map(String).join(', ')

/** Labels of attribute options and names of categories, by id. */
interface Labels {
  options: Map<string, string>
  categories: Map<number, string>
}

async function readLabels(send: Send, index: string): Promise<Labels> {
  const attributes = await fetchDocuments<AttributeDocument>(send, index, 'attribute')
  const categories = await fetchDocuments<{ id: number; name: string }>(send, index, 'category')
  return {
    options: new Map(
      attributes.flatMap(({ attribute_code: code, options = [] }) =>
        options.map(({ value, label }): [string, string] => [`${code} ${value}`, label]),
      ),
    ),
    categories: new Map(categories.map(({ id, name }) => [id, name])),
  }
}

interface AttributeDocument {
  attribute_code: string
  options?: { value: string; label: string }[]
}

const SIZES = ['ls_skidlangd', 'ls_klader_storlek', 'ls_sko_storlek', 'ls_storlek_utrust', 'ls_volym']

function isWanted(hit: FoundProduct, wanted: WantedProduct, labels: Labels): boolean {
  const { name, sku, category, colour, size, degrees, below } = wanted
  const labelsOf = (code: string) => optionLabels(hit, code, labels)
  return (
    (!name || name.test(hit.name)) &&
    (!sku || skusOf(hit).includes(sku)) &&
    (!category || (hit.category_ids ?? []).some((id) => labels.categories.get(id) === category)) &&
    (!colour || labelsOf('ls_farg').some((label) => [colour].flat().includes(label))) &&
    (!size || SIZES.some((code) => labelsOf(code).includes(size))) &&
    (degrees === undefined || labelsOf('ls_farg_valla').some((label) => holdsDegrees(label, degrees))) &&
    (below === undefined || (hit.final_price_incl_tax ?? Number.POSITIVE_INFINITY) < below)
  )
}

const skusOf = ({ sku, configurable_children: children = [] }: FoundProduct) => [
  sku,
  ...children.map((child) => child.sku),
]

/** Labels of the options that a product has, or comes in. */
const optionLabels = (hit: FoundProduct, code: string, { options }: Labels): string[] =>
  [hit[code], hit[`${code}_options`]].flat().flatMap((value) => options.get(`${code} ${value}`) ?? [])

/** `Röd −1 till +3 °C` holds every temperature from −1 to 3. */
function holdsDegrees(label: string, degrees: number): boolean {
  const [lowest = Number.NaN, highest = Number.NaN] = (label.match(/[−-]?\d+/g) ?? []).map((number) =>
    Number(number.replace('−', '-')),
  )
  return lowest <= degrees && degrees <= highest
}
