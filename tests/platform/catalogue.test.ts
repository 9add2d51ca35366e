import { beforeAll, describe, expect, test } from 'vitest'
import {
  allDocuments,
  ask,
  type Document,
  filter,
  get,
  listed,
  post,
  prepareCatalogue,
  search,
  searchStandard,
  skusOf,
} from './catalogue-fixture.ts'

let documents: Document[] = []

prepareCatalogue()

beforeAll(async () => {
  documents = await allDocuments()
})

const valuesOf = (document: Document, field: string): unknown[] => [document[field] ?? []].flat()
const has = (document: Document, field: string, wanted: number[]) =>
  [field, `${field}_options`].some((name) =>
    valuesOf(document, name).some((value) => wanted.includes(Number(value))),
  )
const isListed = ({ visibility, status }: Document) => [2, 4].includes(visibility) && status < 2
const skus = (list: Document[]) => list.map(({ sku }) => sku).toSorted()

describe('filters against the whole catalogue', () => {
  test('categories are matched by any of their ids, values of one attribute are alternatives (R7.40)', async () => {
    const expected = documents.filter(
      (document) =>
        isListed(document) && document.category_ids.includes(37) && has(document, 'ls_farg', [49, 57]),
    )
    const filters = [
      ...listed,
      filter('category_ids', { in: [37, 38] }),
      filter('ls_farg', { in: ['49', '57'] }, 'catalog'),
    ]
    expect(await skusOf({ filters })).toEqual(skus(expected))
    expect(expected.length).toBeGreaterThan(20)
  })

  test('attributes narrow each other, in children of configurables too', async () => {
    const expected = documents.filter(
      (document) => has(document, 'ls_farg', [50]) && has(document, 'ls_klader_storlek', [702]),
    )
    const filters = [filter('ls_farg', { in: [50] }, 'catalog'), filter('ls_klader_storlek', 702, 'catalog')]
    expect(await skusOf({ filters })).toEqual(skus(expected))
    expect(expected.length).toBeGreaterThan(5)
  })

  test('many attributes narrow each other too', async () => {
    const [conf] = documents.filter(
      ({ type_id, ls_utg, ls_dam }) => type_id === 'configurable' && ls_utg && ls_dam,
    )
    const codes = ['ls_brand', 'ls_modell', 'ls_sasong', 'ls_plockning', 'ls_aktivitet', 'ls_dam', 'ls_utg']
    const wanted = (code: string) => (conf ? valuesOf(conf, code).map(Number) : [])
    const expected = documents.filter((document) => codes.every((code) => has(document, code, wanted(code))))
    const filters = codes.map((code) => filter(code, { in: wanted(code) }, 'catalog'))
    expect(await skusOf({ filters })).toEqual(skus(expected))
    expect(expected).toContain(conf)
  })

  test.each(['', 'skida'])(
    'more filters than the database takes are refused, not failed at: %s',
    async (text) => {
      const attributesOf = (count: number) =>
        Array.from({ length: count }, (_, at) => filter(`ls_${at}`, { in: [1] }, 'catalog'))
      const columnsOf = (count: number) => Array.from({ length: count }, () => filter('status', { in: [1] }))
      const rangesOf = (count: number) =>
        Array.from({ length: count }, () => filter('configurable_children.id', { gte: 1 }))
      for (const filters of [attributesOf(40), columnsOf(80), rangesOf(40)])
        expect((await ask({ text, filters, facets: ['ls_farg', 'price'] })).status).toBe(200)
      for (const filters of [attributesOf(41), rangesOf(41), ...(text ? [] : [columnsOf(81)])]) {
        const response = await ask({ text, filters })
        expect(response.status).toBe(400)
        expect(await response.json()).toMatchObject({ code: 400, result: { type: 'too_many_clauses' } })
      }
    },
  )

  test('a plain filter does not look into children', async () => {
    expect(await skusOf({ filters: [filter('ls_skidlangd', { in: [616] })] })).toEqual([])
    expect(
      (await skusOf({ filters: [filter('ls_skidlangd_options', { in: [616] })] })).length,
    ).toBeGreaterThan(0)
  })

  test('the price filter is on the final, gross price', async () => {
    const expected = documents.filter(
      ({ final_price }) => final_price !== null && final_price >= 500 && final_price <= 1000,
    )
    expect(await skusOf({ filters: [filter('price', { gte: 500, lte: 1000 }, 'catalog')] })).toEqual(
      skus(expected),
    )
  })

  test('stock can be asked for', async () => {
    const expected = documents.filter(({ stock }) => stock?.is_in_stock === false)
    expect(await skusOf({ filters: [filter('stock.is_in_stock', { eq: false })] })).toContain('DEMO-OOS')
    expect(
      (await skusOf({ filters: [filter('stock.is_in_stock', { eq: 'false' })] })).length,
    ).toBeGreaterThanOrEqual(expected.length)
  })

  test('a sku of a child finds its parent, an unknown one nothing (R7.54)', async () => {
    const child = filter('configurable_children.sku', { eq: 'DEMO-CONF-RED-190' })
    expect(await skusOf({ filters: [child], parameters: { size: '1' } })).toEqual(['DEMO-CONF'])
    const unknown = await search({ filters: [filter('configurable_children.sku', { eq: 'NOBODY' })] })
    expect(unknown).toMatchObject({ hits: [], total: 0 })
  })

  test('ids of children find their parents, each once; those of others find nothing', async () => {
    const parent = documents.find(({ sku }) => sku === 'DEMO-CONF')
    const ids = parent?.configurable_children?.map(({ id }) => id) ?? []
    const find = (value: object) => skusOf({ filters: [filter('configurable_children.id', value)] })
    expect(ids.length).toBeGreaterThan(1)
    expect(await find({ in: ids })).toEqual(['DEMO-CONF'])
    expect(await find({ eq: String(ids[0]) })).toEqual(['DEMO-CONF'])
    expect(await find({ in: [parent?.id, 999_999_999] })).toEqual([])
  })

  test('a category can be asked for by its name', async () => {
    const filters = [filter('category.name', { in: ['Skateskidor'] })]
    expect(await skusOf({ filters })).toEqual(
      skus(documents.filter(({ category_ids }) => category_ids.includes(23))),
    )
  })
})

