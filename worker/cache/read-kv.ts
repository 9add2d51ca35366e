import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import type { CacheContext } from './cache-context.ts'

/** KV answers within 20 ms when it is near and within 200 ms when it is far. When it is slower, the platform is asked instead. */
const MAX_WAIT_MS = 300
/** How long KV is not asked after a timeout. So a page waits once, not once for each of its values. */
const PAUSE_MS = 1000

type Context = Pick<CacheContext, 'isolate' | 'log' | 'now'>

/** The value in KV; null: it has none, or it did not answer in time. A failing KV throws. */
export async function readKv<T>(
  { isolate, log, now }: Context,
  get: () => Promise<T | null>,
): Promise<T | null> {
  if (now() < isolate.kvPausedUntil) return null
  const answer = await withTimeout(get(), MAX_WAIT_MS)
  if (answer !== TIMED_OUT) return answer
  isolate.kvPausedUntil = now() + PAUSE_MS
  log.warn('cache.silentKv', { waitedMs: MAX_WAIT_MS })
  return null
}
