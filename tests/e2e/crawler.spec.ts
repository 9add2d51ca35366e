import type { APIRequestContext, APIResponse } from '@playwright/test'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { expect, tagOf, test } from '../support/shop-fixture.ts'

const MAX_PAGES = 250 // of a store; beyond that products repeat themselves
const PARALLEL = 8
const MAX_PRODUCTS = 60

interface Crawled {
  path: string
  status: number
  /** Addresses on the way here. */
  hops: number
  title: string
  headings: number
  noIndex: boolean
  canonical: string | null
  alternates: Map<string, string>
  links: string[]
}

/** What is served beside pages. */
const NOT_A_PAGE = /^\/(?:en\/)?(?:api|i|img|assets|checkout)\b|\.\w{2,11}$/

function readPage(html: string): Omit<Crawled, 'path' | 'status' | 'hops'> {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null
  const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
  return {
    title: first(/<title>([^<]*)/) ?? '',
    headings: (html.match(/<h1[ >]/g) ?? []).length,
    noIndex: html.includes('name="robots" content="noindex"'),
    canonical: first(/rel="canonical" href="([^"]+)"/),
    alternates: new Map(alternates.map(([, language = '', href = '']) => [language, href])),
    links: [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  }
}

/** Node does not know `no.localhost` as browsers do: the store's host goes as a header. */
function get(request: APIRequestContext, address: string): Promise<APIResponse> {
  const url = new URL(address)
  const { host } = url
  url.hostname = 'localhost'
  return request.get(url.href, { maxRedirects: 0, headers: { Host: host } })
}

/** Follows redirects itself, so that they can be counted. */
async function visit(request: APIRequestContext, start: string): Promise<Crawled> {
  let url = start
  for (let hops = 0; ; hops++) {
    const response = await get(request, url)
    const location = response.headers().location
    if (location && hops < 5) {
      url = new URL(location, url).href
      continue
    }
    return { path: start, status: response.status(), hops, ...readPage(await response.text()) }
  }
}

async function visitAll(request: APIRequestContext, urls: string[]): Promise<Crawled[]> {
  const pages: Crawled[] = []
  for (let at = 0; at < urls.length; at += PARALLEL) {
    const batch = urls.slice(at, at + PARALLEL)
    pages.push(...(await Promise.all(batch.map((url) => visit(request, url)))))
  }
  return pages
}

/** From the front door, wave by wave, every page of the store that a link leads to; filters and sorts once seen are left out. */
async function crawl(request: APIRequestContext, home: string, code: StoreCode): Promise<Crawled[]> {
  const { origin } = new URL(home)
  const { pathPrefix } = storeViews[code]
  const belongs = ({ origin: other, pathname, search }: URL) =>
    other === origin &&
    !NOT_A_PAGE.test(pathname) &&
    (search === '' || /^\?page=2$/.test(search)) &&
    (pathPrefix ? `${pathname}/`.startsWith(`${pathPrefix}/`) : !/^\/en(?:\/|$)/.test(pathname))
  const seen = new Set([home])
  const pages: Crawled[] = []
  let wave = [home]
  while (wave.length > 0 && pages.length < MAX_PAGES) {
    const visited = await visitAll(request, wave.slice(0, MAX_PAGES - pages.length))
    pages.push(...visited)
    const links = visited.flatMap((page) => page.links.map((href) => new URL(href, page.path)))
    wave = [
      ...new Set(links.filter(belongs).map(({ origin: at, pathname, search }) => at + pathname + search)),
    ].filter((url) => !seen.has(url))
    for (const url of wave) seen.add(url)
  }
  return pages
}

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => href)

for (const code of storeCodes) {
  test(
    `R2.102: every link and every sitemap entry of ${storeViews[code].name} leads to a page`,
    tagOf(code),
    async ({ request, shop }, { project }) => {
      test.skip(project.name !== 'desktop', 'documents are the same for every screen')
      test.setTimeout(90_000)
      const home = shop.url('/', code)
      const pages = await crawl(request, home, code)
      expect(pages.length).toBeGreaterThan(100)

      const wrong = (is: (page: Crawled) => boolean) =>
        pages.filter(is).map(({ path, status }) => `${status} ${path}`)
      expect(
        wrong(({ status }) => status !== 200),
        'no broken link',
      ).toEqual([])
      expect(
        wrong(({ hops }) => hops > 1),
        'no chain of redirects',
      ).toEqual([])
      expect(
        wrong(({ headings }) => headings !== 1),
        'one main heading',
      ).toEqual([])

      const indexed = pages.filter(({ noIndex, hops }) => !noIndex && hops === 0)
      const titles = Map.groupBy(indexed, ({ title }) => title)
      const twins = [...titles].filter(([, same]) => new Set(same.map(({ canonical }) => canonical)).size > 1)
      expect(
        twins.map(([title, same]) => [title, ...same.map(({ path }) => path)]),
        'unique titles',
      ).toEqual([])

      const index = locationsOf(await (await get(request, shop.url('/sitemap.xml', code))).text())
      const listed = await Promise.all(
        index.map(async (url) => locationsOf(await (await get(request, url)).text())),
      )
      const inSitemaps = listed.flat()
      expect(new Set(inSitemaps).size, 'each page once').toBe(inSitemaps.length)
      const missing = indexed
        .map(({ canonical }) => canonical ?? '')
        .filter((url) => !url.includes('?') && !inSitemaps.includes(url))
      expect([...new Set(missing)], 'every page is in a sitemap').toEqual([])

      const [content = [], ...products] = listed
      const sample = [
        ...content,
        ...products.flat().filter((_, at, all) => at % Math.ceil(all.length / MAX_PRODUCTS) === 0),
      ]
      const entries = await visitAll(request, sample)
      const bad = entries.filter(
        ({ status, hops, noIndex, canonical, path }) =>
          status !== 200 || hops > 0 || noIndex || canonical !== path,
      )
      expect(
        bad.map(({ path, status, canonical }) => [path, status, canonical]),
        'sitemap entries',
      ).toEqual([])

      const partners = entries
        .filter((_, at) => at % 5 === 0)
        .flatMap((page) => [...page.alternates.values()].map((url) => ({ page, url })))
      for (const { page, url } of partners) {
        const other = await visit(request, url)
        const names = [...other.alternates.values()]
        expect([url, other.status, names.includes(page.path)], 'alternates name each other').toEqual([
          url,
          200,
          true,
        ])
      }
    },
  )
}
