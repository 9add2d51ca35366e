import { describe, expect, test } from 'vitest'
import { allDocuments, post, prepareSmallCatalogue } from './catalogue-fixture.ts'

prepareSmallCatalogue()

const map = async (url: string, body: object = {}, storeCode = 'sv') =>
  (
    await post(`/api/url/map?storeCode=${storeCode}`, {
      url,
      includeFields: null,
      excludeFields: [],
      ...body,
    })
  ).json()

const CONF = 'skidor/langdskidor/klassiska-skidor/fjallro-vasa-85-classic'

describe('the URL map (R7.56, R7.57)', () => {
  test('finds every product and every category at its path', async () => {
    const documents = await allDocuments()
    for (const { id, url_path } of documents.filter((_, at) => at % 25 === 0)) {
      expect(await map(url_path)).toMatchObject({
        _type: 'product',
        _id: String(id),
        _source: { id, url_path },
      })
    }
    expect(await map('skidor/langdskidor')).toMatchObject({
      _type: 'category',
      _source: { id: 21, name: 'Längdskidor' },
    })
  })

  test('gives a product whole and priced, never compacted', async () => {
    expect(await map(CONF)).toMatchObject({
      _index: 'vue_storefront_catalog',
      _score: 0,
      _source: {
        sku: 'DEMO-CONF',
        name: 'Fjällro Vasa 85 Classic',
        price_incl_tax: 4499,
        description: expect.any(String),
      },
    })
  })

  test('a field list adds to the six fields that always come', async () => {
    const { _source } = (await map(CONF, { includeFields: ['visibility'] })) as { _source: object }
    expect(_source).toMatchObject({
      sku: 'DEMO-CONF',
      type_id: 'configurable',
      visibility: 4,
      slug: 'fjallro-vasa-85-classic',
    })
    expect(_source).not.toHaveProperty('name')
    expect(_source).toMatchObject({ price: null })
  })

  test('a child has a path of its own, where it is not visible', async () => {
    expect(await map(`${CONF}-rod-190-cm`)).toMatchObject({
      _type: 'product',
      _source: { sku: 'DEMO-CONF-RED-190', type_id: 'simple', visibility: 1, price_incl_tax: 4499 },
    })
  })

  test('the store decides which paths there are', async () => {
    expect(await map('ski/langrennsski', {}, 'no')).toMatchObject({
      _type: 'category',
      _index: 'vue_storefront_catalog_no',
    })
    expect(await map('ski/langrennsski', {}, 'sv')).toBe(null)
    expect(await map('skis/cross-country-skis', {}, 'en')).toMatchObject({ _source: { id: 21 } })
    expect(await map('skidor', {}, 'unknown')).toMatchObject({ _source: { id: 20 } })
  })

  test('pages are found by their identifier', async () => {
    expect(await map('faq')).toMatchObject({
      _type: 'cms_page',
      _source: { identifier: 'faq', title: 'Frågor och svar' },
    })
  })

  test('nothing at a path is null, a leading slash too; no path is refused', async () => {
    expect(await map('no/such/path')).toBe(null)
    expect(await map('/skidor')).toBe(null)
    const response = await post('/api/url/map', {})
    expect([response.status, await response.json()]).toEqual([500, { code: 500, result: 'Missing url' }])
  })
})
