import { type Sql, sql } from '#platform/sql.ts'
import type { CountRow } from './aggregations.ts'

/**
 * Facet values as codes of two letters, with all of a product's in one text (`listing.facets`). Counting the values of
 * forty thousand products is then one pass over a string; grouping their rows in SQL would sort a million rows.
 */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = LETTERS.length
export const CODE_LENGTH = 2
const PRODUCTS_PER_ROW = 8192 // keeps a row well below D1's 2 MB
const NO_LETTER = 255

/** The code of the n-th facet value; 3 844 are possible. */
export function codeOfNumber(number: number): string {
  if (number >= BASE ** CODE_LENGTH) throw new Error('more facet values than codes')
  return `${LETTERS[Math.floor(number / BASE)]}${LETTERS[number % BASE]}`
}

/** All facets and prices of the products that `from` finds, several thousand products per row. */
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

/** Counts the values in the rows; price rows have no attribute. */
export function countPacked(rows: PackedRow[], codes: CodeRow[]): CountRow[] {
  const counts = createFacetCounts()
  for (const { facets } of rows) countCodes(facets, counts)
  const prices = new Map<number | null, number>()
  for (const row of rows) {
    for (const price of row.prices.split(',')) addPrice(prices, price === '-' ? null : Number(price))
  }
  return toCountRows({ counts, prices }, codes)
}

/** Number of products per facet value, by the number of its code. */
export const createFacetCounts = (): Uint32Array => new Uint32Array(BASE ** CODE_LENGTH)

/** Counts one more product with this price; null: without a price. */
export const addPrice = (prices: Map<number | null, number>, price: number | null): void => {
  prices.set(price, (prices.get(price) ?? 0) + 1)
}

/** The counts by attribute and value; price rows have no attribute. */
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

/** The number of the code at an index of a text. */
export const numberOfCode = (text: string, at = 0): number =>
  (letterNumbers[text.charCodeAt(at)] ?? 0) * BASE + (letterNumbers[text.charCodeAt(at + 1)] ?? 0)

function countCodes(facets: string, counts: Uint32Array): void {
  for (let at = 0; at < facets.length; at += CODE_LENGTH) {
    const number = numberOfCode(facets, at)
    counts[number] = (counts[number] ?? 0) + 1
  }
}
