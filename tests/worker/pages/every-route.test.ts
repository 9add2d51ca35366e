import { beforeAll, describe, expect, test } from 'vitest'
import { type PagePath, pathTo } from '#shared/paths.ts'
import { type LayoutName, type Route, routes } from '#shared/routes.ts'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeAll(() => upstream.reset())

const shoppers = { sv: createShopper(), no: createShopper(NORWAY), en: createShopper() }
const origins: Record<StoreCode, string> = {
  sv: 'http://skare.test',
  no: 'http://no.skare.test',
  en: 'http://skare.test',
}

interface Visit {
  requirement: string
  name: PagePath
  params?: Record<string, string>
  /** Where the page's canonical address is another than its route's. */
  canonical?: (code: StoreCode) => string
  /** Breadcrumbs between home and the page. */
  crumbs: number
}

const visits: Visit[] = [
  { requirement: 'R2.18', name: 'cms-index', crumbs: 0 },
  { requirement: 'R2.19 R2.49', name: 'cms-page', params: { slug: 'terms' }, crumbs: 1 },
  { requirement: 'R2.45', name: 'cms-page', params: { slug: 'faq' }, crumbs: 1 },
  { requirement: 'R2.43', name: 'cms-page', params: { slug: 'contact' }, crumbs: 1 },
  { requirement: 'R2.44', name: 'cms-page', params: { slug: 'size-guide' }, crumbs: 1 },
  { requirement: 'R2.20', name: 'guides', crumbs: 0 },
  { requirement: 'R2.21 R1.9', name: 'guide', params: { slug: 'choose-cross-country-skis' }, crumbs: 1 },
  { requirement: 'R2.22 R2.25', name: 'brands', crumbs: 0 },
  { requirement: 'R2.23 R1.7', name: 'brand', params: { slug: 'fjallro' }, crumbs: 1 },
  {
    requirement: 'R2.24 R2.26 R1.7',
    name: 'brand',
    params: { slug: 'fjallro', subBrandSlug: 'spar' },
    crumbs: 2,
  },
  { requirement: 'the ski finder', name: 'ski-finder', crumbs: 0 },
  { requirement: 'R2.28', name: 'campaigns', crumbs: 0 },
  { requirement: 'R2.29 R1.8', name: 'campaign', params: { slug: 'season-opening' }, crumbs: 1 },
  { requirement: 'R2.32', name: 'activities', crumbs: 0 },
  { requirement: 'R2.33 R1.10', name: 'activity', params: { slug: 'classic-skiing' }, crumbs: 1 },
  { requirement: 'R2.30 R2.56', name: 'magazine', crumbs: 0 },
]

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim()
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null

/** What the document says of itself. */
function read(html: string) {
  const breadcrumbs = /<nav class="breadcrumbs"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
  return {
    language: attribute(html, /<html lang="(\w+)"/),
    headings: html.match(/<h1[^>]*>.*?<\/h1>/gs)?.map(textOf) ?? [],
    title: attribute(html, /<title>([^<]*)<\/title>/),
    description: attribute(html, /<meta name="description" content="([^"]*)"/),
    canonical: attribute(html, /<link rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => [language, href],
    ),
    crumbs: [...breadcrumbs.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href),
    layout: html.includes('class="site-footer"') ? 'default' : 'bare',
  }
}

