// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://skare.test/" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMarkedLinks } from '#client/pages/offline/use-marked-links.ts'
import { savePage } from '#client/storage/saved-pages.ts'
import type { PageName } from '#shared/routes.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { MemoryCaches } from '#tests/support/memory-caches.ts'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

let page: RenderedPage

function Marked({ links }: { links: string[] }) {
  useMarkedLinks()
  return links.map((href) => (
    <a key={href} href={href}>
      {href}
    </a>
  ))
}

const linesOf = (name: PageName) => `${JSON.stringify({ value: { name, data: {}, meta: { title: '' } } })}\n`

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
  for (const url of ['/varumarke/vasa', '/varumarke/vasa/barn'])
    await savePage(url, { text: linesOf('brand'), build: 'b1' })
  const links = ['/varumarke/vasa?sort=latest', '/varumarke/vasa/barn', '/varumarke/vasa/barn?sort=latest']
  await page.render(inShop(<Marked links={links} />))
  await page.run(() => vi.waitFor(() => expect(marked()).toEqual([links[2]])))
})

test('links to pages that are not saved are marked; an address that is none stops nothing', async () => {
  for (const url of ['/skidor', '/klader']) await savePage(url, { text: linesOf('category'), build: 'b1' })
  const links = ['https://', 'tel:0701234567', '/skidor', '/klader?page=2', '/varukorg', '/skor']
  await page.render(inShop(<Marked links={links} />))
  await page.run(() => vi.waitFor(() => expect(marked()).toEqual(['/skor'])))
})

test('R2.79: a variant of a saved product is not marked, one of another product is', async () => {
  const text = linesOf('configurable-product')
  await savePage('/skidor/race', { text, build: 'b1' })
  const links = ['/skidor/race?childSku=RACE-180', '/skidor/klassisk?childSku=K-180', '/skor']
  await page.render(inShop(<Marked links={links} />))
  await page.run(() => vi.waitFor(() => expect(marked()).toEqual(links.slice(1))))
})
