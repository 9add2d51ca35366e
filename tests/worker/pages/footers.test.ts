import { expect, test } from 'vitest'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

// A file of its own: this isolate knows no categories of any store yet.
test('without the category tree the page of each store has the footer of that store', async () => {
  upstream.answer = (request) =>
    request.url.includes('/category/_search') ? new Response('down', { status: 503 }) : undefined
  const pages = [
    [createShopper(), '/sida/faq', '/sida/about'],
    [createShopper(NORWAY), '/side/faq', '/side/about'],
    [createShopper(), '/en/page/faq', '/en/page/about'],
  ] as const
  for (const [shopper, path, link] of pages) {
    const response = await shopper.get(path)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store') // a part is missing: the menu
    expect(await response.text()).toContain(`<a href="${link}"`)
  }
})
