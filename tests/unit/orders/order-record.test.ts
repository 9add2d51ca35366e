import { describe, expect, test } from 'vitest'
import { type OrderRecord, planTurn, withAttemptEnd } from '#shared/orders/order-record.ts'

const now = 1_000
const aRecord = (parts: Partial<OrderRecord> = {}): OrderRecord => ({
  cartId: 'first',
  attempt: 1,
  leaseUntil: 0,
  end: null,
  ...parts,
})
const placed = { kind: 'placed', orderNumber: '100000001' } as const
const closed = { kind: 'closed', code: 'errors.order.changed', isReturned: false } as const

describe('planTurn', () => {
  test.each<[string, OrderRecord | null, string | null, ReturnType<typeof planTurn>]>([
    [
      'the first attempt is made from the shopper’s cart',
      null,
      'c',
      { kind: 'try', cartId: 'c', attempt: 1, mayBePlaced: false },
    ],
    ['without a cart there is nothing to order', null, null, { kind: 'noCart' }],
    [
      'the next attempt keeps the cart',
      aRecord(),
      'c',
      { kind: 'try', cartId: 'first', attempt: 2, mayBePlaced: true },
    ],
    [
      'so it does without a cart',
      aRecord(),
      null,
      { kind: 'try', cartId: 'first', attempt: 2, mayBePlaced: true },
    ],
    [
      'it knows when no earlier one can have been placed',
      aRecord({ isUnsure: false }),
      'c',
      { kind: 'try', cartId: 'first', attempt: 2, mayBePlaced: false },
    ],
    ['one attempt at a time', aRecord({ leaseUntil: now + 1 }), 'c', { kind: 'busy' }],
    [
      'an attempt that took too long was cut off',
      aRecord({ leaseUntil: now }),
      'c',
      { kind: 'try', cartId: 'first', attempt: 2, mayBePlaced: true },
    ],
    ['what is placed is answered', aRecord({ end: placed }), 'c', { cartId: 'first', attempt: 1, ...placed }],
    ['so is what was refused', aRecord({ end: closed }), 'c', { cartId: 'first', attempt: 1, ...closed }],
  ])('%s', (_, record, cartId, expected) => {
    expect(planTurn(record, cartId, now)).toEqual(expected)
  })
})

describe('withAttemptEnd', () => {
  const second = aRecord({ attempt: 2, leaseUntil: now + 1 })

  test('an attempt without an end lets the next one try', () => {
    const ended = (isUnsure: boolean) => withAttemptEnd(second, { attempt: 2, end: null, isUnsure })
    expect(ended(true)).toEqual({ ...second, leaseUntil: 0, isUnsure: true })
    expect(ended(false)).toEqual({ ...second, leaseUntil: 0, isUnsure: false })
  })

  test('an attempt that was given up on neither opens nor closes what another one is doing', () => {
    expect(withAttemptEnd(second, { attempt: 1, end: null, isUnsure: false })).toEqual(second)
    expect(withAttemptEnd(second, { attempt: 1, end: closed })).toEqual(second)
  })

  test('an order that was placed is placed, however late that is known, and whatever comes after', () => {
    const late = withAttemptEnd(second, { attempt: 1, end: placed })
    expect(late.end).toEqual(placed)
    expect(withAttemptEnd(late, { attempt: 2, end: closed })).toEqual(late)
  })
})
