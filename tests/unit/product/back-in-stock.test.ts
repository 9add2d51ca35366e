import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { awaitedSku } from '#shared/product/back-in-stock.ts'
import type { Stock } from '#shared/product/product.ts'
import { aProduct, aVariant } from '#tests/support/builders.ts'

const none: Stock = { status: 'out_of_stock', quantity: 0 }
const some: Stock = { status: 'ok', quantity: 3 }
const unknown: Stock = { status: 'volatile', quantity: null }

describe('what a shopper may wait for', () => {
  test.each([
    ['a product that is sold out', none, 'SKI'],
    ['nothing while there is some', some, null],
    ['nothing while the stock is not known', unknown, null],
  ])('%s', (_, stock, sku) => {
    expect(awaitedSku(aProduct({ sku: 'SKI', stock, variants: [] }), null)).toBe(sku)
  })

  const gone = aVariant({}, { sku: 'SKI-187', stock: none })
  const left = aVariant({}, { sku: 'SKI-192', stock: some })

  test('the chosen variant when it is sold out, whatever there is of the others', () => {
    const product = aProduct({ sku: 'SKI', stock: some, variants: [gone, left] })
    expect(awaitedSku(product, gone)).toBe('SKI-187')
    expect(awaitedSku(product, left)).toBeNull()
    expect(awaitedSku(product, null)).toBeNull()
  })

  test('any variant when all are sold out and none is chosen', () => {
    expect(awaitedSku(aProduct({ sku: 'SKI', stock: some, variants: [gone] }), null)).toBe('SKI')
  })
})

test('stock is written by orders, which lower it, by one door, which mails those who wait, and by what follows both', () => {
  const files = readdirSync('platform', { recursive: true, encoding: 'utf8' })
  const writers = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      /UPDATE stock_item|INTO stock_item/.test(readFileSync(`platform/${file}`, 'utf8')),
  )
  expect(writers.toSorted()).toEqual([
    'commerce/index-stock.ts',
    'commerce/orders/place-order.ts',
    'commerce/stock.ts',
  ])
})
