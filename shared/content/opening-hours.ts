import type { OpeningDay } from './cms-page.ts'

const MINUTES = 60
const HOURS = /^(\d{1,2})(?:[.:](\d{2}))?\s*[–-]\s*(\d{1,2})(?:[.:](\d{2}))?$/

/**
 * Whether the shop is open at `minutes` after midnight. Hours have the form `10–18` or `10.30–16`; null means closed.
 */
export function isOpenAt(hours: string | null, minutes: number): boolean {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = HOURS.exec(hours ?? '') ?? []
  if (!fromHour || !toHour) return false
  const from = Number(fromHour) * MINUTES + Number(fromMinute)
  const to = Number(toHour) * MINUTES + Number(toMinute)
  return minutes >= from && minutes < to
}

/** The weekday (0 is Monday) and the minutes after midnight in the shop's time zone. */
export function shopTime(now: Date, timeZone: string): { weekday: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    weekday: WEEKDAYS.indexOf(part('weekday')),
    minutes: Number(part('hour')) * MINUTES + Number(part('minute')),
  }
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether the shop is open now. */
export function isShopOpen(days: OpeningDay[], now: Date, timeZone: string): boolean {
  const { weekday, minutes } = shopTime(now, timeZone)
  return isOpenAt(days[weekday]?.shop ?? null, minutes)
}
