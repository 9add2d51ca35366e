import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { skuOf } from '#platform/seed/product-names.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Bindings } from '#worker/app-env.ts'
import { clock, DAY, HOUR, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { CACHE } = env as unknown as Bindings

beforeEach(() => {
  upstream.reset()
  clock.pass(100 * DAY) // no cache has anything
})

const read = async (path: string) => (await createShopper().get(path)).text()
const menuOf = (html: string) => /<nav class="site-menu".*?<\/nav>/s.exec(html)?.[0] ?? ''
const isStored = async (path: string) => {
  const { keys } = await CACHE.list<{ path: string }>({ prefix: 'page2:' })
  return keys.some(({ metadata }) => metadata?.path === path)
}

test('a category that was empty for a moment, while its index was rebuilt, is not shown empty for a day', async () => {
  upstream.answer = ({ url }) =>
    url.includes('/product/_search') ? Response.json({ hits: [], total: 0 }) : undefined
  expect(await read('/pjaxor')).not.toContain('class="product-card')
  expect(await isStored('/pjaxor')).toBe(false)
  upstream.reset()
  clock.pass(HOUR)
  expect(await read('/pjaxor')).toContain('class="product-card')
})

test('nor is a menu without activities, which came too late', async () => {
  upstream.answer = ({ url }) => {
    if (url.includes('/delivery/jsonapi/')) throw new Error('connection refused')
    return undefined
  }
  expect(menuOf(await read('/klader'))).not.toContain('/aktiviteter')
  expect(await isStored('/klader')).toBe(false)
  upstream.reset()
  clock.pass(HOUR)
  expect(menuOf(await read('/klader'))).toContain('/aktiviteter')
})

test('it is renewed behind its readers for some minutes: nobody waits for each of its renewals', async () => {
  upstream.answer = ({ url }) =>
    url.includes('/product/_search') ? Response.json({ hits: [], total: 0 }) : undefined
  await read('/valla')
  upstream.reset()
  clock.pass(70 * SECOND)
  expect(await read('/valla')).not.toContain('class="product-card')
  expect(await read('/valla')).toContain('class="product-card')
})

test('nor is a sub-brand missing for a day, whose list was empty for a moment', async () => {
  const path = '/varumarke/fjallro/hostlinje'
  const statusOf = async () => (await createShopper().get(path)).status
  const data = [{ type: 'subBrand', id: 'x', attributes: { subBrandSlug: 'hostlinje', title: 'Höstlinje' } }]
  const answer = (found: object[]) => {
    upstream.answer = ({ url }) =>
      new URL(url).pathname.endsWith('/jsonapi/subBrand')
        ? Response.json({ data: found }, { headers: { 'Content-Type': 'application/vnd.api+json' } })
        : undefined
  }
  answer([])
  expect(await statusOf()).toBe(404)
  answer(data)
  clock.pass(1.2 * HOUR)
  await expect.poll(statusOf).toBe(200)
})

test('nor does the finder have no skis for an hour, nor a device none of the products that it keeps', async () => {
  const openFinder = () => read('/hitta-skidor?weight=75&style=classic')
  const rowsOf = async () =>
    JSON.parse(await read('/api/products/rows?skus=DEMO-SALE')) as { rows: unknown[] }
  upstream.answer = ({ url }) =>
    url.includes('/product/_search') ? Response.json({ hits: [], total: 0 }) : undefined
  expect(await openFinder()).not.toContain('class="product-card')
  expect((await rowsOf()).rows).toHaveLength(0)
  upstream.reset()
  clock.pass(70 * SECOND)
  expect(await openFinder()).toContain('class="product-card')
  expect((await rowsOf()).rows).toHaveLength(1)
})

test('nor does a device that asks whether skis fit hear for an hour that there are none', async () => {
  const sku = skuOf('ski-skate', 0)
  const gearOf = async () =>
    JSON.parse(await read(`/api/products/gear?skus=${sku}`)) as ApiAnswer<'products.gear'>
  upstream.answer = ({ url }) =>
    url.includes('/product/_search') ? Response.json({ hits: [], total: 0 }) : undefined
  expect((await gearOf()).gear).toEqual({})
  upstream.reset()
  clock.pass(70 * SECOND)
  expect(Object.keys((await gearOf()).gear)).toEqual([sku])
})
