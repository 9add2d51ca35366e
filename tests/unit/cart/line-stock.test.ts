import { expect, test } from 'vitest'
import { besideOthers, lineStock } from '#shared/cart/line-stock.ts'
import type { Stock } from '#shared/product/product.ts'
import { aStock, soldOut } from '#tests/support/builders.ts'

const unsure = { stockNotice: null, inStock: true, maxQuantity: null }

test.each<[string, Stock | null, ReturnType<typeof lineStock>]>([
  [
    'R4.66: in stock is told in the line',
    aStock(40),
    { stockNotice: { type: 'info', key: 'stock.inStock' }, inStock: true, maxQuantity: 40 },
  ],
  [
    'R4.66: few left are told with their number',
    aStock(2),
    {
      stockNotice: { type: 'info', key: 'stock.fewLeft', params: { quantity: 2 } },
      inStock: true,
      maxQuantity: 2,
    },
  ],
  [
    'R4.67: out of stock is an error in the line, and it cannot be ordered',
    soldOut,
    { stockNotice: { type: 'error', key: 'cart.soldOut' }, inStock: false, maxQuantity: 0 },
  ],
  ['nobody is sure: the line stays as it is', { status: 'volatile', quantity: null }, unsure],
  ['the platform cannot say: the line stays as it is', null, unsure],
])('%s', (_, stock, fields) => expect(lineStock(stock, 'simple')).toEqual(fields))

test.each(['virtual', 'downloadable'] as const)(
  'nothing that is %s is "in stock"; few left and sold out are told',
  (type) => {
    expect(lineStock(aStock(40), type).stockNotice).toBeNull()
    expect(lineStock(aStock(2), type).stockNotice).toMatchObject({ key: 'stock.fewLeft' })
    expect(lineStock(soldOut, type)).toMatchObject({ stockNotice: { key: 'cart.soldOut' }, inStock: false })
  },
)

const shared = { type: 'error', key: 'errors.cart.quantityNotAvailable', params: { name: 'Binding' } }
test.each<[string, Stock | null, number | null, object]>([
  [
    'what the others leave is enough: as many can be had, and the stock is told as it is',
    aStock(4),
    3,
    { maxQuantity: 3, inStock: true, stockNotice: { key: 'stock.fewLeft', params: { quantity: 4 } } },
  ],
  ['R4.37: the others leave too few', aStock(2), 1, { maxQuantity: 1, inStock: true, stockNotice: shared }],
  ['R4.37: the others leave none', aStock(2), 0, { maxQuantity: 0, inStock: true, stockNotice: shared }],
  [
    'too few without the others: the quantity says so',
    aStock(1),
    1,
    { maxQuantity: 1, stockNotice: { key: 'stock.fewLeft' } },
  ],
  ['sold out stays sold out', soldOut, 0, { inStock: false, stockNotice: { key: 'cart.soldOut' } }],
  ['nobody counts', null, null, unsure],
])('two of a line beside others: %s', (_, stock, left, fields) => {
  expect(besideOthers(lineStock(stock, 'simple'), { name: 'Binding', quantity: 2 }, left)).toMatchObject(
    fields,
  )
})
