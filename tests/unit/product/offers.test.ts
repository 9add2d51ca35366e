import { describe, expect, test } from 'vitest'
import { beginPriceSync, endPriceSync, withOffers } from '#shared/product/offers.ts'
import { aPrice, aProduct, aStock, aVariant, soldOut } from '#tests/support/builders.ts'

const now = new Date('2026-11-21T12:00:00Z')
const red = aVariant({ colour: 'red' }, { price: aPrice(100_00) })
const blue = aVariant({ colour: 'blue' }, { price: aPrice(120_00) })
const product = aProduct({ variants: [red, blue] })

describe('price sync has three outcomes', () => {
  test('R4.24 R3.6 without waiting, prices are as known, not current, and never refreshed', () => {
    expect(beginPriceSync(product)).toEqual({ product, priceIsCurrent: false, priceRefreshedAt: null })
  })

  test('R4.25 R3.6 after the sync they are the platform’s, current, with the time', () => {
    const answer = { offers: { [red.sku]: { price: aPrice(90_00, 100_00), stock: null } } }
    const synced = endPriceSync(product, answer, now)
    expect(synced).toMatchObject({ priceIsCurrent: true, priceRefreshedAt: now })
    expect(synced.product.variants.map(({ price }) => price.current)).toEqual([90_00, 120_00])
  })

  test.each([null, { offers: {} }, { offers: { [red.sku]: { price: null, stock: null } } }])(
    'a platform that cannot say leaves the prices, not current: %o',
    (answer) => {
      expect(endPriceSync(product, answer, now)).toEqual({
        product,
        priceIsCurrent: false,
        priceRefreshedAt: null,
      })
    },
  )
})

describe('withOffers', () => {
  test('a product with variants costs what the cheapest of them costs now', () => {
    const answer = { offers: { [blue.sku]: { price: aPrice(80_00), stock: aStock(2) } } }
    expect(withOffers(product, answer)).toMatchObject({
      price: aPrice(80_00),
      variants: [red, { stock: aStock(2) }],
    })
  })

  test('a product without variants costs what is offered', () => {
    const answer = { offers: { [product.sku]: { price: aPrice(70_00), stock: null } } }
    expect(withOffers({ ...product, variants: [] }, answer).price).toEqual(aPrice(70_00))
  })

  const part = { id: 1, sku: 'SKI', name: 'Ski', path: null, image: null, price: aPrice(), stock: aStock(1) }

  test.each([
    [soldOut, aStock(), 'ok'],
    [aStock(), soldOut, 'out_of_stock'],
  ] as const)('a group whose parts were %o and are %o by now is %s', (known, stock, status) => {
    const parts = [{ ...part, stock: known }]
    const group = aProduct({ type: 'grouped', parts, stock: known })
    expect(withOffers(group, { offers: { SKI: { price: null, stock } } }).stock.status).toBe(status)
  })

  test('a product of which the platform offers no variant is sold out, whatever is said of the whole', () => {
    const { options } = product
    const none = aProduct({ type: 'configurable', options, stock: soldOut })
    const answer = { offers: { [none.sku]: { price: null, stock: aStock() } } }
    expect(withOffers(none, answer).stock.status).toBe('out_of_stock')
  })

  test('R4.37 a part that sells out sells out in its bundle', () => {
    const bundle = aProduct({ type: 'bundle', parts: [part] })
    const answer = { offers: { SKI: { price: null, stock: soldOut } } }
    expect(withOffers(bundle, answer).parts).toEqual([{ ...part, stock: soldOut }])
  })
})
