import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { stores } from '#platform/commerce/stores.ts'
import { shopPath } from '#platform/mails/shop-links.ts'
import { get, post, prepareCatalogue } from './catalogue-fixture.ts'

interface Reference {
  type: string
  id: string
}

interface Entry extends Reference {
  attributes: Record<string, unknown>
  relationships: Record<string, { data: Reference | Reference[] | null }>
}

interface Collection {
  data: Entry[]
  included: Entry[]
  meta: { total: number }
}

prepareCatalogue()

const fetchEntries = async (type: string, query: Record<string, string> = {}): Promise<Collection> =>
  (await get(`/delivery/jsonapi/${type}?${new URLSearchParams({ localeCode: 'sv-SE', ...query })}`)).json()
const findOne = async (type: string, query: Record<string, string>) =>
  (await fetchEntries(type, { ...query, 'page[limit]': '1' })).data[0]

/** Every entry of a store, as the seed wrote it. */
async function allEntries(locale: string): Promise<Entry[]> {
  const { results } = await env.DB.prepare('SELECT * FROM content_entry WHERE locale = ?')
    .bind(locale)
    .all<{ type: string; id: string; attributes: string; relationships: string }>()
  return results.map(({ type, id, attributes, relationships }) => ({
    type,
    id,
    attributes: JSON.parse(attributes),
    relationships: JSON.parse(relationships),
  }))
}

/** Values of a property, wherever it stands in an entry. */
function valuesOf(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (key === name ? [item] : valuesOf(item, name)))
}

const existing = async (sql: string, storeId: number, values: unknown[]) => {
  const list = JSON.stringify([...new Set(values)])
  const { results } = await env.DB.prepare(sql).bind(storeId, list).all<{ value: unknown }>()
  return new Set(results.map(({ value }) => value))
}

describe.each(stores)('editorial content in $language', ({ id: storeId, code, locale, language }) => {
  test.each([
    ['guides', 6],
    ['brand', 22],
    ['subBrand', 3],
    ['campaign', 6],
    ['activityPage', 6],
    ['magazineChapter', 3],
    ['magazineItem', 9],
    ['sizeGuide', 6],
    ['pages', 6],
  ])('has %s, at least %i', async (type, count) => {
    expect((await fetchEntries(type, { localeCode: locale })).meta.total).toBeGreaterThanOrEqual(count)
  })

  test('every relation leads to an entry', async () => {
    const entries = await allEntries(locale)
    const known = new Set(entries.map(({ type, id }) => `${type} ${id}`))
    const asked = entries.flatMap(({ relationships }) =>
      Object.values(relationships).flatMap(({ data }) => (data ? [data].flat() : [])),
    )
    expect(asked.filter(({ type, id }) => !known.has(`${type} ${id}`))).toEqual([])
  })

  test('every product, category and link is one of the store', async () => {
    const entries = (await allEntries(locale)).map(({ attributes }) => attributes)
    const skus = ['productSkus', 'customProducts', 'productSku']
      .flatMap((name) => valuesOf(entries, name))
      .flat()
    const sold = await existing(
      'SELECT sku AS value FROM listing WHERE store_id = ? AND status < 2 AND sku IN (SELECT value FROM json_each(?))',
      storeId,
      skus,
    )
    expect(skus.filter((sku) => !sold.has(sku))).toEqual([])
    const ids = valuesOf(entries, 'magentoId')
    const categories = await existing(
      "SELECT id AS value FROM document WHERE store_id = ? AND entity = 'category' AND id IN (SELECT value FROM json_each(?))",
      storeId,
      ids,
    )
    expect(ids.filter((id) => !categories.has(id))).toEqual([])
    const prefix = language === 'en' ? '/en/' : '/'
    const hrefs = [...JSON.stringify(entries).matchAll(/href=\\"([^"\\]+)\\"/g)].map(([, href = '']) => href)
    const ownPaths = (['withdrawal', 'ski-finder', 'todays-wax'] as const).map((page) =>
      shopPath(page, { code }),
    )
    const isOwn = (href: string) => ownPaths.includes(href) // a page of the shop, which the platform does not have
    const inner = hrefs.filter((href) => !href.startsWith('mailto:'))
    const isEntry = (href: string) => /\/(?:kopguider|kjopsveiledninger|guides|magasin|magazine)\//.test(href)
    const known = new Set(entries.flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : [])))
    const toEntries = inner.filter(isEntry).map((href) => href.split('/').at(-1) ?? '')
    expect(toEntries.filter((slug) => !known.has(slug))).toEqual([])
    const content = inner.filter((href) => !isOwn(href) && !isEntry(href))
    const own = inner.filter(isOwn)
    const paths = [
      ...valuesOf(entries, 'path')
        .filter((path) => !isOwn(prefix + String(path).slice(1)))
        .map((path) => String(path).slice(1)),
      ...content.map((href) => href.replace(prefix, '').replace(/^(?:sida|side|page)\//, '')),
    ]
    const found = await existing(
      'SELECT path AS value FROM url WHERE store_id = ? AND path IN (SELECT value FROM json_each(?))',
      storeId,
      paths,
    )
    expect(paths.filter((path) => !found.has(path))).toEqual([])
    expect(content.length).toBeGreaterThan(3)
    expect(new Set(own)).toEqual(new Set(ownPaths))
    expect(inner.filter((href) => !href.startsWith(prefix))).toEqual([])
  })

  test('every picture can be drawn', async () => {
    const urls = new Set(valuesOf(await allEntries(locale), 'url').map(String))
    expect(urls.size).toBeGreaterThan(20)
    for (const url of urls) expect([url, (await get(`/img/310/300/resize${url}`)).status]).toEqual([url, 200])
  })

  test('nothing is left in another language', async () => {
    const entries = await allEntries(locale)
    const texts = entries.flatMap(({ attributes }) => valuesOf(attributes, 'text')).map(String)
    const foreign = {
      sv: /\b(?:ikke|hvor|the|and)\b/,
      nb: /\b(?:inte|och|the|and)\b/,
      en: /\b(?:och|inte|ikke|og)\b/,
    }
    expect(texts.filter((text) => foreign[language].test(text))).toEqual([])
  })
})

