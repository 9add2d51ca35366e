import { TIMED_OUT, withTimeout } from '../../async/with-timeout.ts'
import type { Log } from '../../observability/log.ts'
import type { Purged, Purges } from '../cache-status.ts'
import type { PurgeChanges } from './purge-log.ts'

/** The purge log that the copy reads, or a test's stand-in. */
export interface PurgeSource {
  changesSince(sequence: number): PurgeChanges | Promise<PurgeChanges>
}

export interface RefreshRequest {
  source: PurgeSource
  /** Maximum age of the copy in milliseconds; 0 reads the log every time. */
  pollMs: number
  log: Log
  waitUntil: (promise: Promise<unknown>) => void
}

/** This isolate's copy of the purge log. */
export interface PurgeCopy {
  /** Null until the log was read once. Until then no cache entry can be trusted. */
  current(): Purges | null
  apply(changes: PurgeChanges): void
  /**
   * Reads the log when the copy is too old. The caller must await a returned promise. After half of its maximum age the
   * copy is refreshed in the background, so a busy isolate never waits. When the log cannot be reached, the last copy
   * stays valid.
   */
  refresh(request: RefreshRequest): Promise<void> | undefined
}

/** The log normally answers within milliseconds. */
const MAX_WAIT_MS = 1000

export function createPurgeCopy({ now = Date.now, maxWaitMs = MAX_WAIT_MS } = {}): PurgeCopy {
  let purges: Purges | null = null
  let lastReadAt = Number.NEGATIVE_INFINITY // when the last read started, successful or not
  let copiedAt = Number.NEGATIVE_INFINITY // when the last successful read started
  let currentRead: { startedAt: number; done: Promise<void> } | null = null

  function read({ source, log, waitUntil }: RefreshRequest): Promise<void> {
    const startedAt = now()
    const done = withTimeout(readSource(source, purges?.sequence ?? 0), maxWaitMs)
      .then((changes) => {
        if (changes === TIMED_OUT) throw new Error(`no answer within ${maxWaitMs} ms`)
        purges = mergeChanges(purges, changes)
        copiedAt = Math.max(copiedAt, startedAt)
      })
      .catch((error: unknown) => {
        const copyAgeMs = purges ? now() - copiedAt : null
        log.warn('purge.logUnreachable', { copyAgeMs, error })
      })
      .finally(() => {
        lastReadAt = Math.max(lastReadAt, startedAt)
        if (currentRead?.done === done) currentRead = null
      })
    currentRead = { startedAt, done }
    waitUntil(done)
    return done
  }

  return {
    current: () => purges,
    apply(changes) {
      purges = mergeChanges(purges, changes)
    },
    refresh(request) {
      const { pollMs } = request
      const age = now() - lastReadAt
      if (age < pollMs / 2) return undefined
      const shared = currentRead && now() - currentRead.startedAt < pollMs ? currentRead : null
      if (age < pollMs) {
        if (!shared) read(request)
        return undefined
      }
      return shared ? withTimeout(shared.done, maxWaitMs).then(() => undefined) : read(request)
    },
  }
}

/** The copy with the changes merged in. Numbers only grow, so the order in which changes arrive does not matter. */
export function mergeChanges(current: Purges | null, { sequence, floor, tags }: PurgeChanges): Purges {
  if (current && tags.length === 0 && floor === current.floor && sequence <= current.sequence) return current
  const merged = new Map<string, Purged>(current?.tags)
  for (const { tag, hard, soft } of tags) {
    const before = merged.get(tag)
    merged.set(tag, { hard: Math.max(hard, before?.hard ?? 0), soft: Math.max(soft, before?.soft ?? 0) })
  }
  const highest = Math.max(floor, current?.floor ?? 0)
  for (const [tag, { hard, soft }] of merged) {
    if (Math.max(hard, soft) <= highest) merged.delete(tag)
  }
  return { sequence: Math.max(sequence, current?.sequence ?? 0), floor: highest, tags: merged }
}

const readSource = async (source: PurgeSource, sequence: number) => source.changesSince(sequence)
