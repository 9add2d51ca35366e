import { describe, expect, test } from 'vitest'
import { WITHDRAWAL_DAYS } from '#platform/commerce/orders/withdrawal-period.ts'
import {
  CONFIRMATION_MINUTES,
  DISPATCH_HOURS,
  REFUND_DAYS,
  SEND_BACK_DAYS,
} from '#platform/commerce/promises.ts'
import { languages } from '#shared/store-views.ts'
import { numbersIn, type Unit } from '#tests/support/numbers-in-text.ts'
import { keyedTexts, readMessages } from '#tests/support/texts.ts'

const LOWEST_PRICE_DAYS = 30 // directive 98/6/EC, article 6a
const SAFARI_DAYS = 7 // after which it deletes what a site keeps

const promised: [Unit, number[]][] = [
  ['hours', [DISPATCH_HOURS]],
  ['minutes', [CONFIRMATION_MINUTES]],
  // open purchase has no number here: another platform promises other days, or none (contract §21)
  ['days', [WITHDRAWAL_DAYS, REFUND_DAYS, SEND_BACK_DAYS, LOWEST_PRICE_DAYS, SAFARI_DAYS]],
]

describe.each(languages)('the interface in %s', (language) => {
  const texts = [...keyedTexts(readMessages(language)).values()]

  test.each(promised)('promises the %s of the settings', (unit, settings) => {
    const said = texts.flatMap((text) => numbersIn(text, unit))
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((number) => !settings.includes(Number(number)))).toEqual([])
  })
})
