import { env } from 'cloudflare:test'
import { sign } from 'hono/jwt'
import { beforeAll, describe, expect, test } from 'vitest'
import { compactProduct } from '#platform/search/compact.ts'
import { withPrices } from '#platform/search/price-pass.ts'
import { allDocuments, type Document, filter, get, prepareCatalogue, search } from './catalogue-fixture.ts'

const now = new Date('2026-11-20T12:00:00Z')
const taxed = { taxRate: 0.25, now, groupId: null }
const aProduct = (fields: object) => ({ tax_class_id: 2, price: 100, final_price: 100, ...fields })

describe('the price pass (R3.2, R3.3)', () => {
  test('splits gross prices into net and tax', () => {
    expect(withPrices(aProduct({}), taxed)).toMatchObject({
      price: 80,
      price_tax: 20,
      price_incl_tax: 100,
      original_price: 80,
      original_price_incl_tax: 100,
      final_price_incl_tax: 100,
      original_final_price: 80,
      special_price: 0,
      special_price_incl_tax: 0,
    })
  })

  test('a special inside its window is the price, the regular one stays as the original', () => {
    const special = {
      final_price: 75,
      special_price: 75,
      special_from_date: '2026-11-01 00:00:00',
      special_to_date: null,
    }
    expect(withPrices(aProduct(special), taxed)).toMatchObject({
      price_incl_tax: 75,
      special_price: 60,
      special_price_incl_tax: 75,
      original_price_incl_tax: 100,
      original_special_price: 60,
    })
  })

  test.each([
    ['over', { special_from_date: '2026-01-01 00:00:00', special_to_date: '2026-02-01 00:00:00' }],
    ['yet to come', { special_from_date: '2027-01-01 00:00:00' }],
  ])('a special whose window is %s is no price', (_name, window) => {
    const product = withPrices(aProduct({ final_price: 75, special_price: 75, ...window }), taxed)
    expect(product).toMatchObject({ price_incl_tax: 100, special_price: 0, special_price_incl_tax: 0 })
  })

  test('the lower of final price and special price counts', () => {
    expect(withPrices(aProduct({ final_price: 60, special_price: 80 }), taxed)).toMatchObject({
      price_incl_tax: 60,
    })
    expect(withPrices(aProduct({ final_price: 60 }), taxed)).toMatchObject({
      price_incl_tax: 60,
      final_price_incl_tax: 60,
    })
  })

  test('a special that is not below the regular price is none', () => {
    expect(withPrices(aProduct({ special_price: 120 }), taxed)).toMatchObject({
      price_incl_tax: 100,
      special_price: 0,
    })
  })

  test('without a tax class there is no tax', () => {
    expect(withPrices({ price: 100, final_price: 100 }, taxed)).toMatchObject({
      price: 100,
      price_tax: 0,
      price_incl_tax: 100,
    })
  })

  test('a product without a price has none, a free one costs nothing', () => {
    expect(withPrices({ tax_class_id: 2, price: null }, taxed)).toMatchObject({
      price: null,
      price_incl_tax: null,
      price_tax: 0,
    })
    expect(withPrices(aProduct({ price: 0, final_price: 0 }), taxed)).toMatchObject({
      price: 0,
      price_incl_tax: 0,
    })
  })

  test('a configurable shows its cheapest child', () => {
    const children = [
      { price: 120, final_price: 120 },
      { price: 110, final_price: 90, special_price: 90 },
      { price: 10, status: 2 },
    ]
    expect(withPrices(aProduct({ configurable_children: children }), taxed)).toMatchObject({
      price_incl_tax: 90,
      special_price_incl_tax: 90,
      original_price_incl_tax: 110,
      configurable_children: [{ price_incl_tax: 120 }, { price_incl_tax: 90 }, { price_incl_tax: 10 }],
    })
  })

  test('a variant that was never reduced does not inherit the former price of one that was', () => {
    const reduced = { price: 1000, final_price: 700, special_price: 700, lowest_price_30_days: 1000 }
    const shownWith = (price: number) => {
      const configurable_children = [{ ...reduced }, { price, final_price: price }]
      return compactProduct(
        withPrices(aProduct({ lowest_price_30_days: 1000, configurable_children }), taxed),
      )
    }
    const [, plain] = shownWith(800).configurable_children as object[]
    expect(shownWith(800)).toMatchObject({ lp30: 1000 })
    expect(plain).toMatchObject({ pit: 800, lp30: null })
    expect(shownWith(600)).toMatchObject({ pit: 600, lp30: null })
  })

  test('a tier of the own group lowers the price and ends the special; tiers of others do not show (R3.5)', () => {
    const tier_prices = [
      { customer_group_id: 2, qty: 1, value: 70 },
      { customer_group_id: 3, qty: 1, value: 5 },
    ]
    const product = () => aProduct({ final_price: 80, special_price: 80, tier_prices: [...tier_prices] })
    expect(withPrices(product(), { ...taxed, groupId: 2 })).toMatchObject({
      price_incl_tax: 70,
      original_price_incl_tax: 70,
      special_price: 0,
      final_price_incl_tax: 80,
      tier_prices: [tier_prices[0]],
    })
    expect(withPrices(product(), taxed)).toMatchObject({ price_incl_tax: 80, tier_prices: [] })
  })
})

