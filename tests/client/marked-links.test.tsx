// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://skare.test/" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMarkedLinks } from '#client/pages/offline/use-marked-links.ts'
import { savePage } from '#client/storage/saved-pages.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { MemoryCaches } from '#tests/support/memory-caches.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

let page: RenderedPage

const BRANDS = ['/varumarke/vasa?sort=latest', '/varumarke/vasa/barn', '/varumarke/vasa/barn?sort=latest']

function Marked() {
  useMarkedLinks()
  return ['https://', 'tel:0701234567', '/skidor', '/klader?page=2', '/varukorg', '/skor', ...BRANDS].map(
    (href) => (
      <a key={href} href={href}>
        {href}
      </a>
    ),
  )
}

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches())
  page = createRenderedPage()
})
afterEach(async () => {
  await page.render(null)
  vi.unstubAllGlobals()
})

const marked = () =>
  [...page.main.querySelectorAll('[data-not-saved]')].map((link) => link.getAttribute('href'))

test('what is filtered of a saved brand is open, of a part of a brand it is not', async () => {
  const text = `${JSON.stringify({ value: { name: 'brand', data: {}, meta: { title: 'Vasa' } } })}\n`
  for (const url of ['/varumarke/vasa', '/varumarke/vasa/barn']) await savePage(url, { text, build: 'b1' })
  await page.render(inShop(<Marked />))
  await page.run(() => vi.waitFor(() => expect(marked()).toContain('/skor')))
  expect(marked().filter((href) => href?.startsWith('/varumarke'))).toEqual([BRANDS[2]])
})

test('links to pages that are not saved are marked; an address that is none stops nothing', async () => {
  const text = `${JSON.stringify({ value: { name: 'category', data: {}, meta: { title: 'Skidor' } } })}\n`
  for (const url of ['/skidor', '/klader']) await savePage(url, { text, build: 'b1' })
  await page.render(inShop(<Marked />))
  await page.run(() => vi.waitFor(() => expect(marked()).toEqual(['/skor', ...BRANDS])))
})
