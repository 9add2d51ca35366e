import type { Context } from 'hono'
import { isolate } from '../cache/isolate.ts'
import { everything, reachedBy } from '../cache/tags.ts'
import type { AppEnv } from '../env.ts'
import type { PurgeOrder } from './purge-log.ts'
import { purgeLogOf } from './purge-log-of.ts'

/**
 * Purges: the log first, which gives the purge its number, then this isolate at once; the others see it when their copy
 * of the log is due. Returns the number.
 */
export async function purge(c: Context<AppEnv>, order: PurgeOrder): Promise<number> {
  const known = isolate.purges.known()?.sequence ?? 0
  const changes = await purgeLogOf(c.env).purge(order, known)
  isolate.purges.apply(changes)
  await passOn(c, order)
  return changes.sequence
}

const TAGS_PER_CALL = 100 // Workers Cache takes no more in one purge

/** Where Workers Cache stands in front of the shop it is told as well. A failure there leaves our own caches purged. */
async function passOn(c: Context<AppEnv>, { tags, soft }: PurgeOrder): Promise<void> {
  const { cache } = c.executionCtx as { cache?: CacheContext } // absent in local runtimes
  if (!cache) return
  const tell = (options: CachePurgeOptions) => (soft ? cache.invalidate(options) : cache.purge(options))
  try {
    if (tags.includes(everything)) return report(c, await tell({ purgeEverything: true }))
    const reached = reachedBy(tags)
    for (let at = 0; at < reached.length; at += TAGS_PER_CALL)
      report(c, await tell({ tags: reached.slice(at, at + TAGS_PER_CALL) }))
  } catch (error) {
    c.var.log.error('purge.notPassedOn', { tags, error })
  }
}

function report(c: Context<AppEnv>, { success, errors }: CachePurgeResult): void {
  if (!success) c.var.log.error('purge.notPassedOn', { errors })
}
