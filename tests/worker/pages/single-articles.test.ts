import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()

const article = (slug: string, chapter: { type: string; id: string } | null) => ({
  type: 'magazineItem',
  id: slug,
  attributes: { slug, title: `Om ${slug}`, excerpt: 'Kort.', body: '<p>Långt.</p>' },
  relationships: { chapter: { data: chapter } },
})
const toChapter = { type: 'magazineChapter', id: 'technique' }
const included = [{ ...toChapter, attributes: { slug: 'technique', title: 'Teknik' } }]
const articles = [article('ensam', null), article('inordnad', toChapter)]

/** The platform as it is, but the magazine has these articles, and a text finds the first. */
beforeEach(async () => {
  upstream.answer = ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (!pathname.endsWith('/jsonapi/magazineItem')) return undefined
    const slug = searchParams.get('filter[slug][_eq]')
    const data = articles.filter(({ id }) => slug === null || id === slug)
    return Response.json({ data, included }, { headers: { 'Content-Type': 'application/vnd.api+json' } })
  }
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
})
afterEach(() => upstream.reset())

test('R2.30 R2.56: the magazine lists an article without a chapter beside its chapters, at its own address', async () => {
  const html = await (await shopper.get('/magasin')).text()
  expect(html).toContain('href="/magasin/technique"')
  expect(html).toContain('href="/magasin/ensam"')
  expect(html).not.toMatch(/href="[^"]*\/inordnad"/)
  expect(await (await shopper.get('/magasin/ensam')).text()).toContain('Om ensam')
})

test('R2.30: a text that is about such an article leads to it', async () => {
  const content = upstream.answer
  upstream.answer = (request) =>
    request.url.includes('/product/_search')
      ? Response.json({
          hits: [],
          total: 0,
          pages: [{ type: 'magazineItem', slug: 'ensam', title: 'Om ensam' }],
        })
      : content?.(request)
  const html = await (await shopper.get('/sokresultat?s=ensamhet')).text()
  expect(html).toContain('href="/magasin/ensam"')
})

test('R2.30: the magazine shows its chapters when the articles cannot be had', async () => {
  upstream.answer = ({ url }) =>
    url.includes('/jsonapi/magazineItem') ? new Response('no', { status: 500 }) : undefined
  expect(await (await shopper.get('/magasin')).text()).toContain('href="/magasin/technique"')
})
