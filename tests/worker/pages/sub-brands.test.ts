import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()
const JSON_API = { headers: { 'Content-Type': 'application/vnd.api+json' } }
const [SKIS, CROSS_COUNTRY] = [20, 21] // the seed's categories; the second is below the first

/** A sub-brand of Fjällro as its editors have it. */
function answerSubBrand(attributes: object) {
  const data = [{ type: 'subBrand', id: 'x', attributes: { subBrandSlug: 'x', title: 'X', ...attributes } }]
  upstream.answer = ({ url }) =>
    new URL(url).pathname.endsWith('/jsonapi/subBrand') ? Response.json({ data }, JSON_API) : undefined
}

const openSubBrand = async () => {
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  return (await shopper.get('/varumarke/fjallro/x')).text()
}

afterEach(() => upstream.reset())

test('R3.44: the editors’ link block is shown: its title, its text and where it leads', async () => {
  const link = { label: 'Stavar', path: '/skidor/stavar' }
  answerSubBrand({ linkBlock: { title: 'Passar till', text: 'Stavar i kolfiber', link } })
  const html = await openSubBrand()
  expect(html).toMatch(
    /<h2[^>]*>Passar till<\/h2>.*Stavar i kolfiber.*<a[^>]*href="\/skidor\/stavar"[^>]*>Stavar/s,
  )
})

test('R3.44: a sub-brand shows its picture, its own products under their title, and its links with their pictures', async () => {
  answerSubBrand({
    heroImage: { url: '/brand/egen-bild.jpg' },
    description: '<p>Egna ord</p>',
    customProductsTitle: 'Handplockat',
    customProducts: ['DEMO-LOW', 'DEMO-SALE'],
    subBrandLinks: [
      { link: { label: 'Alla stavar', path: '/skidor/stavar' }, bgImage: { url: '/brand/lank-bild.jpg' } },
    ],
  })
  const html = await openSubBrand()
  expect(html).toMatch(/<img[^>]*\/brand\/egen-bild\.jpg/)
  expect(html).toContain('<p>Egna ord</p>')
  const [, own = ''] = html.split(/<h2[^>]*>Handplockat<\/h2>/)
  const [rail = ''] = own.split('<h2')
  expect(rail.match(/class="product-card"/g)).toHaveLength(2)
  const teaser = html.split('<li').find((item) => item.includes('lank-bild.jpg')) ?? ''
  expect(teaser).toMatch(/<a[^>]*href="\/skidor\/stavar"[^>]*>Alla stavar<\/a>/)
})

test('R3.44: a sub-brand’s list has the attributes and the words that its editors chose', async () => {
  const searches: { _searchText: string; _appliedFilters: { attribute: string; value: unknown }[] }[] = []
  answerSubBrand({
    attributes: [{ attributeProperty: 'ls_dam', attributeValue: 1 }],
    filterByText: 'race',
  })
  const content = upstream.answer
  upstream.answer = async (request) => {
    if (request.url.includes('/product/_search')) searches.push(await request.clone().json())
    return content?.(request)
  }
  await openSubBrand()
  const listing = searches.find(({ _searchText }) => _searchText === 'race')
  expect(listing?._appliedFilters).toContainEqual(
    expect.objectContaining({ attribute: 'ls_dam', value: { in: ['1'] } }),
  )
})

describe('R3.42: what the editors say of a brand', () => {
  async function openBrand(changes: object) {
    upstream.answer = async (request) => {
      if (!new URL(request.url).pathname.endsWith('/jsonapi/brand')) return undefined
      const answer = await platform.fetch(request, env as unknown as PlatformBindings) // vitest.config.ts
      const body = await answer.json<{ data: { attributes: object }[] }>()
      for (const { attributes } of body.data) Object.assign(attributes, changes)
      return Response.json(body, JSON_API)
    }
    await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
    return (await shopper.get('/varumarke/fjallro')).text()
  }

  test('is shown: words, logo, picture, film, size guides, and what sells best under its title', async () => {
    const html = await openBrand({
      description: '<p>Sedan 1921</p>',
      youtubeFilm: 'https://youtu.be/aaaaaaaaaaa',
      topProductsTitle: 'Mest köpt nu',
    })
    expect(html).toContain('<p>Sedan 1921</p>')
    expect(html).toMatch(/<header class="wide">.*?<img[^>]*>.*?<img[^>]*\/brand\/.*?<h1>Fjällro<\/h1>/s)
    expect(html).toContain('href="https://www.youtube.com/watch?v=aaaaaaaaaaa"')
    expect(html.match(/<details class="content-fold"><summary>[^<]+<\/summary>/g)).toHaveLength(2)
    expect(html).toMatch(/<h2[^>]*>Mest köpt nu<\/h2>/)
  })

  test('but for what sells best, where they do not want it', async () => {
    const html = await openBrand({ topProductsTitle: 'Mest köpt nu', showTopProducts: false })
    expect(html).not.toContain('Mest köpt nu')
  })
})

