import { beforeEach, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const purgeAll = () =>
  createShopper().request('/ops/purge', {
    method: 'POST',
    headers: { Authorization: 'Bearer skare-development-purge-key', 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: ['*'] }),
  })

test('a page whose data is purged while it is rendered is rendered once more', async () => {
  await (await createShopper().get('/')).text() // the edge knows the categories
  let lists = 0
  const held = Promise.withResolvers<undefined>()
  upstream.answer = (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/product/_search') || !searchParams.has('_source_include')) return undefined
    lists += 1
    return held.promise
  }
  const visit = createShopper()
    .get('/skidor', { 'User-Agent': 'Googlebot/2.1' }) // it waits for the whole page
    .then((response) => response.text())
  await expect.poll(() => lists).toBeGreaterThan(0)
  await purgeAll()
  const before = lists
  held.resolve(undefined)
  expect(await visit).toContain('product-card')
  expect(lists).toBeGreaterThan(before)
})
