import { expect, test } from 'vitest'
import { planSubscription } from '#shared/account/newsletter.ts'

test.each([
  [false, true, 'subscribe'],
  [true, true, null],
  [true, false, 'unsubscribe'],
  [false, false, null],
] as const)('R4.103 R3.39: subscribed %s, wanted %s: %s', (isSubscribed, wanted, plan) => {
  expect(planSubscription({ isSubscribed }, wanted)).toBe(plan)
})
