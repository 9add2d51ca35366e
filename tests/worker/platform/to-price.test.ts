import { expect, test } from 'vitest'
import { toDatedPrice } from '#worker/platform/products/to-price.ts'

const now = new Date('2026-12-01T12:00:00Z')

const priced = (special_to_date: string | null) => ({
  price_incl_tax: 79,
  original_price_incl_tax: 99,
  special_price_incl_tax: 79,
  special_to_date,
})

test.each([
  ['2026-12-24 23:59:59', '2026-12-24'],
  ['2026-12-24 00:00:00', '2026-12-23'],
  ['2026-12-24 00:00:01', '2026-12-24'],
  [null, undefined],
])('a special price until %s applies on %s, and on no later day', (to, lastDay) => {
  expect(toDatedPrice(priced(to), now).until).toBe(lastDay)
})
