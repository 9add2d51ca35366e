/** What the payment provider's widget is opened with (Spec §3, Widget state). */
export interface WidgetToken {
  paymentId: string
  widgetJwt: string
  /** ISO 8601. */
  expiredUtc: string
}

const CLOCK_SKEW_MS = 60_000 // contract §12: clocks differ

/** Whether a stored token can be used again: until its time is up, less a minute (Spec §4, Checkout). */
export function isUsableWidgetToken(stored: unknown, now: Date): stored is WidgetToken {
  if (typeof stored !== 'object' || stored === null) return false
  const { paymentId, widgetJwt, expiredUtc } = stored as Partial<Record<keyof WidgetToken, unknown>> // looked at below
  if (typeof paymentId !== 'string' || typeof widgetJwt !== 'string' || typeof expiredUtc !== 'string')
    return false
  return now.getTime() < Date.parse(expiredUtc) - CLOCK_SKEW_MS
}
