import type { ReadChanges } from './purge-copy.ts'
import type { PurgeHistory } from './purge-history.ts'
import { CHANGES_MS, HISTORY_AGE_MS } from './purge-limits.ts'
import type { PurgeChanges } from './purge-log.ts'
import type { RelayEntry, RelayStore } from './relay-store.ts'

interface RelayOptions {
  purgeLog: {
    changesSince(sequence: number): PurgeChanges | Promise<PurgeChanges>
    history(): PurgeHistory | Promise<PurgeHistory>
  }
  store: RelayStore
  /** Maximum age of a copy in milliseconds: what a relayed answer must stay clearly below. */
  maxAgeMs: number
  /** Keeps work alive after the answer. */
  waitUntil: (promise: Promise<unknown>) => void
  now?: () => number
}

/**
 * The purge log as the isolates of one data centre share it: one of them asks, the others read its answer from the data
 * centre's cache. An answer says when it was read, so no copy is older than it believes. One isolate claims the renewal
 * beforehand; if it dies, the next one does it.
 */
export function createPurgeRelay({ purgeLog, store, maxAgeMs, waitUntil, now = Date.now }: RelayOptions) {
  const renewAfterMs = maxAgeMs / 4

  async function readRecent(since: number): Promise<RelayEntry> {
    const readAt = now()
    const changes = await purgeLog.changesSince(since)
    const entry = { readAt, claimedAt: 0, changes }
    waitUntil(store.recent.write(entry))
    return entry
  }

  async function recent(): Promise<RelayEntry> {
    const entry = await store.recent.read()
    const startOf = (last: number) => Math.min(now() - CHANGES_MS, last) // numbers are about milliseconds
    if (!entry) return readRecent(startOf(now()))
    const age = now() - entry.readAt
    const isClaimed = now() - entry.claimedAt < renewAfterMs
    if (age < renewAfterMs || (isClaimed && age < maxAgeMs - renewAfterMs)) return entry
    await store.recent.write({ ...entry, claimedAt: now() })
    return readRecent(startOf(entry.changes.sequence))
  }

  /** The history of the data centre, or of the log where changes after `since` would not continue it. */
  async function historyUpTo(since: number): Promise<PurgeHistory> {
    const shared = await store.history.read()
    if (shared && shared.history.sequence >= since && now() - shared.readAt < HISTORY_AGE_MS)
      return shared.history
    const readAt = now()
    const history = await purgeLog.history()
    waitUntil(store.history.write({ readAt, history }))
    return history
  }

  return {
    async changesSince(sequence: number): Promise<ReadChanges> {
      const { changes, readAt } = await recent()
      if (changes.since <= sequence) return { ...changes, readAt }
      return { ...changes, history: await historyUpTo(changes.since), readAt }
    },
  }
}
