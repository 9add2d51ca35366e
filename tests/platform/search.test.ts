import { beforeAll, describe, expect, test } from 'vitest'
import { stores } from '#platform/commerce/stores.ts'
import { editDistance, fold, soughtWordsOf, termsOf, withoutTwins, wordsOf } from '#platform/search/words.ts'
import { attributes } from '#platform/seed/vocabulary/attributes.ts'
import { allDocuments, type Document, filter, prepareCatalogue, search } from './catalogue-fixture.ts'

let documents: Document[] = []

prepareCatalogue()

beforeAll(async () => {
  documents = await allDocuments()
})

const searchable = [filter('visibility', { in: [3, 4] }), filter('status', { in: [0, 1] })]
const sizes = ['ls_skidlangd', 'ls_storlek_utrust'] as const
const find = (text: string, index?: string) => search({ text, filters: searchable, ...(index && { index }) })
const namesFor = async (text: string, index?: string) =>
  (await find(text, index)).hits.map(({ nm = '' }) => nm)
const skusFor = async (text: string) => (await find(text)).hits.map(({ sku }) => sku)

describe('words', () => {
  test('fold to plain lower case', () => {
    expect(fold('Fjällro SPÅR Överdragsbyxa Blåbær Skøyte')).toBe('fjallro spar overdragsbyxa blabaer skoyte')
  })

  test('are runs of letters or of digits, so that 190cm is 190 cm', () => {
    expect(wordsOf('Skida 190cm, NV-RACE-187')).toEqual(['skida', '190', 'cm', 'nv', 'race', '187'])
  })

  test.each([
    ['Skida 190 cm', ['skida', '190cm']],
    ['190cm skida', ['190cm', 'skida']],
    ['flaska 1 l', ['flaska', '1l']],
    ['500 ml', ['500ml']],
    ['190 cmx', ['190', 'cmx']],
    ['pjäxa 42', ['pjaxa', '42']],
  ])('a measure is looked for as one word: %s', (text, words) => {
    expect(soughtWordsOf(text)).toEqual(words)
    expect(termsOf(text)).toEqual(expect.arrayContaining([...words, ...wordsOf(text)]))
  })

  test('lose the two-letter forms of å, ä and ö', () => {
    expect([withoutTwins('fjaellro'), withoutTwins('spaar'), withoutTwins('goeteborg')]).toEqual([
      'fjallro',
      'spar',
      'goteborg',
    ])
  })

  test.each([
    ['skate', 'skate', 0],
    ['skate', 'skaet', 1],
    ['jacka', 'jakke', 2],
    ['skida', 'skidor', 2],
    ['skida', 'stavar', 3],
  ])('%s and %s are %i edits apart, at most three counted', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance)
  })
})

