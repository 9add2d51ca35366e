import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { seedDatabase, seedIfNeeded } from '#platform/cli/seed-database.ts'
import { seedPlatform } from '#platform/seed/seed.ts'
import { pictureKinds } from '#tests/support/picture-kinds.ts'
import { allDocuments, type Document, filter, listed, prepareCatalogue, search } from './catalogue-fixture.ts'

prepareCatalogue()

const ONLY_IN_PACKAGES = ['boot-junior', 'pole-junior', 'scraper-and-brush'] // parts that are not listed

const stores = [
  { id: 1, index: 'vue_storefront_catalog' },
  { id: 3, index: 'vue_storefront_catalog_no' },
  { id: 4, index: 'vue_storefront_catalog_en' },
]

const count = async (statement: string): Promise<number> =>
  (await env.DB.prepare(statement).first<{ n: number }>())?.n ?? 0

const visible = (documents: Document[]) => documents.filter(({ visibility }) => visibility > 1)

describe('the default catalogue', () => {
  test('has at least 620 products and 2 500 variants in every store (R1.28)', async () => {
    for (const { id } of stores) {
      expect(visible(await allDocuments(id)).length).toBeGreaterThanOrEqual(620)
      const variants = await count(
        `SELECT COUNT(*) AS n FROM offer WHERE store_id = ${id} AND parent_id IS NOT NULL`,
      )
      expect(variants).toBeGreaterThanOrEqual(2500)
    }
  })

  test('has every kind of thing the shop draws, at least twelve brands, at least 120 products in a main category (R1.28)', async () => {
    const documents = visible(await allDocuments())
    const kinds = new Set(documents.flatMap(({ image }) => (image ? [String(image).split('/')[2]] : [])))
    expect(pictureKinds.filter((kind) => !kinds.has(kind))).toEqual(ONLY_IN_PACKAGES)
    expect(new Set(documents.map(({ ls_brand }) => ls_brand)).size).toBeGreaterThanOrEqual(12)
    const { hits } = await search({ entity: 'category', filters: [filter('level', { eq: 2 })] })
    expect(Math.max(...hits.map(({ product_count }) => Number(product_count)))).toBeGreaterThanOrEqual(120)
  })

  test('never uses a name, a sku, a path or a picture path twice over', async () => {
    for (const { id } of stores) {
      const documents = await allDocuments(id)
      for (const field of ['name', 'sku', 'url_path', 'id']) {
        expect(new Set(documents.map((document) => document[field])).size).toBe(documents.length)
      }
    }
    const urls = await count('SELECT COUNT(*) AS n FROM url')
    expect(await count('SELECT COUNT(DISTINCT store_id || path) AS n FROM url')).toBe(urls)
  })

  test('shares ids and skus across stores, with names, paths and money of each', async () => {
    const [swedish, norwegian, english] = await Promise.all(stores.map(({ id }) => allDocuments(id)))
    const bySku = new Map(norwegian?.map((document) => [document.sku, document]))
    for (const { sku, id } of swedish ?? []) expect(bySku.get(sku)?.id).toBe(id)
    const conf = [swedish, norwegian, english].map((documents) =>
      documents?.find(({ sku }) => sku === 'DEMO-SALE'),
    )
    expect(conf.map((document) => document?.name)).toEqual([
      'Tjärnmo Långfjäll 62 Turskida',
      'Tjärnmo Langfjell 62 Fjellski',
      'Tjärnmo Longfell 62 Touring Ski',
    ])
    expect(conf.map((document) => document?.url_path.split('/')[0])).toEqual(['skidor', 'ski', 'skis'])
    expect(new Set(conf.map((document) => document?.price)).size).toBe(3)
  })

  test('says of all skis, boots, clothes (socks come in sizes only) and packages for whom they are made', async () => {
    const forPeople = /^(?:skidor|pjaxor|klader(?!\/strumpor)|rullskidor|paket\/skidpaket)\//
    const made = visible(await allDocuments()).filter(({ url_path }) => forPeople.test(url_path))
    const unsaid = made.filter(({ ls_dam, ls_herr, ls_junior }) => !ls_dam && !ls_herr && !ls_junior)
    expect(unsaid.map(({ sku }) => sku)).toEqual([])
    expect(made.filter(({ ls_dam, ls_junior }) => ls_dam && ls_junior)).toEqual([])
  })

  test('sells services in Sweden and Norway only', async () => {
    const inStore = (id: number) =>
      count(`SELECT COUNT(*) AS n FROM product WHERE store_id = ${id} AND sku = 'SK-SRV-STENSLIP'`)
    expect(await Promise.all([1, 3, 4].map(inStore))).toEqual([1, 1, 0])
  })

  test('is about 8 % sold out and has specials in force, over and to come', async () => {
    const { results } = await env.DB.prepare(
      'SELECT is_in_stock, discount FROM listing WHERE store_id = 1 AND visibility > 1',
    ).all()
    const soldOut = results.filter(({ is_in_stock }) => !is_in_stock).length / results.length
    expect(soldOut).toBeGreaterThan(0.05)
    expect(soldOut).toBeLessThan(0.12)
    const specials = (await allDocuments()).filter(({ special_price }) => special_price !== undefined)
    expect(specials.filter(({ special_price, price }) => Number(special_price) >= Number(price))).toEqual([])
    expect(specials.some(({ discount }) => Number(discount) > 0)).toBe(true)
    expect(specials.some(({ discount }) => Number(discount) === 0)).toBe(true)
  })

  test('counts the products of each category truly, in every store (R3.18)', async () => {
    for (const { index } of stores) {
      const { hits } = await search({ entity: 'category', index })
      expect(hits.length).toBeGreaterThan(40)
      for (const category of hits) {
        const filters = [...listed, filter('category_ids', { in: [category.id] })]
        const { total } = await search({ index, filters, parameters: { size: '0' } })
        expect([category.name, category.product_count]).toEqual([category.name, total])
      }
    }
  })

  test('has nothing in the sale that is not reduced, in any store', async () => {
    for (const { id, index } of stores) {
      const { hits } = await search({ entity: 'category', index })
      const sale = hits.find(({ name }) => /^(?:rea|salg|sale)$/i.test(String(name)))?.id
      const documents = (await allDocuments(id)).filter(({ category_ids }) =>
        category_ids.includes(Number(sale)),
      )
      expect(documents.length).toBeGreaterThan(20)
      expect(documents.filter(({ discount }) => !(Number(discount) > 0)).map(({ sku }) => sku)).toEqual([])
    }
  })

  test('lists a configurable at the price of its cheapest variant, by which filters and orders go', async () => {
    for (const { id } of stores) {
      const wrong = (await allDocuments(id)).filter(
        ({ final_price, configurable_children: children = [] }) =>
          children.length > 0 && final_price !== Math.min(...children.map((one) => Number(one.final_price))),
      )
      expect(wrong.map(({ sku }) => sku)).toEqual([])
    }
  })

  test('R3.5 shows a group of customers nothing dearer than everybody, whom a special price is for', async () => {
    for (const { id } of stores) {
      const documents = await allDocuments(id)
      const goods = documents.flatMap((one) => [one, ...(one.configurable_children ?? [])])
      const tiered = goods.flatMap(({ sku, tier_prices, special_price }) =>
        Array.isArray(tier_prices) ? [{ sku, value: tier_prices[0].value, special_price }] : [],
      )
      expect(tiered.length).toBeGreaterThan(20)
      expect(tiered.filter(({ value, special_price = value }) => value > Number(special_price))).toEqual([])
    }
  })

  test('gives every sellable sku an offer and a stock item', async () => {
    const documents = await allDocuments()
    const skus = documents.flatMap(({ sku, configurable_children = [] }) => [
      sku,
      ...configurable_children.map((child) => child.sku),
    ])
    const has = async (table: string, where = '') => {
      const { results } = await env.DB.prepare(`SELECT sku FROM ${table} ${where}`).all<{ sku: string }>()
      return new Set(results.map(({ sku }) => sku))
    }
    const [offers, stock] = await Promise.all([has('offer', 'WHERE store_id = 1'), has('stock_item')])
    expect(skus.filter((sku) => !offers.has(sku) || !stock.has(sku))).toEqual([])
  })

  test('draws pictures along the agreed paths only', async () => {
    const { results } = await env.DB.prepare('SELECT source, detail FROM product').all<{
      source: string
      detail: string
    }>()
    const paths = new Set(
      results.flatMap(({ source, detail }) => `${source}${detail}`.match(/\/product\/[^"]+/g) ?? []),
    )
    const colours = 'black|white|red|orange|yellow|green|pine|blue|navy|glacier|purple|pink|grey|brown'
    const agreed = new RegExp(
      `^/product/[a-z-]+/[a-z0-9-]+_(?:${colours})-(?:front(?:_\\d+){0,2}|side|detail|use)\\.svg$`,
    )
    expect([...paths].filter((path) => !agreed.test(path))).toEqual([])
  })
})

describe('the fixed products', () => {
  const document = async (sku: string) => (await allDocuments()).find((one) => one.sku === sku)
  const stock = (sku: string) => env.DB.prepare('SELECT * FROM stock_item WHERE sku = ?').bind(sku).first()

  test('cover every stock case', async () => {
    expect(await stock('DEMO-OOS')).toMatchObject({ qty: 0, is_in_stock: 0, manage_stock: 1 })
    expect(await stock('DEMO-LOW')).toMatchObject({ qty: 3, is_in_stock: 1 })
    expect(await stock('DEMO-VOLATILE')).toMatchObject({ pending: 1 })
    expect(await document('DEMO-VOLATILE')).not.toHaveProperty('stock')
    expect(await document('DEMO-EXPIRED')).toMatchObject({ status: 2 })
  })

  test('cover every price case', async () => {
    expect(await document('DEMO-FREE')).toMatchObject({ price: 0, final_price: 0 })
    expect(await document('DEMO-NOPRICE')).toMatchObject({ price: null, final_price: null })
    const sale = await document('DEMO-SALE')
    expect(Number(sale?.final_price)).toBeLessThan(Number(sale?.price))
  })

  test('can be personalised with initials of three letters, a back name and words for the printer (R1.29, R1.30)', async () => {
    expect(await document('DEMO-INITIALS')).toMatchObject({
      custom_options: [
        { title: 'Initialer', max_characters: 3 },
        { title: 'Namn på ryggen' },
        { title: 'Information till tryckeriet' },
      ],
    })
  })

  test('include a configurable with one combination missing and one sold out (R3.8, R3.9)', async () => {
    const conf = await document('DEMO-CONF')
    const children = conf?.configurable_children ?? []
    expect(conf?.configurable_options).toMatchObject([
      { attribute_code: 'ls_farg' },
      { attribute_code: 'ls_skidlangd' },
    ])
    expect(children).toHaveLength(5)
    expect(children.filter(({ stock }) => !stock?.is_in_stock).map(({ sku }) => sku)).toEqual([
      'DEMO-CONF-RED-200',
    ])
  })

  test('include a bundle whose members can be found by sku, and a group of three (R3.10, R3.11)', async () => {
    const options = (await document('DEMO-BUNDLE'))?.bundle_options ?? []
    const skus = options.flatMap(({ product_links }) => product_links.map(({ sku }) => sku))
    const { total } = await search({ filters: [filter('sku', { in: skus }), filter('status', { in: [1] })] })
    expect(total).toBe(skus.length)
    expect(options.map(({ required }) => required)).toEqual([true, true, true, true, false])
    expect(options.map(({ must_choose = false }) => must_choose)).toEqual([true, true, false, true, false])
    expect(options.flatMap(({ product_links }) => product_links).some(({ is_default }) => is_default)).toBe(
      false,
    )
    const group = await document('DEMO-GROUPED')
    expect(group?.product_links).toHaveLength(3)
    expect(group?.product_links?.[0]).toMatchObject({
      link_type: 'associated',
      linked_product_type: 'simple',
    })
  })

  test('include what is not sent by post', async () => {
    expect(await document('DEMO-VIRTUAL')).toMatchObject({
      type_id: 'virtual',
      stock: { manage_stock: false },
    })
    expect(await document('DEMO-DOWNLOAD')).toMatchObject({ type_id: 'downloadable' })
    expect(await document('DEMO-GIFTCARD')).toMatchObject({ type_id: 'virtual', tax_class_id: 0 })
  })
})

test('a product is the same in a catalogue of any size', async () => {
  const bySku = new Map((await allDocuments()).map((document) => [document.sku, document]))
  await seedPlatform(env.DB, { products: 60 })
  const few = await allDocuments()
  expect(few.length).toBeGreaterThan(200)
  expect(
    few.filter(({ sku, name, price }) => bySku.get(sku)?.name !== name || bySku.get(sku)?.price !== price),
  ).toEqual([])
})

test('a shop whose filling was interrupted is filled by the next start', async () => {
  const products = 20
  await seedIfNeeded(env.DB, products)
  const whole = await count('SELECT COUNT(*) AS n FROM product')
  await expect(seedDatabase(failingAfter(2), products)).rejects.toThrow('interrupted')
  expect(await count('SELECT COUNT(*) AS n FROM product')).toBeLessThan(whole)
  await seedIfNeeded(env.DB, products)
  expect(await count('SELECT COUNT(*) AS n FROM product')).toBe(whole)
})

/** The database, until so many batches have been written. */
function failingAfter(batches: number): D1Database {
  let written = 0
  const batch = (statements: D1PreparedStatement[]) =>
    written++ < batches ? env.DB.batch(statements) : Promise.reject(new Error('interrupted'))
  return { prepare: (sql: string) => env.DB.prepare(sql), batch } as unknown as D1Database // no more is called
}
