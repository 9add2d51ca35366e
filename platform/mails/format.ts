import { ofSqlTime } from '#platform/commerce/clock.ts'
import { formatAmount } from '#platform/commerce/payment/hosted-amounts.ts'
import type { Language, Store } from '#platform/commerce/stores.ts'
import { toMinor } from '../commerce/money.ts'

/** An amount of an order (major units) in the store's format: `1 299 kr`, `−19,90 kr`, `129.50 €`. */
export function formatMoney(major: number, store: Store): string {
  const minor = toMinor(Math.abs(major))
  return `${major < 0 && minor > 0 ? '−' : ''}${formatAmount(minor, store)}`
}

/** Names of the zone of all stores; CLDR knows them in Europe's English only. */
const ZONE_NAMES: Record<string, string> = { 'GMT+1': 'CET', 'GMT+2': 'CEST' }

const BEFORE_TIME: Record<Language, string> = { sv: ' kl. ', nb: ' kl. ', en: ', ' }

/** A SQL time on the store's clocks, with its zone: `22 november 2026 kl. 18:15 CET`. */
export function formatMoment(sqlTime: string, { locale, language, timeZone }: Store): string {
  const moment = ofSqlTime(sqlTime)
  const writtenIn = language === 'en' ? 'en-GB' : locale // the shop writes British English
  const date = new Intl.DateTimeFormat(writtenIn, { timeZone, dateStyle: 'long' }).format(moment)
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(moment)
  return `${date}${BEFORE_TIME[language]}${time} ${zoneOf(moment, timeZone)}`
}

function zoneOf(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  )
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return ZONE_NAMES[offset] ?? offset
}
