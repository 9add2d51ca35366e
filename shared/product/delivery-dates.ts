import type { Arrival, ShippingMethod } from '../api/checkout.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { Translate } from '../i18n/translate.ts'
import type { DeliveryTerms, Dispatch } from './delivery-terms.ts'

const SUNDAY = 0
const SATURDAY = 6

/** The first and the last day of a delivery, as midnights in UTC. */
interface DeliveryDates {
  first: Date
  last: Date
}

/**
 * When goods arrive that are ordered now. An order after the cut-off time, or on a day off, leaves on the next working
 * day; from there the days of delivery are working days.
 */
export function deliveryDates(
  { min, max }: NonNullable<DeliveryTerms['days']>,
  { cutOffMinutes, closedDays }: Dispatch,
  now: Date,
): DeliveryDates {
  const isOpen = (day: Date) => !isWeekend(day) && !closedDays.includes(isoDate(day))
  const local = toCentralEuropeanTime(now)
  const today = new Date(Math.floor(local.getTime() / DAY_MS) * DAY_MS)
  const isInTime = isOpen(today) && local.getTime() - today.getTime() < cutOffMinutes * MINUTE_MS
  const sent = isInTime ? today : workingDaysAfter(today, 1, isOpen)
  return { first: workingDaysAfter(sent, min, isOpen), last: workingDaysAfter(sent, max, isOpen) }
}

/** The same as ISO dates; null where the days or the hours of the warehouse are not known. */
export function arrivalOf(
  { deliveryDays }: Pick<ShippingMethod, 'deliveryDays'>,
  dispatch: Dispatch | null,
  now: Date,
): Arrival | null {
  if (!deliveryDays || !dispatch) return null
  const { first, last } = deliveryDates(deliveryDays, dispatch, now)
  return { first: isoDate(first), last: isoDate(last) }
}

function workingDaysAfter(day: Date, count: number, isOpen: (day: Date) => boolean): Date {
  let found = day
  for (let left = count; left > 0; ) {
    found = new Date(found.getTime() + DAY_MS)
    if (isOpen(found)) left--
  }
  return found
}

const isWeekend = (day: Date): boolean => day.getUTCDay() === SUNDAY || day.getUTCDay() === SATURDAY

const isoDate = (day: Date): string => day.toISOString().slice(0, 10)

/**
 * The clocks of the warehouse, and of all stores: what `getUTC…` of the answer returns. Summer time is from the last Sunday
 * of March to that of October, 01:00 UTC (directive 2000/84/EC). Without `Intl`, whose first use takes 80 ms on a phone.
 */
export function toCentralEuropeanTime(moment: Date): Date {
  const year = moment.getUTCFullYear()
  const isSummer = moment >= lastSunday(year, 2) && moment < lastSunday(year, 9)
  return new Date(moment.getTime() + (isSummer ? 2 : 1) * HOUR_MS)
}

/** 01:00 UTC on the last Sunday of a month of 31 days; January is 0. */
function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return new Date(last.getTime() - last.getUTCDay() * DAY_MS)
}

/** A number of working days: `Framme om 2–4 vardagar`, or of one that is certain. */
export function daysWords({ min, max }: NonNullable<DeliveryTerms['days']>, t: Translate): string {
  return t('delivery.days', { count: max, span: min === max ? max : `${min}–${max}` })
}

/** `tis 24–ons 25 nov`, or `tis 24 nov` for a single day. */
export function formatDays({ first, last }: DeliveryDates, t: Translate): string {
  const weekdays = t('delivery.weekdays').split(' ')
  const months = t('delivery.months').split(' ')
  const day = (date: Date) =>
    t('delivery.day', { weekday: weekdays[date.getUTCDay()] ?? '', day: date.getUTCDate() })
  const month = (date: Date) => `\u00a0${months[date.getUTCMonth()]}`
  const isOneDay = first.getTime() === last.getTime()
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth()
  const start = isOneDay ? '' : `${day(first)}${isOneMonth ? '' : month(first)}–`
  return `${start}${day(last)}${month(last)}`
}
