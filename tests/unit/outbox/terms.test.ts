import { expect, test } from 'vitest'
import { canAccept, compareTerms, type TermsChange, termsOf, termsOfExpected } from '#shared/outbox/terms.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const wax = aCartLine({ sku: 'WAX-45', name: 'Glidvalla', quantity: 2, unitPrice: 100_00 })
const cap = aCartLine({ id: 2, sku: 'CAP', name: 'Mössa' })
const before = termsOf(aCart([wax, cap]))

test.each<[string, ReturnType<typeof aCart>, TermsChange[]]>([
  ['nothing', aCart([wax, cap]), []],
  [
    'a price',
    aCart([aCartLine({ ...wax, unitPrice: 101_00, rowTotal: 202_00 }), cap]),
    [{ kind: 'price', name: 'Glidvalla', before: 200_00, now: 202_00 }],
  ],
  [
    'a quantity, which says its price, too',
    aCart([aCartLine({ ...wax, quantity: 1, rowTotal: 100_00 }), cap]),
    [{ kind: 'quantity', name: 'Glidvalla', before: 2, now: 1 }],
  ],
  ['a line that is gone', aCart([wax]), [{ kind: 'gone', name: 'Mössa' }]],
  [
    'a line that came to it',
    aCart([wax, cap, aCartLine({ sku: 'SKI', name: 'Skida' })]),
    [{ kind: 'added', name: 'Skida' }],
  ],
  [
    'a line of which too few are left',
    aCart([wax, aCartLine({ ...cap, maxQuantity: cap.quantity - 1 })]),
    [{ kind: 'soldOut', name: 'Mössa' }],
  ],
  [
    'a line that is sold out',
    aCart([wax, aCartLine({ ...cap, inStock: false })]),
    [{ kind: 'soldOut', name: 'Mössa' }],
  ],
])('says what has changed: %s', (_, cart, changes) => {
  expect(compareTerms(before, termsOf(cart))).toEqual(changes)
})

test('says that delivery costs something else, when both prices are known', () => {
  const now = { ...before, shipping: 79_00 }
  expect(compareTerms({ ...before, shipping: 49_00 }, now)).toEqual([
    { kind: 'shipping', before: 49_00, now: 79_00 },
  ])
  expect(compareTerms({ ...before, shipping: null }, now)).toEqual([])
})

test('of an order that an earlier build has kept it compares what is known: skus and quantities', () => {
  const old = termsOfExpected({ lines: [{ sku: 'WAX-45', quantity: 3 }], grandTotal: 1 })
  expect(compareTerms(old, termsOf(aCart([wax])))).toEqual([
    { kind: 'quantity', name: 'Glidvalla', before: 3, now: 2 },
  ])
})

test('terms can be accepted while there is something to order and all of it can be had', () => {
  expect(canAccept(before)).toBe(true)
  expect(canAccept(termsOf(aCart([])))).toBe(false)
  expect(canAccept(termsOf(aCart([wax, aCartLine({ ...cap, inStock: false })])))).toBe(false)
})
