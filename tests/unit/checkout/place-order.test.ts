import { describe, expect, test } from 'vitest'
import { type Order, orderHash, toOrder } from '#shared/checkout/order.ts'
import {
  type AttemptOutcome,
  type NextStep,
  type PlaceOrderState,
  planAfterAttempt,
  planPlaceOrder,
} from '#shared/checkout/place-order.ts'
import { toPlatformAddress } from '#shared/checkout/platform-address.ts'
import { storeViews } from '#shared/store-views.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'

const address = toPlatformAddress(anAddress(), aContact())
const empty: Order = toOrder(
  {
    userId: null,
    cartId: 'c',
    lines: [],
    shippingAddress: address,
    billingAddress: address,
    shippingCarrierCode: 'pickup',
    shippingMethodCode: 'servicepoint',
    paymentMethodCode: 'invoice',
  },
  storeViews.sv,
  { orderId: 'o', now: new Date('2026-11-21') },
)
const product = {
  sku: 'A',
  parentSku: 'A',
  qty: 1,
  price: 80,
  price_incl_tax: 100,
  name: 'A',
  type_id: 'simple' as const,
}
const order = {
  ...empty,
  products: [
    {
      ...product,
      product_option: {
        extension_attributes: { configurable_item_options: [], custom_options: [], bundle_options: [] },
      },
    },
  ],
}
const hash = orderHash(order)
const ready: PlaceOrderState = { online: true, placedHashes: new Set(), allInStock: true }

describe('planPlaceOrder', () => {
  test('an order is sent', () => {
    expect(planPlaceOrder(order, ready)).toEqual({ kind: 'send', hash })
  })

  test('R2.10 R5.20 an empty cart is not ordered', () => {
    expect(planPlaceOrder(empty, ready)).toEqual({ kind: 'emptyCart' })
  })

  test('R4.79 an identical order of the session is ignored', () => {
    expect(planPlaceOrder(order, { ...ready, placedHashes: new Set([hash]) })).toEqual({ kind: 'duplicate' })
  })

  test('R1.43 R8.40 without a connection it is queued, with the notice', () => {
    const plan = planPlaceOrder(order, { ...ready, online: false, allInStock: false })
    expect(plan).toEqual({ kind: 'queue', hash, notice: 'notices.order.offline' })
  })

  test('R8.32 it is not sent while something is not in stock', () => {
    const plan = planPlaceOrder(order, { ...ready, allInStock: false })
    expect(plan).toEqual({ kind: 'notInStock', notice: 'errors.order.notInStock' })
  })
})

describe('planAfterAttempt', () => {
  const answer = (code: number, result?: unknown): AttemptOutcome => ({ kind: 'answer', code, result })
  const noAnswer: AttemptOutcome = { kind: 'noAnswer' }
  const queue: NextStep = { kind: 'queue', notice: 'errors.order.queued' }

  test.each<[string, number, AttemptOutcome, NextStep]>([
    ['R4.81 code 200 places the order', 1, answer(200, { orderNumber: '1' }), { kind: 'placed' }],
    [
      'R4.81 the second attempt waits one second',
      1,
      answer(500),
      { kind: 'retry', attempt: 2, waitMs: 1000 },
    ],
    ['R4.81 the third attempt waits two seconds', 2, noAnswer, { kind: 'retry', attempt: 3, waitMs: 2000 }],
    [
      'R4.81 R9.11 the fourth attempt waits three seconds',
      3,
      answer(500),
      { kind: 'retry', attempt: 4, waitMs: 3000 },
    ],
    ['R4.85 R8.39 after the fourth the order is queued', 4, answer(500), queue],
    ['R4.85 so it is when the platform never answered', 4, noAnswer, queue],
    ['R4.81 the fourth attempt may place it', 4, answer(200), { kind: 'placed' }],
    [
      'R8.38 an order found invalid is not tried again',
      1,
      answer(400),
      { kind: 'rejected', notice: 'errors.order.validation' },
    ],
    [
      'an invalid signature is no order, whatever the code',
      1,
      answer(200, 'Invalid signature validation of A'),
      { kind: 'retry', attempt: 2, waitMs: 1000 },
    ],
  ])('%s', (_, attempt, outcome, expected) => {
    expect(planAfterAttempt(attempt, outcome)).toEqual(expected)
  })

  test('R4.81 an order that fails and fails is sent four times', () => {
    let sent = 1
    for (
      let step = planAfterAttempt(1, noAnswer);
      step.kind === 'retry';
      step = planAfterAttempt(step.attempt, noAnswer)
    ) {
      sent = step.attempt
    }
    expect(sent).toBe(4)
  })
})
