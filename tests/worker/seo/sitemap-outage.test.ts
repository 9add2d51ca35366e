import { beforeEach, expect, test } from 'vitest'
import { clock, DAY, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const shopper = createShopper()
const purge = (tag: string) => shopper.get(`/invalidate?tag=${tag}&key=skare-development-purge-key`) // vitest.config.ts

test('a product sitemap is made anew by the purge of sitemaps, not by that of a product', async () => {
  const searchesAfter = async (tag: string) => {
    await shopper.get('/sitemaps/products-0.xml')
    await purge(tag)
    upstream.reset()
    await shopper.get('/sitemaps/products-0.xml')
    return upstream.calls.filter((call) => call.endsWith('/product/_search'))
  }
  expect(await searchesAfter('P1')).toEqual([])
  expect(await searchesAfter('content:sitemap')).not.toEqual([])
})

test('the sitemaps stay while the platform is away, also when products were purged before', async () => {
  const paths = ['/sitemap.xml', '/sitemaps/products-0.xml', '/sitemaps/content.xml']
  const read = (path: string) => shopper.get(path).then((response) => response.text())
  const before = await Promise.all(paths.map(read))
  for (const text of before) expect(text).toContain('<loc>')
  clock.pass(3 * DAY)
  expect((await purge('P1')).status).toBe(200)
  upstream.answer = () => new Response('away', { status: 503 })
  expect(await Promise.all(paths.map(read))).toEqual(before)
})

test('a sitemap beyond the last one is not there, and costs no search of products', async () => {
  await shopper.get('/sitemap.xml')
  upstream.reset()
  for (const range of [1_000, 99_999])
    expect((await shopper.get(`/sitemaps/products-${range}.xml`)).status).toBe(404)
  expect(upstream.calls.filter((call) => call.endsWith('/product/_search'))).toEqual([])
})

test('product sitemaps that were not there for a moment, while the index was rebuilt, are there a minute later', async () => {
  clock.pass(100 * DAY) // no cache has anything
  upstream.answer = ({ url }) =>
    url.includes('/product/_search') ? Response.json({ hits: [], total: 0 }) : undefined
  const index = () => shopper.get('/sitemap.xml').then((response) => response.text())
  expect(await index()).not.toContain('/products-0.xml')
  upstream.reset()
  clock.pass(70 * SECOND)
  expect(await index()).toContain('/products-0.xml')
})
