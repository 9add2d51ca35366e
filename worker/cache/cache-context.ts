import type { Log } from '../observability/log.ts'
import type { UpstreamTimings } from '../observability/timings.ts'
import type { Purges } from './cache-status.ts'
import { type Isolate, isolate } from './isolate.ts'
import type { RefreshRequest } from './purge/purge-copy.ts'

/** What the caches of one request depend on. */
export interface CacheContext {
  isolate: Isolate
  kv: KVNamespace
  log: Log
  waitUntil: (promise: Promise<unknown>) => void
  now: () => number
  /** 0 to 1: spreads the ends of entries' lives. */
  random: () => number
  /** Refreshes the isolate's copy of the purge log when it is due. */
  refreshPurges: () => Promise<void> | undefined
  /** This isolate's copy of the purge log at this moment. */
  purges: () => Purges | null
  recordTiming: UpstreamTimings['record']
}

interface RequestContext extends Pick<CacheContext, 'kv' | 'log' | 'waitUntil'>, RefreshOptions {
  timings?: UpstreamTimings
}

/** The purge log to read, and the maximum age of the isolate's copy in milliseconds. */
export type RefreshOptions = Pick<RefreshRequest, 'source' | 'pollMs'>

export function createCacheContext({
  kv,
  log,
  timings,
  waitUntil,
  ...refresh
}: RequestContext): CacheContext {
  return {
    isolate,
    kv,
    log,
    waitUntil,
    now: Date.now,
    random: Math.random,
    refreshPurges: () => isolate.purges.refresh({ ...refresh, log, waitUntil }),
    purges: isolate.purges.current,
    recordTiming: (name, description) => timings?.record(name, description),
  }
}
