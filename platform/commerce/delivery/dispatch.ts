import { DAY_MS } from '../clock.ts'
import { closedDaysOf } from './closed-days.ts'

/** Orders of a working day until this time leave the warehouse on the same day. */
const CUT_OFF = '14:00'
const DAYS_AHEAD = 60

/** When the warehouse sends: until when on a working day, and the days it is closed besides weekends, in the next weeks. */
export function dispatchTimes(now: Date): { cut_off: string; closed_days: string[] } {
  const today = now.toISOString().slice(0, 10)
  const last = new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1]
  return {
    cut_off: CUT_OFF,
    closed_days: years.flatMap(closedDaysOf).filter((day) => day >= today && day <= last),
  }
}
