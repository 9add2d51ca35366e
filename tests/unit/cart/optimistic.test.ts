import { describe, expect, test } from 'vitest'
import { emptyCart } from '#shared/cart/cart.ts'
import { FIRST_OFFLINE_ID, isOnItsWay, withLine, withoutLine, withQuantity } from '#shared/cart/optimistic.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const line = aCartLine({ id: 7, sku: 'A', quantity: 2, unitPrice: 100_00 })

describe('withLine', () => {
  test('a new line stands last, with a negative id of its own', () => {
    const cart = withLine(withLine(aCart([line]), aCartLine({ sku: 'B' })), aCartLine({ sku: 'C' }))
    expect(cart.lines.map(({ sku, id }) => [sku, id])).toEqual([
      ['A', 7],
      ['B', -1],
      ['C', -2],
    ])
    const ids = [...cart.lines.map(({ id }) => id), FIRST_OFFLINE_ID]
    expect(ids.map(isOnItsWay)).toEqual([false, true, true, false])
  })

  test('the same product adds to its line', () => {
    const { lines, totals } = withLine(aCart([line]), aCartLine({ sku: 'A', quantity: 3 }))
    expect(lines).toMatchObject([{ id: 7, quantity: 5, rowTotal: 500_00 }])
    expect(totals.grandTotal).toBe(500_00)
  })

  test('other options make another line', () => {
    const engraved = aCartLine({ sku: 'A', options: [{ label: 'Initialer', value: 'ÅB' }] })
    expect(withLine(aCart([line]), engraved).lines).toHaveLength(2)
  })
})

describe('withQuantity', () => {
  test('line and cart cost what the new quantity does', () => {
    const { lines, totals } = withQuantity(aCart([line, aCartLine({ id: 8 })]), 7, 4)
    expect(lines[0]).toMatchObject({ quantity: 4, rowTotal: 400_00 })
    expect(totals.subtotal).toBe(500_00)
  })

  test('R4.35 a quantity goes as far as the stock', () => {
    const scarce = aCartLine({ id: 7, maxQuantity: 3 })
    expect(withQuantity(aCart([scarce]), 7, 9).lines[0]?.quantity).toBe(3)
  })
})

describe('withoutLine', () => {
  test('the line and its price are gone', () => {
    const { lines, totals } = withoutLine(aCart([line, aCartLine({ id: 8, unitPrice: 50_00 })]), 7)
    expect(lines.map(({ id }) => id)).toEqual([8])
    expect(totals.grandTotal).toBe(50_00)
  })

  test('without its last line the cart is empty, and keeps its coupon', () => {
    expect(withoutLine(aCart([line], { coupon: 'SKARE10' }), 7)).toEqual({ ...emptyCart, coupon: 'SKARE10' })
  })
})

test('the cart before is left as it was', () => {
  const cart = aCart([line])
  const copy = structuredClone(cart)
  withLine(cart, aCartLine())
  withQuantity(cart, 7, 9)
  withoutLine(cart, 7)
  expect(cart).toEqual(copy)
})
