import { expect, test } from 'vitest'
import { planAfterCompletion } from '#shared/orders/payment-completion.ts'

const failed = (attempts: number, status = 502, canReload = true) =>
  planAfterCompletion(attempts, { status, canReload })

test('R4.77: three failed attempts are repeated', () => {
  expect([1, 2, 3].map((attempts) => failed(attempts))).toEqual(['retry', 'retry', 'retry'])
})

test('R4.77 R9.12: more than three attempts reload the page, once', () => {
  expect(failed(4)).toBe('reload')
  expect(failed(4, 502, false)).toBe('giveUp')
})

test.each([
  ['no answer', 0, 'retry'],
  ['a request that came too late', 408, 'retry'],
  ['too many requests', 429, 'retry'],
  ['a failure of ours', 500, 'retry'],
  ['a platform that is away', 503, 'retry'],
  ['a shopper who is logged out', 401, 'giveUp'],
  ['a no', 400, 'refused'],
  ['an order that cannot be made', 409, 'refused'],
  ['a cart that cannot be ordered', 422, 'refused'],
] as const)('R4.77: after %s it is: %s → %s', (_, status, next) => {
  expect(failed(1, status)).toBe(next)
})
