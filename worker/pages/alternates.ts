import { emptyListQuery, filterLink, type ListQuery } from '#shared/catalogue/filters.ts'
import type { Alternates } from '#shared/page-data.ts'
import { type PagePath, type PathParams, pathTo } from '#shared/paths.ts'
import { type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'

/** Names of the pages whose path has no parameters. */
export type FixedPath = { [N in PagePath]: keyof PathParams<N> extends never ? N : never }[PagePath]

/** Addresses of a page that every store has. */
export const alternatesOf = (name: FixedPath): Alternates =>
  Object.fromEntries(storeCodes.map((code) => [code, pathTo(name, {}, storeViews[code])]))

/** Addresses of a page in the stores that have it; `pathIn` is null for the others. */
export async function findInStores(
  pathIn: (store: StoreView) => Promise<string | null>,
): Promise<Alternates> {
  const paths = storeCodes.map(async (code) => [code, await pathIn(storeViews[code])] as const)
  return Object.fromEntries((await Promise.all(paths)).filter(([, path]) => path !== null))
}

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
