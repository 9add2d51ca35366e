import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { stockFollowers } from '#platform/commerce/index-stock.ts'
import { seedCommerce } from '#platform/seed/seed-commerce.ts'
import { filter, post, prepareSmallCatalogue, search } from './catalogue-fixture.ts'
import { anAddress } from './commerce-fixture.ts'

prepareSmallCatalogue()
beforeAll(() => seedCommerce(env.DB))

const INDEXES = ['vue_storefront_catalog', 'vue_storefront_catalog_no', 'vue_storefront_catalog_en']

const documentOf = async (sku: string, index?: string) =>
  (await search({ filters: [filter('sku', { eq: sku })], ...(index && { index }) })).hits[0]
const stockAt = async (url = '') => {
  const answer = await post('/api/url/map', { url, includeFields: null, excludeFields: [] })
  return (await answer.json<{ _source: { stock: object } }>())._source.stock
}
const isListed = async (sku: string, text = '') => {
  const filters = [filter('sku', { eq: sku }), filter('stock.is_in_stock', { eq: true })]
  return (await search({ filters, text })).total > 0
}
const setStock = (...changes: object[]) => post('/dials/stock', changes)
const versionOfLists = () => env.DB.prepare('SELECT version FROM catalogue_version').first('version')

const order = async (sku: string, qty: number) => {
  const answer = await post('/api/order', {
    products: [{ sku, qty, price: 1 }],
    addressInformation: {
      shippingAddress: anAddress,
      billingAddress: anAddress,
      shipping_carrier_code: 'homedelivery',
      shipping_method_code: 'standard',
      payment_method_code: 'hosted_invoice',
    },
  })
  expect(answer.status).toBe(200)
}

describe('the index knows the stock', () => {
  test('of what was ordered: the last piece is gone from every store, its address and the lists', async () => {
    const word = 'universalglid'
    const { url_path } = (await documentOf('DEMO-LOW')) ?? {}
    expect(await isListed('DEMO-LOW', word)).toBe(true)
    const version = await versionOfLists()
    await order('DEMO-LOW', 2)
    expect((await documentOf('DEMO-LOW'))?.stock).toMatchObject({ qty: 1, is_in_stock: true })
    expect(await versionOfLists()).toBe(version) // nothing that lists ask for has changed
    await order('DEMO-LOW', 1)
    const gone = { qty: 0, is_in_stock: false, manage_stock: true }
    for (const index of INDEXES) expect((await documentOf('DEMO-LOW', index))?.stock).toMatchObject(gone)
    expect(await stockAt(url_path)).toMatchObject(gone)
    expect(await isListed('DEMO-LOW')).toBe(false)
    expect(await isListed('DEMO-LOW', word)).toBe(false)
    await setStock({ sku: 'DEMO-LOW', qty: 3 })
  })

  test('of what the warehouse was sent', async () => {
    const before = await documentOf('DEMO-OOS')
    expect(await isListed('DEMO-OOS')).toBe(false)
    await app.request('/demo/stock/DEMO-OOS/restock', { method: 'POST' }, env)
    expect(await documentOf('DEMO-OOS')).toEqual({
      ...before,
      stock: { ...before?.stock, qty: 5, is_in_stock: true },
    })
    expect(await isListed('DEMO-OOS')).toBe(true)
    await setStock({ sku: 'DEMO-OOS', qty: 0 })
  })

  test('of variants: each has its own, and the whole what they have together', async () => {
    const before = await documentOf('DEMO-CONF')
    const children = before?.configurable_children ?? []
    const [first, ...others] = children
    const left = children.map(({ stock }) => stock?.qty ?? 0).reduce((sum, qty) => sum + qty, 0)
    await order(first?.sku ?? '', first?.stock?.qty ?? 0)
    const sold = await documentOf('DEMO-CONF')
    expect(sold).toEqual({
      ...before,
      stock: { ...before?.stock, qty: left - (first?.stock?.qty ?? 0) },
      configurable_children: [
        { ...first, stock: { ...first?.stock, qty: 0, is_in_stock: false } },
        ...others,
      ],
    })
    expect(await stockAt(first?.url_path)).toMatchObject({ is_in_stock: false })
    await setStock(...others.map(({ sku }) => ({ sku, qty: 0 })))
    expect((await documentOf('DEMO-CONF'))?.stock).toMatchObject({ qty: 0, is_in_stock: false })
    expect(await isListed('DEMO-CONF')).toBe(false)
    await setStock(...children.map(({ sku, stock }) => ({ sku, qty: stock?.qty })))
    expect(await documentOf('DEMO-CONF')).toEqual(before)
  })

  test('of a variant that is not counted: the whole can be bought, too', async () => {
    const children = (await documentOf('DEMO-CONF'))?.configurable_children ?? []
    const before = await documentOf('DEMO-CONF')
    const [first, ...others] = children
    const sku = first?.sku ?? ''
    await setStock(...others.map((other) => ({ sku: other.sku, qty: 0 })), { sku, qty: 0 })
    expect(await isListed('DEMO-CONF')).toBe(false)
    await setStock({ sku, qty: 0, is_in_stock: true, manage_stock: false })
    expect((await documentOf('DEMO-CONF'))?.stock).toMatchObject({ is_in_stock: true, manage_stock: false })
    expect(await isListed('DEMO-CONF')).toBe(true)
    await setStock(...children.map((child) => ({ sku: child.sku, qty: child.stock?.qty })))
    expect(await documentOf('DEMO-CONF')).toEqual(before)
  })

  test('and does not while nobody does', async () => {
    await setStock({ sku: 'DEMO-SALE', qty: 7, pending: true })
    expect((await documentOf('DEMO-SALE'))?.stock).toBeUndefined()
    await setStock({ sku: 'DEMO-SALE', qty: 7 })
    expect((await documentOf('DEMO-SALE'))?.stock).toMatchObject({ qty: 7, is_in_stock: true })
  })
})

test('a change of stock reads the rows of its products by their keys, not the catalogue', async () => {
  const results = await env.DB.batch(stockFollowers(env.DB, ['DEMO-LOW', 'DEMO-CONF-RED-180']))
  for (const { meta } of results) expect(meta.rows_read).toBeLessThan(100)
})
