import { afterEach, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()
afterEach(() => upstream.reset())

/** The document of a guide with these sections. */
async function serve(slug: string, sections: object[], others = {}): Promise<string> {
  const guide = { type: 'guides', id: slug, attributes: { slug, title: slug, sections, ...others } }
  upstream.answer = ({ url }) =>
    url.includes('/jsonapi/guides')
      ? Response.json({ data: [guide] }, { headers: { 'Content-Type': 'application/vnd.api+json' } })
      : undefined
  return (await shopper.get(`/kopguider/${slug}`)).text()
}

/** The titles of its table of contents that lead nowhere. */
function deadLinks(html: string): string[] {
  const [contents = ''] = /class="table-of-contents".*?<\/ol>/s.exec(html) ?? []
  const links = [...contents.matchAll(/<a href="#([^"]*)">([^<]*)</g)]
  expect(links.length).toBeGreaterThan(1)
  return links.flatMap(([, id, title = '']) => (html.includes(` id="${id}"`) ? [] : [title]))
}

const texts = [
  { heading: 'Längd', text: '<p>Text.</p>' },
  { heading: 'Spann', text: '<h2>Mjukt</h2><p>Text.</p>' },
]

test('the table of contents names no products that are no longer sold', async () => {
  const html = await serve('utan-varor', [...texts, { heading: 'Våra skidor', productSkus: ['GONE-1'] }])
  expect(deadLinks(html)).toEqual([])
  expect(html).not.toContain('Våra skidor')
})

test('a heading alone stands where the table of contents leads', async () => {
  const html = await serve('rubrik', [{ heading: 'Skidor' }, ...texts])
  expect(deadLinks(html)).toEqual([])
  expect(html).toContain('<h2 id="skidor">Skidor</h2>')
})

test('a heading stays whose text was left out', async () => {
  const html = await serve('rest', [{ heading: 'Film', text: '<script>1</script>' }, ...texts])
  expect(deadLinks(html)).toEqual([])
})

test('a heading is told from the products and categories at the end of a page, whatever its words', async () => {
  const sections = [
    { heading: 'Products', text: '<p>Text.</p>' },
    { heading: 'Categories', text: '<p>Text.</p>' },
  ]
  const html = await serve('ord', sections, {
    productSkus: ['DEMO-SALE'],
    categoryLinks: [{ label: 'Skidor', path: '/skidor' }],
  })
  const ids = [...html.matchAll(/<(?:h2|section)[^>]* id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(3)
  expect(ids).toEqual([...new Set(ids)])
})
