import { prepare, sql } from '#platform/sql.ts'
import { CODE_LENGTH, type CodeRow, numberOfCode } from './packed-facets.ts'

/** Columns of `listing` that are loaded into memory. */
const NUMBER_COLUMNS = ['id', 'final_price', 'popularity', 'status', 'visibility', 'is_in_stock'] as const

type NumberColumn = (typeof NUMBER_COLUMNS)[number]

/**
 * The small columns of a store's `listing`, by ascending id, with which a text search filters, sorts and counts. A
 * product is an index into the arrays; 100 000 products take 10 MB.
 */
export interface ListingColumns {
  /** Missing values are NaN. */
  numbers: Record<NumberColumn, Float64Array>
  /** Numbers of the facet codes of all products, one product after the other. */
  facets: Uint16Array
  /** Start index of each product's facets, which is the end of the previous product's. */
  facetStarts: Uint32Array
  /** The facet codes of these numbers. */
  codes: CodeRow[]
}

export const isNumberColumn = (name: string): name is NumberColumn =>
  NUMBER_COLUMNS.some((column) => column === name)

const PRODUCTS_PER_ROW = 8192 // keeps a value well below D1's 2 MB

/** Cache per store. It contains only complete results, because a request must not wait for another request's read. */
const cache = new Map<number, { version: string; columns: ListingColumns }>()

/** Reads the version of `listing`. */
export const LISTING_VERSION = 'SELECT version FROM catalogue_version'

/** The columns of a store in this version: from memory, or read again when `listing` has changed. */
export async function readListingColumns(
  db: D1Database,
  storeId: number,
  version: string,
): Promise<ListingColumns> {
  const cached = cache.get(storeId)
  if (cached?.version === version) return cached.columns
  const [versions, parts, codes] = await db.batch<VersionRow & PartRow & CodeRow>([
    db.prepare(LISTING_VERSION), // in the same transaction as the rows of this version
    prepare(db, planParts(storeId)),
    db.prepare('SELECT code, attribute, value FROM facet_code'),
  ])
  const columns = toColumns(parts?.results ?? [], codes?.results ?? [])
  cache.set(storeId, { version: versions?.results[0]?.version ?? '', columns })
  return columns
}

interface VersionRow {
  version: string
}

/** Several thousand products: their numbers and facet codes as comma-separated texts. */
type PartRow = Record<NumberColumn | 'facets', string>

const planParts = (
  storeId: number,
) => sql`SELECT group_concat(id) AS id, group_concat(popularity) AS popularity,
    group_concat(COALESCE(final_price, 'NaN')) AS final_price, group_concat(status) AS status,
    group_concat(visibility) AS visibility, group_concat(is_in_stock) AS is_in_stock, group_concat(facets) AS facets
  FROM (SELECT id, popularity, final_price, status, visibility, is_in_stock, facets, row_number() OVER (ORDER BY id) / ${PRODUCTS_PER_ROW} AS part FROM listing
    WHERE store_id = ${storeId} ORDER BY id)
  GROUP BY part ORDER BY part`

function toColumns(parts: PartRow[], codes: CodeRow[]): ListingColumns {
  const numbersOf = (column: NumberColumn) =>
    Float64Array.from(
      parts
        .map((part) => part[column])
        .join(',')
        .split(','),
      Number,
    )
  const numbers = NUMBER_COLUMNS.map((column) => [column, numbersOf(column)])
  const facets = readFacets(parts.map((part) => part.facets).join(','))
  return { numbers: parts.length > 0 ? Object.fromEntries(numbers) : NO_NUMBERS, ...facets, codes }
}

const NO_NUMBERS = Object.fromEntries(NUMBER_COLUMNS.map((column) => [column, new Float64Array()])) as Record<
  NumberColumn,
  Float64Array
> // of the names it is made from

/** Reads the facet codes, comma-separated by product. */
function readFacets(text: string): Pick<ListingColumns, 'facets' | 'facetStarts'> {
  const products = text.split(',')
  const facets = new Uint16Array(text.length / CODE_LENGTH)
  const facetStarts = new Uint32Array(products.length + 1)
  let end = 0
  products.forEach((codes, product) => {
    for (let at = 0; at < codes.length; at += CODE_LENGTH) facets[end++] = numberOfCode(codes, at)
    facetStarts[product + 1] = end
  })
  return { facets: facets.slice(0, end), facetStarts }
}

/** The indexes of products with ascending ids, found in one pass over both lists. Unknown ids are left out. */
export function placesOf(productIds: Iterable<number>, ids: Float64Array): number[] {
  const places: number[] = []
  let at = 0
  for (const id of productIds) {
    while ((ids[at] ?? Number.POSITIVE_INFINITY) < id) at++
    if (ids[at] === id) places.push(at)
  }
  return places
}
