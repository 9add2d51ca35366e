import { expect, test } from 'vitest'
import { earlierPrice } from '#shared/account/earlier-price.ts'
import { storeViews } from '#shared/store-views.ts'

const { sv, no } = storeViews
const saved = { minorUnits: 1499_00, currency: 'SEK' } as const

test.each([
  ['cheaper now', saved, 1299_00, sv, 1499_00],
  ['dearer now', saved, 1599_00, sv, 1499_00],
  ['the same', saved, 1499_00, sv, null],
  ['the same as prices are shown', saved, 1499_30, sv, null],
  ['not known now', saved, null, sv, null],
  ['not known then', undefined, 1299_00, sv, null],
  ['saved in a store with another currency', saved, 1299_00, no, null],
])('the price when a product was saved, %s', (_, price, current, store, told) => {
  expect(earlierPrice(price, current, store)).toBe(told)
})
