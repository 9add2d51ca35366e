import { TIMED_OUT, withTimeout } from '../../async/with-timeout.ts'
import type { Log } from '../../observability/log.ts'
import type { Purged, Purges } from '../cache-status.ts'
import type { PurgeChanges } from './purge-log.ts'

/** Where the copy comes from: the log, or a test's. */
export interface PurgeSource {
  changesSince(sequence: number): PurgeChanges | Promise<PurgeChanges>
}

export interface Refreshing {
  source: PurgeSource
  /** How old the copy may be, in milliseconds; 0 asks the log every time. */
  pollMs: number
  log: Log
  waitUntil: (promise: Promise<unknown>) => void
}

/** This isolate's copy of the purge log. */
export interface PurgeCopy {
  /** Null until the log has been reached once: then nothing that was kept can be trusted. */
  known(): Purges | null
  apply(changes: PurgeChanges): void
  /**
   * Brings the copy up to date where it is due. A promise means: wait for it. Half way through its time a copy is renewed
   * behind the request, so a busy isolate never waits. While the log cannot be reached the last copy stays in force.
   */
  refresh(refreshing: Refreshing): Promise<void> | undefined
}

/** The log answers within milliseconds, or not at all. */
const PATIENCE_MS = 1000

export function createPurgeCopy({ now = Date.now, patienceMs = PATIENCE_MS } = {}): PurgeCopy {
  let purges: Purges | null = null
  let readAt = Number.NEGATIVE_INFINITY // when the log began to be read, or was last tried in vain
  let knownAt = Number.NEGATIVE_INFINITY
  let reading: { startedAt: number; done: Promise<void> } | null = null

  function read({ source, log, waitUntil }: Refreshing): Promise<void> {
    const startedAt = now()
    const done = withTimeout(ask(source, purges?.sequence ?? 0), patienceMs)
      .then((changes) => {
        if (changes === TIMED_OUT) throw new Error(`no answer within ${patienceMs} ms`)
        purges = withChanges(purges, changes)
        knownAt = Math.max(knownAt, startedAt)
      })
      .catch((error: unknown) => {
        const copyAgeMs = purges ? now() - knownAt : null
        log.warn('purge.logUnreachable', { copyAgeMs, error })
      })
      .finally(() => {
        readAt = Math.max(readAt, startedAt)
        if (reading?.done === done) reading = null
      })
    reading = { startedAt, done }
    waitUntil(done)
    return done
  }

  return {
    known: () => purges,
    apply(changes) {
      purges = withChanges(purges, changes)
    },
    refresh(refreshing) {
      const { pollMs } = refreshing
      const age = now() - readAt
      if (age < pollMs / 2) return undefined
      const shared = reading && now() - reading.startedAt < pollMs ? reading : null
      if (age < pollMs) {
        if (!shared) read(refreshing)
        return undefined
      }
      return shared ? withTimeout(shared.done, patienceMs).then(() => undefined) : read(refreshing)
    },
  }
}

/** The copy with what changed: numbers only grow, so answers may come in any order. */
export function withChanges(known: Purges | null, { sequence, floor, tags }: PurgeChanges): Purges {
  if (known && tags.length === 0 && floor === known.floor && sequence <= known.sequence) return known
  const merged = new Map<string, Purged>(known?.tags)
  for (const { tag, hard, soft } of tags) {
    const before = merged.get(tag)
    merged.set(tag, { hard: Math.max(hard, before?.hard ?? 0), soft: Math.max(soft, before?.soft ?? 0) })
  }
  const highest = Math.max(floor, known?.floor ?? 0)
  for (const [tag, { hard, soft }] of merged) {
    if (Math.max(hard, soft) <= highest) merged.delete(tag)
  }
  return { sequence: Math.max(sequence, known?.sequence ?? 0), floor: highest, tags: merged }
}

const ask = async (source: PurgeSource, sequence: number) => source.changesSince(sequence)
