import { expect, test } from 'vitest'
import { lineStock } from '#shared/cart/line-stock.ts'
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
