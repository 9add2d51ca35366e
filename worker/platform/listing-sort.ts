import * as z from 'zod/mini'
import { offeredSorts } from '#shared/catalogue/offered-sorts.ts'
import type { ListingKind, SortId } from '#shared/catalogue/sort.ts'
import type { PlatformClient } from './client.ts'
import { isSortable } from './index-fields.ts'
import { appliedSort, baseFilters, createSearchRequest, emptySearchQuery } from './protocol/search.ts'
import { search } from './search.ts'

/** The sorts that a listing of this platform offers, its default sort first. */
export const sortsOf = ({ store, listing }: PlatformClient, kind: ListingKind) =>
  offeredSorts(kind, { ids: listing.sorts, isSortable: (field) => isSortable(store.index, field) })

interface Sorted<T> {
  sort: SortId
  sorts: [SortId, ...SortId[]]
  result: T
}

/**
 * Loads a listing in the wanted sort, or in the default sort when that is not offered. When the index turns out not to
 * have the field of the sort, the listing is loaded again without it.
 */
export async function loadSorted<T>(
  platform: PlatformClient,
  { kind, wanted }: { kind: ListingKind; wanted: SortId | null },
  load: (sort: SortId) => Promise<T>,
): Promise<Sorted<T>> {
  const sorts = sortsOf(platform, kind)
  const sort = wanted && sorts.includes(wanted) ? wanted : sorts[0]
  try {
    return { sort, sorts, result: await load(sort) }
  } catch (error) {
    if (sortsOf(platform, kind).includes(sort)) throw error
    platform.runInBackground?.(learnSorts)
    return loadSorted(platform, { kind, wanted }, load)
  }
}

/** Tries every sort that is still offered, so that no shopper has to. */
async function learnSorts(platform: PlatformClient): Promise<void> {
  for (const sort of sortsOf(platform, 'category')) {
    const query = { ...emptySearchQuery, _appliedFilters: baseFilters(), _appliedSort: appliedSort(sort) }
    const request = { ...createSearchRequest('product', { query }), size: 0 }
    await search(platform, request, z.unknown()).catch(ignoreFailure)
  }
}

/** Ignores the failure: what it says of the field is remembered. */
const ignoreFailure = () => null
