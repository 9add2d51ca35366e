import type { StoreView } from '../store-views.ts'
import { formatDate } from './date.ts'

/** A moment for a receipt, with the place whose time it is: `21 november 2026`, `14:05`, `Stockholm`. */
export function formatMoment(moment: Date, store: StoreView): { date: string; time: string; place: string } {
  const { timeZone } = store
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    moment,
  )
  return { date: formatDate(moment, store), time, place: timeZone.replace(/.*\//, '') }
}
