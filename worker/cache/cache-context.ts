import type { Bindings, Settings } from '../env.ts'
import type { Log } from '../middleware/request-log.ts'
import type { UpstreamTimings } from '../middleware/upstream-timings.ts'
import { purgeSourceOf } from '../purge/purge-log-of.ts'
import { type Isolate, isolate } from './isolate.ts'
import type { Purges } from './standing.ts'

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

interface RequestContext {
  env: Bindings
  settings: Settings
  log: Log
  timings?: UpstreamTimings
  waitUntil: (promise: Promise<unknown>) => void
}

export function createCacheContext({ env, settings, log, timings, waitUntil }: RequestContext): CacheContext {
  const pollMs = settings.purgePollSeconds * 1000
  return {
    isolate,
    kv: env.CACHE,
    log,
    waitUntil,
    now: Date.now,
    random: Math.random,
    refreshPurges: () => isolate.purges.refresh({ source: purgeSourceOf(env), pollMs, log, waitUntil }),
    purges: isolate.purges.known,
    note: (name, description) => timings?.note(name, description),
  }
}
