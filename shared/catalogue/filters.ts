import { isSortId, type ListingKind, type SortId } from './sort.ts'

/** The query of a listing's URL. All functions here keep it canonical: values sorted, no empty lists. */
export interface ListQuery {
  /** Chosen values per attribute code: `{ ls_farg: ['49', '50'], price: ['500-1000'] }`. */
  filters: Record<string, string[]>
  /** Null: the listing's default sort. */
  sort: SortId | null
  /** 1-based. */
  page: number
  /** The search text, on the search page. */
  text: string | null
}

export const emptyListQuery: ListQuery = { filters: {}, sort: null, page: 1, text: null }

/** Keys of the query that are not filters (Spec §2: `s` is the search text). */
const keys = { sort: 'sort', page: 'page', text: 's' } as const

/** Names of the form fields for the price without JavaScript: `price-from=500&price-to=900` means `price=500-900`. */
export const priceFields = { from: 'price-from', to: 'price-to' } as const

/** What `visibleText` leaves out (checkout/typed-text.ts), which would be one more file of every list. */
const UNSEEN = /(?![\t\n\r]|\u200d\p{ExtPict})[\p{Cc}\p{Cf}]/gu

/** Filter codes: the price, the shop's attributes (Spec §3, `ls_*`) and the platform's two stock facets. */
const FILTER_CODE = /^(?:price|color|size|ls_[a-z0-9_]+)$/
/** The code of the price among the filters. */
export const PRICE = 'price'

/**
 * Reads the query of a listing; unknown parameters are ignored. A value may occur once or repeatedly:
 * `?ls_farg=50&ls_farg=49&price=500-1000&sort=price-asc&page=2`.
 */
export function readListQuery(params: URLSearchParams, kind: ListingKind = 'category'): ListQuery {
  const codes = [...new Set(params.keys())].filter((code) => FILTER_CODE.test(code))
  const filters = codes.map((code) => [code, readValues(code, params.getAll(code))] as const)
  const typed = readPriceFields(params)
  return {
    filters: canonical({ ...Object.fromEntries(filters), ...(typed && { [PRICE]: [typed] }) }),
    sort: readSort(params.get(keys.sort)),
    page: readPage(params.get(keys.page)),
    text: kind === 'search' ? params.get(keys.text)?.replace(UNSEEN, '').trim() || null : null,
  }
}

function readValues(code: string, values: string[]): string[] {
  if (code !== PRICE) return values
  const range = values.map(parsePriceRange).find((one) => one !== null)
  return range ? [`${range.from}-${range.to ?? ''}`] : []
}

/**
 * The price range from the form fields, in either order and with the spaces and decimals that people write (`4 000`, `4000,50`);
 * null when they are empty or invalid.
 */
function readPriceFields(params: URLSearchParams): string | null {
  const [from, to] = [priceFields.from, priceFields.to].map((field) => {
    const text = params.get(field)?.replace(/\s/g, '')
    return text && /^\d{1,7}([.,]\d{1,2})?$/.test(text) ? Number.parseInt(text, 10) : null
  })
  const isTurned = from != null && to != null && to < from
  const value = isTurned ? `${to}-${from}` : `${from ?? 0}-${to ?? ''}`
  return parsePriceRange(value) && value
}

const readSort = (id: string | null): SortId | null => (id && isSortId(id) && id !== 'relevance' ? id : null)

const readPage = (text: string | null): number => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1)

/**
 * Removes unknown filters. `values` returns the allowed values of a code, or undefined for an unknown code (contract
 * §16.15).
 */
export function withoutUnknownFilters(
  query: ListQuery,
  values: (code: string) => Set<string> | undefined,
): ListQuery {
  const filters = Object.entries(query.filters).map(([code, chosen]) => {
    const allowed = values(code)
    return [code, code === PRICE ? chosen : chosen.filter((value) => allowed?.has(value))] as const
  })
  return { ...query, filters: canonical(Object.fromEntries(filters)) }
}

interface FilterClick {
  code: string
  value: string
  /** Only one value can be chosen: a new one replaces it. */
  single: boolean
}

/**
 * The query after a click on a filter: the value is added or removed, and the list returns to page 1 (Spec §2 and §4,
 * Filter toggling).
 */
export function toggleFilter(query: ListQuery, { code, value, single }: FilterClick): ListQuery {
  const chosen = query.filters[code] ?? []
  const others = single ? [] : chosen.filter((other) => other !== value)
  const values = chosen.includes(value) ? others : [...others, value]
  return { ...query, filters: canonical({ ...query.filters, [code]: values }), page: 1 }
}

export const setPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page })

/** The query without filters, sort and page (R2.91). The search text stays. */
export const resetFilters = (query: ListQuery): ListQuery => ({ ...emptyListQuery, text: query.text })

/** Whether the list is filtered. Search engines must not index such pages. */
export const hasFilters = (query: ListQuery): boolean => Object.keys(query.filters).length > 0

/**
 * Whether several values are chosen. The values are the catalogue's own, but their combinations are more than any cache
 * can hold.
 */
export const hasCombinedFilters = ({ filters }: Pick<ListQuery, 'filters'>): boolean =>
  Object.values(filters).flat().length > 1

/**
 * The canonical form of a query, for links and cache keys. Keys and values are sorted; page 1 and the default sort are
 * left out. Example: `ls_farg=49&ls_farg=50&page=2`.
 */
export function listQueryToString({ filters, sort, page, text }: ListQuery): string {
  const pairs = Object.entries(filters).flatMap(([code, values]) =>
    values.map((value): [string, string] => [code, value]),
  )
  if (sort) pairs.push([keys.sort, sort])
  if (page > 1) pairs.push([keys.page, String(page)])
  if (text) pairs.push([keys.text, text])
  return pairs
    .toSorted(byText)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&') // a list has hundreds of links, and URLSearchParams would be five times slower
}

/** The link of a filter, sort or page: `/skidor?ls_farg=49`. */
export function filterLink(path: string, query: ListQuery): string {
  const search = listQueryToString(query)
  return search ? `${path}?${search}` : path
}

function canonical(filters: Record<string, string[]>): Record<string, string[]> {
  const lists = Object.entries(filters).map(
    ([code, values]) => [code, [...new Set(values.filter(Boolean))].toSorted()] as const,
  )
  return Object.fromEntries(lists.filter(([, values]) => values.length > 0).toSorted(byText))
}

/** Orders by code unit, the same in every runtime. */
function byText(
  [one, first]: readonly [string, unknown],
  [other, second]: readonly [string, unknown],
): number {
  if (one !== other) return one < other ? -1 : 1
  return String(first) < String(second) ? -1 : 1
}

/** A price range in major units, as in the query; `to` null: no upper bound. */
export interface PriceRange {
  from: number
  to: number | null
}

/** Parses `500-1000` or `4000-`; null when it has another form or includes every price. */
export function parsePriceRange(value: string): PriceRange | null {
  const [, from, to] = /^(\d{1,7})-(\d{0,7})$/.exec(value) ?? []
  if (from === undefined) return null
  const range = { from: Number(from), to: to ? Number(to) : null }
  const isUnbounded = range.from === 0 && range.to === null // would be a filter without bounds, see contract §15.2
  return isUnbounded || (range.to !== null && range.to < range.from) ? null : range
}
