import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cartCount,
  excessOf,
  parseQuantity,
  type QuantityError,
  stepQuantity,
  sumQuantities,
  validateQuantity,
} from '#shared/cart/quantity.ts'
import { storeViews } from '#shared/store-views.ts'

test.each<[unknown, number]>([
  ['3', 3],
  ['12 st', 12],
  [2.9, 2],
  ['', 1],
  ['many', 1],
  [undefined, 1],
  [null, 1],
  [Number.NaN, 1],
  [0, 0],
  ['-2', -2],
])('R4.40 R4.41 the quantity %j is parsed as %i', (value, quantity) => {
  expect(parseQuantity(value)).toBe(quantity)
})

describe('sums', () => {
  test('R4.41 only quantities of 0 or more are summed', () => {
    expect(sumQuantities(['2', 3, -4, 0])).toBe(5)
  })

  test('R4.41 a sum is never negative and never less than any of its parts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 })), (quantities) => {
        const sum = sumQuantities(quantities)
        for (const quantity of [0, ...quantities]) expect(sum).toBeGreaterThanOrEqual(quantity)
      }),
    )
  })

  test.each([
    [undefined, 5],
    ['quantity', 5],
    ['items', 2],
  ] as const)('R9.47 the badge of a store with the count type %s shows %i', (cartCountType, shown) => {
    const store = { ...storeViews.sv, ...(cartCountType && { cartCountType }) }
    expect(cartCount([{ quantity: 2 }, { quantity: 3 }], store)).toBe(shown)
  })
})

test.each([
  ['more', 2, 1, 5, 3],
  ['less', 2, -1, 5, 1],
  ['less, where nobody counts', 2, -1, null, 1],
  ['less, to what there is now', 5, -1, 2, 2],
  ['less, where nothing is left', 5, -1, 0, 0],
] as const)('one step: %s', (_, quantity, by, maxQuantity, next) => {
  expect(stepQuantity(quantity, by, maxQuantity)).toBe(next)
})

describe('validateQuantity', () => {
  test.each<[string, string, number | null, QuantityError | null]>([
    ['a positive integer is right', '2', null, null],
    ['R5.12 a quantity may equal the stock', '3', 3, null],
    ['R5.9 zero is not above 0', '0', null, { key: 'errors.quantity.aboveZero' }],
    ['R5.9 a negative number is not above 0', '-1', null, { key: 'errors.quantity.aboveZero' }],
    ['R5.11 half a product is no integer', '1.5', null, { key: 'errors.quantity.positiveInteger' }],
    ['R5.11 words are no integer', 'två', null, { key: 'errors.quantity.positiveInteger' }],
    ['R5.11 nothing is no integer', ' ', null, { key: 'errors.quantity.positiveInteger' }],
    [
      'R5.10 a quantity is below the limit',
      '10000',
      null,
      { key: 'errors.quantity.below', params: { quantity: 10_000 } },
    ],
    [
      'R5.12 no more than there are',
      '4',
      3,
      { key: 'errors.quantity.onlyAvailable', params: { maxQuantity: 3 } },
    ],
  ])('%s', (_, text, maxQuantity, expected) => {
    expect(validateQuantity(text, { maxQuantity })).toEqual(expected)
  })

  test('R5.12 a line that holds fewer than there are is told how many there are', () => {
    expect(validateQuantity('4', { maxQuantity: 3, current: 2 })).toEqual({
      key: 'errors.quantity.onlyAvailable',
      params: { maxQuantity: 3 },
    })
  })

  test('R5.13 a line that holds all there are cannot grow', () => {
    expect(validateQuantity('4', { maxQuantity: 3, current: 3 })).toEqual({
      key: 'errors.quantity.notHigherThanStock',
    })
  })
})

test.each([
  ['below the stock', 2, 3, null],
  ['of all there is', 3, 3, null],
  ['above the stock', 4, 3, { key: 'errors.quantity.onlyAvailable', params: { maxQuantity: 3 } }],
  ['of what nobody counts', 4, null, null],
  ['of what is sold out: the stock says so', 4, 0, null],
])('a quantity %s', (_, quantity, maxQuantity, error) => {
  expect(excessOf(quantity, maxQuantity)).toEqual(error)
})
