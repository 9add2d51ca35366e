import type { PlatformContext } from '#platform/answers.ts'
import { dialState } from './dial-state.ts'

/** The platform's time; a test may shift it by the clock dial. */
export function now(c: PlatformContext): Date {
  return new Date(Date.now() + (c.env.DIALS === '1' ? dialState.clockShiftMs : 0))
}

/** A time in the database's format: `2026-03-29 10:46:03`, UTC. */
export function toSqlTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}

/** The platform's time in the database's format. */
export const sqlNow = (c: PlatformContext): string => toSqlTime(now(c))

/** The time `seconds` after another. */
export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

/** The moment of a time in the database's format. */
export function ofSqlTime(sqlTime: string): Date {
  return new Date(`${sqlTime.replace(' ', 'T')}Z`)
}

/** A moment on the clocks of a time zone: `2026-03-29 12:46:03`. */
function toLocalTime(moment: Date, timeZone: string): string {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const
  return new Intl.DateTimeFormat('sv-SE', format).format(moment) // Swedish writes times like that
}

export const DAY_MS = 86_400_000

/** The end of the day that is `days` after another in a time zone, as SQL time: periods of whole days end there. */
export function endOfDayAfter(sqlTime: string, days: number, timeZone: string): string {
  const [day] = toLocalTime(ofSqlTime(sqlTime), timeZone).split(' ')
  const asIfUtc = new Date(Date.parse(`${day}T23:59:59Z`) + days * DAY_MS)
  const offsetMs = ofSqlTime(toLocalTime(asIfUtc, timeZone)).getTime() - asIfUtc.getTime()
  return toSqlTime(new Date(asIfUtc.getTime() - offsetMs))
}
