import type { Log } from '../observability/log.ts'
import type { UpstreamTimings } from '../observability/timings.ts'
import type { Purges } from './cache-status.ts'
import { type Isolate, isolate } from './isolate.ts'
import type { Refreshing } from './purge/purge-copy.ts'

/** What the caches of one request work with. */
export interface CacheContext {
  isolate: Isolate
  kv: KVNamespace
  log: Log
  waitUntil: (promise: Promise<unknown>) => void
  now: () => number
  /** 0 to 1, for the jitter of lives. */
  random: () => number
  /** Brings the isolate's copy of the purge log up to date where it is due. */
  refreshPurges: () => Promise<void> | undefined
  /** What this isolate knows of purges at this moment. */
  purges: () => Purges | null
  note: UpstreamTimings['note']
}

interface RequestContext extends Pick<CacheContext, 'kv' | 'log' | 'waitUntil'>, RefreshOptions {
  timings?: UpstreamTimings
}

/** Where this isolate's copy of the purge log comes from, and how old it may be, in milliseconds. */
export type RefreshOptions = Pick<Refreshing, 'source' | 'pollMs'>

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
    purges: isolate.purges.known,
    note: (name, description) => timings?.note(name, description),
  }
}
