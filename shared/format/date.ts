import type { StoreView } from '../store-views.ts'

/** A date in the store's format: `21 november 2026`, `21. november 2026`, `November 21, 2026` (R1.39). */
export function formatDate(date: Date, store: StoreView): string {
  return new Intl.DateTimeFormat(store.locale, { dateStyle: 'long', timeZone: store.timeZone }).format(date)
}
