import { describe, expect, test } from 'vitest'
import {
  type AttemptOutcome,
  type NextStep,
  type PlaceOrderState,
  planAfterAttempt,
  planPlaceOrder,
} from '#shared/checkout/place-order.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const cart = aCart()
const soldOut = aCart([aCartLine(), aCartLine({ id: 2, inStock: false })])
const ready: PlaceOrderState = { online: true, placedHashes: new Set() }

describe('planPlaceOrder', () => {
  test('an order is sent', () => {
    expect(planPlaceOrder(cart, 'a', ready)).toEqual({ kind: 'send' })
  })

  test('R2.10 R5.20 an empty cart is not ordered', () => {
    expect(planPlaceOrder(aCart([]), 'a', ready)).toEqual({ kind: 'emptyCart' })
  })

  test('R4.79 an identical order of the session is ignored, another one is not', () => {
    const state = { ...ready, placedHashes: new Set(['a']) }
    expect(planPlaceOrder(cart, 'a', state)).toEqual({ kind: 'duplicate' })
    expect(planPlaceOrder(cart, 'b', state)).toEqual({ kind: 'send' })
  })

  test('R1.43 R8.40 without a connection it is queued, whatever the stock was', () => {
    expect(planPlaceOrder(soldOut, 'a', { ...ready, online: false })).toEqual({ kind: 'queue' })
  })

  test('R8.32 it is not sent while something is not in stock', () => {
    const plan = planPlaceOrder(soldOut, 'a', ready)
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
