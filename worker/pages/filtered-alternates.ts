import { emptyListQuery, filterLink, type ListQuery } from '#shared/catalogue/filters.ts'
import type { Alternates } from '#shared/page-data.ts'

/**
 * A list in the other stores as it is filtered and sorted here: attributes and their values have the same numbers in every
 * store (contract §8). Prices are left out, because each store has its own currency.
 */
export function filteredAlternates(
  alternates: Alternates,
  { filters: { price: _, ...filters }, sort }: ListQuery,
): Alternates {
  return withEach(alternates, (path) => filterLink(path, { ...emptyListQuery, filters, sort }))
}

/** The same address in each store, changed. */
export const withEach = (alternates: Alternates, change: (path: string) => string): Alternates =>
  Object.fromEntries(Object.entries(alternates).map(([code, path]) => [code, change(path)]))
