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
      { kind: 'try', cartId: 'c', attempt: 1, unsureSince: null },
    ],
    ['without a cart there is nothing to order', null, null, { kind: 'noCart' }],
    [
      'the next attempt keeps the cart',
      aRecord({ unsureSince: 7 }),
      'c',
      { kind: 'try', cartId: 'first', attempt: 2, unsureSince: 7 },
    ],
    [
      'so it does without a cart',
      aRecord({ unsureSince: 7 }),
      null,
      { kind: 'try', cartId: 'first', attempt: 2, unsureSince: 7 },
    ],
    [
      'it knows when no earlier one can have been placed',
      aRecord({ unsureSince: null }),
      'c',
      { kind: 'try', cartId: 'first', attempt: 2, unsureSince: null },
    ],
    ['one attempt at a time', aRecord({ leaseUntil: now + 1 }), 'c', { kind: 'busy' }],
    [
      'an attempt that took too long was cut off',
      aRecord({ leaseUntil: now, unsureSince: 7 }),
      'c',
      { kind: 'try', cartId: 'first', attempt: 2, unsureSince: 7 },
    ],
    [
      'a record of an earlier build may be placed since ever',
      aRecord(),
      'c',
      { kind: 'try', cartId: 'first', attempt: 2, unsureSince: 0 },
    ],
    [
      'unless it says that it is not',
      aRecord({ isUnsure: false }),
      'c',
      { kind: 'try', cartId: 'first', attempt: 2, unsureSince: null },
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
    const ended = (unsureSince: number | null) =>
      withAttemptEnd(second, { attempt: 2, end: null, unsureSince })
    expect(ended(now)).toEqual({ ...second, leaseUntil: 0, unsureSince: now })
    expect(ended(null)).toEqual({ ...second, leaseUntil: 0, unsureSince: null })
  })

  test('an attempt that was given up on neither opens nor closes what another one is doing', () => {
    expect(withAttemptEnd(second, { attempt: 1, end: null, unsureSince: null })).toEqual(second)
    expect(withAttemptEnd(second, { attempt: 1, end: closed })).toEqual(second)
  })

  test('an order that was placed is placed, however late that is known, and whatever comes after', () => {
    const late = withAttemptEnd(second, { attempt: 1, end: placed })
    expect(late.end).toEqual(placed)
    expect(withAttemptEnd(late, { attempt: 2, end: closed })).toEqual(late)
  })
})
