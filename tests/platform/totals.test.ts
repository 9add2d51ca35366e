import fc from 'fast-check'
import { expect, test } from 'vitest'
import { netOf, sumTotals, type TotalsInput } from '#platform/commerce/totals.ts'

const coupons = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), amount: fc.integer({ min: 0, max: 120 }) }),
  fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 0, max: 2_000_000 }) }),
  fc.constant({ kind: 'free_shipping' as const, amount: 0 }),
)

const carts: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 0, max: 2_000_000 }),
      qty: fc.integer({ min: 1, max: 50 }),
      vatPercent: fc.constantFrom(0, 12, 25),
      isDiscountable: fc.boolean(),
    }),
    { maxLength: 12 },
  ),
  shipping: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 50_000 })),
  coupon: coupons,
  giftCard: fc.integer({ min: 0, max: 5_000_000 }),
  shippingVatPercent: fc.constantFrom(0, 12, 25),
})

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test('lines, shipping, discount and gift card always add up to the grand total', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const totals = sumTotals(cart)
      expect(totals.subtotal).toBe(sum(cart.lines.map((line) => line.unitPrice * line.qty)))
      expect(totals.discount).toBe(sum(totals.lines.map((line) => line.discount)))
      expect(totals.grandTotal).toBe(
        totals.subtotal + (totals.shipping ?? 0) - totals.discount - totals.giftCard,
      )
    }),
  )
})

test('a coupon takes nothing off a line that it does not count for, a gift card above all', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { lines } = sumTotals(cart)
      const taken = lines.filter((line, at) => !cart.lines[at]?.isDiscountable && line.discount !== 0)
      expect(taken).toEqual([])
    }),
  )
})

test('the tax is the sum of its parts and never more than what is paid for', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const totals = sumTotals(cart)
      const shippingTax = (totals.shipping ?? 0) - totals.shippingNet
      expect(totals.tax).toBe(sum(totals.lines.map((line) => line.tax)) + shippingTax)
      for (const line of totals.lines) {
        expect(line.tax).toBeLessThanOrEqual(line.rowTotal - line.discount)
        if (line.discount === 0) expect(line.rowNet + line.tax).toBe(line.rowTotal)
      }
    }),
  )
})

test('nothing is ever negative, and everything is a whole number of öre', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { lines, shipping, ...totals } = sumTotals(cart)
      const amounts = [
        ...Object.values(totals),
        shipping ?? 0,
        ...lines.flatMap((line) => Object.values(line)),
      ]
      for (const amount of amounts) {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(amount)).toBe(true)
      }
    }),
  )
})

test('VAT of 25 % is a fifth of the gross price', () => {
  expect(netOf(419900, 25)).toBe(335920)
  expect(netOf(4900, 25)).toBe(3920)
})
