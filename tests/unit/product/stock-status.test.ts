import { describe, expect, test } from 'vitest'
import { type StockInfo, stockText, toStock, toStockStatus } from '#shared/product/stock-status.ts'
import { aStock } from '#tests/support/builders.ts'

const info = (isManaged: boolean | null, quantity: number | null, isInStock = true): StockInfo => ({
  isManaged,
  quantity,
  isInStock,
})

describe('toStockStatus', () => {
  test.each<[string, StockInfo | null, string]>([
    ['R4.17 unknown stock is ok while the sync verifies it', null, 'ok'],
    ['R4.18 managed stock above 0 is ok', info(true, 1), 'ok'],
    ['R4.18 managed stock of 0 is out of stock', info(true, 0), 'out_of_stock'],
    ['R4.18 managed stock below 0 is out of stock', info(true, -2), 'out_of_stock'],
    ['R4.18 managed stock that the platform closed is out of stock', info(true, 5, false), 'out_of_stock'],
    ['R4.18 managed stock without a number is out of stock', info(true, null), 'out_of_stock'],
    ['R4.19 stock that is not managed is ok', info(false, 0, false), 'ok'],
    ['stock that may be managed follows the platform: in', info(null, 0), 'ok'],
    ['stock that may be managed follows the platform: out', info(null, 9, false), 'out_of_stock'],
  ])('%s', (_, stock, expected) => {
    expect(toStockStatus(stock)).toBe(expected)
  })
})

test('the number left is known only where the platform counts', () => {
  expect(toStock(info(true, 3))).toEqual({ status: 'ok', quantity: 3 })
  expect(toStock(info(false, 3))).toEqual({ status: 'ok', quantity: null })
})

describe('stockText', () => {
  test.each([
    ['R8.26 plenty is in stock', aStock(40), { key: 'stock.inStock' }],
    ['R8.26 uncounted stock is in stock', aStock(), { key: 'stock.inStock' }],
    ['few left are told with their number', aStock(3), { key: 'stock.fewLeft', params: { quantity: 3 } }],
    ['five left are few', aStock(5), { key: 'stock.fewLeft', params: { quantity: 5 } }],
    ['six left are plenty', aStock(6), { key: 'stock.inStock' }],
    ['R8.28 nothing left is out of stock', aStock(0), { key: 'stock.outOfStock' }],
    ['nothing is said while nobody is sure', { status: 'volatile' as const, quantity: null }, null],
  ])('%s', (_, stock, expected) => {
    expect(stockText(stock)).toEqual(expected)
  })
})
