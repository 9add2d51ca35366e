import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { pathTo } from '#shared/paths.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { storeViews } from '#shared/store-views.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { DB } = env as unknown as { DB: D1Database } // the platform's, bound by vitest.config.ts
const SWEDEN = 1
const SOLD_OUT = 3

/** Skus of skate skis, of the whole shop: the best sellers first. */
let skis: string[] = []
let everything: string[] = []

const bestSellers = async (condition: string): Promise<string[]> => {
  const listed = `SELECT l.sku FROM listing AS l WHERE l.store_id = ${SWEDEN} AND l.visibility IN (2, 4) AND l.status IN (0, 1)`
  const { results } = await DB.prepare(`${listed} ${condition} ORDER BY l.popularity DESC, l.id`).all<{
    sku: string
  }>()
  return results.map(({ sku }) => sku)
}

/** As if a product and all its variants were sold out, where the index knows it. */
const sellOut = (sku: string) =>
  DB.prepare(
    `UPDATE product SET source = replace(json_set(source, '$.stock.is_in_stock', json('false'), '$.stock.qty', 0),
      '"is_in_stock":true', '"is_in_stock":false') WHERE store_id = ${SWEDEN} AND sku = ?`,
  )
    .bind(sku)
    .run()

beforeAll(async () => {
  upstream.reset()
  const inCategory = `AND EXISTS (SELECT 1 FROM facet f JOIN document d ON d.store_id = f.store_id AND d.entity = 'category'
    AND d.id = f.value WHERE f.store_id = l.store_id AND f.attribute = 'category_ids' AND f.product_id = l.id
    AND d.source ->> '$.name' = 'Skateskidor')`
  skis = await bestSellers(inCategory)
  everything = await bestSellers('')
  for (const sku of [...skis.slice(0, SOLD_OUT), ...everything.slice(0, SOLD_OUT)]) await sellOut(sku)
})

const dataLines = async (path: string) =>
  (await (await createShopper().get(`/_data${path}`)).text())
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

/** What can be bought stands before what cannot, and there is some of it. */
function expectBuyableFirst(cards: ProductCard[]) {
  const isOut = cards.map(({ stock }) => stock === 'out_of_stock')
  expect(cards.length).toBeGreaterThan(SOLD_OUT)
  expect(isOut[0]).toBe(false)
  expect(isOut).toEqual(isOut.toSorted((one, other) => Number(one) - Number(other)))
}

test('the products beside a product: what is sold out stands last, be it the best seller', async () => {
  const path = await DB.prepare(`SELECT url_path FROM product WHERE store_id = ${SWEDEN} AND sku = ?`)
    .bind(skis[SOLD_OUT] ?? '')
    .first('url_path')
  const [, related] = (await dataLines(`/${path}`)) as [unknown, [string, ProductCard[]]]
  expect(related[0]).toBe('data.related')
  expectBuyableFirst(related[1])
})

test('the best sellers of the home page can be bought', async () => {
  const [page] = (await dataLines('/')) as [{ value: { data: { popular: ProductCard[] } } }]
  const { popular } = page.value.data
  expect(popular).toHaveLength(8)
  expectBuyableFirst(popular)
  expect(popular.map(({ sku }) => sku)).toEqual(everything.slice(SOLD_OUT, SOLD_OUT + popular.length))
})

test('what the personalisation service recommends of a brand: what is sold out stands last', async () => {
  const { results } = await DB.prepare(
    `SELECT sku FROM product WHERE store_id = ${SWEDEN} AND name LIKE 'Fjällro%' AND sku NOT LIKE 'DEMO-%'
      AND sku IN (SELECT sku FROM listing WHERE store_id = ${SWEDEN} AND visibility IN (2, 4) AND is_in_stock = 1) LIMIT 6`,
  ).all<{ sku: string }>()
  const skus = results.map(({ sku }) => sku)
  for (const sku of skus.slice(0, SOLD_OUT)) await sellOut(sku)
  upstream.answer = ({ url }) =>
    url.includes('getProductBoxes')
      ? Response.json({
          result: { 'top-sv': { result: skus.map((sku) => ({ productNumber: sku, extraData: { sku } })) } },
        })
      : undefined
  const [page] = (await dataLines(pathTo('brand', { slug: 'fjallro' }, storeViews.sv))) as [
    { value: { data: { brand: { topProducts: { cards: ProductCard[] } } } } },
  ]
  const { cards } = page.value.data.brand.topProducts
  expectBuyableFirst(cards)
  expect(cards.map(({ sku }) => sku)).toEqual([...skus.slice(SOLD_OUT), ...skus.slice(0, SOLD_OUT)])
})
