import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings
const shopper = createShopper()

type Entry = Record<string, unknown>
type Hit = Record<'sku' | 'attribute_code', string> & Record<string, Entry[]>

/** What the platform's searches find, with `spoil` done to each hit. */
async function spoilHits(spoil: (hit: Hit) => void) {
  upstream.answer = async (request) => {
    if (!request.url.includes('/_search')) return undefined
    const answer = await (await platform.fetch(request, bindings)).json<{ hits?: Hit[] }>()
    answer.hits?.forEach(spoil)
    return Response.json(answer)
  }
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
}

beforeEach(() => upstream.reset())
afterEach(() => upstream.reset())

const SPOILT = 'DEMO-CONF-RED-180'
const pageOf = async (sku: string) => {
  const [head = ''] = (await (await shopper.get(`/_data/p/${sku}/x`)).text()).split('\n')
  return JSON.parse(head).value.data.product
}
const skusOf = ({ variants }: { variants: { sku: string }[] }) => variants.map(({ sku }) => sku)

test.each<[string, (entry: Entry) => void]>([
  ['a sku', (variant) => delete variant.sku],
  ['stock that can be read', (variant) => (variant.stock = { is_in_stock: null, qty: 'many' })],
])('a variant without %s is left out; the product and its other variants are sold', async (_, spoil) => {
  const all = skusOf(await pageOf('DEMO-CONF'))
  await spoilHits(({ configurable_children: children = [] }) => {
    for (const child of children) if (child.sku === SPOILT) spoil(child)
  })
  const left = skusOf(await pageOf('DEMO-CONF'))
  expect(left).toEqual(all.filter((sku) => sku !== SPOILT))
  expect(left.length).toBeGreaterThan(1)
})

test('pictures and links to products that are broken are left out, all of them', async () => {
  await spoilHits((hit) => {
    if (hit.sku !== 'DEMO-CONF') return
    hit.media_gallery = [{ image: null }, ...(hit.media_gallery ?? []), { image: 7 }]
    hit.product_links = [{ link_type: null, linked_product_sku: null }, ...(hit.product_links ?? [])]
  })
  expect((await pageOf('DEMO-CONF')).images.length).toBeGreaterThan(1)
})

test('R2.22: a brand whose name is missing in the store is left out, and the others are there', async () => {
  await spoilHits(({ attribute_code, options }) => {
    if (attribute_code === 'ls_brand' && options?.[0]) options[0].label = null
  })
  const brands = await (await shopper.get('/varumarken')).text()
  expect(brands.match(/href="\/varumarke\//g)?.length).toBeGreaterThan(3)
})
