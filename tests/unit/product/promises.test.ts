import { expect, test } from 'vitest'
import type { DeliveryTerms } from '#shared/product/delivery-terms.ts'
import { type Promises, promisesOf } from '#shared/product/promises.ts'
import { aPrice, aProduct, aStock } from '#tests/support/builders.ts'

const terms: DeliveryTerms = {
  price: 49_00,
  freeFrom: 999_00,
  days: { min: 1, max: 3 },
  returns: { days: 60, cost: 49_00 },
  dispatch: null,
}
const offer = { price: aPrice(500_00), stock: aStock(7) }
const printed = [
  {
    id: '1',
    title: 'Namn',
    kind: 'text' as const,
    required: false,
    maxLength: 20,
    price: 50_00,
    isPercent: false,
    values: [],
    rules: [],
  },
]
const delivery: NonNullable<Promises['delivery']> = {
  price: 49_00,
  freeFrom: 999_00,
  days: terms.days,
  delayedBy: null,
}
const { returns } = terms

test.each<[string, Promises, Partial<typeof offer>, Parameters<typeof aProduct>[0]]>([
  ['goods in stock come in days and go back', { delivery, returns }, {}, {}],
  [
    'goods above the limit are free to deliver',
    { delivery: { ...delivery, price: 0, freeFrom: null }, returns },
    { price: aPrice(999_00) },
    {},
  ],
  [
    'R9.54 goods from an external warehouse come without days',
    { delivery: { ...delivery, days: null, delayedBy: 'supplier' }, returns },
    {},
    { isExternal: true },
  ],
  [
    'goods that nobody counts come without days',
    { delivery: { ...delivery, days: null }, returns },
    { stock: { status: 'ok' as const, quantity: null } },
    {},
  ],
  [
    'what is made for one shopper comes without days and does not go back',
    { delivery: { ...delivery, days: null, delayedBy: 'making' }, returns: null },
    {},
    { customOptions: printed, isReturnable: false },
  ],
  ['sold-out goods do not come', { delivery: null, returns }, { stock: aStock(0) }, {}],
  [
    'a service neither comes nor goes back',
    { delivery: null, returns: null },
    {},
    { isSent: false, isReturnable: false },
  ],
  [
    'of what has no price nothing is promised',
    { delivery: null, returns: null },
    { price: aPrice(null) },
    {},
  ],
])('%s', (_, expected, parts, product) => {
  expect(promisesOf(aProduct(product), { ...offer, ...parts }, terms)).toEqual(expected)
})

test('a platform that does not tell promises nothing', () => {
  expect(promisesOf(aProduct(), offer, null)).toEqual({ delivery: null, returns: null })
})
