import type { MessageKey } from '../i18n/messages.ts'

/** How a list can be sorted. `field` is a field of the search index; null leaves the order to relevance. */
export interface Sort {
  field: string | null
  direction: 'asc' | 'desc'
  label: MessageKey
}

/** The ten sorts (Spec §9) in the order the shop offers them, relevance for searches only, with the index fields of contract §15.5. */
export const sorts = {
  relevance: { field: null, direction: 'desc', label: 'sort.relevance' },
  popularity: { field: 'popularity', direction: 'desc', label: 'sort.popularity' },
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

/** Whether a text is the id of a sort. */
export const isSortId = (id: string): id is SortId => Object.hasOwn(sorts, id)
