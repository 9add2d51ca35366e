import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { stores } from '#platform/commerce/stores.ts'
import { allDocuments, prepareCatalogue } from './catalogue-fixture.ts'

interface Reference {
  type: string
  id: string
}

interface Entry extends Reference {
  attributes: Record<string, unknown>
  relationships: Record<string, { data: Reference | Reference[] | null }>
}

prepareCatalogue()

async function entriesOf(locale: string): Promise<Map<string, Entry>> {
  const { results } = await env.DB.prepare('SELECT * FROM content_entry WHERE locale = ? ORDER BY position')
    .bind(locale)
    .all<{ type: string; id: string; attributes: string; relationships: string }>()
  return new Map(
    results.map(({ type, id, attributes, relationships }) => [
      `${type} ${id}`,
      { type, id, attributes: JSON.parse(attributes), relationships: JSON.parse(relationships) },
    ]),
  )
}

const ofType = (entries: Map<string, Entry>, type: string) =>
  [...entries.values()].filter((entry) => entry.type === type)

/** What a relation of an entry leads to. */
const follow = (entries: Map<string, Entry>, entry: Entry, relation: string): Entry[] =>
  [entry.relationships[relation]?.data ?? []]
    .flat()
    .flatMap(({ type, id }) => entries.get(`${type} ${id}`) ?? [])

/** Values of a property, wherever it stands. */
function valuesOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (key === name ? [item] : valuesOf(item, name)))
}

const wordsIn = (html: unknown[]): number =>
  html
    .map((text) => String(text ?? '').replaceAll(/<[^>]+>/g, ' '))
    .join(' ')
    .match(/[\p{L}\p{N}]+/gu)?.length ?? 0

const BLOCKS = ['contentBlocks', 'mediaBlocks']
const HEROES = ['heroImage', 'hero', 'image', 'bgImage']

/** Words of an entry that has its text in itself or in its blocks. */
function lengthOf(entries: Map<string, Entry>, entry: Entry): number {
  const blocks = BLOCKS.flatMap((relation) => follow(entries, entry, relation))
  return wordsIn([
    entry.attributes.body,
    entry.attributes.description,
    ...valuesOf([entry.attributes.sections], 'body'),
    ...blocks.map(({ attributes }) => attributes.text),
  ])
}

