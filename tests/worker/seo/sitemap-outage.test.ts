import { beforeEach, expect, test } from 'vitest'
import { clock, DAY } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

test('the sitemaps stay while the platform is away', async () => {
  const shopper = createShopper()
  const paths = ['/sitemap.xml', '/sitemaps/products-0.xml', '/sitemaps/content.xml']
  const read = (path: string) => shopper.get(path).then((response) => response.text())
  const before = await Promise.all(paths.map(read))
  for (const text of before) expect(text).toContain('<loc>')
  clock.pass(3 * DAY)
  upstream.answer = () => new Response('away', { status: 503 })
  expect(await Promise.all(paths.map(read))).toEqual(before)
})
