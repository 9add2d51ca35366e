import { describe, expect, test } from 'vitest'
import type { CartLine } from '#shared/cart/cart.ts'
import {
  canAccept,
  compareTerms,
  expectedOf,
  type TermsChange,
  termsOf,
  termsOfExpected,
} from '#shared/outbox/terms.ts'
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

test('says that the way to pay costs something else, or something at last', () => {
  const now = { ...before, payment: 39_00 }
  const change = { kind: 'payment', now: 39_00 } as const
  expect(compareTerms({ ...before, payment: 29_00 }, now)).toEqual([{ ...change, before: 29_00 }])
  expect(compareTerms(before, now)).toEqual([{ ...change, before: 0 }])
  expect(compareTerms(now, now)).toEqual([])
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

describe('R1.43: what was added without a connection is, at the shop, the same by another sku', () => {
  const bundle = aCartLine({ sku: 'PACKAGE', name: 'Skidpaket', type: 'bundle' })
  const merged = aCartLine({ ...bundle, sku: 'PACKAGE-SKI-190-BOOT-40' })

  test('a package has the skus of its members behind its own', () => {
    expect(compareTerms(termsOf(aCart([bundle])), termsOf(aCart([merged])))).toEqual([])
  })

  test('another product whose sku begins alike is another one', () => {
    const now = termsOf(aCart([{ ...merged, name: 'Skidpåse' }]))
    expect(compareTerms(termsOf(aCart([bundle])), now)).toEqual([
      { kind: 'gone', name: 'Skidpaket' },
      { kind: 'added', name: 'Skidpåse' },
    ])
  })

  const members = [
    { sku: 'WAX-BLUE', quantity: 2 },
    { sku: 'WAX-RED', quantity: 1 },
    { sku: 'CORK', quantity: 0 },
  ]
  const group = aCartLine({
    sku: 'WAX-SET',
    name: 'Vallaset',
    quantity: 2,
    selections: { custom: [], bundle: [], members },
  })
  const blue = aCartLine({ sku: 'WAX-BLUE', name: 'Blå valla', quantity: 4 })
  const red = aCartLine({ id: 2, sku: 'WAX-RED', name: 'Röd valla', quantity: 2 })

  test('a group is its members, as many of each as were asked for', () => {
    expect(expectedOf(aCart([group])).lines).toEqual([
      { sku: 'WAX-BLUE', quantity: 4 },
      { sku: 'WAX-RED', quantity: 2 },
    ])
    expect(compareTerms(termsOf(aCart([group])), termsOf(aCart([blue, red])))).toEqual([])
  })

  test('a member that is missing is told once, by the name of the group', () => {
    expect(compareTerms(termsOf(aCart([group])), termsOf(aCart([])))).toEqual([
      { kind: 'gone', name: 'Vallaset' },
    ])
  })
})

describe('two lines of one sku', () => {
  const initials = (value: string, parts: Partial<CartLine> = {}) =>
    aCartLine({
      sku: 'CUP',
      name: 'Mugg',
      selections: { custom: [{ optionId: '1', value }], bundle: [], members: [] },
      ...parts,
    })
  const [one, other] = [initials('AB'), initials('CD', { id: 2, quantity: 2 })]
  const agreed = termsOf(aCart([one, other]))
  /** As devices have kept it that knew nothing of choices. */
  const keptBefore = {
    ...agreed,
    lines: agreed.lines.map(({ chosen: _, ...line }) => line),
  }

  test.each<[string, CartLine[], TermsChange[]]>([
    ['are each compared with their own', [one, other], []],
    ['whatever their order', [other, one], []],
    ['of which one is gone: told', [other], [{ kind: 'gone', name: 'Mugg' }]],
    [
      'of which one has become more',
      [other, { ...one, quantity: 3, rowTotal: 300_00 }],
      [{ kind: 'quantity', name: 'Mugg', before: 1, now: 3 }],
    ],
    ['and a third: added', [one, other, initials('EF', { id: 3 })], [{ kind: 'added', name: 'Mugg' }]],
    [
      'as another text of one is still its line',
      [one, { ...initials('CE'), quantity: 2, rowTotal: 200_00 }],
      [],
    ],
  ])('%s', (_, lines, changes) => {
    expect(compareTerms(agreed, termsOf(aCart(lines)))).toEqual(changes)
  })

  test('of an order that an earlier build has kept are compared together', () => {
    expect(compareTerms(keptBefore, agreed)).toEqual([])
    expect(compareTerms(keptBefore, termsOf(aCart([one, { ...other, inStock: false }])))).toEqual([
      { kind: 'soldOut', name: 'Mugg' },
    ])
    const before = one.rowTotal + other.rowTotal
    const dearer = { ...other, rowTotal: other.rowTotal + 100 }
    expect(compareTerms(keptBefore, termsOf(aCart([one, dearer])))).toEqual([
      { kind: 'price', name: 'Mugg', before, now: before + 100 },
    ])
    expect(compareTerms(keptBefore, termsOf(aCart([other])))).toEqual([
      { kind: 'quantity', name: 'Mugg', before: 3, now: 2 },
    ])
  })

  test('a group and one of its members are compared with the one line that the platform has of both', () => {
    const members = [{ sku: 'CUP', quantity: 1 }]
    const group = aCartLine({ sku: 'SET', name: 'Set', selections: { custom: [], bundle: [], members } })
    const plain = (quantity: number) => aCartLine({ id: 2, sku: 'CUP', name: 'Mugg', quantity })
    expect(compareTerms(termsOf(aCart([group, plain(2)])), termsOf(aCart([plain(3)])))).toEqual([])
  })
})
