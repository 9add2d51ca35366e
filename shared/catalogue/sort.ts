import type { MessageKey } from '../i18n/messages.ts'

/** How a list can be sorted. `field` is a field of the search index; null leaves the order to relevance. */
export interface Sort {
  field: string | null
  direction: 'asc' | 'desc'
  label: MessageKey
}

/** The ten sorts (Spec §9) in the order the shop offers them, with the index fields of contract §15.5. */
export const sorts = {
  popularity: { field: 'popularity', direction: 'desc', label: 'sort.popularity' },
  relevance: { field: null, direction: 'desc', label: 'sort.relevance' },
  'price-asc': { field: 'final_price', direction: 'asc', label: 'sort.priceAsc' },
  'price-desc': { field: 'final_price', direction: 'desc', label: 'sort.priceDesc' },
  discount: { field: 'discount', direction: 'desc', label: 'sort.discount' },
  latest: { field: 'created_at', direction: 'desc', label: 'sort.latest' },
  oldest: { field: 'created_at', direction: 'asc', label: 'sort.oldest' },
  updated: { field: 'updated_at', direction: 'desc', label: 'sort.updated' },
  'name-asc': { field: 'name.keyword', direction: 'asc', label: 'sort.nameAsc' },
  'name-desc': { field: 'name.keyword', direction: 'desc', label: 'sort.nameDesc' },
} as const satisfies Record<string, Sort>

export type SortId = keyof typeof sorts

/** The kind of listing: products of a category (or brand, campaign), or hits of a text search. */
export type ListingKind = 'category' | 'search'

/** All sorts, the usual one of categories first (Spec §9). */
export const allSorts = Object.keys(sorts) as SortId[] // the record's keys are exactly SortId

/** Every index has the date of a product. */
const FALLBACK: SortId = 'latest'

/**
 * The sorts that a listing offers, its default sort first: relevance for text searches, else the first of `ids`. Sorts by
 * fields that the index cannot sort by are left out. Without any other sort a category is in the order of relevance.
 */
export function offeredSorts(
  kind: ListingKind,
  { ids = allSorts, isSortable = () => true }: OfferedSorts = {},
): [SortId, ...SortId[]] {
  const possible = ids.filter((id) => sorts[id].field !== null && isSortable(sorts[id].field))
  const preferred: SortId[] = kind === 'search' ? [] : [...ids.slice(0, 1), FALLBACK, ...possible]
  const first = preferred.find((id) => possible.includes(id)) ?? 'relevance'
  return [first, ...possible.filter((id) => id !== first)]
}

interface OfferedSorts {
  ids?: readonly SortId[]
  isSortable?: (field: string) => boolean
}

/** Whether a text is the id of a sort. */
export const isSortId = (id: string): id is SortId => Object.hasOwn(sorts, id)
