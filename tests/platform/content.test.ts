import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { get, prepareCatalogue, search } from './catalogue-fixture.ts'

interface Entry {
  type: string
  id: string
  attributes: Record<string, unknown>
  relationships: Record<string, { data: { type: string; id: string }[] }>
}

interface Collection {
  data: Entry[]
  included: Entry[]
  links: { next: string | null }
  meta: { total: number }
}

prepareCatalogue()

const fetchContent = (path: string, query: Record<string, string> = {}) =>
  get(`/delivery/jsonapi/${path}?${new URLSearchParams({ localeCode: 'sv-SE', ...query })}`)
const collection = async (type: string, query?: Record<string, string>): Promise<Collection> =>
  (await fetchContent(type, query)).json()

describe('the content service (R1.40, R7.71–R7.73)', () => {
  test('finds a page by its slug, with and without an operator', async () => {
    for (const key of ['filter[slug][_eq]', 'filter[slug]']) {
      const { data, meta } = await collection('pages', { [key]: 'faq', 'page[limit]': '1' })
      expect(data).toMatchObject([{ type: 'pages', attributes: { slug: 'faq', title: 'Frågor och svar' } }])
      expect(meta.total).toBe(1)
    }
  })

  test('speaks the language asked for', async () => {
    const titles = await Promise.all(
      ['sv-SE', 'nb-NO', 'en-US'].map(async (localeCode) => {
        const { data } = await collection('pages', { localeCode, 'filter[slug][_eq]': 'size-guide' })
        return data[0]?.attributes.title
      }),
    )
    expect(titles).toEqual(['Storleksguide', 'Størrelsesguide', 'Size guide'])
  })

  test('every page of the shop is there in every language, with a sentence for overviews and real text (R3.45, R2.43–R2.45)', async () => {
    const slugs = [
      'contact',
      'delivery-returns',
      'faq',
      'size-guide',
      'about',
      'terms',
      'privacy',
      'withdrawal',
    ]
    for (const localeCode of ['sv-SE', 'nb-NO', 'en-US']) {
      const { data, included } = await collection('pages', { localeCode, include: 'heroImage' })
      expect(data.map(({ attributes }) => attributes.slug)).toEqual(slugs)
      for (const { attributes } of data) {
        expect(String(attributes.body).length).toBeGreaterThan(500)
        expect(attributes.excerpt).toMatch(/^\p{Lu}.{20,}\.$/u)
      }
      const withPicture = data.filter(({ relationships }) => relationships.heroImage?.data)
      expect(withPicture.map(({ attributes }) => attributes.slug)).toEqual(['contact', 'about'])
      expect(
        included.every(
          ({ type, attributes }) => type === 'asset' && String(attributes.url).startsWith('/scene/'),
        ),
      ).toBe(true)
    }
    const { data } = await collection('pages', { 'filter[slug][_eq]': 'contact' })
    expect(data[0]?.attributes.openingHours).toHaveLength(7)
  })

  test('home has its parts, and its products and categories exist (R3.51, R2.4–R2.7)', async () => {
    const include =
      'bannerBackgroundImage,blocks.image,middleBlocks.image,contentAreas.image,linkedCategories'
    const response = await fetchContent('home/home', { include })
    expect(response.headers.get('Content-Type')).toBe('application/vnd.api+json')
    const { data, included }: { data: Entry; included: Entry[] } = await response.json()
    const { blocks, middleBlocks, contentAreas, linkedCategories } = data.relationships
    expect([blocks, middleBlocks, contentAreas, linkedCategories].map((list) => list?.data.length)).toEqual([
      4, 5, 2, 8,
    ])
    const of = (type: string) => included.filter((entry) => entry.type === type)
    const skus = of('homeBlock').flatMap(({ attributes }) => attributes.productSku ?? [])
    const listed = await search({ filters: [{ attribute: 'sku', value: { in: skus }, scope: 'default' }] })
    expect([skus.length, listed.total]).toEqual([9, 9])
    const ids = of('linkedCategory').map(
      ({ attributes }) => (attributes.categoryItem as { magentoId: number }).magentoId,
    )
    expect(
      (await search({ entity: 'category', filters: [{ attribute: 'id', value: { in: ids } }] })).total,
    ).toBe(8)
    expect(of('asset').length).toBeGreaterThan(4)
  })

  test('home leads to paths that exist in each store', async () => {
    const finders = ['/hitta-skidor', '/finn-ski', '/find-skis']
    for (const [localeCode, storeId] of [
      ['sv-SE', 1],
      ['nb-NO', 3],
      ['en-US', 4],
    ] as const) {
      const { data } = await collection('homeBlock', { localeCode })
      for (const { attributes } of data) {
        const { path } = attributes.link as { path: string }
        if (finders.includes(path)) continue // a page that the storefront has
        const found = await env.DB.prepare('SELECT type FROM url WHERE store_id = ? AND path = ?')
          .bind(storeId, path.slice(1))
          .first()
        expect([path, found]).toEqual([path, { type: 'category' }])
      }
    }
  })

  test('sorts, cuts fields, pages and says where the next page is (R7.72)', async () => {
    const first = await collection('pages', { sort: '-slug', 'fields[pages]': 'slug', 'page[limit]': '3' })
    expect(first.data.map(({ attributes }) => attributes)).toEqual([
      { slug: 'withdrawal' },
      { slug: 'terms' },
      { slug: 'size-guide' },
    ])
    expect(first.meta.total).toBe(8)
    const next = (await (await get(first.links.next ?? '')).json()) as Collection
    expect(next.data.map(({ attributes }) => attributes.slug)).toEqual(['privacy', 'faq', 'delivery-returns'])
    expect((await collection('pages', { 'page[skip]': '7' })).links.next).toBe(null)
    expect((await collection('pages', { 'page[limit]': '0' })).links.next).toBe(null)
    const far = await collection('pages', { 'page[skip]': '9'.repeat(30) })
    expect(far).toMatchObject({ data: [], links: { next: null }, meta: { total: 8 } })
  })

  test.each([
    ['_in', 'faq,terms', ['faq', 'terms']],
    ['_startsWith', 'si', ['size-guide']],
    ['_contains', 'draw', ['withdrawal']],
    ['_ne', 'faq', ['contact', 'delivery-returns', 'size-guide', 'about', 'terms', 'privacy', 'withdrawal']],
  ])('filters by %s', async (operator, value, slugs) => {
    const { data } = await collection('pages', { [`filter[slug][${operator}]`]: value })
    expect(data.map(({ attributes }) => attributes.slug)).toEqual(slugs)
  })

  test('no match is an empty list, an unknown id a JSON:API error', async () => {
    expect(await collection('guides', { 'filter[slug]': 'nothing' })).toMatchObject({
      data: [],
      meta: { total: 0 },
    })
    const response = await fetchContent('pages/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errors: [{ status: '404', title: 'Not found' }] })
  })

  test.each([
    ['a comparison that there is not', { 'filter[slug][_near]': 'x' }],
    ['an order by what is no name', { sort: '-slug"' }],
    ['a page that is no number', { 'page[limit]': 'all' }],
  ])('%s is a JSON:API error', async (_, asked: Record<string, string>) => {
    const wrong = await fetchContent('pages', asked)
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { errors: [{ status: '400' }] }])
  })

  test('the other content types are rows to be added: chapters with their articles, cycles included (R7.75)', async () => {
    const insert =
      'INSERT OR REPLACE INTO content_entry (type, id, locale, position, attributes, relationships) VALUES (?, ?, ?, 0, ?, ?)'
    const to = (type: string, id: string) => ({ data: { type, id } })
    await env.DB.batch([
      env.DB.prepare(insert).bind(
        'magazineChapter',
        'c1',
        'sv-SE',
        '{"slug":"teknik"}',
        JSON.stringify({ articles: { data: [to('magazineItem', 'a1').data] } }),
      ),
      env.DB.prepare(insert).bind(
        'magazineItem',
        'a1',
        'sv-SE',
        '{"slug":"valla-ratt"}',
        JSON.stringify({ chapter: to('magazineChapter', 'c1'), image: to('asset', 'wax-room') }),
      ),
    ])
    const { data, included } = await collection('magazineItem', {
      'filter[chapter.id][_eq]': 'c1',
      include: 'chapter.articles.image,image',
    })
    expect(data.map(({ id }) => id)).toEqual(['a1'])
    expect(included.map(({ id }) => id).toSorted()).toEqual(['c1', 'wax-room'])
  })
})
