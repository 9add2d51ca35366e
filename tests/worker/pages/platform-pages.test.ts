import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()
const page = {
  id: 12,
  identifier: 'om/verkstaden',
  title: 'Verkstaden',
  content: '<h2>Slipning</h2>{{widget type="Block"}}<p onclick="alert(1)">Medan du väntar.</p>',
  active: true,
}

/** The platform's URL map and its index have this page, the content service has not. */
const answerPage = (source: object) => async (request: Request) => {
  if (request.url.includes('/api/url/map')) {
    const { url } = await request.json<{ url: string }>()
    return url === page.identifier ? Response.json({ _type: 'cms_page', _source: page }) : undefined
  }
  if (!request.url.includes('/cms_page/_search')) return undefined
  return Response.json({ hits: [{ ...page, ...source }], total: 1 })
}

beforeEach(() => shopper.get('/invalidate?tag=*&key=skare-development-purge-key')) // vitest.config.ts
afterEach(() => upstream.reset())

test('a page that the platform’s own CMS alone has stands at its address, its HTML written anew', async () => {
  upstream.answer = answerPage({})
  const response = await shopper.get('/om/verkstaden')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>Verkstaden<\/h1>/)
  expect(html).toContain('Medan du väntar.')
  expect(html).toContain('<link rel="canonical" href="http://skare.test/om/verkstaden"')
  expect(html).not.toMatch(/onclick|\{\{/)
})

test('the embedded platform has such pages, too', async () => {
  upstream.answer = ({ url }) =>
    url.includes('/jsonapi/pages')
      ? Response.json({ data: [] }, { headers: { 'Content-Type': 'application/vnd.api+json' } })
      : undefined
  const html = await (await shopper.get('/faq')).text()
  expect(html).toMatch(/<h1[^>]*>Frågor och svar<\/h1>/)
  expect(upstream.calls.filter((call) => call.includes('/cms_page/'))).toHaveLength(1)
})

test('one that its editors have switched off is not found', async () => {
  upstream.answer = answerPage({ active: false })
  expect((await shopper.get('/om/verkstaden')).status).toBe(404)
})

test('one that cannot be had is an outage, not missing', async () => {
  const found = answerPage({})
  upstream.answer = (request) =>
    request.url.includes('/cms_page/_search') ? new Response('<html>', { status: 500 }) : found(request)
  expect((await shopper.get('/om/verkstaden')).status).toBe(502)
})

test('one that the content service has, too, is the content service’s', async () => {
  upstream.answer = async (request) =>
    request.url.includes('/api/url/map')
      ? Response.json({ _type: 'cms_page', _source: { ...page, identifier: 'faq' } })
      : undefined
  expect(await (await shopper.get('/en-gammal/faq')).text()).toContain('Frågor och svar')
  expect(upstream.calls.filter((call) => call.includes('/cms_page/'))).toEqual([])
})