describe('operators', () => {
  const all = () => documents.map(({ sku }) => sku)
  const cases: [string, object, (document: Document) => boolean][] = [
    ['eq', { eq: 2 }, ({ visibility }) => visibility === 2],
    ['a numeric text', { eq: '2' }, ({ visibility }) => visibility === 2],
    ['in', { in: [2, 3] }, ({ visibility }) => visibility === 2 || visibility === 3],
    ['neq', { neq: 4 }, ({ visibility }) => visibility !== 4],
    ['nin', { nin: [1, 4] }, ({ visibility }) => visibility !== 1 && visibility !== 4],
    ['gt', { gt: 3 }, ({ visibility }) => visibility > 3],
    ['gte and lt', { gte: 2, lt: 4 }, ({ visibility }) => visibility >= 2 && visibility < 4],
    ['from and to', { from: 2, to: 3 }, ({ visibility }) => visibility >= 2 && visibility <= 3],
    ['moreq', { moreq: 3 }, ({ visibility }) => visibility >= 3],
    ['an unknown operator means in', { like: 2 }, ({ visibility }) => visibility === 2],
    ['an empty list matches nothing', { in: [] }, () => false],
    ['an empty object asks nothing', {}, () => true],
    ['only the first operator counts', { in: [2], nin: [2] }, ({ visibility }) => visibility === 2],
  ]
  test.each(cases)('%s', async (_name, value, matches) => {
    const expected = skus(documents.filter(matches))
    expect(await skusOf({ filters: [filter('visibility', value)] })).toEqual(expected)
  })

  test('null asks whether there is a value', async () => {
    const tagged = documents.filter(({ ls_utg }) => ls_utg !== undefined)
    expect(await skusOf({ filters: [filter('ls_utg', { eq: null })] })).toEqual(skus(tagged))
    const untagged = all().length - tagged.length
    expect((await skusOf({ filters: [filter('ls_utg', { neq: null })] })).length).toBe(untagged)
  })

  test('of the optional group at least one must hold', async () => {
    const filters = [
      filter('category_ids', { in: [37] }),
      filter('visibility', { or: [2] }),
      filter('final_price', { orGt: 3000 }),
    ]
    const expected = documents.filter(
      ({ category_ids, visibility, final_price }) =>
        category_ids.includes(37) && (visibility === 2 || Number(final_price) > 3000),
    )
    expect(await skusOf({ filters })).toEqual(skus(expected))
  })

  test('an empty catalogue filter means configurables only', async () => {
    const expected = documents.filter(({ type_id }) => type_id === 'configurable')
    expect(await skusOf({ filters: [filter('ls_farg', {}, 'catalog')] })).toEqual(skus(expected))
  })

  test.each(['constructor', '__proto__'])('%s is a name as any other', async (name) => {
    expect((await search({ filters: [filter(name, { in: [1] })] })).total).toBe(0)
    const asIn = JSON.parse(`{ "${name}": 2 }`) // an operator that nobody knows
    const { total } = await search({ filters: [filter('visibility', asIn)] })
    expect(total).toBe((await search({ filters: [filter('visibility', { in: [2] })] })).total)
  })

  test('a filter that is null is refused', async () => {
    const response = await ask({ filters: [filter('status', null)] })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ code: 500, result: 'Cannot convert undefined or null to object' })
    expect((await ask({ filters: [filter('status', { in: [null] })] })).status).toBe(500)
  })
})

