import { AppError } from '#shared/errors.ts'
import type { DataCache, FetchOptions } from './data-cache.ts'
import { NEGATIVE_FRESHNESS } from './freshness.ts'

/** Nothing came where every shop has something. */
class EmptyAnswer extends AppError {}

/**
 * A list that every page needs. An index that is being rebuilt answers with nothing: then the last list that was not empty is used. Where
 * there is none, the list is empty for a minute, so that a shop without such things opens, too.
 */
export async function fetchFilled<T extends object>(
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
