/** How a list can be sorted. `field` is a field of the search index; null leaves the order to relevance. */
export interface Sort {
  field: string | null
  direction: 'asc' | 'desc'
}

/** The ten sorts (Spec §9) in the order the shop offers them, relevance for searches only, with the index fields of contract §15.5. */
export const sorts = {
  relevance: { field: null, direction: 'desc' },
  popularity: { field: 'popularity', direction: 'desc' },
  'price-asc': { field: 'final_price', direction: 'asc' },
  'price-desc': { field: 'final_price', direction: 'desc' },
  discount: { field: 'discount', direction: 'desc' },
  latest: { field: 'created_at', direction: 'desc' },
  oldest: { field: 'created_at', direction: 'asc' },
  updated: { field: 'updated_at', direction: 'desc' },
  'name-asc': { field: 'name.keyword', direction: 'asc' },
  'name-desc': { field: 'name.keyword', direction: 'desc' },
} as const satisfies Record<string, Sort>

export type SortId = keyof typeof sorts

/** The kind of listing: products of a category (or brand, campaign), or hits of a text search. */
export type ListingKind = 'category' | 'search'

/** Whether a text is the id of a sort. */
export const isSortId = (id: string): id is SortId => Object.hasOwn(sorts, id)
