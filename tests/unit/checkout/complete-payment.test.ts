import { expect, test } from 'vitest'
import { planAfterCompletion } from '#shared/checkout/complete-payment.ts'

test('R4.77: three failed attempts are repeated', () => {
  expect([1, 2, 3].map((attempts) => planAfterCompletion(attempts, false))).toEqual([
    'retry',
    'retry',
    'retry',
  ])
})

test('R4.77 R9.12: more than three attempts reload the page, once', () => {
  expect(planAfterCompletion(4, false)).toBe('reload')
  expect(planAfterCompletion(4, true)).toBe('giveUp')
})
