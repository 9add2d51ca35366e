import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { StoreView } from '../store-views.ts'

/** How long ago something was, in words: `för 2 timmar sedan`. Under a minute counts as one minute. */
export function formatAge(then: Date, now: Date, { locale }: Pick<StoreView, 'locale'>): string {
  const ms = Math.max(MINUTE_MS, now.getTime() - then.getTime())
  const [unitMs, unit] =
    ms < HOUR_MS
      ? ([MINUTE_MS, 'minute'] as const)
      : ms < DAY_MS
        ? ([HOUR_MS, 'hour'] as const)
        : ([DAY_MS, 'day'] as const)
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(ms / unitMs), unit)
}
