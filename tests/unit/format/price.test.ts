import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatPrice } from '#shared/format/price.ts'
import { storeViews } from '#shared/store-views.ts'

const { sv, no, en } = storeViews

describe('formatPrice', () => {
  test.each([
    ['R1.35 a price is the amount and the currency sign', 129_00, sv, '129\u00a0kr'],
    ['R1.37 thousands are set apart by a space in Sweden', 1299_00, sv, '1\u00a0299\u00a0kr'],
    ['R1.37 and in Norway', 12345678_00, no, '12\u00a0345\u00a0678\u00a0kr'],
    ['R1.37 by a comma abroad', 1299_00, en, '1,299\u00a0€'],
    ['R1.36 there are no fraction digits', 99_49, sv, '99\u00a0kr'],
    ['R1.36 half a unit is rounded up', 99_50, sv, '100\u00a0kr'],
    ['a discount has a minus sign and is rounded away from zero', -99_50, sv, '−100\u00a0kr'],
    ['nothing has no sign', -10, sv, '0\u00a0kr'],
  ])('%s', (_, minorUnits, store, expected) => {
    expect(formatPrice(minorUnits, store)).toBe(expected)
  })

  test('R1.36 the digits of a price are its whole units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (units) => {
        expect(Number(formatAmount(units * 100, sv).replaceAll('\u00a0', ''))).toBe(units)
      }),
    )
  })
})
