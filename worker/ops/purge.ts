import { chunk } from '#shared/chunk.ts'
import type { AppContext } from '../app-env.ts'
import { isolate } from '../cache/isolate.ts'
import type { PurgeChanges, PurgeRequest } from '../cache/purge/purge-log.ts'
import { purgeLogOf } from '../cache/purge/purge-log-of.ts'
import { affectedTags, everything, productIdOf, productTag } from '../cache/tags.ts'
import { fetchParentIds } from '../platform/search/parent-ids.ts'
import { cacheContextOf, platformOf } from '../request/services.ts'
import { createBudget } from '../upstream/deadline.ts'

/**
 * Purges tags: first in the purge log, which numbers the purge, then in this isolate. The other isolates see it when
 * they refresh their copy of the log. Returns the number.
 */
export async function purge(c: AppContext, { tags, soft }: PurgeRequest): Promise<number> {
  const request = { tags: await withParents(c, tags), soft }
  const { refreshPurges, purges } = cacheContextOf(c)
  await refreshPurges() // an isolate whose first request this is has no copy yet
  const changes = await recordPurge(c, request, purges()?.sequence ?? 0)
  isolate.purges.apply(changes)
  await purgeWorkersCache(c, request)
  return changes.sequence
}

/** Before another try, milliseconds. A deployment starts the purge log anew: the call under way is lost, the next one works. */
const RETRY_DELAYS_MS = [100, 500]

/** Records a purge in the log. It may be recorded twice: that purges nothing more. */
async function recordPurge(
  c: AppContext,
  request: PurgeRequest,
  since: number,
  [delayMs, ...delaysMs] = RETRY_DELAYS_MS,
): Promise<PurgeChanges> {
  try {
    return await purgeLogOf(c.env).purge(request, since) // a stub that has failed is of no use any more
  } catch (error) {
    if (delayMs === undefined) throw error
    c.var.log.warn('purge.triedAgain', { tags: request.tags, error })
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    return recordPurge(c, request, since, delaysMs)
  }
}

/** How long a purge waits for the catalogue, in milliseconds. */
const PARENTS_MS = 1000

/**
 * The tags, and those of the products that the named ones are variants of: a list has the tags of its cards, and a card may show a
 * variant's price. Without an answer of the catalogue in time, the tags as they are.
 */
export async function withParents(c: AppContext, tags: string[]): Promise<string[]> {
  const ids = tags.flatMap((tag) => productIdOf(tag) ?? [])
  if (ids.length === 0 || tags.includes(everything)) return tags
  const platform = platformOf(c, { budget: createBudget(PARENTS_MS), isBackground: true })
  const parents = await fetchParentIds(platform, ids)
  return [...new Set([...tags, ...parents.map(productTag)])]
}

const TAGS_PER_CALL = 100 // maximum of Workers Cache

/** Purges Workers Cache too, where it is in front of the shop. A failure there does not affect our own caches. */
async function purgeWorkersCache(c: AppContext, { tags, soft }: PurgeRequest): Promise<void> {
  const { cache } = c.executionCtx as { cache?: CacheContext } // absent in local runtimes
  if (!cache) return
  const send = (options: CachePurgeOptions) => (soft ? cache.invalidate(options) : cache.purge(options))
  try {
    if (tags.includes(everything)) return logFailure(c, await send({ purgeEverything: true }))
    for (const part of chunk(affectedTags(tags), TAGS_PER_CALL)) logFailure(c, await send({ tags: part }))
  } catch (error) {
    c.var.log.error('purge.notPassedOn', { tags, error })
  }
}

function logFailure(c: AppContext, { success, errors }: CachePurgeResult): void {
  if (!success) c.var.log.error('purge.notPassedOn', { errors })
}
