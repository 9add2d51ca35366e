import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fakeTotal,
  isAboutTotal,
  onePerParent,
  pageCount,
  sliderBounds,
} from '#shared/catalogue/product-list.ts'
import { aCard } from '#tests/support/builders.ts'

describe('onePerParent', () => {
  test('a list shows one product per parent sku, the first', () => {
    const [first, second] = [aCard({ sku: 'A', name: 'first' }), aCard({ sku: 'A', name: 'second' })]
    expect(onePerParent([first, second, aCard({ sku: 'B' })])).toEqual([first, aCard({ sku: 'B' })])
  })
})

describe('fakeTotal', () => {
  test.each([
    [50, 50, 120, 120],
    [50, 48, 120, 118],
    [3, 1, 3, 1],
    [0, 0, 0, 0],
  ])('R3.23 of %i hits %i are products of their own: of %i there are %i', (hits, shown, total, expected) => {
    expect(fakeTotal(total, { hits, shown })).toBe(expected)
  })

  test.each([
    ['the platform counted products', { total: 120, fakeTotal: 120, pageCount: 3 }, false],
    ['hits were put together, and there are more pages', { total: 120, fakeTotal: 118, pageCount: 3 }, true],
    ['hits were put together, and this is all', { total: 3, fakeTotal: 1, pageCount: 1 }, false],
  ])('R3.23 where %s: "about" is %s', (_, list, isAbout) => {
    expect(isAboutTotal(list)).toBe(isAbout)
  })
})

describe('sliderBounds', () => {
  test('R4.124 the bounds are the lowest price rounded down and the highest rounded up', () => {
    expect(sliderBounds([499_50, 1299_01])).toEqual({ min: 499, max: 1300 })
  })

  test('R4.125 they are merged with the range the category had', () => {
    expect(sliderBounds([500_00], { min: 100, max: 300 })).toEqual({ min: 100, max: 500 })
  })

  test('without prices the stored range stays', () => {
    expect(sliderBounds([], { min: 1, max: 2 })).toEqual({ min: 1, max: 2 })
    expect(sliderBounds([])).toBeNull()
  })

  test('R4.124 every price lies within', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), (prices) => {
        const bounds = sliderBounds(prices)
        for (const price of prices) {
          expect(bounds?.min).toBeLessThanOrEqual(price / 100)
          expect(bounds?.max).toBeGreaterThanOrEqual(price / 100)
        }
      }),
    )
  })
})

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
  [312, 7],
  [10_001, 200],
])('R9.22 a list of %i products has %i pages of fifty', (total, pages) => {
  expect(pageCount(total)).toBe(pages)
})
