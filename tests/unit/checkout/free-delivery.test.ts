import { expect, test } from 'vitest'
import { missingToFreeDelivery } from '#shared/checkout/free-delivery.ts'

const pickup = { price: 49_00, freeFrom: 999_00 }
const home = { price: 99_00, freeFrom: 1499_00 }
const express = { price: 149_00, freeFrom: null }

test.each([
  ['the lowest limit counts', [home, pickup, express], 879_00, 120_00],
  ['nothing is missing where a way is free', [{ ...pickup, price: 0 }, home], 1000_00, null],
  ['no limit is known', [express], 100_00, null],
  ['a limit that is reached but not granted promises nothing', [pickup], 999_00, null],
  ['no way at all', [], 100_00, null],
])('%s', (_, methods, sum, missing) => {
  expect(missingToFreeDelivery(methods, sum)).toBe(missing)
})
