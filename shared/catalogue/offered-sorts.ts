import { type ListingKind, type SortId, sorts } from './sort.ts'

/** All sorts but relevance, the default sort of categories first (Spec §9). */
export const allSorts = (Object.keys(sorts) as SortId[]).filter((id) => id !== 'relevance') // the table's keys

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
