import { DAY_MS } from '../clock.ts'

const FRIDAY = 5

/** Month and day of the holidays that are the same every year; the eves too, when nobody works. */
const FIXED = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']
/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension Day. */
const AFTER_EASTER = [-2, 1, 39]

/** The days of a year, as ISO dates, on which the warehouse in Sweden is closed besides weekends (Swedish law 1989:253). */
export function closedDaysOf(year: number): string[] {
  const easter = easterSunday(year).getTime()
  const moving = AFTER_EASTER.map((days) => isoDate(new Date(easter + days * DAY_MS)))
  return [...FIXED.map((day) => `${year}-${day}`), ...moving, midsummerEve(year)].toSorted()
}

/** The Friday from 19 to 25 June. */
function midsummerEve(year: number): string {
  const first = new Date(Date.UTC(year, 5, 19))
  const days = (FRIDAY - first.getUTCDay() + 7) % 7
  return isoDate(new Date(first.getTime() + days * DAY_MS))
}

/** Easter of the Gregorian calendar, by Gauss's rule with the corrections for this and the next century (1900–2099). */
function easterSunday(year: number): Date {
  const moon = (19 * (year % 19) + 24) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isLate = (moon === 29 && weekday === 6) || (moon === 28 && weekday === 6 && year % 19 > 10)
  return new Date(Date.UTC(year, 2, 22 + moon + weekday - (isLate ? 7 : 0)))
}

const isoDate = (date: Date): string => date.toISOString().slice(0, 10)
