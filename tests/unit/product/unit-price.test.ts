import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Contents, parseContents, type UnitPrice, unitPriceOf } from '#shared/product/unit-price.ts'

describe('the contents of a pack', () => {
  test.each<[string, Contents | null]>([
    ['60 g', { quantity: 60, unit: 'g' }],
    ['1,5 kg', { quantity: 1500, unit: 'g' }],
    ['0.5 l', { quantity: 500, unit: 'ml' }],
    ['50 cl', { quantity: 500, unit: 'ml' }],
    ['1 000 g', { quantity: 1000, unit: 'g' }],
    ['5dl', { quantity: 500, unit: 'ml' }],
    ['80 ML', { quantity: 80, unit: 'ml' }],
    ['Under 250 g', null],
    ['0 g', null],
    ['12 st', null],
    ['', null],
  ])('"%s"', (text, contents) => {
    expect(parseContents(text)).toEqual(contents)
  })
})

describe('the price for comparison', () => {
  test.each<[number, Contents, UnitPrice]>([
    [129_00, { quantity: 60, unit: 'g' }, { amount: 215_00, per: 'hundredGrams' }],
    [349_00, { quantity: 80, unit: 'ml' }, { amount: 4362_50, per: 'litre' }],
  ])('of %i öre', (price, contents, unitPrice) => {
    expect(unitPriceOf(price, contents)).toEqual(unitPrice)
  })

  test('is the price itself for exactly one measure, and twice as much for half of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (price) => {
        expect(unitPriceOf(price, { quantity: 1000, unit: 'ml' }).amount).toBe(price)
        expect(unitPriceOf(price, { quantity: 50, unit: 'g' }).amount).toBe(2 * price)
      }),
    )
  })
})