describe('facets against the whole catalogue (R7.42)', () => {
  const codes = ['ls_brand', 'ls_farg', 'ls_klader_storlek', 'ls_aktivitet', 'ls_dam', 'ls_utg']
  const countsOf = (list: Document[], field: string) => {
    const counts = new Map<number, number>()
    for (const document of list) {
      for (const value of new Set(valuesOf(document, field)))
        counts.set(Number(value), (counts.get(Number(value)) ?? 0) + 1)
    }
    return counts
  }
  const bucketsOf = (list: { key: number | string; doc_count: number }[]) =>
    new Map(list.map(({ key, doc_count }) => [Number(key), doc_count]))

  test.each([
    [
      'a category',
      [...listed, filter('category_ids', { in: [37] })],
      (document: Document) => isListed(document) && document.category_ids.includes(37),
    ],
    [
      'a category and a colour',
      [...listed, filter('category_ids', { in: [37] }), filter('ls_farg', { in: [50] }, 'catalog')],
      (document: Document) =>
        isListed(document) && document.category_ids.includes(37) && has(document, 'ls_farg', [50]),
    ],
    ['the whole shop', listed, isListed],
  ])('the counts of %s are those of a count by hand', async (_name, filters, matches) => {
    const found = documents.filter(matches)
    const { aggregations, total } = await search({ filters, facets: codes, parameters: { size: '0' } })
    expect(total).toBe(found.length)
    for (const code of codes) {
      for (const field of [code, `${code}_options`]) {
        expect(bucketsOf(aggregations[`agg_terms_${field}`]?.buckets ?? [])).toEqual(countsOf(found, field))
      }
    }
  })

  test('price ranges are the store’s own and a chosen range gets its bucket (R9.29)', async () => {
    const filters = [...listed, filter('price', { gte: 100, lte: 700 }, 'catalog')]
    const { aggregations } = await search({ filters, facets: ['price'], parameters: { size: '0' } })
    const inRange = (from: number, to: number) =>
      documents.filter(
        (document) =>
          isListed(document) &&
          Number(document.final_price ?? -1) >= Math.max(from, 100) &&
          Number(document.final_price) < to &&
          Number(document.final_price) <= 700,
      ).length
    expect(aggregations.agg_range_price?.buckets).toMatchObject([
      { key: '0.0-500.0', from: 0, to: 500, doc_count: inRange(0, 500) },
      { key: '500.0-1000.0', doc_count: inRange(500, 1000) },
      { key: '1000.0-2000.0', doc_count: 0 },
      { key: '2000.0-4000.0', doc_count: 0 },
      { key: '4000.0-*', from: 4000, doc_count: 0 },
      { key: '100.0-700.0', doc_count: inRange(100, 700.01) },
    ])
    expect(aggregations.agg_terms_price?.buckets).toHaveLength(10)
    expect(aggregations.agg_max_price?.value).toBeLessThanOrEqual(700)
    const english = await search({ filters: listed, facets: ['price'], index: 'vue_storefront_catalog_en' })
    expect(english.aggregations.agg_range_price?.buckets.map(({ key }) => key)).toEqual([
      '0.0-50.0',
      '50.0-100.0',
      '100.0-150.0',
      '150.0-*',
    ])
  })

  test('the bucket of a chosen range has what the filter has, its highest price, too', async () => {
    const dearest = Math.max(...documents.filter(isListed).map(({ final_price }) => Number(final_price)))
    for (const value of [
      { gte: 1, lte: dearest },
      { from: 1, to: dearest },
    ]) {
      const filters = [...listed, filter('price', value, 'catalog')]
      const { aggregations, total } = await search({ filters, facets: ['price'] })
      expect(aggregations.agg_range_price?.buckets.at(-1)).toMatchObject({ to: dearest, doc_count: total })
    }
  })

  test('lists are cut to the asked size, the most frequent first; size 10 for colour and size', async () => {
    const body = { _availableFilters: [{ field: 'ls_farg', scope: 'catalog', options: { size: 3 } }] }
    const { aggregations } = await search({ filters: listed, body })
    const counts = aggregations.agg_terms_ls_farg?.buckets.map(({ doc_count }) => doc_count) ?? []
    expect(counts).toHaveLength(3)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  })

  test.each([0, -1, 2.5])('a list of %d buckets is refused, as the engine refuses it', async (size) => {
    const body = { _availableFilters: [{ field: 'ls_farg', scope: 'catalog', options: { size } }] }
    expect((await ask({ filters: listed, body })).status).toBe(500)
  })

  test('an unknown attribute has empty buckets, the attributes that occur come along (R3.12)', async () => {
    const answer = await search({
      filters: [...listed, filter('category_ids', { in: [23] })],
      facets: ['ls_farg', 'nonsense'],
    })
    expect(answer.aggregations.agg_terms_nonsense).toEqual({ buckets: [] })
    const [metadata] = answer.attribute_metadata
    expect(metadata?.attribute_code).toBe('ls_farg')
    const occurring = answer.aggregations.agg_terms_ls_farg?.buckets.map(({ key }) => String(key)).toSorted()
    expect(metadata?.options.map(({ value }) => value).toSorted()).toEqual(occurring)
  })
})

