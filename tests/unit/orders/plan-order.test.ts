import { describe, expect, test } from 'vitest'
import {
  MAX_ORDER_ATTEMPTS,
  type OrderCircumstances,
  planOrder,
  waitAfterAttemptMs,
} from '#shared/orders/plan-order.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const cart = aCart()
const soldOut = aCart([aCartLine(), aCartLine({ id: 2, inStock: false })])
const ready: OrderCircumstances = { online: true, placedHashes: new Set() }

describe('planOrder', () => {
  test('an order is sent', () => {
    expect(planOrder(cart, 'a', ready)).toEqual({ kind: 'send' })
  })

  test('R2.10 R5.20 an empty cart is not ordered', () => {
    expect(planOrder(aCart([]), 'a', ready)).toEqual({ kind: 'emptyCart' })
  })

  test('R4.79 an identical order of the session is ignored, another one is not', () => {
    const state = { ...ready, placedHashes: new Set(['a']) }
    expect(planOrder(cart, 'a', state)).toEqual({ kind: 'duplicate' })
    expect(planOrder(cart, 'b', state)).toEqual({ kind: 'send' })
  })

  test('R1.43 R8.40 without a connection it is queued, whatever the stock was', () => {
    expect(planOrder(soldOut, 'a', { ...ready, online: false })).toEqual({ kind: 'queue' })
  })

  test('R8.32 it is not sent while something is not in stock', () => {
    const plan = planOrder(soldOut, 'a', ready)
    expect(plan).toEqual({ kind: 'notInStock', notice: 'errors.order.notInStock' })
  })

  test('nor while fewer are left than the cart holds', () => {
    const tooFew = aCart([aCartLine({ quantity: 3, maxQuantity: 2 })])
    expect(planOrder(tooFew, 'a', ready)).toMatchObject({ kind: 'notInStock' })
    expect(planOrder(aCart([aCartLine({ quantity: 2, maxQuantity: 2 })]), 'a', ready)).toEqual({
      kind: 'send',
    })
  })
})

test('R4.81 R9.11 an order is sent four times, a second times the attempt between', () => {
  expect(MAX_ORDER_ATTEMPTS).toBe(4)
  expect([1, 2, 3].map(waitAfterAttemptMs)).toEqual([1000, 2000, 3000])
})
