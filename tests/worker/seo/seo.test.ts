import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { production } from '../support/production.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

const bindings = env as unknown as PlatformBindings // vitest.config.ts binds the platform's database

beforeEach(() => upstream.reset())

interface WebManifest {
  name: string
  icons: { sizes: string; purpose: string }[]
  shortcuts: { url: string }[]
  screenshots: { form_factor: string }[]
}

const shoppers = { sv: createShopper(), no: createShopper(NORWAY), en: createShopper() }
const SAMPLE = 5 // the crawler visits them all (tests/e2e/crawler.spec.ts)
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href]) => href ?? '')
const textAt = async (code: keyof typeof shoppers, path: string) => (await shoppers[code].get(path)).text()

/** The content service, whose page is one entry where nobody says how many. */
const onePerPage = (request: Request) => {
  const url = new URL(request.url)
  if (!url.pathname.includes('/jsonapi/') || url.searchParams.has('page[limit]')) return undefined
  url.searchParams.set('page[limit]', '1')
  return platform.fetch(new Request(url, request), bindings)
}

test('every sub-brand stands in the sitemap, however short a page of the content service is', async () => {
  upstream.answer = onePerPage
  const locations = locationsOf(await textAt('sv', '/sitemaps/content.xml'))
  const subBrands = locations.filter((href) => /\/varumarke\/[^/]+\/[^/]+$/.test(href))
  expect(subBrands.length).toBeGreaterThan(1)
})

describe.each(storeCodes)('sitemaps of %s', (code) => {
  const { pathPrefix } = storeViews[code]

  test('the index names sitemaps of this store, all of which answer', async () => {
    const response = await shoppers[code].get(`${pathPrefix}/sitemap.xml`)
    expect(response.headers.get('Content-Type')).toContain('application/xml')
    const locations = locationsOf(await response.text())
    expect(locations.length).toBeGreaterThanOrEqual(2)
    for (const location of locations) {
      const sitemap = await shoppers[code].get(new URL(location).pathname)
      expect(sitemap.status).toBe(200)
      expect(locationsOf(await sitemap.text()).length).toBeGreaterThan(0)
    }
  })

  test('content pages in the sitemap answer 200, are their own canonical and may be indexed', async () => {
    const locations = locationsOf(await textAt(code, `${pathPrefix}/sitemaps/content.xml`))
    expect(new Set(locations).size).toBe(locations.length)
    for (const location of locations.filter((_, at) => at % SAMPLE === 0)) {
      const response = await shoppers[code].get(location)
      const html = await response.text()
      expect([location, response.status]).toEqual([location, 200])
      expect([location, /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]]).toEqual([location, location])
      expect(html).not.toContain('content="noindex"')
    }
  })

  test('head and sitemap name the same alternates', async () => {
    const xml = await textAt(code, `${pathPrefix}/sitemaps/content.xml`)
    const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)]
    expect(entries.length).toBeGreaterThan(SAMPLE)
    for (const [, location = '', rest = ''] of entries.filter((_, at) => at % SAMPLE === 1)) {
      const html = await (await shoppers[code].get(location)).text()
      const inHead = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
      const inMap = [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      const pairs = (matches: RegExpMatchArray[]) =>
        matches.map(([, language, href]) => `${language} ${href}`)
      expect([location, pairs(inHead)]).toEqual([location, pairs(inMap)])
    }
  })

  test('the app of the store starts in the store', async () => {
    const response = await shoppers[code].get(`${pathPrefix}/manifest.webmanifest`)
    const manifest = await response.json<WebManifest>()
    const home = pathPrefix || '/'
    expect(response.headers.get('Content-Type')).toContain('application/manifest+json')
    expect(manifest).toMatchObject({ id: home, start_url: home, scope: home, lang: storeViews[code].locale })
    expect(manifest.name).toBe(`Skare ${storeViews[code].name}`)
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
    for (const { url } of manifest.shortcuts)
      expect([url, (await shoppers[code].get(url)).status]).toEqual([url, 200])
    expect(manifest.shortcuts).toHaveLength(3)
  })
})

