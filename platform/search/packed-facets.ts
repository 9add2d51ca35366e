import type { CountRow } from './aggregations.ts'
import { type Sql, sql } from './sql.ts'

/**
 * Facet values in two letters each, all of a product's in one text (`listing.facets`): counting the values of forty
 * thousand products then is a walk along a string, where grouping their rows in SQL sorts a million of them.
 */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = LETTERS.length
export const CODE_LENGTH = 2
const PRODUCTS_PER_ROW = 8192 // keeps a row well below D1's 2 MB
const NO_LETTER = 255

/** The code of the n-th facet value; there is room for 3 844. */
export function codeOfNumber(number: number): string {
  if (number >= BASE ** CODE_LENGTH) throw new Error('more facet values than codes')
  return `${LETTERS[Math.floor(number / BASE)]}${LETTERS[number % BASE]}`
}

/** All facets and prices of the products that `from` finds, some thousand products a row. */
export const planPackedFacets = (from: Sql): Sql => sql`
  SELECT COUNT(*) AS products, group_concat(facets, '') AS facets, group_concat(price) AS prices FROM
    (SELECT p.facets, COALESCE(p.final_price, '-') AS price, row_number() OVER () / ${PRODUCTS_PER_ROW} AS part ${from})
  GROUP BY part`

/** The codes of the attributes that are counted. */
export const planCodes = (attributes: string[]): Sql => sql`SELECT code, attribute, value FROM facet_code
  WHERE attribute IN (SELECT value FROM json_each(${JSON.stringify(attributes)}))`

export interface PackedRow {
  products: number
  facets: string
  prices: string
}

export interface CodeRow {
  code: string
  attribute: string
  value: number
}

/** Counts what the rows hold; prices are the rows without attribute. */
export function countPacked(rows: PackedRow[], codes: CodeRow[]): CountRow[] {
  const counts = createFacetCounts()
  for (const { facets } of rows) countCodes(facets, counts)
  const prices = new Map<number | null, number>()
  for (const row of rows) {
    for (const price of row.prices.split(',')) addPrice(prices, price === '-' ? null : Number(price))
  }
  return toCountRows({ counts, prices }, codes)
}

/** How many products have each facet value, by the number of its code. */
export const createFacetCounts = (): Uint32Array => new Uint32Array(BASE ** CODE_LENGTH)

/** Counts one more product with a price; null: it has none. */
export const addPrice = (prices: Map<number | null, number>, price: number | null): void => {
  prices.set(price, (prices.get(price) ?? 0) + 1)
}

/** What was counted, by attribute and value; prices are the rows without attribute. */
export function toCountRows(
  { counts, prices }: { counts: Uint32Array; prices: Map<number | null, number> },
  codes: CodeRow[],
): CountRow[] {
  const facetRows = codes.map(({ code, attribute, value }) => ({
    attribute,
    value,
    products: counts[numberOfCode(code)] ?? 0,
  }))
  const priceRows = [...prices].map(([value, products]) => ({ attribute: '', value, products }))
  return [...priceRows, ...facetRows.filter(({ products }) => products > 0)]
}

const letterNumbers = new Uint8Array(128).fill(NO_LETTER)
for (let at = 0; at < BASE; at++) letterNumbers[LETTERS.charCodeAt(at)] = at

/** The number of the code that begins at a place of a text. */
export const numberOfCode = (text: string, at = 0): number =>
  (letterNumbers[text.charCodeAt(at)] ?? 0) * BASE + (letterNumbers[text.charCodeAt(at + 1)] ?? 0)

function countCodes(facets: string, counts: Uint32Array): void {
  for (let at = 0; at < facets.length; at += CODE_LENGTH) {
    const number = numberOfCode(facets, at)
    counts[number] = (counts[number] ?? 0) + 1
  }
}