describe('sort and pages', () => {
  const inOrder = (values: (string | number)[]) =>
    values.every((value, at) => at === 0 || (values[at - 1] ?? value) <= value)
  const sortedBy = async (field: string, options = 'asc') =>
    (await search({ filters: listed, sort: [{ field, options }] })).hits

  test.each(['popularity', 'updated_at', 'created_at', 'discount'])(
    'by %s both ways (R9.33)',
    async (field) => {
      const up = (await sortedBy(field)).map((document) => document[field] as number)
      expect(inOrder(up)).toBe(true)
      const down = (await sortedBy(field, 'desc')).map((document) => document[field] as number)
      expect(inOrder(down.toReversed())).toBe(true)
    },
  )

  test('by price, products without one last (R9.33)', async () => {
    for (const direction of ['asc', 'desc']) {
      const hits = await sortedBy('final_price', direction)
      expect(hits.at(-1)?.sku).toBe('DEMO-NOPRICE')
    }
  })

  test('by name in the order of the Swedish alphabet: å, ä, ö after z (R9.33)', async () => {
    const names = (await sortedBy('name.keyword')).map(({ nm = '' }) => nm)
    const letters = [...new Set(names.map((name) => name.slice(0, 2)))]
    expect(letters.indexOf('Vi')).toBeLessThan(
      letters.indexOf('Vä') === -1 ? Number.POSITIVE_INFINITY : letters.indexOf('Vä'),
    )
    expect(names.findIndex((name) => name.startsWith('Kvalsund'))).toBeLessThan(
      names.findIndex((name) => name.startsWith('Kådaby')),
    )
    expect(names.findIndex((name) => name.includes('Spår 60'))).toBeGreaterThan(-1)
  })

  test('a category with all its descendants is listed as the category itself, the popular first', async () => {
    const inClothing = documents.filter(
      (document) => isListed(document) && document.category_ids.includes(37),
    )
    const expected = inClothing.toSorted(
      (one, other) => other.popularity - one.popularity || one.id - other.id,
    )
    const listing = (ids: number[], sort: string) =>
      search({
        filters: [...listed, filter('category_ids', { in: ids })],
        sort: [{ field: sort, options: 'desc' }],
      })
    const { hits, total } = await listing([38, 37, 39, 40, 41, 42, 43, 44], 'popularity')
    expect(hits.map(({ sku }) => sku)).toEqual(expected.map(({ sku }) => sku))
    expect(total).toBe(expected.length)
    expect((await listing([37, 38], 'created_at')).total).toBe(expected.length)
    const two = documents.filter(
      (document) => isListed(document) && [22, 27].some((id) => document.category_ids.includes(id)),
    )
    expect((await listing([22, 27], 'popularity')).total).toBe(two.length)
  })

  test('the sort may stand in the address', async () => {
    const { hits } = await search({ filters: listed, parameters: { sort: 'final_price:desc', size: '2' } })
    expect(Number(hits[0]?.final_price ?? 0)).toBeGreaterThanOrEqual(Number(hits[1]?.final_price ?? 0))
  })

  test('pages follow each other without gap or overlap (R7.41)', async () => {
    const page = async (from: number) =>
      (
        await search({
          filters: listed,
          sort: [{ field: 'popularity', options: 'desc' }],
          parameters: { size: '40', from: String(from) },
        })
      ).hits
    const joined = [...(await page(0)), ...(await page(40)), ...(await page(80))].map(({ sku }) => sku)
    const whole = (await sortedBy('popularity', 'desc')).slice(0, 120).map(({ sku }) => sku)
    expect(joined).toEqual(whole)
  })

  test('random gives another order, an unknown field is refused', async () => {
    const shuffled = await search({ filters: listed, sort: [{ field: 'random', options: 'asc' }] })
    expect(shuffled.total).toBe(documents.filter(isListed).length)
    const response = await ask({ filters: listed, sort: [{ field: 'nonsense', options: 'asc' }] })
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({
      result: {
        type: 'query_shard_exception',
        reason: 'No mapping found for [nonsense] in order to sort on',
      },
    })
  })

  test('without a filter everything is asked for: no text, no sort, no facets', async () => {
    const answer = await search({
      text: 'skate',
      facets: ['ls_farg'],
      sort: [{ field: 'name', options: 'asc' }],
    })
    expect(answer.total).toBe(documents.length)
    expect(answer).not.toHaveProperty('aggregations')
  })
})

