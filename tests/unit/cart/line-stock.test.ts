import { expect, test } from 'vitest'
import { type LineStock, lineStock, planLineStock } from '#shared/cart/line-stock.ts'
import type { Stock } from '#shared/product/product.ts'
import { aStock, soldOut } from '#tests/support/builders.ts'

const inStock = aStock(40)
const volatile: Stock = { status: 'volatile', quantity: null }
const ours = { allowOutOfStock: false, syncOn: true }
const error: LineStock = { kind: 'error', notice: { type: 'error', key: 'cart.soldOut' } }

test.each<[string, Stock | null, { allowOutOfStock: boolean; syncOn: boolean }, LineStock]>([
  [
    'R4.66: in stock is told in the line',
    inStock,
    ours,
    { kind: 'info', notice: { type: 'info', key: 'stock.inStock' } },
  ],
  [
    'R4.66: few left are told with their number',
    aStock(2),
    ours,
    { kind: 'info', notice: { type: 'info', key: 'stock.fewLeft', params: { quantity: 2 } } },
  ],
  ['R4.67: out of stock is an error in the line where the cart is synced', soldOut, ours, error],
  [
    'R4.67: and where the cart may hold what is sold out',
    soldOut,
    { allowOutOfStock: true, syncOn: false },
    error,
  ],
  [
    'R4.68: with neither, the line goes',
    soldOut,
    { allowOutOfStock: false, syncOn: false },
    { kind: 'remove' },
  ],
  ['nobody is sure: the line stays as it is', volatile, ours, { kind: 'nothing' }],
  ['the platform cannot say: the line stays as it is', null, ours, { kind: 'nothing' }],
])('%s', (_, stock, settings, plan) => expect(planLineStock(stock, settings)).toEqual(plan))

test('R4.67: a line that is out of stock says so and cannot be ordered', () => {
  expect(lineStock(soldOut)).toEqual({
    stockNotice: { type: 'error', key: 'cart.soldOut' },
    inStock: false,
    maxQuantity: 0,
  })
  expect(lineStock(volatile)).toEqual({ stockNotice: null, inStock: true, maxQuantity: null })
})
