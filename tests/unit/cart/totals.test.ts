import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCart } from '#shared/cart/cart.ts'
import {
  localTotals,
  type PlatformTotals,
  toCartTotals,
  withoutShipping,
  withPayment,
  withShipping,
} from '#shared/cart/totals.ts'

const aPlatformAnswer = (parts: Partial<PlatformTotals> = {}): PlatformTotals => ({
  subtotal: 4199_00,
  subtotalExclTax: 3359_20,
  tax: 849_60,
  shipping: 49_00,
  discount: 0,
  grandTotal: 4248_00,
  segments: [{ code: 'shipping', value: 49_00 }],
  ...parts,
})

describe('toCartTotals', () => {
  test("R3.26 the lines of the sum are the platform's", () => {
    expect(toCartTotals(aPlatformAnswer())).toEqual({
      subtotal: 4199_00,
      subtotalExclTax: 3359_20,
      tax: 849_60,
      shipping: 49_00,
      discount: 0,
      giftCard: 0,
      grandTotal: 4248_00,
    })
  })

  test('delivery is not known without a method', () => {
    const answer = aPlatformAnswer({ shipping: 0, segments: [{ code: 'shipping', value: null }] })
    expect(toCartTotals(answer).shipping).toBeNull()
    expect(toCartTotals(aPlatformAnswer({ segments: [] })).shipping).toBeNull()
  })

  test.each([
    ['giftcardaccount', -500_00],
    ['gift_card', 500_00],
  ])('a gift card is taken off, as the segment %s with %i', (code, value) => {
    expect(toCartTotals(aPlatformAnswer({ segments: [{ code, value }] })).giftCard).toBe(-500_00)
  })

  test('a way to pay without a price costs nothing', () => {
    const segments = [{ code: 'payment', value: null }]
    expect(toCartTotals(aPlatformAnswer({ segments }))).not.toHaveProperty('payment')
  })

  test.each(['payment', 'payment_fee', 'fooman_surcharge'])(
    'R3.26 what the way to pay costs is a line of its own, as the segment %s',
    (code) => {
      expect(toCartTotals(aPlatformAnswer({ segments: [{ code, value: 29_00 }] })).payment).toBe(29_00)
    },
  )

  test('a discount is taken off whatever its sign', () => {
    expect(toCartTotals(aPlatformAnswer({ discount: 100_00 })).discount).toBe(-100_00)
    expect(toCartTotals(aPlatformAnswer({ discount: -100_00 })).discount).toBe(-100_00)
  })
})

describe('withPayment', () => {
  const totals = toCartTotals(aPlatformAnswer({ subtotalExclTax: 3359_20 }))

  test('what the way to pay costs is added, and taxed as the goods are', () => {
    expect(withPayment(totals, 29_00)).toEqual({
      ...totals,
      payment: 29_00,
      tax: 855_40,
      grandTotal: 4277_00,
    })
  })

  test('a way to pay that costs nothing, or that the platform has counted itself, adds nothing', () => {
    expect(withPayment(totals, 0)).toBe(totals)
    const counted = { ...totals, payment: 29_00 }
    expect(withPayment(counted, 29_00)).toBe(counted)
  })

  test('it stays while lines change on the device', () => {
    const line = { quantity: 1, unitPrice: 100_00 }
    expect(localTotals([line], withPayment(totals, 29_00)).grandTotal).toBe(178_00)
  })
})

