import { expect, test } from 'vitest'
import { stockLimitNotice } from '#shared/cart/add-to-cart.ts'
import { countPutBack, stateOfLater, withLater, withoutLater } from '#shared/cart/later-lines.ts'
import { afterStep, noOfflineChanges, withOfflineChanges } from '#shared/cart/offline-cart.ts'
import { toNewLine } from '#shared/cart/put-back.ts'
import { sumQuantities } from '#shared/cart/quantity.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const red = aCartLine({ sku: 'RED', quantity: 2 })
const blue = aCartLine({ sku: 'BLUE' })

test('what is saved for later last is first; the same once more adds its quantity', () => {
  const lines = withLater(withLater([], red), blue)
  expect(lines.map(({ sku }) => sku)).toEqual(['BLUE', 'RED'])
  expect(withLater(lines, red).map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['RED', 4],
    ['BLUE', 1],
  ])
  expect(withoutLater(lines, red)).toEqual([blue])
})

test('a line that is taken away leaves what was saved of the same before or since', () => {
  const lines = withLater([blue, red], { ...red, quantity: 1 })
  expect(withoutLater(lines, { ...red, quantity: 1 })).toEqual([red, blue])
  expect(withoutLater(lines, { ...red, quantity: 3 })).toEqual([blue])
})

test('no more are kept than anybody looks through', () => {
  const many = Array.from({ length: 60 }, (_, at) => aCartLine({ sku: `S${at}` }))
  const kept = many.reduce(withLater, [])
  expect([kept.length, kept[0]?.sku]).toEqual([50, 'S59'])
})

const five = aCartLine({ sku: 'RED', name: 'Vest', quantity: 5 })
const inTwoLines = [
  aCartLine({ sku: 'RED', quantity: 1, options: [{ label: 'Print', value: 'AB' }] }),
  red,
  blue,
]
test.each([
  ['nothing is said: all', [], undefined, 5],
  ['two are in stock: two', [stockLimitNotice('Vest', 2)], undefined, 2],
  ['two are in stock and both in the cart: none', [stockLimitNotice('Vest', 2)], [red], 0],
  ['four are in stock and three in two lines of the cart: one', [stockLimitNotice('Vest', 4)], inTwoLines, 1],
  ['the limit is another product’s: all', [stockLimitNotice('Cap', 2)], undefined, 5],
])('of five that are put back, %s', (_, notices, before, count) => {
  expect(countPutBack(five, notices, before)).toBe(count)
})

test.each([
  ['one of three is in the cart: two', 3, [{ ...five, quantity: 1 }], 2],
  ['both are in the cart: none', 2, [{ ...five, quantity: 2 }], 0],
  ['nobody counts the stock: all', null, [{ ...five, quantity: 1 }], 5],
  ['the cart has none: all, of which the shop says more', 3, [blue], 5],
])('of five that are put back without a connection, %s', (_, maxQuantity, before, count) => {
  const line = { ...five, maxQuantity }
  expect(countPutBack(line, [{ type: 'info', key: 'notices.cart.keptOffline' }], before)).toBe(count)
  const step = { kind: 'add', line: toNewLine(line), selections: null } as const
  const { lines } = withOfflineChanges(aCart(before), afterStep(noOfflineChanges, aCart(before), step))
  expect(sumQuantities(lines.map(({ quantity }) => quantity))).toBe(
    count + sumQuantities(before.map(({ quantity }) => quantity)),
  )
})

const single = { sku: 'S', parentSku: 'S', type: 'simple' as const }
const selections = { custom: [{ optionId: '1', value: 'AB' }], bundle: [], members: [] }
test.each([
  ['sold out', {}, { price: { current: 100 }, stock: { status: 'out_of_stock' } }, { kind: 'soldOut' }],
  ['at the same price', {}, { price: { current: 100 }, stock: null }, { kind: 'buyable', price: null }],
  ['at another price', {}, { price: { current: 90 }, stock: null }, { kind: 'buyable', price: 90 }],
  [
    'personal, with a price of its own',
    { selections },
    { price: { current: 90 }, stock: null },
    { kind: 'buyable', price: null },
  ],
  ['of which nothing is known', {}, undefined, { kind: 'buyable', price: null }],
])('a line that is %s says so', (_, line, offer, state) => {
  const offers = offer && { S: offer }
  expect(stateOfLater({ ...single, unitPrice: 100, ...line }, offers)).toEqual(state)
})

const atAnotherPrice = { P: { price: { current: 5 }, stock: null } }
test.each([
  ['a variant that is not offered any more is not sold', { sku: 'P-RED' }, { kind: 'gone' }],
  [
    'a bundle has no offer of its own',
    { sku: 'P-1-2', type: 'bundle' as const },
    { kind: 'buyable', price: null },
  ],
])('%s, and has no price of another', (_, line, state) => {
  expect(stateOfLater({ ...single, parentSku: 'P', unitPrice: 100, ...line }, atAnotherPrice)).toEqual(state)
})
