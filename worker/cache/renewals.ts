import type { CacheContext } from './cache-context.ts'

/** How long an entry rests after a failed renewal. In an outage every view of a stale page would begin another one. */
const REST_MS = 10_000

type Context = Pick<CacheContext, 'isolate' | 'now'>

/** Remembers that the renewal of an entry, page or data, has failed. */
export const restRenewal = ({ isolate, now }: Context, key: string): void =>
  isolate.restingRenewals.set(key, now() + REST_MS, 1)

/** Whether the last renewal of an entry failed a moment ago. */
export const isRenewalResting = ({ isolate, now }: Context, key: string): boolean =>
  (isolate.restingRenewals.get(key) ?? 0) > now()
