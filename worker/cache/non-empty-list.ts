import { AppError } from '#shared/errors.ts'
import type { DataCache } from './data-cache.ts'
import type { FetchOptions } from './data-loader.ts'
import { NEGATIVE_FRESHNESS } from './freshness.ts'

/** The answer was an empty list, although every shop has such things. */
class EmptyAnswer extends AppError {}

/**
 * A list that every page needs. While the search index is rebuilt, it answers with an empty list: then the last list that was not
 * empty is used. If there is none, the list is empty for a minute, so that a new shop without such things can be opened.
 */
export async function fetchNonEmpty<T extends object>(
  cache: DataCache,
  key: string,
  { empty, ...options }: FetchOptions<T> & { empty: T },
): Promise<T> {
  const emptyKey = `no-${key}`
  const fetchEmpty = () =>
    cache.fetch(emptyKey, { ...options, freshness: NEGATIVE_FRESHNESS, load: async () => empty })
  if (cache.peek(emptyKey)) return fetchEmpty()
  const load = async () => {
    const list = await options.load()
    if (Object.keys(list).length > 0) return list
    throw new EmptyAnswer('errors.wrongFormat', { cause: `${key} is empty`, status: 502 })
  }
  return cache.fetch(key, { ...options, load }).catch((error: unknown) => {
    if (error instanceof EmptyAnswer) return fetchEmpty()
    throw error
  })
}
