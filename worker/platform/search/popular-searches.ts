import * as z from 'zod/mini'
import { freshnessOf } from '../../cache/freshness.ts'
import { contentTag } from '../../cache/tags.ts'
import { throwIfAway } from '../answer.ts'
import type { PlatformClient } from '../client.ts'
import { SEARCH_DEADLINE_MS } from '../deadlines.ts'

/** What an empty search field proposes (contract §22); nothing when the platform does not say. */
export function fetchPopularSearches(platform: PlatformClient): Promise<string[]> {
  return platform.cache.fetch(`popular-searches|${platform.store.code}`, {
    freshness: freshnessOf,
    tags: () => [contentTag('popular-searches')],
    load: async () => {
      const call = { result: z.array(z.string()), deadlineMs: SEARCH_DEADLINE_MS }
      const answer = await platform.get('/api/ext/search-service/popular', call)
      if (answer.ok) return answer.result
      throwIfAway(answer)
      return []
    },
  })
}
