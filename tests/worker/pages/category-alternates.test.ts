import { expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

// A file of its own: this isolate knows no categories of any store yet.
test('a category is shown while another store’s categories cannot be read, without addresses of other stores', async () => {
  const alternates = async () => {
    const response = await createShopper().get('/klader')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<h1>Kläder')
    return html.match(/<link rel="alternate"[^>]*>/g) ?? []
  }
  upstream.answer = (request) =>
    /catalog_no\/category\/_search/.test(request.url) ? new Response('down', { status: 503 }) : undefined
  expect(await alternates()).toEqual([])
  upstream.reset()
  expect((await alternates()).length).toBeGreaterThan(2) // it was not stored
})
