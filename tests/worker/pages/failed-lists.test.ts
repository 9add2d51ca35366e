import { afterEach, expect, test } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import { translateFor } from '#worker/i18n/messages.ts'
import { createShopper, upstream } from '../support/shop.ts'

const t = translateFor(storeViews.sv)
const WARNING = `<p>${t('list.unavailable')}</p>`
const okTo = (path: string) => `<a href="${path}" data-reload="" class="button">${t('list.ok')}</a>`

afterEach(() => upstream.reset())

const failSearches = () => {
  upstream.answer = ({ url }) =>
    url.includes('/product/_search') ? new Response('down', { status: 503 }) : undefined
}

// A page behind the first waits for the platform, so its status can tell of a failure.
test.each([
  ['a category', '/klader', '?page=2', '/klader'],
  ['a filtered category', '/klader', '?ls_brand=x&price=1-2&page=2', '/klader'],
  [
    'a category of the third level',
    '/skidor/langdskidor/skateskidor',
    '?page=2',
    '/skidor/langdskidor/skateskidor',
  ],
  ['a search', '/sokresultat', '?s=skidor&price=500-1000&page=2', '/sokresultat?s=skidor'],
  ['a brand', '/varumarke/fjallro', '?price=500-1000&page=2', '/varumarke/fjallro'],
])(
  'R8.20 R4.121: a document of %s that fails warns of it, and its OK leads to the whole list',
  async (_, path, query, whole) => {
    const shopper = createShopper()
    await shopper.get(path) // the isolate has the tree of categories
    failSearches()
    const response = await shopper.get(path + query)
    const html = await response.text()
    expect(response.status).toBeGreaterThanOrEqual(500)
    expect(html).toContain('<meta name="robots" content="noindex')
    expect([html.includes(WARNING), html.includes(okTo(whole))]).toEqual([true, true])
    expect(html).toMatch(/<a href="" data-reload="" class="button" data-variant="secondary"/)
  },
)

test('R8.20: a document that is no list says nothing of one', async () => {
  upstream.answer = () => new Response('down', { status: 503 })
  const html = await (await createShopper().get('/sida/okand-sida')).text()
  expect(html).toContain(t('error.text'))
  expect(html).not.toContain(t('list.unavailable'))
})

test('R8.1: what the shopper can correct is said in words, also to the browser', async () => {
  const response = await createShopper().post('/newsletter', { email: 'anna@example' })
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html.split(t('errors.field.email')).length).toBe(3) // in the page, and in the data that it hydrates with
  expect(html).not.toContain('errors.field.email')
})