describe('the two forms of an answer', () => {
  const conf = [filter('sku', { eq: 'DEMO-CONF' })]

  test('the standard one wraps sources as hits (R7.42)', async () => {
    const response = await ask({ filters: conf, parameters: { response_format: '' } })
    expect(await response.json()).toMatchObject({
      timed_out: false,
      hits: {
        total: 1,
        hits: [
          {
            _index: 'vue_storefront_catalog',
            _type: 'product',
            _source: { sku: 'DEMO-CONF', name: 'Fjällro Vasa 85 Classic' },
          },
        ],
      },
    })
  })

  test('the compact one says the same in short names, children without what their parent says', async () => {
    const [compact] = (await search({ filters: conf })).hits
    const standard = (await searchStandard({ filters: conf })).hits.hits[0]?._source
    expect(compact).toMatchObject({
      nm: standard?.name,
      p: standard?.price,
      pit: standard?.price_incl_tax,
      tci: 2,
      s: 1,
      u: standard?.url_key,
      i: standard?.image,
    })
    const restored = compact?.configurable_children?.map(({ pit, i, sku }) => [
      sku,
      pit ?? compact.pit,
      i ?? compact.i,
    ])
    const full = standard?.configurable_children?.map(({ sku, price_incl_tax, image }) => [
      sku,
      price_incl_tax,
      image,
    ])
    expect(restored).toEqual(full)
    expect(compact?.configurable_children?.[0]).not.toHaveProperty('pit')
  })

  test('scores: null when sorted, 0 for filters, 1 for everything', async () => {
    const score = async (asked: object) =>
      (await search({ ...asked, parameters: { size: '1' } })).hits[0]?._score
    expect(await score({ filters: conf, sort: [{ field: 'id', options: 'asc' }] })).toBe(null)
    expect(await score({ filters: conf })).toBe(0)
    expect(await score({})).toBe(1)
  })

  test('many stars in a row are one, and as quick', async () => {
    const begunAt = Date.now()
    const parameters = { _source_include: `sku,${'*'.repeat(8)}!` }
    const { hits } = await search({ filters: conf, parameters })
    expect(hits[0]?.sku).toBe('DEMO-CONF')
    expect(Date.now() - begunAt).toBeLessThan(2000)
  })

  test('field patterns name paths, with stars (R7.41)', async () => {
    const shown = async (include: string, exclude = '') => {
      const parameters = { _source_include: include, ...(exclude && { _source_exclude: exclude }) }
      return (await search({ filters: conf, parameters })).hits[0]
    }
    const some = await shown('id,sku,ls_*,configurable_children.sku,stock.qty')
    expect(some).toMatchObject({
      id: expect.any(Number),
      sku: 'DEMO-CONF',
      ls_brand: 300,
      stock: { qty: 48 },
    })
    expect(Object.keys(some?.stock ?? {})).toEqual(['qty'])
    expect(some).not.toHaveProperty('nm')
    const child = some?.configurable_children?.[0]
    expect(child).toMatchObject({ sku: 'DEMO-CONF-RED-180' })
    expect(Object.keys(child ?? {}).filter((name) => /^(?:ls_|url)/.test(name))).toEqual([])
    expect(await shown('*', 'configurable_children,description')).not.toHaveProperty('configurable_children')
    for (const include of ['configurable_children', 'configurable_children.sku,*.url_path', '']) {
      const red = (await shown(include))?.configurable_children?.[1]
      expect(red).toMatchObject({ sku: 'DEMO-CONF-RED-190', url_path: expect.stringMatching(/-rod-190-cm$/) })
    }
    expect(await shown('size_guide')).toHaveProperty('size_guide')
    const nothing = await search({ filters: conf, parameters: { _source_exclude: '*' } })
    expect(nothing.hits[0]).toMatchObject({ p: null, pit: null, op: null, opit: null })
    expect(nothing.hits[0]).not.toHaveProperty('sku')
  })
})