for (const code of storeCodes) {
  const store = storeViews[code]
  describe(`R1.2: the pages of ${store.name}`, () => {
    test.each(visits)(
      'R2.1 R2.2 R2.3 $requirement: $name $params.slug $params.subBrandSlug',
      async ({ name, params = {}, crumbs }) => {
        const path = pathTo(name, params as never, store)
        const response = await shoppers[code].get(path)
        const page = read(await response.text())
        expect(response.status).toBe(200)
        expect(page.language).toBe(store.language)
        expect(response.headers.get('Content-Language')).toBe(store.locale)
        expect(page.headings).toHaveLength(1)
        expect(page.headings[0]).not.toBe('')
        expect(page.title).toMatch(/\S/)
        expect(page.title?.length).toBeLessThanOrEqual(70) // 60 characters, entities written out
        expect(page.description).toMatch(/\S/)
        expect(page.canonical).toBe(origins[code] + path)
        expect(page.crumbs).toHaveLength(crumbs + 1)
        expect(page.layout).toBe('default')
        expect(page.alternates).toContainEqual([store.locale, origins[code] + path])
        expect(page.alternates).toContainEqual(['x-default', expect.stringContaining('/en/')])
      },
    )

    test('R2.26: the breadcrumb of a sub-brand is Brands, then the brand, then the sub-brand', async () => {
      const path = pathTo('brand', { slug: 'fjallro', subBrandSlug: 'spar' }, store)
      const html = await (await shoppers[code].get(path)).text()
      expect(read(html).crumbs.slice(-2)).toEqual([
        pathTo('brands', {}, store),
        pathTo('brand', { slug: 'fjallro' }, store),
      ])
      expect(textOf(/<nav class="breadcrumbs"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '')).toMatch(
        /Fjällro.*Spår$/i,
      )
    })

    test('R2.57–R2.60 R2.31 R1.11: a chapter, its first article, and the article by id', async () => {
      const index = await (await shoppers[code].get(pathTo('magazine', {}, store))).text()
      const chapterPath = attribute(index, /<li class="home-block">.*?<a href="([^"]+)"/s) ?? ''
      const chapter = await (await shoppers[code].get(chapterPath)).text()
      expect(read(chapter).canonical).toBe(origins[code] + chapterPath)
      const articlePath =
        [...chapter.matchAll(/<a href="([^"]+)"/g)]
          .map(([, href]) => href ?? '')
          .find((href) => href.startsWith(`${chapterPath}/`)) ?? ''
      const article = read(await (await shoppers[code].get(articlePath)).text())
      expect(article.canonical).toBe(origins[code] + articlePath)
      expect(article.crumbs).toHaveLength(3)
      const slug = articlePath.split('/').at(-1) ?? ''
      const other = await shoppers[code].get(pathTo('magazine-item', { chapterSlug: 'other', slug }, store))
      expect(other.status).toBe(404)
      const alone = await shoppers[code].get(pathTo('magazine-chapter', { slug }, store))
      expect(read(await alone.text()).canonical).toBe(origins[code] + articlePath)
    })
  })
}

describe('another spelling', () => {
  const spelt = (Object.entries(routes) as [PagePath, Route][]).flatMap(([name, { paths }]) =>
    storeCodes.flatMap((code) => {
      const own = paths?.[storeViews[code].language]
      return [...new Set(Object.values(paths ?? {}))]
        .filter((path) => path !== own)
        .map((path) => ({ name, code, path: path.replaceAll(/:(\w+)\??/g, '$1') }))
    }),
  )

  test.each(spelt)(
    'of $name in $code leads to the store’s own with 301: $path',
    async ({ name, code, path }) => {
      const store = storeViews[code]
      const response = await shoppers[code].get(`${store.pathPrefix}${path}?x=1`)
      const own = (routes[name] as Route).paths?.[store.language].replaceAll(/:(\w+)\??/g, '$1')
      expect(response.status).toBe(301)
      expect(response.headers.get('Location')).toBe(`${store.pathPrefix}${own}?x=1`)
    },
  )

  test.each([
    ['/kopguider/', '/kopguider'],
    ['/skidor/', '/skidor'],
    ['//evil.example/', '/evil.example'],
    ['/en//skis', '/en/skis'],
    ['/en/guides//wax-guide', '/en/guides/wax-guide'],
  ])('%s leads to %s', async (path, to) => {
    const response = await shoppers.sv.get(`http://skare.test${path}`)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(to)
  })
})

test('the route table names the layouts default, minimal, magazine and checkout', async () => {
  const layouts = Object.values(routes).map(({ layout }): LayoutName => layout)
  expect([...new Set(layouts)].toSorted()).toEqual(['checkout', 'default', 'magazine', 'minimal'])
})
