import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { shippingMethodsOf } from '#platform/commerce/delivery/shipping.ts'
import {
  OPEN_PURCHASE_DAYS,
  RETURN_COSTS,
  WITHDRAWAL_DAYS,
} from '#platform/commerce/orders/withdrawal-period.ts'
import { formatAmount } from '#platform/commerce/payment/hosted-amounts.ts'
import {
  CONFIRMATION_MINUTES,
  DISPATCH_HOURS,
  GIFT_CARD_YEARS,
  PARCEL_KEPT_DAYS,
  REFUND_DAYS,
  SEND_BACK_DAYS,
} from '#platform/commerce/promises.ts'
import { type Store, stores } from '#platform/commerce/stores.ts'
import { numbersIn, UNITS, type Unit } from '#tests/support/numbers-in-text.ts'
import { prepareSmallCatalogue } from './catalogue-fixture.ts'

prepareSmallCatalogue()

/** The bare amount: `49`, `5.90`. */
const amountOf = (minor: number, store: Store) => formatAmount(minor, store).replace(/\u00a0(?:kr|€)$/, '')

function settingsOf(store: Store): Record<Unit, string[]> {
  const methods = shippingMethodsOf(store).filter(({ isAvailable }) => isAvailable)
  const amounts = methods.flatMap(({ price, freeFrom }) => [price, ...(freeFrom === null ? [] : [freeFrom])])
  const voec = store.country === 'NO' ? [300_000] : []
  const complaint = store.language === 'nb' ? [2, 5] : [3] // the consumer laws of Norway and Sweden
  return {
    money: [...amounts, RETURN_COSTS[store.code], ...voec].map((minor) => amountOf(minor, store)),
    workingDays: methods.map(({ days }) => days.join('–')),
    days: [WITHDRAWAL_DAYS, OPEN_PURCHASE_DAYS, PARCEL_KEPT_DAYS, SEND_BACK_DAYS, REFUND_DAYS].map(String),
    hours: [String(DISPATCH_HOURS)],
    minutes: [String(CONFIRMATION_MINUTES)],
    years: [GIFT_CARD_YEARS, 18, ...complaint].map(String), // 18: of age
  }
}

async function pagesOf({ locale }: Store, slugs: readonly string[]): Promise<string> {
  const { results } = await env.DB.prepare(
    "SELECT attributes FROM content_entry WHERE type = 'pages' AND locale = ?1 AND id IN (SELECT 'page-' || value FROM json_each(?2))",
  )
    .bind(locale, JSON.stringify(slugs))
    .all<{ attributes: string }>()
  expect(results).toHaveLength(slugs.length)
  return results.map(({ attributes }) => attributes.replaceAll(/\\n|\\"/g, ' ')).join(' ')
}

const HELP = ['delivery-returns', 'faq', 'terms', 'withdrawal']

describe.each(stores)('the help pages of $code agree with the settings (R2.43)', (store) => {
  const settings = settingsOf(store)

  test.each(Object.keys(UNITS) as Unit[])('every number of %s is one of the settings', async (unit) => {
    const said = numbersIn(await pagesOf(store, HELP), unit)
    expect(said.filter((number) => !settings[unit].includes(number))).toEqual([])
    expect(said.length).toBeGreaterThan(0)
  })

  test('the delivery page names every way to deliver with its price and time, the limit and the return', async () => {
    const page = await pagesOf(store, ['delivery-returns'])
    const methods = shippingMethodsOf(store).filter(({ isAvailable }) => isAvailable)
    for (const {
      methodTitle,
      price,
      days: [min, max],
    } of methods) {
      const time = max === 1 ? '[^<]+' : `${min}–${max} [^<]+`
      const row = `<td>${methodTitle}</td><td>${time}</td><td>${formatAmount(price, store)}</td>`
      expect(page).toMatch(new RegExp(row))
    }
    const limit = methods.flatMap(({ freeFrom }) => freeFrom ?? [])[0] ?? 0
    expect(page).toContain(formatAmount(limit, store))
    expect(page).toContain(formatAmount(RETURN_COSTS[store.code], store))
  })

  test('the delivery page asks for no return label: nobody sends one', async () => {
    expect(await pagesOf(store, ['delivery-returns'])).not.toMatch(/returetikett|returlapp|attach the label/i)
  })

  test.each(['delivery-returns', 'terms'])('%s promises open purchase only where it holds', async (slug) => {
    const words = {
      sv: ['tryckts', 'presentkort', 'nedladdningar', 'tjänster'],
      nb: ['trykt', 'gavekort', 'nedlastinger', 'tjenester'],
      en: ['printed', 'gift cards', 'downloads', 'services'],
    }
    const page = await pagesOf(store, [slug])
    for (const word of words[store.language]) expect(page).toContain(word)
  })

  test.skipIf(store.countries.length === 1)('delivery countries are those of the store', async () => {
    const { countries, locale } = store
    const page = await pagesOf(store, ['delivery-returns'])
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    expect(countries.filter((code) => !page.includes(names.of(code) ?? code))).toEqual([])
  })
})
