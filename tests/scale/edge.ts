import { createSingleFlight } from '#worker/async/single-flight.ts'
import type { CacheContext } from '#worker/cache/cache-context.ts'
import type { Isolate } from '#worker/cache/isolate.ts'
import { createMemoryCache } from '#worker/cache/memory-cache.ts'
import { createPurgeCopy, type PurgeSource } from '#worker/cache/purge/purge-copy.ts'
import { HISTORY_AGE_MS } from '#worker/cache/purge/purge-limits.ts'
import { createPurgeRelay } from '#worker/cache/purge/purge-relay.ts'
import type { RelayStore } from '#worker/cache/purge/relay-store.ts'
import { createSimulatedTime, type SimulatedTime } from '../support/simulated-time.ts'
import { type CountedLog, createCountedLog } from './counted-log.ts'
import { createRandom } from './random.ts'
import type { RegionalKv } from './regional-kv.ts'

/** How long things take, milliseconds. */
const LOG_MS = 80
const CACHE_MS = 4

/** Entries are a thousandth of their real size, and so are the memories of an isolate. */
const SCALE = 1000
const MEMORY_BYTES = (16 * 1024 * 1024) / SCALE

/** What the isolates of one data centre share. */
export interface DataCentre {
  relays: RelayStore
  kv: RegionalKv
}

/** The cache of a data centre: what is written is there a moment later, for as long as `relay-store.ts` says. */
export function createRelays(time: SimulatedTime): RelayStore {
  const shelf = <Entry>(maxAgeMs: number) => {
    let stored: Entry | null = null
    let storedAt = 0
    return {
      async read() {
        await time.sleep(CACHE_MS)
        return time.now() - storedAt < maxAgeMs ? stored : null
      },
      async write(entry: Entry) {
        await time.sleep(CACHE_MS)
        stored = entry
        storedAt = time.now()
      },
    }
  }
  return { recent: shelf(60_000), history: shelf(HISTORY_AGE_MS) }
}

export interface Edge {
  time: SimulatedTime
  purgeLog: CountedLog
  pollMs: number
  /** False: every isolate asks the log itself, as before. */
  isRelayed: boolean
  random: () => number
  /** Called for what the caches warn of: a model has none. */
  onWarning: (event: string) => void
}

interface EdgeOptions extends Pick<Edge, 'pollMs' | 'isRelayed'> {
  seed: number
}

/** An edge without isolates: its clock, its purge log, and what its caches have warned of. */
export function createEdge({ seed, pollMs, isRelayed }: EdgeOptions): Edge & { warnings: Set<string> } {
  const time = createSimulatedTime()
  const warnings = new Set<string>()
  return {
    time,
    purgeLog: createCountedLog(time.now),
    random: createRandom(seed),
    pollMs,
    isRelayed,
    warnings,
    onWarning: (event) => void warnings.add(event),
  }
}

/** An isolate that has just started, with the shop's own caches over simulated time. */
export function startIsolate(edge: Edge, { relays, kv }: DataCentre): CacheContext {
  const { time, pollMs, random, onWarning } = edge
  const isolate: Isolate = {
    pages: createMemoryCache(MEMORY_BYTES),
    data: createMemoryCache(MEMORY_BYTES * 30), // an answer is not a thousandth here, but about a thirtieth
    singleFlight: createSingleFlight(),
    purges: createPurgeCopy({ now: time.now }),
    pausedRenewals: createMemoryCache(2000),
    kvPausedUntil: 0,
  }
  const log = { warn: onWarning, error: onWarning }
  const waitUntil = (promise: Promise<unknown>) => void promise.catch((error) => onWarning(String(error)))
  const source = sourceOf(edge, relays, waitUntil)
  return {
    isolate,
    kv: kv.namespace,
    log,
    waitUntil,
    now: time.now,
    random,
    refreshPurges: () => isolate.purges.refresh({ source, pollMs, log, waitUntil }),
    purges: isolate.purges.current,
    recordTiming: () => undefined,
  }
}

function sourceOf(
  { time, purgeLog, pollMs, isRelayed }: Edge,
  store: RelayStore,
  waitUntil: CacheContext['waitUntil'],
): PurgeSource {
  const distant = {
    async changesSince(sequence: number) {
      const changes = purgeLog.changesSince(sequence)
      await time.sleep(LOG_MS)
      return changes
    },
    async history() {
      const history = purgeLog.history()
      await time.sleep(LOG_MS)
      return history
    },
  }
  return isRelayed
    ? createPurgeRelay({ purgeLog: distant, store, maxAgeMs: pollMs, waitUntil, now: time.now })
    : distant
}