describe('prices over the wire', () => {
  let grouped: Document

  prepareCatalogue()

  beforeAll(async () => {
    const found = (await allDocuments()).find(
      ({ tier_prices, special_price }) => tier_prices && !special_price,
    )
    if (!found) throw new Error('no product with a group price')
    grouped = found
  })

  const priceFor = async (body: object) =>
    (await search({ filters: [filter('sku', { eq: grouped.sku })], body })).hits[0]?.pit

  test('a group token brings the group’s price, a plain group id or a forged token does not', async () => {
    const token = await sign({ group_id: 2, id: 7, user: 'ola@example.com' }, env.SIGNING_KEY, 'HS256')
    const forged = await sign({ group_id: 2 }, 'another key', 'HS256')
    expect(await priceFor({ groupToken: token, groupId: 2 })).toBeLessThan(Number(grouped.price))
    expect(await priceFor({ groupId: 2 })).toBe(grouped.price)
    expect(await priceFor({ groupToken: forged })).toBe(grouped.price)
    expect(await priceFor({ groupToken: 'nonsense' })).toBe(grouped.price)
  })

  test('every price shown is the gross price of the index', async () => {
    const { hits } = await search({
      filters: [filter('type_id', { eq: 'simple' }), filter('final_price', { gt: 0 })],
    })
    for (const hit of hits.slice(0, 50))
      expect(Number(hit.p) + Number(hit.pt)).toBeCloseTo(Number(hit.pit), 3)
  })

  test('render-list gives prices by id, of children too, and leaves unknown skus out (R3.15, R7.58–R7.60)', async () => {
    const skus = 'DEMO-CONF-RED-190,NOBODY,DEMO-SALE,DEMO-NOPRICE'
    const response = await get(
      `/api/product/render-list?skus=${encodeURIComponent(skus)}&currencyCode=SEK&storeId=1`,
    )
    const { code, result } = (await response.json()) as {
      code: number
      result: { items: Record<string, unknown>[] }
    }
    expect(code).toBe(200)
    expect(result.items).toMatchObject([
      {
        type: 'simple',
        store_id: 1,
        currency_code: 'SEK',
        sgn: expect.any(String),
        price_info: { final_price: 4499, special_price: null },
      },
      {
        price_info: {
          regular_price: 3299,
          special_price: 2499,
          extension_attributes: { tax_adjustments: { final_price: 1999.2 } },
        },
      },
    ])
    expect(result.items[0]).not.toHaveProperty('sku')
  })

  test('render-list without skus is refused, without a store means the first', async () => {
    const response = await get('/api/product/render-list')
    expect([response.status, await response.json()]).toEqual([
      500,
      { code: 500, result: 'skus parameter is required' },
    ])
    const english = await get('/api/product/render-list?skus=DEMO-SALE&storeId=4')
    expect(await english.json()).toMatchObject({ result: { items: [{ currency_code: 'EUR' }] } })
  })

  test('product list gives documents with their attributes in one list', async () => {
    const response = await get('/api/product/list?skus=DEMO-SALE,DEMO-OOS')
    expect(await response.json()).toMatchObject({
      code: 200,
      result: { total_count: 2, items: [{ custom_attributes: expect.any(Array) }, {}] },
    })
  })

  test('unknown paths of the platform are enveloped (contract §20)', async () => {
    const response = await get('/api/nothing/here')
    expect([response.status, await response.json()]).toEqual([404, { code: 404, result: 'Not found' }])
  })
})
