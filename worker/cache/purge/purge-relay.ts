import type { ReadChanges } from './purge-copy.ts'
import type { PurgeChanges } from './purge-log.ts'
import type { RelayEntry, RelayStore } from './relay-store.ts'

interface RelayOptions {
  purgeLog: { changesSince(sequence: number): PurgeChanges | Promise<PurgeChanges> }
  store: RelayStore
  /** Maximum age of a copy in milliseconds: what a relayed answer must stay clearly below. */
  maxAgeMs: number
  /** Keeps work alive after the answer. */
  waitUntil: (promise: Promise<unknown>) => void
  now?: () => number
}

/** How far back the shared answer goes. Purge numbers are about milliseconds since the epoch. */
const WINDOW = 5 * 60_000
/** How old the shared answer with all tags may be. It is for isolates that have just started. */
const ALL_AGE_MS = 60_000

/**
 * The purge log as the isolates of one data centre share it: one of them asks, the others read its answer from the data
 * centre's cache. An answer says when it was read, so no copy is older than it believes. One isolate claims the renewal
 * beforehand; if it dies, the next one does it.
 */
export function createPurgeRelay({ purgeLog, store, maxAgeMs, waitUntil, now = Date.now }: RelayOptions) {
  const renewAfterMs = maxAgeMs / 4

  async function readLog(name: keyof RelayStore, since: number): Promise<RelayEntry> {
    const readAt = now()
    const changes = await purgeLog.changesSince(since)
    // Nothing happened after the last number, so the answer also holds from there on.
    const entry = { since: Math.min(since, changes.sequence), readAt, claimedAt: 0, changes }
    waitUntil(store[name].write(entry))
    return entry
  }

  async function recent(): Promise<RelayEntry> {
    const entry = await store.recent.read()
    const startOf = (last: number) => Math.min(now() - WINDOW, last)
    if (!entry) return readLog('recent', startOf(now()))
    const age = now() - entry.readAt
    const isClaimed = now() - entry.claimedAt < renewAfterMs
    if (age < renewAfterMs || (isClaimed && age < maxAgeMs - renewAfterMs)) return entry
    await store.recent.write({ ...entry, claimedAt: now() })
    return readLog('recent', startOf(entry.changes.sequence))
  }

  async function all(): Promise<RelayEntry> {
    const entry = await store.all.read()
    return entry && now() - entry.readAt < ALL_AGE_MS ? entry : readLog('all', 0)
  }

  return {
    async changesSince(sequence: number): Promise<ReadChanges> {
      const latest = await recent()
      if (latest.since <= sequence) return { ...latest.changes, readAt: latest.readAt }
      const before = await all()
      if (latest.since <= before.changes.sequence)
        return { ...joined(before.changes, latest.changes), readAt: latest.readAt }
      const { changes, readAt } = await readLog('all', 0) // the two answers do not meet
      return { ...changes, readAt }
    },
  }
}

/** Both answers. A tag may come twice: a copy keeps the higher numbers. */
const joined = (earlier: PurgeChanges, later: PurgeChanges): PurgeChanges => ({
  sequence: Math.max(earlier.sequence, later.sequence),
  floor: Math.max(earlier.floor, later.floor),
  tags: [...earlier.tags, ...later.tags],
})