/** Every picture of a page: its own, those of its blocks and sections, and those of what it leads to. */
function picturesOf(entries: Map<string, Entry>, entry: Entry): string[] {
  const heroOf = (one: Entry) =>
    HEROES.flatMap((relation) => follow(entries, one, relation).map(({ id }) => id))
  const led = ['articles', 'relatedGuides', 'childCategories', 'blocks', 'middleBlocks', 'contentAreas']
  const lines = ofType(entries, 'subBrand').filter((line) =>
    follow(entries, line, 'parentBrand').includes(entry),
  )
  const parts = [...lines, ...[...BLOCKS, ...led].flatMap((relation) => follow(entries, entry, relation))]
  const own = [
    ...valuesOf([entry.attributes.sections], 'image'),
    ...valuesOf([entry.attributes.subBrandLinks], 'bgImage'),
  ]
  const drawn = own.flatMap((image) =>
    image ? [String((image as { url: string }).url).replace(/^\/scene\/|\.svg$/g, '')] : [],
  )
  return [
    ...heroOf(entry),
    ...follow(entries, entry, 'bannerBackgroundImage').map(({ id }) => id),
    ...drawn,
    ...parts.flatMap(heroOf),
  ]
}

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe.each(stores)('the editors’ texts in $language', ({ id: storeId, locale, language }) => {
  test.each([
    ['magazineItem', 12, 600, 1200],
    ['guides', 8, 400, 1500],
    ['brand', 22, 80, 400],
    ['campaign', 6, 80, 400],
  ])('%s: %i of them, of %i to %i words', async (type, count, fewest, most) => {
    const entries = await entriesOf(locale)
    const list = ofType(entries, type)
    expect(list.length).toBeGreaterThanOrEqual(count)
    const lengths = list.map((entry) => ({ id: entry.id, words: lengthOf(entries, entry) }))
    expect(lengths.filter(({ words }) => words < fewest || words > most)).toEqual([])
  })

  test('every product that an article, a guide, a campaign or a line shows can be bought', async () => {
    const attributes = [...(await entriesOf(locale)).values()].map((entry) => entry.attributes)
    const skus = ['productSkus', 'customProducts', 'productSku']
      .flatMap((name) => valuesOf(attributes, name))
      .flat()
    const { results } = await env.DB.prepare(
      'SELECT sku FROM listing WHERE store_id = ? AND is_in_stock = 1 AND final_price > 0 AND sku IN (SELECT value FROM json_each(?))',
    )
      .bind(storeId, JSON.stringify(skus))
      .all<{ sku: string }>()
    const buyable = new Set(results.map(({ sku }) => sku))
    expect(skus.filter((sku) => !buyable.has(String(sku)))).toEqual([])
    expect(skus.length).toBeGreaterThan(80)
  })

  test('every article shows something to buy and leads on to a guide or another article', async () => {
    const entries = await entriesOf(locale)
    const articles = ofType(entries, 'magazineItem')
    expect(articles.length).toBeGreaterThan(3)
    for (const article of articles) {
      const blocks = follow(entries, article, 'contentBlocks')
      expect([article.id, valuesOf(blocks, 'productSkus').flat().length]).toEqual([
        article.id,
        expect.toSatisfy((count) => count > 1),
      ])
      expect(JSON.stringify(blocks)).toMatch(
        /href=\\"[^"]*\/(?:kopguider|kjopsveiledninger|guides|magasin|magazine)\//,
      )
    }
  })

  test.each([
    'home',
    'magazineChapter',
    'magazineItem',
    'guides',
    'campaign',
    'activityPage',
    'brand',
    'subBrand',
    'pages',
  ])('no picture stands twice on a page of %s', async (type) => {
    const entries = await entriesOf(locale)
    const pages = ofType(entries, type)
    expect(pages.length).toBeGreaterThan(0)
    expect(
      pages
        .map((page) => [page.id, repeated(picturesOf(entries, page))])
        .filter(([, twice]) => twice?.length),
    ).toEqual([])
  })

  test.each(['magazineChapter', 'guides', 'campaign', 'activityPage', 'pages'])(
    'no picture stands twice in the overview of %s',
    async (type) => {
      const entries = await entriesOf(locale)
      const heroes = ofType(entries, type).flatMap((entry) =>
        HEROES.flatMap((relation) => follow(entries, entry, relation)),
      )
      expect(repeated(heroes.map(({ id }) => id))).toEqual([])
    },
  )

  test('presents that are said to cost less than a sum do, and arrive before Christmas when they are ordered in time', async () => {
    const entries = await entriesOf(locale)
    const { attributes } = entries.get('campaign give-a-winter') ?? {}
    const limit = Number(/(\d+) (?:kr|€)/.exec(String(attributes?.excerpt))?.[1])
    const { results } = await env.DB.prepare(
      'SELECT max(final_price) AS dearest FROM listing WHERE store_id = ? AND sku IN (SELECT value FROM json_each(?))',
    )
      .bind(storeId, JSON.stringify(attributes?.productSkus))
      .all<{ dearest: number }>()
    expect(results[0]?.dearest).toBeLessThan(limit)
    expect(attributes?.body).toContain({ sv: '17 december', nb: '14. desember', en: '14 December' }[language])
  })

  test('what is said to be reduced is', async () => {
    const { attributes } = (await entriesOf(locale)).get('campaign mountain-weeks') ?? {}
    const { results } = await env.DB.prepare(
      'SELECT sku FROM listing WHERE store_id = ? AND discount > 0 AND sku IN (SELECT value FROM json_each(?))',
    )
      .bind(storeId, JSON.stringify(attributes?.productSkus))
      .all()
    expect(results.length).toBeGreaterThan(1)
  })

  test('no film of somebody else’s stands in for one of the shop’s', async () => {
    const attributes = [...(await entriesOf(locale)).values()].map((entry) => entry.attributes)
    const films = ['youtubeId', 'youtubeFilm', 'video'].flatMap((name) => valuesOf(attributes, name))
    expect(films.filter((film) => film !== null)).toEqual([])
  })
})

describe('the products that editors show are what their texts speak of', () => {
  test('no tinted lenses where one skis at night', async () => {
    const products = new Map((await allDocuments()).map((product) => [product.sku, product]))
    const evening = [...(await entriesOf('sv-SE')).values()].filter(({ id }) =>
      /after-work|night-skiing/.test(id),
    )
    const skus = evening.flatMap(({ attributes }) => valuesOf(attributes, 'productSkus')).flat()
    const shown = skus.flatMap((sku) => products.get(String(sku)) ?? [])
    expect(shown.length).toBeGreaterThan(6)
    expect(shown.filter(({ specifications }) => JSON.stringify(specifications).includes('tonat'))).toEqual([])
  })

  test('a line for races shows skis for races (R3.44)', async () => {
    const racer = (await entriesOf('sv-SE')).get('subBrand fjallro-racer')
    const shown = (await allDocuments()).filter(({ sku }) =>
      valuesOf(racer, 'customProducts').flat().includes(sku),
    )
    expect(shown.map(({ name, ls_modell }) => [name, ls_modell])).toEqual([
      [expect.stringContaining('Fjällro Racer'), valuesOf(racer, 'attributeValue').map(Number)[1]],
    ])
  })
})
