import { expect, test } from 'vitest'
import type { Page, PageData } from '#shared/page-data.ts'
import { type PagePath, pathTo } from '#shared/paths.ts'
import { places } from '../support/places.ts'
import { createShopper } from '../support/shop.ts'

const shopper = createShopper()

/** What the shop has of an editorial page, and its document. */
async function open(path: string, who = shopper) {
  const [head = ''] = (await (await who.get(`/_data${path}`)).text()).split('\n')
  const { content } = (JSON.parse(head).value as Extract<Page, { name: 'guide' }>).data
  const html = await (await who.get(path)).text()
  return { content, html: html.replaceAll(/<script.*?<\/script>/gs, '') } // without the page's data
}

type Content = PageData['guide']['content']
const blocksOf = <K extends Content['blocks'][number]['kind']>({ blocks }: Content, kind: K) =>
  blocks.filter((block): block is Extract<Content['blocks'][number], { kind: K }> => block.kind === kind)
const picturesIn = (html: string) => html.match(/<img[^>]*>/g)?.join('') ?? ''
const escaped = (text: string) => text.replaceAll('&', '&amp;')

test('R3.46: a guide shows its pictures, its products, its links to categories and further guides', async () => {
  const { content, html } = await open('/kopguider/choose-cross-country-skis')
  const files = blocksOf(content, 'text').flatMap(({ image }) => image ?? [])
  expect(files.length).toBeGreaterThan(1)
  for (const file of [content.image ?? '-', ...files])
    expect(picturesIn(html)).toContain(file.replace(/^\//, ''))
  const cards = blocksOf(content, 'products').flatMap((block) => block.cards)
  expect(cards.length).toBeGreaterThan(2)
  expect(html.match(/class="product-card"/g)).toHaveLength(cards.length)
  const links = blocksOf(content, 'links').flatMap((block) => block.links)
  expect(links.length).toBeGreaterThan(2)
  expect(content.related).toHaveLength(3)
  for (const { path, title } of [...links, ...content.related])
    expect(html).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*>(?:<[^>]*>)*${escaped(title)}`))
})

test('R2.33 R3.47: an activity shows its picture and leads to its child categories', async () => {
  const { content, html } = await open('/aktiviteter/nordic-skating')
  expect(picturesIn(html)).toContain(content.image?.replace(/^\//, ''))
  expect(content.children.map(({ title }) => title)).toEqual([
    'Långfärdsskridskor',
    'Handskar',
    'Mössor och pannband',
  ])
  for (const { path, title } of content.children)
    expect(html).toMatch(new RegExp(`<h3><a href="${path}">${title}</a>`))
})

test('R3.48: a chapter shows its title, its excerpt, its picture, its blocks and its articles', async () => {
  const { content, html } = await open('/magasin/technique')
  expect(html).toContain(`<h1>${escaped(content.title)}</h1>`)
  expect(content.excerpt).toMatch(/\S/)
  expect(html).toContain(`<p class="content-lead">${escaped(content.excerpt)}</p>`)
  expect(picturesIn(html)).toContain(content.image?.replace(/^\//, ''))
  expect(html.match(/<section class="content-block"/g)?.length ?? 0).toBe(content.blocks.length)
  expect(content.children.length).toBeGreaterThan(1)
  for (const { path } of content.children) expect(html).toContain(`<h3><a href="${path}">`)
})

const MONTHS = {
  sv: /\d{1,2} (?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december) \d{4}/,
  no: /\d{1,2}\. (?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember) \d{4}/,
  en: /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/,
}

test.each(places)('R1.39: the day of a guide is written as $name writes it', async ({ store, origin }) => {
  const path = pathTo('guide' satisfies PagePath, { slug: 'choose-cross-country-skis' }, store)
  const html = await (await createShopper(origin).get(path)).text()
  const day = /<time dateTime="[^"]+">([^<]+)<\/time>/i.exec(html)?.[1]
  expect(day).toMatch(MONTHS[store.code])
})