describe('the other entities', () => {
  test('categories come as a tree in their editors’ order (R3.18)', async () => {
    const filters = [
      filter('level', { eq: 2 }),
      filter('is_active', { eq: true }),
      filter('product_count', { gt: 0 }),
    ]
    const { hits } = await search({
      entity: 'category',
      filters,
      sort: [{ field: 'position', options: 'asc' }],
      parameters: { size: '4000' },
    })
    const names = hits.map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['Skidor', 'Pjäxor', 'Stavar och bindningar'])
    expect(names).not.toContain('Outlet')
    expect(names).not.toContain('Skidskytte')
    expect(hits[0]).toMatchObject({
      id: 20,
      path: '1/2/20',
      children_data: [
        { id: 21, url_path: 'skidor/langdskidor', children_data: [{ id: 22 }, { id: 23 }] },
        { id: 24 },
        { id: 25 },
      ],
    })
  })

  test('an order by what is no name is refused as the engine does it', async () => {
    const response = await ask({
      entity: 'category',
      filters: [filter('level', { eq: 2 })],
      sort: [{ field: 'name"', options: 'asc' }],
    })
    expect([response.status, await response.json()]).toMatchObject([
      500,
      { result: { type: 'query_shard_exception' } },
    ])
  })

  test('categories are found by path, parent and ids', async () => {
    const idsOf = async (condition: object) =>
      (await search({ entity: 'category', filters: [condition] })).hits.map(({ id }) => id)
    expect(await idsOf(filter('url_path', { eq: 'skidor/langdskidor/skateskidor' }))).toEqual([23])
    expect(await idsOf(filter('parent_id', { eq: '21' }))).toEqual([22, 23])
    expect(await idsOf(filter('id', { in: [20, 21, 23] }))).toEqual([20, 21, 23])
  })

  test('attributes come with options and swatches, by code or id (R7.50, R3.17)', async () => {
    const visible = [filter('is_user_defined', { in: [true] }), filter('is_visible', { in: [true] })]
    const { hits } = await search({
      entity: 'attribute',
      filters: [filter('attribute_code', { in: ['ls_farg', 'ls_skidlangd'] }), ...visible],
    })
    expect(hits).toMatchObject([{ attribute_id: 201 }, { attribute_code: 'ls_skidlangd' }])
    expect(hits[0]?.options).toContainEqual({ value: '49', label: 'Röd', swatch: '#c0302c' })
    const norwegian = await search({
      entity: 'attribute',
      index: 'vue_storefront_catalog_no',
      filters: [filter('attribute_id', { in: ['201'] }), ...visible],
    })
    expect(norwegian.hits).toMatchObject([{ attribute_code: 'ls_farg', default_frontend_label: 'Farge' }])
  })

  test('tax rules, cms pages and blocks answer, reviews are none yet (R3.19)', async () => {
    const rules = await search({ entity: 'taxrule' })
    expect(rules.hits).toMatchObject([
      {
        product_tax_class_ids: [2],
        rates: [{ tax_country_id: 'SE', rate: 25 }, { tax_country_id: 'NO' }, { tax_country_id: 'DK' }],
      },
    ])
    expect((await search({ entity: 'cms_page' })).total).toBe(8)
    expect((await search({ entity: 'cms_block' })).total).toBe(2)
    expect(await search({ entity: 'review', filters: [filter('product_id', { eq: 1 })] })).toMatchObject({
      hits: [],
      total: 0,
    })
  })
})

