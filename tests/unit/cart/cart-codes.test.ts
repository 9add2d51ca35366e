import { expect, test } from 'vitest'
import { readCodeKind } from '#shared/cart/cart-codes.ts'

test.each([
  ['coupon', 'coupon'],
  ['gift-card', 'gift-card'],
  ['quantity', null],
  ['', null],
  [undefined, null],
])('a form that names %o is about the code of %o', (named, kind) => {
  expect(readCodeKind(named)).toBe(kind)
})
