import { TIMED_OUT, withTimeout } from '../../async/with-timeout.ts'
import type { Log } from '../../observability/log.ts'
import { type Purges, purgedOf } from '../cache-status.ts'
import type { PurgeHistory } from './purge-history.ts'
import { CHANGES_MS, MAX_CHANGES } from './purge-limits.ts'
import type { PurgeChanges } from './purge-log.ts'

/** What a copy reads: the purge log, what a data centre shares of it, or a test's stand-in. */
export interface PurgeSource {
  /** The changes after a number. After 0: the history, and what it does not have yet. */
  changesSince(sequence: number, reading: Reading): ReadChanges | Promise<ReadChanges>
}

/** What a read may need: the maximum age of the copy, and where its failures and its remaining work go. */
type Reading = Pick<RefreshRequest, 'pollMs' | 'log' | 'waitUntil'>

export interface ReadChanges extends PurgeChanges {
  /** When the purge log was read; absent: just now. */
  readAt?: number
  history?: PurgeHistory
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
  /** Merges changes that continue the copy. Without a copy they are left to the next read, which has all of them. */
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
/** At most so many background reads within the maximum age: what a data centre shares may be as old as the copy. */
const READS_PER_AGE = 20

export function createPurgeCopy({ now = Date.now } = {}): PurgeCopy {
  let purges: Purges | null = null
  let readAt = Number.NEGATIVE_INFINITY // when the log was read that this copy has
  let failedAt = Number.NEGATIVE_INFINITY // when the last read began that failed although the copy was too old
  let startedAt = Number.NEGATIVE_INFINITY // when the last read started
  let currentRead: Promise<void> | null = null

  function read(request: RefreshRequest): Promise<void> {
    const { log, waitUntil } = request
    const start = now()
    startedAt = start
    const done = withTimeout(readSource(request, numberToReadFrom(purges)), MAX_WAIT_MS)
      .then((changes) => {
        if (changes === TIMED_OUT) throw new Error(`no answer within ${MAX_WAIT_MS} ms`)
        purges = mergeChanges(purges, changes)
        readAt = Math.max(readAt, changes.readAt ?? start)
      })
      .catch((error: unknown) => {
        if (start - readAt >= request.pollMs) failedAt = Math.max(failedAt, start)
        const copyAgeMs = purges ? now() - readAt : null
        log.warn('purge.logUnreachable', { copyAgeMs, error })
      })
      .finally(() => {
        if (currentRead === done) currentRead = null
      })
    currentRead = done
    waitUntil(done)
    return done
  }

  return {
    current: () => purges,
    apply(changes) {
      if (purges) purges = mergeChanges(purges, changes)
    },
    refresh(request) {
      const { pollMs } = request
      const countsFrom = Math.max(readAt, failedAt - pollMs / 2) // after a failure nobody waits: the next read is in the background
      const age = now() - countsFrom
      if (age < pollMs / 2) return undefined
      const sinceStart = now() - startedAt
      const shared = sinceStart < pollMs ? currentRead : null
      if (age < pollMs) {
        if (!shared && sinceStart >= pollMs / READS_PER_AGE) read(request)
        return undefined
      }
      return shared ? withTimeout(shared, MAX_WAIT_MS).then(() => undefined) : read(request)
    },
  }
}

/** The number after which changes are read; 0: the copy has too many tags of its own, and reads the history again. */
function numberToReadFrom(purges: Purges | null): number {
  if (!purges) return 0
  const { sequence, history, tags } = purges
  const isHistoryOld = sequence - (history?.sequence ?? 0) > CHANGES_MS // numbers are about milliseconds
  return tags.size > MAX_CHANGES && isHistoryOld ? 0 : sequence
}

/**
 * The copy with the changes merged in. Numbers only grow, so the order in which changes arrive does not matter. Where changes do
 * not continue the copy, everything before them counts as purged.
 */
export function mergeChanges(copy: Purges | null, changes: ReadChanges): Purges {
  const { since, sequence, tags, history } = changes
  const current = history ? withHistory(copy, history) : (copy ?? createPurges())
  const floor = Math.max(changes.floor, since > current.sequence ? since : 0)
  const news = tags.filter((tag) => isNews(tag, current))
  if (news.length === 0 && floor <= current.floor)
    return sequence > current.sequence ? { ...current, sequence } : current
  const merged = new Map(current.tags)
  for (const { tag, hard, soft } of news) {
    const before = merged.get(tag)
    merged.set(tag, { hard: Math.max(hard, before?.hard ?? 0), soft: Math.max(soft, before?.soft ?? 0) })
  }
  const highest = Math.max(floor, current.floor)
  return {
    ...current,
    sequence: Math.max(sequence, current.sequence),
    floor: highest,
    tags: tagsAfter(highest, merged),
  }
}

const createPurges = (): Purges => ({ sequence: 0, floor: 0, tags: new Map(), history: null })

/** A copy with the newer history; of its own tags it keeps those that the history does not have yet. */
function withHistory(copy: Purges | null, history: PurgeHistory): Purges {
  const { tags, ...current } = copy ?? createPurges()
  if (current.history && current.history.sequence >= history.sequence) return { ...current, tags }
  return {
    sequence: Math.max(current.sequence, history.sequence),
    floor: Math.max(current.floor, history.floor),
    tags: tagsAfter(history.sequence, tags),
    history,
  }
}

const tagsAfter = (sequence: number, tags: Purges['tags']): Purges['tags'] =>
  new Map([...tags].filter(([, { hard, soft }]) => Math.max(hard, soft) > sequence))

/** Whether a copy lacks a purge. Those up to its floor count as purged anyway. */
function isNews({ tag, hard, soft }: PurgeChanges['tags'][number], current: Purges): boolean {
  const before = purgedOf(tag, current)
  return Math.max(hard, soft) > current.floor && (hard > (before?.hard ?? 0) || soft > (before?.soft ?? 0))
}

const readSource = async ({ source, ...reading }: RefreshRequest, sequence: number) =>
  source.changesSince(sequence, reading)
