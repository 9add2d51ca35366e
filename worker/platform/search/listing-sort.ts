import * as z from 'zod/mini'
import { offeredSorts } from '#shared/catalogue/offered-sorts.ts'
import { type ListingKind, type SortId, sorts } from '#shared/catalogue/sort.ts'
import type { PlatformClient } from '../client.ts'
import { appliedSort, baseFilters, createSearchRequest, emptySearchQuery } from '../protocol/search.ts'
import { isDue, isSortable, rememberSortable } from './index-fields.ts'
import { search } from './search.ts'

/** The sorts that a listing of this platform offers, its default sort first. */
const sortsOf = ({ store, listing }: PlatformClient, kind: ListingKind) =>
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
  if (platform.runInBackground && fieldsOf(platform).some((field) => isDue(platform.store.index, field)))
    platform.runInBackground(learnSorts)
  const offered = sortsOf(platform, kind)
  const sort = wanted && offered.includes(wanted) ? wanted : offered[0]
  try {
    return { sort, sorts: offered, result: await load(sort) }
  } catch (error) {
    if (sortsOf(platform, kind).includes(sort)) throw error
    platform.runInBackground?.(learnSorts)
    return loadSorted(platform, { kind, wanted }, load)
  }
}

const fieldsOf = ({ listing }: PlatformClient): string[] =>
  listing.sorts.flatMap((id) => sorts[id].field ?? [])

/** Tries every sort, so that no shopper has to. */
async function learnSorts(platform: PlatformClient): Promise<void> {
  for (const id of platform.listing.sorts) {
    const query = { ...emptySearchQuery, _appliedFilters: baseFilters(), _appliedSort: appliedSort(id) }
    const request = { ...createSearchRequest('product', { query }), size: 0 }
    const isDone = await search(platform, request, z.unknown()).then(
      () => true,
      () => false, // what the failure says of the field is remembered
    )
    const { field } = sorts[id]
    if (isDone && field) rememberSortable(platform.store.index, field)
  }
}
