import { beforeEach, expect, test } from 'vitest'
import { clock, DAY } from '../support/clock.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

/** The platform rebuilds its index: categories and attributes are gone for a while. */
function emptyTheIndex(hits: object[] = []) {
  upstream.answer = ({ url }) =>
    /\/(?:category|attribute)\/_search/.test(url) ? Response.json({ hits, total: hits.length }) : undefined
}

const menuOf = (html: string) => /<nav class="site-menu".*?<\/nav>/s.exec(html)?.[0] ?? ''
const textAt = async (path: string, origin?: string) => {
  const response = await createShopper(origin).get(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

// The first one: this isolate knows nothing of the Norwegian store yet.
test('a shop without any category or attribute opens, and asks again after a minute', async () => {
  emptyTheIndex()
  expect(menuOf(await textAt('/', NORWAY))).not.toContain('href="/klaer"')
  expect(await textAt('/p/DEMO-SALE/x', NORWAY)).toContain('class="buy-box"')
  const isIndex = (call: string) => /(?:category|attribute)\/_search/.test(call)
  upstream.calls = []
  await textAt('/p/DEMO-LOW/x', NORWAY)
  expect(upstream.calls.filter(isIndex)).toEqual([])
  upstream.reset()
  clock.pass(70_000)
  expect(menuOf(await textAt('/p/DEMO-INITIALS/x', NORWAY))).toContain('href="/klaer"')
})

test.each([
  ['has nothing', []],
  ['cannot be read', [{ id: 'none' }]],
])('an index that %s takes neither menu nor filters away: the last good ones stay', async (_, hits) => {
  const shown = async () => {
    const html = await textAt('/skidor')
    return {
      menu: menuOf(html).includes('href="/klader"'),
      filters: html.split('class="filter-group"').length,
    }
  }
  const before = await shown()
  expect(before.menu).toBe(true)
  clock.pass(3 * DAY)
  emptyTheIndex(hits)
  expect(await shown()).toEqual(before)
})