describe('text search (R9.15–R9.19)', () => {
  test('finds a product by its whole name first', async () => {
    const names = documents.filter(({ visibility, status }) => visibility === 4 && status === 1).slice(0, 400)
    for (const { name } of names.filter((_, at) => at % 40 === 0))
      expect((await namesFor(name))[0]).toBe(name)
  })

  test('takes å, ä, ö for a, a, o and for their ASCII twins', async () => {
    const exact = await skusFor('Fjällro Spår')
    expect(exact.length).toBeGreaterThan(3)
    expect(await skusFor('fjallro spar')).toEqual(exact)
    expect((await skusFor('fjaellro spaar')).slice(0, 3)).toEqual(exact.slice(0, 3))
  })

  test('forgives two edits after the first two letters (R9.16, R9.18)', async () => {
    expect((await namesFor('vinterhde'))[0]).toContain('Vinterhed')
    expect((await namesFor('nordvnd'))[0]).toContain('Nordvind')
    expect(await namesFor('bordvind')).toEqual([])
  })

  test('finds the plural by the singular', async () => {
    const names = await namesFor('skateskida')
    expect(names.length).toBeGreaterThan(20)
    expect(names.every((name) => /skate|skøyte/i.test(name))).toBe(true)
  })

  test('takes numbers as they are typed', async () => {
    const names = await namesFor('pannlampa 1200')
    expect(names[0]).toMatch(/1200 Pannlampa/)
    expect(await namesFor('77777')).toEqual([])
  })

  test.each([
    [1, '190cm', '190 cm'],
    [3, '190 cm', '190 cm'],
    [4, '185CM', '185 cm'],
    [1, '150cm', '150 cm'],
  ])('in store %i %s finds what comes in %s, all of it and nothing else', async (storeId, text, label) => {
    const index = stores.find(({ id }) => id === storeId)?.index
    const isFound = ({ visibility, status }: Document) => [3, 4].includes(visibility) && status < 2
    const comesIn = (one: Record<string, unknown>) =>
      sizes.some((code) =>
        attributes[code].options.some((size) => size.label.sv === label && size.id === Number(one[code])),
      )
    const expected = (await allDocuments(storeId)).filter(
      (one) => isFound(one) && [one, ...(one.configurable_children ?? [])].some(comesIn),
    )
    const { hits, total } = await search({ text, filters: searchable, index, parameters: { size: '500' } })
    expect(expected.length).toBeGreaterThan(2)
    expect(total).toBe(expected.length)
    expect(new Set(hits.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
  })

  test('a size narrows nothing that the name says: both together come first', async () => {
    const names = await namesFor('skateskida 190 cm')
    expect(names.slice(0, 3).every((name) => /skate/i.test(name))).toBe(true)
  })

  test('needs three words in four (R9.17)', async () => {
    const four = await namesFor('ljusnar midvinter pannlampa kajak')
    expect(four).toEqual(['Ljusnar Midvinter 1500 Pannlampa'])
    expect(await namesFor('ljusnar midvinter kajak kanot')).toEqual([])
  })

  test('a word in the name counts more than one in the category, an exact one more than a near one (R9.19)', async () => {
    const { hits } = await find('stav')
    expect(hits[0]?._score).toBeGreaterThanOrEqual(hits.at(-1)?._score ?? 0)
    expect(hits.every(({ _score }) => Number(_score) >= 0.02)).toBe(true)
    const [first] = (await find('skate')).hits
    expect(first?.nm).toMatch(/Skate/)
    expect(first?._score).toBeGreaterThanOrEqual(4)
  })

  test('finds a product by its sku and a configurable by the sku of a child, before anything else', async () => {
    expect((await skusFor('demo-conf'))[0]).toBe('DEMO-CONF')
    expect((await skusFor('DEMO-CONF-RED-190'))[0]).toBe('DEMO-CONF')
    const child = documents.find(({ sku }) => sku.startsWith('VI-'))?.configurable_children?.[0]
    const parent = documents.find(({ configurable_children }) =>
      configurable_children?.some(({ sku }) => sku === child?.sku),
    )
    expect((await skusFor(child?.sku ?? ''))[0]).toBe(parent?.sku)
  })

  test('searches each store in its own language', async () => {
    expect((await namesFor('hodelykt', 'vue_storefront_catalog_no'))[0]).toContain('Hodelykt')
    expect((await namesFor('headlamp', 'vue_storefront_catalog_en'))[0]).toContain('Headlamp')
    expect((await namesFor('skoyte', 'vue_storefront_catalog_no')).length).toBeGreaterThan(10)
  })

  test('facets and filters hold for the products found', async () => {
    const filters = [...searchable, filter('ls_farg', { in: [50] }, 'catalog')]
    const answer = await search({ text: 'jacka', filters, facets: ['ls_brand'] })
    const counted = answer.aggregations.agg_terms_ls_brand?.buckets.reduce(
      (sum, { doc_count }) => sum + doc_count,
      0,
    )
    expect(answer.total).toBeGreaterThan(0)
    expect(counted).toBe(answer.total)
  })

  test('a pasted text is read as far as a search is long', async () => {
    expect(await find('ab'.repeat(30_000))).toMatchObject({ hits: [], total: 0 })
    const { total } = await find('skate')
    expect((await find(`skate${' '.repeat(500)}${'ab'.repeat(30_000)}`)).total).toBe(total)
  })

  test('a text without a word finds nothing', async () => {
    expect(await find('!?')).toMatchObject({ hits: [], total: 0 })
  })
})
