import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings
const shopper = createShopper()

beforeEach(() => upstream.reset())

/** More than one search holds. */
const COUNT = 130
const { results } = await bindings.DB.prepare(
  `SELECT sku FROM product WHERE store_id = 1 AND type_id = 'simple' AND json_extract(source, '$.status') = 1 LIMIT ${COUNT}`,
).all<{ sku: string }>()
const skus = results.map(({ sku }) => sku)

test('a group shows all its parts, also when they are more than one search holds', async () => {
  expect(skus).toHaveLength(COUNT)
  const links = skus.map((sku, position) => ({
    sku: 'DEMO-GROUP',
    link_type: 'associated',
    linked_product_sku: sku,
    linked_product_type: 'simple',
    position,
  }))
  upstream.answer = async (request) => {
    if (!request.url.includes('/product/_search')) return undefined
    const isGroup = (await request.clone().text()).includes('"DEMO-GROUP-OF-MANY"')
    if (!isGroup) return undefined
    const demo = (await request.text()).replace('"DEMO-GROUP-OF-MANY"', '"DEMO-SALE"')
    const answer = await platform.fetch(
      new Request(request.url, { ...request, method: 'POST', body: demo }),
      bindings,
    )
    const { hits, ...rest } = await answer.json<{ hits: object[] }>()
    const group = { sku: 'DEMO-GROUP-OF-MANY', type_id: 'grouped', product_links: links }
    return Response.json({ ...rest, hits: hits.map((hit) => ({ ...hit, ...group })) })
  }
  const [head = ''] = (await (await shopper.get('/_data/p/DEMO-GROUP-OF-MANY/x')).text()).split('\n')
  expect(JSON.parse(head).value.data.product.parts).toHaveLength(COUNT)
})

test('a guide shows all its products', async () => {
  const attributes = JSON.stringify({ slug: 'manga', title: 'Många', body: '<p>Hej.</p>', productSkus: skus })
  await bindings.DB.prepare(
    `INSERT OR REPLACE INTO content_entry (type, id, locale, position, attributes, relationships)
    VALUES ('guides', 'manga', 'sv-SE', 99, ?, '{}')`,
  )
    .bind(attributes)
    .run()
  const [head = ''] = (await (await shopper.get('/_data/kopguider/manga')).text()).split('\n')
  const blocks: { kind: string; cards: { sku: string }[] }[] = JSON.parse(head).value.data.content.blocks
  const cards = blocks.find(({ kind }) => kind === 'products')?.cards ?? []
  expect(cards.map(({ sku }) => sku)).toEqual(skus)
})