describe('look-ups (R2.21–R2.33)', () => {
  test('a brand by its lower-cased title, with logo and size guides (R3.42, R3.43)', async () => {
    const { data, included } = await fetchEntries('brand', {
      'filter[title][_eq]': 'fjällro',
      include: 'brandLogo,heroImage,sizeguide',
    })
    expect(data).toMatchObject([
      {
        attributes: {
          title: 'Fjällro',
          showTopProducts: true,
          topProductsTitle: 'Mest köpt från Fjällro',
          youtubeFilm: null,
          metaKeywords: expect.stringContaining('längdskidor'),
        },
      },
    ])
    expect(included.map(({ type }) => type).toSorted()).toEqual(['asset', 'asset', 'sizeGuide', 'sizeGuide'])
  })

  test('a sub-brand by its slug and by its brand (R3.44)', async () => {
    const spar = await findOne('subBrand', { 'filter[subBrandSlug]': 'spar' })
    expect(spar).toMatchObject({
      attributes: {
        title: 'Fjällro Spår',
        filterByText: 'Spår',
        customProducts: expect.arrayContaining(['DEMO-CONF']),
        attributes: [{ attributeProperty: 'ls_brand' }, { attributeProperty: 'ls_aktivitet' }],
        category: { magentoId: expect.any(Number) },
        subBrandLinks: [{ link: { path: expect.any(String) }, bgImage: { url: expect.any(String) } }, {}],
      },
      relationships: { parentBrand: { data: { type: 'brand', id: 'fjallro' } } },
    })
    const { meta } = await fetchEntries('subBrand', { 'filter[parentBrand.id]': 'fjallro' })
    expect(meta.total).toBe(2)
  })

  test('a guide has pictures, products, category links, a table and further guides (R3.46)', async () => {
    const guide = await findOne('guides', { 'filter[slug]': 'choose-cross-country-skis' })
    const sections = guide?.attributes.sections as { body: string }[]
    expect(valuesOf(sections, 'image').filter(Boolean).length).toBeGreaterThan(1)
    expect(valuesOf(sections, 'productSkus').flat().length).toBeGreaterThan(2)
    expect(valuesOf(sections, 'categoryLinks').flat().length).toBeGreaterThan(2)
    expect(sections.some(({ body }) => body.includes('<table>'))).toBe(true)
    expect(guide?.relationships.relatedGuides?.data).toHaveLength(3)
  })

  test('an activity has its hero and its child categories (R3.47)', async () => {
    const { included } = await fetchEntries('activityPage', {
      'filter[slug]': 'nordic-skating',
      include: 'hero,childCategories.image',
    })
    const children = included.filter(({ type }) => type === 'linkedCategory')
    expect(children.map(({ attributes }) => attributes.title)).toEqual([
      'Långfärdsskridskor',
      'Handskar',
      'Mössor och pannband',
    ])
  })

  test('a chapter has its articles, an article its chapter and its blocks in order (R3.48–R3.50)', async () => {
    const { data, included } = await fetchEntries('magazineChapter', {
      'filter[slug]': 'technique',
      include: 'articles.contentBlocks.bgImage,articles.mediaBlocks.image,image,heroLogo',
    })
    expect(data[0]?.relationships.articles?.data).toHaveLength(4)
    const block = included.find(({ id }) => id === 'item-wax-right-text-5')
    expect(block?.attributes).toEqual({
      bgColor: '#dcebf1',
      textColor: '#12262f',
      bredd: 'full',
      size: 'medium',
      order: 5,
      showBgImg: true,
      title: 'Tre burkar att börja med',
      text: expect.stringContaining('<p>'),
      btnText: 'Se fästvalla',
      link: { label: 'Fästvalla', path: '/valla/fastvalla', categoryItem: { magentoId: expect.any(Number) } },
      productSkus: ['DEMO-GROUPED', expect.any(String)],
    })
    const article = await findOne('magazineItem', { 'filter[slug]': 'wax-right' })
    expect(article?.relationships.chapter?.data).toEqual({ type: 'magazineChapter', id: 'chapter-technique' })
    expect((await get('/delivery/jsonapi/magazineItem/item-wax-right?localeCode=en-US')).status).toBe(200)
  })

  test('ten questions and the shop’s week are data (R2.43, R2.45)', async () => {
    const faq = await findOne('pages', { 'filter[slug]': 'faq', localeCode: 'nb-NO' })
    expect(faq?.attributes.questions).toHaveLength(10)
    const contact = await findOne('pages', { 'filter[slug]': 'contact' })
    expect(valuesOf(contact?.attributes.openingHours, 'day')).toEqual([
      'Måndag',
      'Tisdag',
      'Onsdag',
      'Torsdag',
      'Fredag',
      'Lördag',
      'Söndag',
    ])
  })

  test('a size guide is found by the family of a product (R2.44)', async () => {
    const { data } = await fetchEntries('sizeGuide', { 'filter[families][_contains]': '"glove"' })
    expect(data.map(({ id }) => id)).toEqual(['gloves'])
  })
})

test('broken content exists only while a test has put it there', async () => {
  const broken = {
    type: 'guides',
    id: 'broken',
    locale: 'sv-SE',
    attributes: { slug: 'broken', title: '</script><b>' },
    relationships: { heroImage: { data: { type: 'asset', id: 'lost' } } },
  }
  await post('/dials/content', broken)
  const { data, included } = await fetchEntries('guides', { 'filter[slug]': 'broken', include: 'heroImage' })
  expect([data[0]?.attributes.title, included]).toEqual(['</script><b>', []])
  expect((await post('/dials/content', { ...broken, id: 'wax-guide' })).status).toBe(409) // never over the editors' own
  await post('/dials/content', { ...broken, id: 'broken-2' })
  const { app } = await import('#platform/app.ts')
  await app.request('/dials', { method: 'DELETE' }, env)
  expect((await fetchEntries('guides')).meta.total).toBe(8)
})