test('products stand in their sitemap with the day they changed', async () => {
  const xml = await textAt('sv', '/sitemaps/products-0.xml')
  expect(xml).toMatch(/<url><loc>http:\/\/skare\.test\/[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  expect(xml).toContain('hreflang="x-default"')
})

const PRODUCTS = '/api/catalog/vue_storefront_catalog/product/_search'

test('a variant that lists may show is not in the sitemap, because it has no page; a product of its own that only lists show is', async () => {
  const [head = ''] = (await textAt('sv', '/_data/p/DEMO-CONF/x')).split('\n')
  const [{ id, sku }] = JSON.parse(head).value.data.product.variants
  let listed: { url_path: string } | undefined
  upstream.answer = async (request) => {
    const url = new URL(request.url)
    if (url.pathname !== PRODUCTS || url.searchParams.get('size') !== '5000') return undefined
    const answer = await (await platform.fetch(request, bindings)).json<{ hits: Record<string, unknown>[] }>()
    listed = answer.hits.find(({ visibility }) => visibility === 2) as typeof listed
    const variant = { ...answer.hits[0], id, sku, visibility: 2, url_path: 'a-variant-in-lists' }
    return Response.json({ ...answer, hits: [...answer.hits, variant] })
  }
  await shoppers.sv.get('/invalidate?tag=content:sitemap&key=skare-development-purge-key') // vitest.config.ts
  const locations = locationsOf(await textAt('sv', '/sitemaps/products-0.xml'))
  expect(locations).not.toContain('http://skare.test/a-variant-in-lists')
  expect(locations).toContain(`http://skare.test/${listed?.url_path}`)
  expect((await shoppers.sv.get(`/${listed?.url_path}`)).status).toBe(200)
  await shoppers.sv.get('/invalidate?tag=content:sitemap&key=skare-development-purge-key')
})

test('a category without products is not in the sitemap', async () => {
  const emptied = 'http://skare.test/skidor/langdskidor'
  expect(locationsOf(await textAt('sv', '/sitemaps/content.xml'))).toContain(emptied)
  upstream.answer = async (request) => {
    if (!request.url.includes('/category/_search')) return undefined
    const answer = await (await platform.fetch(request, bindings)).json<{ hits: { url_path: string }[] }>()
    const hits = answer.hits.map((hit) =>
      hit.url_path === 'skidor/langdskidor' ? { ...hit, product_count: 0 } : hit,
    )
    return Response.json({ ...answer, hits })
  }
  await shoppers.sv.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  const locations = locationsOf(await textAt('sv', '/sitemaps/content.xml'))
  expect(locations).toContain('http://skare.test/skidor')
  expect(locations).not.toContain(emptied)
  await shoppers.sv.get('/invalidate?tag=*&key=skare-development-purge-key')
})

test('a sitemap that nobody names is not found', async () => {
  for (const name of ['products-x.xml', 'other.xml', 'products-9999999.xml']) {
    expect((await shoppers.sv.get(`/sitemaps/${name}`)).status).toBe(404)
  }
})

const EVERYWHERE = ['sv-SE', 'nb-NO', 'en-US', 'x-default']
const alternatesAt = async (code: keyof typeof shoppers, path: string) =>
  [...(await textAt(code, path)).matchAll(/rel="alternate" hrefLang="([^"]+)"/g)].map(
    ([, language]) => language,
  )

test('a page names its alternates where it is one of them: not the next page of a list, nor a variant', async () => {
  expect(await alternatesAt('sv', '/skidor')).toEqual(EVERYWHERE)
  expect(await alternatesAt('sv', '/skidor?page=2')).toEqual([])
  const location = await pathOfProduct('DEMO-CONF')
  expect(await alternatesAt('sv', location)).toEqual(EVERYWHERE)
  expect(await alternatesAt('sv', `${location}?childSku=DEMO-CONF-RED-190`)).toEqual([])
})

const pathOfProduct = async (sku: string): Promise<string> =>
  (await shoppers.sv.get(`/p/${sku}/-`)).headers.get('Location') ?? `/p/${sku}/-`

test('a product names only the stores that offer it', async () => {
  const setStatus = (status: number) =>
    bindings.DB.prepare("UPDATE listing SET status = ? WHERE store_id = 3 AND sku = 'DEMO-SALE'")
      .bind(status)
      .run()
  const location = await pathOfProduct('DEMO-SALE')
  await setStatus(2)
  await shoppers.sv.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  expect(await alternatesAt('sv', location)).toEqual(['sv-SE', 'en-US', 'x-default'])
  await setStatus(1)
})

test('an editorial page names only the stores that have it', async () => {
  const attributes = JSON.stringify({ slug: 'klubbar', title: 'Klubbar', body: '<p>Hej.</p>' })
  await bindings.DB.prepare(
    `INSERT OR REPLACE INTO content_entry (type, id, locale, position, attributes, relationships)
    VALUES ('pages', 'klubbar', 'sv-SE', 99, ?, '{}')`,
  )
    .bind(attributes)
    .run()
  expect(await alternatesAt('sv', '/sida/klubbar')).toEqual(['sv-SE'])
  expect(await alternatesAt('sv', '/sida/terms')).toEqual(EVERYWHERE)
})

test('robots.txt leads to the sitemaps of the stores at its address', async () => {
  const sweden = await textAt('sv', '/robots.txt')
  expect(sweden).toContain('Sitemap: http://skare.test/sitemap.xml')
  expect(sweden).toContain('Sitemap: http://skare.test/en/sitemap.xml')
  expect(sweden).not.toContain('Disallow: /\n')
  const norway = await textAt('no', '/robots.txt')
  expect(norway).toContain('Sitemap: http://no.skare.test/sitemap.xml')
  expect(norway).not.toContain('http://skare.test')
})

test('a preview is for no search engine', async () => {
  const preview = createShopper('https://skare.test', { ...production, ENVIRONMENT: 'preview' })
  expect(await (await preview.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
})

test('R2.45: questions and answers are a FAQPage', async () => {
  expect(await textAt('sv', '/sida/faq')).toContain('"@type":"FAQPage"')
})

test('R2.43: the opening hours have all seven days', async () => {
  const html = await textAt('en', '/en/page/contact')
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    expect(html).toContain(`<th scope="row">${day}</th>`)
})

test('R3.42: the document of a brand has the editors’ keywords', async () => {
  expect(await textAt('sv', '/varumarke/fjallro')).toMatch(
    /<meta name="keywords" content="Fjällro, längdskidor/,
  )
})

test('a filtered or sorted brand is not for search engines, its next page is', async () => {
  expect(await textAt('sv', '/varumarke/fjallro?sort=latest')).toContain('content="noindex"')
  expect(await textAt('sv', '/varumarke/fjallro')).not.toContain('content="noindex"')
})

test('a sorted category is not for search engines either', async () => {
  expect(await textAt('sv', '/skidor?sort=latest')).toContain('content="noindex"')
  expect(await textAt('sv', '/skidor')).not.toContain('content="noindex"')
})

test('the error page is not for search engines', async () => {
  expect(await textAt('sv', '/error')).toContain('content="noindex"')
})
