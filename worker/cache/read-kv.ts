import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import type { CacheContext } from './cache-context.ts'

/** KV answers within 20 ms from near and within 200 from afar. The platform is the better source then. */
const MAX_WAIT_MS = 300
/** How long a silent KV is left alone: so a page waits for it once, and not for all of its data. */
const REST_MS = 1000

type Context = Pick<CacheContext, 'isolate' | 'log' | 'now'>

/** What KV has; null: nothing, or it is silent. A failing KV throws. */
export async function readKv<T>(
  { isolate, log, now }: Context,
  get: () => Promise<T | null>,
): Promise<T | null> {
  if (now() < isolate.kvRestsUntil) return null
  const answer = await withTimeout(get(), MAX_WAIT_MS)
  if (answer !== TIMED_OUT) return answer
  isolate.kvRestsUntil = now() + REST_MS
  log.warn('cache.silentKv', { waitedMs: MAX_WAIT_MS })
  return null
}