describe('localTotals', () => {
  const known = { ...emptyCart.totals, subtotal: 125_00, subtotalExclTax: 100_00, shipping: 49_00 }

  test('the grand total is the lines, delivery once and the cost of paying, without discount and gift card', () => {
    const lines = [
      { quantity: 2, unitPrice: 100_00 },
      { quantity: 1, unitPrice: 50_00 },
    ]
    const confirmed = { ...known, payment: 19_00, discount: -20_00, giftCard: -30_00 }
    expect(localTotals(lines, confirmed)).toMatchObject({
      subtotal: 250_00,
      grandTotal: 268_00,
    })
  })

  test('tax keeps its share of the sum', () => {
    expect(localTotals([{ quantity: 1, unitPrice: 250_00 }], { ...known, shipping: null })).toMatchObject({
      subtotalExclTax: 200_00,
      tax: 50_00,
    })
  })

  test('delivery is taxed as the goods are and a discount lowers the tax, as the platform says it', () => {
    const confirmed = { ...known, discount: -25_00, tax: 29_80, grandTotal: 149_00 }
    expect(localTotals([{ quantity: 1, unitPrice: 125_00 }], confirmed)).toEqual(confirmed)
  })

  test('a discount larger than the goods leaves no tax below nothing', () => {
    const confirmed = { ...known, discount: -500_00 }
    expect(localTotals([{ quantity: 1, unitPrice: 125_00 }], confirmed)).toMatchObject({
      tax: 0,
      grandTotal: 0,
    })
  })

  test('without any sum before there is no tax to share', () => {
    expect(localTotals([{ quantity: 1, unitPrice: 100_00 }], emptyCart.totals)).toMatchObject({
      subtotalExclTax: 100_00,
      tax: 0,
    })
  })

  test('R4.41 a quantity below 0 does not count', () => {
    expect(localTotals([{ quantity: -3, unitPrice: 100_00 }], emptyCart.totals).subtotal).toBe(0)
  })

  test('sums are whole, tax and net of the goods make the subtotal, and nobody is owed money', () => {
    const line = fc.record({
      quantity: fc.integer({ min: -5, max: 99 }),
      unitPrice: fc.integer({ min: 0, max: 100_000_00 }),
    })
    const discount = fc.integer({ min: -100_000_00, max: 0 })
    fc.assert(
      fc.property(fc.array(line), discount, (lines, off) => {
        const totals = localTotals(lines, { ...known, discount: off })
        expect(Math.min(totals.grandTotal, totals.tax)).toBeGreaterThanOrEqual(0)
        for (const amount of Object.values(totals)) expect(Number.isInteger(amount)).toBe(true)
        const goods = localTotals(lines, { ...known, shipping: null })
        expect(goods.subtotalExclTax + goods.tax).toBe(goods.subtotal)
      }),
    )
  })
})

test('a delivery that the shop does not know of yet is taxed as the goods are, and replaces the one before', () => {
  const goods = {
    ...emptyCart.totals,
    subtotal: 250_00,
    subtotalExclTax: 200_00,
    tax: 50_00,
    grandTotal: 250_00,
  }
  const sent = withShipping(goods, 100_00)
  expect(sent).toMatchObject({ shipping: 100_00, tax: 70_00, grandTotal: 350_00 })
  expect(withShipping(sent, 50_00)).toMatchObject({ shipping: 50_00, tax: 60_00, grandTotal: 300_00 })
})

test('before a way to deliver is chosen the sum and its tax are those of the goods', () => {
  const goods = toCartTotals(aPlatformAnswer({ segments: [] }))
  expect(withoutShipping(withShipping(goods, 99_00))).toEqual(goods)
  expect(withoutShipping(goods)).toEqual(goods)
})

test.each([
  ['the whole sum', -549_00, { giftCard: -500_00, grandTotal: 0 }],
  ['more than the goods', -520_00, { giftCard: -500_00, grandTotal: 0 }],
  ['a part of the goods', -300_00, { giftCard: -300_00, grandTotal: 200_00 }],
])(
  'before a way to deliver is chosen a gift card pays for the goods only; with it paid %s',
  (_, giftCard, paid) => {
    const goods = { ...emptyCart.totals, subtotal: 500_00, grandTotal: 500_00 }
    const { grandTotal } = withShipping(goods, 49_00)
    const sent = { ...withShipping(goods, 49_00), giftCard, grandTotal: grandTotal + giftCard }
    expect(withoutShipping(sent)).toMatchObject(paid)
  },
)
