import { beforeEach, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

// A file of its own: this isolate has no menu yet, so a page would ask the platform for it.
const shopper = createShopper()
beforeEach(() => upstream.reset())

test.each(['GET', 'HEAD'])(
  'R2.63: %s of a document is redirected, and the platform is not asked',
  async (method) => {
    const response = await shopper.request('/sv/skidor?a=1', { method })
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/skidor?a=1'])
    expect(upstream.calls).toEqual([])
  },
)

test.each([
  ['/sv/skidor?a=1', '/skidor?a=1'],
  ['/kjopsveiledning', '/kopguider'],
  ['/Kjopsveiledning/', '/kopguider'],
  ['/sv/guides/?a=1', '/kopguider?a=1'],
])('R2.63 R2.65: page data of %s leads to %s: an editor’s text may link there', async (path, to) => {
  const response = await shopper.get(`/_data${path}`)
  expect([response.status, response.headers.get('X-Redirect')]).toEqual([204, to])
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(upstream.calls).toEqual([])
})

test.each([
  ['http://no.skare.test./ski?a=1', 'http://no.skare.test/ski?a=1'],
  ['http://skare.test.:8787/sv/skidor', 'http://skare.test:8787/sv/skidor'],
])('a host with the dot that a full name may end with is left: %s', async (from, to) => {
  const response = await shopper.request(from)
  expect([response.status, response.headers.get('Location')]).toEqual([301, to])
  expect(upstream.calls).toEqual([])
})
