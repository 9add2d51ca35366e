import { findClaim, parseClaims, withClaim } from '#shared/account/claims.ts'
import { DAY_MS } from '#shared/durations.ts'
import { type DeviceStorage, deviceStorage } from '../../storage/device-storage.ts'

const KEY = 'skare:claims'
const CODE = 'outbox.later'

/** Whether the shopper has postponed the question about waiting orders within the last day. */
export const isPostponed = (now: Date, storage: DeviceStorage = deviceStorage): boolean =>
  findClaim(parseClaims(storage.getItem(KEY)), CODE, { now, maxAgeMs: DAY_MS }) !== null

/** Remembers that the shopper has postponed the question. It is asked again tomorrow, and on the thank-you page. */
export function postpone(ids: string[], now: Date, storage: DeviceStorage = deviceStorage): void {
  const claim = { code: CODE, value: ids, description: 'closed the question about orders not sent yet' }
  void storage.setItem(KEY, JSON.stringify(withClaim(parseClaims(storage.getItem(KEY)), claim, now)))
}
