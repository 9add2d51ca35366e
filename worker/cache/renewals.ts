import type { CacheContext } from './cache-context.ts'

/** The pause after a failed renewal. Without it, every view of a stale page would start another renewal during an outage. */
const PAUSE_MS = 10_000

type Context = Pick<CacheContext, 'isolate' | 'now'>

/** Pauses the renewal of an entry, page or data, because it has failed. */
export const pauseRenewal = ({ isolate, now }: Context, key: string): void =>
  isolate.pausedRenewals.set(key, now() + PAUSE_MS, 1)

/** Whether the renewal of an entry is paused after a failure. */
export const isRenewalPaused = ({ isolate, now }: Context, key: string): boolean =>
  (isolate.pausedRenewals.get(key) ?? 0) > now()