describe('requests that are not in order', () => {
  const path = '/api/catalog/vue_storefront_catalog/product/_search'

  test('a search may be a GET with the query encoded twice', async () => {
    const query = { _appliedFilters: [filter('name', { eq: 'Fjällro Vasa 85 Classic' })] }
    const once = encodeURIComponent(JSON.stringify(query))
    const response = await get(`${path}?response_format=compact&request=${encodeURIComponent(once)}`)
    expect(await response.json()).toMatchObject({ total: 1, hits: [{ sku: 'DEMO-CONF' }] })
    expect(await (await get(`${path}?request=%25`)).json()).toEqual({ code: 500, result: 'URI malformed' })
  })

  test.each([
    ['/api/catalog/other_index/product/_search', /^Invalid \/ inaccessible index name/],
    ['/api/catalog/vue_storefront_catalog', /^Please do use following URL format/],
    [`${path}?storeCode=sv`, /unrecognized parameter: \[storeCode\]/],
    [`${path}?size=-1`, /whole numbers/],
    [`${path}?size=50&from=9990`, /window is too large/],
    ['/api/catalog/vue_storefront_catalog/cms_hierarchy/_search', /no such index/],
  ])('%s is refused', async (address, reason) => {
    const response = await post(address, {})
    const { code, result } = (await response.json()) as { code: number; result: string | { reason: string } }
    expect([response.status, code]).toEqual([500, 500])
    expect(typeof result === 'string' ? result : result.reason).toMatch(reason)
  })

  test('without a size there are ten hits', async () => {
    const response = await post(path, {})
    expect(await response.json()).toMatchObject({ hits: { hits: { length: 10 } } })
  })
})
