import { expect, test } from 'vitest'
import { isInCheckout } from '#shared/checkout/in-checkout.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test.each([
  ['R4.69 R9.9 something changed half an hour ago: in the checkout', ago(1_800_000), true],
  ['R4.69 a moment longer ago: no longer', ago(1_800_001), false],
  ['R4.69 the checkout was never entered', null, false],
])('%s', (_, modifiedAt, expected) => {
  expect(isInCheckout(modifiedAt, now)).toBe(expected)
})
