import type { StoreView } from '../store-views.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import {
  collatorOf,
  FACET_CODES,
  type FilterAttribute,
  type FilterCounts,
  toFilterGroups,
} from './filter-groups.ts'
import { type ListQuery, PRICE, parsePriceRange } from './filters.ts'
import { isPriceStep, priceRanges } from './price-ranges.ts'
import { PAGE_SIZE, type ProductList, pageCount, sliderBounds } from './product-list.ts'
import { type ScoredRow, scoreRows } from './score-rows.ts'
import { sorts as allSorts, type SortId } from './sort.ts'

/** Which products a listing is about: those of a category, with an attribute value, or found by a text. */
export type ListingScope =
  | { kind: 'category'; categoryId: number }
  | { kind: 'attribute'; code: string; value: string }
  | { kind: 'search'; text: string }

interface SavedSearch {
  scope: ListingScope
  query: Pick<ListQuery, 'filters' | 'sort' | 'page'>
  attributes: Record<string, FilterAttribute>
  store: StoreView
  /** What a category was offered last, the default first; without it all sorts are. */
  sorts?: readonly SortId[]
}

/**
 * A listing of the saved products, as the platform would answer if it had no others: the same filters, counts, sort
 * orders and pages. A page after the last one is the last.
 */
export function searchSaved(rows: CatalogueRow[], search: SavedSearch): ProductList {
  const { scope, query, attributes, store } = search
  const listed = rowsOf(rows, search)
  const found = listed.filter(({ row }) => passes(row, query.filters, store))
  const sorts = sortsOf(search)
  const sort = query.sort && sorts.includes(query.sort) ? query.sort : sorts[0]
  const sorted = sortRows(found, sort, store)
  const pages = pageCount(sorted.length)
  const page = Math.min(query.page, pages)
  const cards = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ card }) => card)
  const count = (scored: ScoredRow[]) => countRows(scored, query.filters, store)
  const withoutOwn = (code: string) =>
    listed.filter(({ row }) => passes(row, { ...query.filters, [code]: [] }, store))
  return {
    cards,
    total: sorted.length,
    fakeTotal: sorted.length,
    page,
    pageCount: pages,
    filters: toFilterGroups({
      codes: FACET_CODES.filter((code) => scope.kind !== 'attribute' || code !== scope.code),
      attributes,
      chosen: query.filters,
      counted: count(found),
      ownCounts: Object.fromEntries(
        Object.keys(query.filters).map((code) => [code, count(withoutOwn(code))]),
      ),
      all: countRows(listed, {}, store),
      prices: cards.flatMap(({ price }) => price.current ?? []),
      store,
    }),
    sort,
    sorts,
  }
}

/** As `offeredSorts` has them, of what a category was offered. */
function sortsOf({ scope, sorts = Object.keys(allSorts) as SortId[] }: SavedSearch): ProductList['sorts'] {
  const [first, ...others] = sorts.filter((id) => id !== 'relevance') // the table's keys
  if (!first) return ['relevance']
  return scope.kind === 'search' ? ['relevance', first, ...others] : [first, ...others]
}

const LISTED = [2, 4] // visibility (Spec §5; contract §17 C3)
const FOUND = [3, 4]

/** The rows of a scope, before any filter. */
function rowsOf(rows: CatalogueRow[], { scope, attributes }: SavedSearch): ScoredRow[] {
  const visible = rows.filter(({ visibility }) =>
    (scope.kind === 'search' ? FOUND : LISTED).includes(visibility),
  )
  switch (scope.kind) {
    case 'search':
      return scoreRows(visible, scope.text, attributes)
    case 'category':
      return unscored(visible.filter(({ categoryIds }) => categoryIds.includes(scope.categoryId)))
    case 'attribute':
      return unscored(visible.filter(({ values }) => values[scope.code]?.includes(scope.value)))
    default:
      return scope satisfies never
  }
}

const unscored = (rows: CatalogueRow[]): ScoredRow[] => rows.map((row) => ({ row, score: 0 }))

/** Values of one attribute are alternatives, attributes are not. */
function passes(row: CatalogueRow, filters: Record<string, string[]>, store: StoreView): boolean {
  return Object.entries(filters).every(([code, chosen]) => {
    if (chosen.length === 0) return true
    if (code === PRICE) return isInRange(row, chosen[0] ?? '', store)
    return chosen.some((value) => row.values[code]?.includes(value))
  })
}

function isInRange({ price }: CatalogueRow, value: string, { priceSteps }: StoreView): boolean {
  const range = parsePriceRange(value)
  if (!range) return true
  if (price === null || price < range.from * 100) return false
  if (range.to === null) return true
  return isPriceStep(value, priceSteps) ? price < range.to * 100 : price <= range.to * 100
}

function countRows(scored: ScoredRow[], filters: Record<string, string[]>, store: StoreView): FilterCounts {
  const rows = scored.map(({ row }) => row)
  const ranges = [...priceRanges(store.priceSteps), ...(filters[PRICE] ?? [])]
  return {
    values(code) {
      const counts = new Map<string, number>()
      for (const { values } of rows)
        for (const value of new Set(values[code])) counts.set(value, (counts.get(value) ?? 0) + 1)
      return counts
    },
    priceRanges: new Map(
      ranges.map((value) => [value, rows.filter((row) => isInRange(row, value, store)).length]),
    ),
    priceBounds: sliderBounds(rows.flatMap(({ price }) => price ?? [])),
  }
}

/** Sorted as the platform does it: missing values last, equal ones by id; without a sort by score and popularity. */
function sortRows(scored: ScoredRow[], sort: SortId, store: StoreView): CatalogueRow[] {
  const compare = comparisons[sort]
  return scored
    .toSorted((one, other) => compare(one, other, store) || one.row.card.id - other.row.card.id)
    .map(({ row }) => row)
}

type Compare = (one: ScoredRow, other: ScoredRow, store: StoreView) => number

const byNumber =
  (key: 'popularity' | 'discount'): Compare =>
  (one, other) =>
    other.row[key] - one.row[key]

const byTime =
  (key: 'createdAt' | 'updatedAt', direction: 1 | -1): Compare =>
  (one, other) =>
    direction * (one.row[key] < other.row[key] ? -1 : Number(one.row[key] > other.row[key]))

const byPrice =
  (direction: 1 | -1): Compare =>
  ({ row: { price: one } }, { row: { price: other } }) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : direction * (one - other)

const byName =
  (direction: 1 | -1): Compare =>
  (one, other, { locale }) =>
    direction * collatorOf(locale).compare(one.row.card.name, other.row.card.name)

const comparisons: Record<SortId, Compare> = {
  popularity: byNumber('popularity'),
  relevance: (one, other, store) => other.score - one.score || comparisons.popularity(one, other, store),
  'price-asc': byPrice(1),
  'price-desc': byPrice(-1),
  discount: byNumber('discount'),
  latest: byTime('createdAt', -1),
  oldest: byTime('createdAt', 1),
  updated: byTime('updatedAt', -1),
  'name-asc': byName(1),
  'name-desc': byName(-1),
}