test.each([
  ['none', null],
  ['without a link', { title: 'Passar till', text: 'Stavar', link: null }],
])('R3.44: a link block that is %s is not shown', async (_, linkBlock) => {
  answerSubBrand({ linkBlock })
  const html = await openSubBrand()
  expect(html).not.toContain('Passar till')
})

test('R3.44: a sub-brand’s link without words of its own is named by its path', async () => {
  answerSubBrand({ subBrandLinks: [{ link: '/skidor/stavar', bgImage: null }] })
  const [, words] = /<h3><a href="\/skidor\/stavar">([^<]*)</.exec(await openSubBrand()) ?? []
  expect(words).toBe('/skidor/stavar')
})

test('R3.44: a sub-brand’s category has the products of the categories below it', async () => {
  const searches: string[] = []
  answerSubBrand({ category: { magentoId: SKIS } })
  const content = upstream.answer
  upstream.answer = async (request) => {
    if (request.url.includes('/product/_search')) searches.push(await request.clone().text())
    return content?.(request)
  }
  await openSubBrand()
  const listings = searches.map(
    (search) => /"category_ids","value":\{"in":\[([\d,]+)\]/.exec(search)?.[1]?.split(',').map(Number) ?? [],
  )
  expect(listings).toContainEqual(expect.arrayContaining([SKIS, CROSS_COUNTRY]))
})

test('R3.44: a sub-brand names only the stores whose editors have it', async () => {
  answerSubBrand({})
  const content = upstream.answer
  upstream.answer = (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const isNorwegian = pathname.endsWith('/jsonapi/subBrand') && searchParams.get('localeCode') === 'nb-NO'
    return isNorwegian ? Response.json({ data: [] }, JSON_API) : content?.(request)
  }
  const html = await openSubBrand()
  const languages = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)"/g)].map(([, language]) => language)
  expect(languages).toEqual(['sv-SE', 'en-US', 'x-default'])
})

test('R3.44: the brand that a page is about is no filter of its list, and is not counted', async () => {
  const counted: string[][] = []
  answerSubBrand({})
  const content = upstream.answer
  upstream.answer = async (request) => {
    if (!request.url.includes('/product/_search')) return content?.(request)
    const { _availableFilters: facets } = await request.clone().json<{ _availableFilters: Facet[] }>()
    counted.push(facets.map(({ field }) => field))
    return undefined
  }
  await openSubBrand()
  const lists = counted.filter((fields) => fields.includes('ls_farg'))
  expect(lists).not.toEqual([])
  expect(lists.flat()).not.toContain('ls_brand')
})

interface Facet {
  field: string
}

test('R9.35: a sub-brand beyond those that its brand lists has its page, in every store, as the sitemap says', async () => {
  const lines = Array.from({ length: 12 }, (_, at) => ({
    type: 'subBrand',
    id: `line-${at}`,
    attributes: { subBrandSlug: `linje-${at}`, title: `Linje ${at}` },
  }))
  upstream.answer = ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (!pathname.endsWith('/jsonapi/subBrand')) return undefined
    const slug = searchParams.get('filter[subBrandSlug][_eq]')
    const found = lines.filter(({ attributes }) => slug === null || attributes.subBrandSlug === slug)
    return Response.json({ data: found.slice(0, Number(searchParams.get('page[limit]'))) }, JSON_API)
  }
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  const answer = await shopper.get('/varumarke/fjallro/linje-11')
  const languages = (await answer.text()).matchAll(/rel="alternate" hrefLang="([^"]+)"/g)
  expect([answer.status, [...languages].length]).toEqual([200, 4])
  expect((await shopper.get('/varumarke/fjallro/linje-12')).status).toBe(404)
})
