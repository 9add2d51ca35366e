import { describe, expect, test } from 'vitest'
import { ask, filter, get, prepareSmallCatalogue, type StandardAnswer } from './catalogue-fixture.ts'

prepareSmallCatalogue()

type Fields = Record<string, unknown>

/** The sources of an entity as the search has them, without short names. */
async function sourcesOf(entity: string): Promise<Fields[]> {
  const response = await ask({ entity, parameters: { response_format: 'standard' } })
  const { hits } = (await response.json()) as StandardAnswer
  return hits.hits.map(({ _source }) => _source)
}

/** The parts of documents under a name, each list in its parts. */
const partsOf = (documents: Fields[], name: string): Fields[] =>
  documents.flatMap((document) => [document[name] ?? []].flat() as Fields[])

const namesIn = (documents: Fields[]) => new Set(documents.flatMap((document) => Object.keys(document)))

const words = (text: string) => text.trim().split(/\s+/)

describe('the documents of the index have the fields that the specification names', () => {
  test.each([
    ['R3.1', 'id sku name slug type_id status visibility url_path url_key category_ids tax_class_id image'],
    ['R3.1', 'media_gallery'],
    ['R3.2', 'price price_incl_tax price_tax original_price original_price_incl_tax original_price_tax'],
    ['R3.2', 'special_price special_price_incl_tax special_price_tax'],
    ['R3.3', 'final_price original_final_price original_special_price'],
    ['R3.5', 'special_from_date special_to_date news_from_date'],
    ['R3.7', 'stock popularity'],
    ['R3.14', 'ls_brand ls_farg ls_skidlangd ls_modell ls_aktivitet ls_sasong ls_vikt ls_smak ls_plockning'],
    ['R3.14', 'ls_dam ls_herr ls_junior ls_farg_valla ls_storlek_utrust ls_variant_utrust ls_varde'],
    ['R3.14', 'ls_klader_storlek ls_sko_storlek ls_dampning ls_drop ls_last'],
  ])('%s: products have %s', async (_, fields) => {
    const products = await sourcesOf('product')
    const children = partsOf(products, 'configurable_children')
    expect([...namesIn([...products, ...children])]).toEqual(expect.arrayContaining(words(fields)))
  })

  test.each([
    ['R3.7', 'stock', 'is_in_stock qty manage_stock product_id'],
    ['R3.8', 'configurable_options', 'attribute_id attribute_code label values'],
    ['R3.9', 'configurable_children', 'id sku status price stock url_path ls_utg'],
    ['R3.10', 'bundle_options', 'option_id required product_links'],
    ['R3.11', 'product_links', 'link_type linked_product_sku linked_product_type'],
  ])('%s: the %s of products have %s', async (_, part, fields) => {
    const parts = partsOf(await sourcesOf('product'), part)
    expect([...namesIn(parts)]).toEqual(expect.arrayContaining(words(fields)))
  })

  test('R3.8 R3.10: options have their values, and the parts of a bundle', async () => {
    const products = await sourcesOf('product')
    const values = partsOf(partsOf(products, 'configurable_options'), 'values')
    expect([...namesIn(values)]).toEqual(expect.arrayContaining(['value_index', 'label']))
    const links = partsOf(partsOf(products, 'bundle_options'), 'product_links')
    expect([...namesIn(links)]).toEqual(expect.arrayContaining(['id', 'sku', 'qty', 'is_default']))
    const types = new Set(products.map(({ type_id }) => type_id))
    for (const type of ['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable'])
      expect(types).toContain(type)
    expect(partsOf(products, 'product_links').map(({ link_type }) => link_type)).toContain('associated')
  })

  test.each([
    [
      'R3.17',
      'attribute',
      'attribute_code attribute_id frontend_label default_frontend_label options is_comparable is_user_defined is_visible',
    ],
    [
      'R3.18',
      'category',
      'id name slug parent_id path level position is_active include_in_menu product_count url_path url_key children_count children_data description image meta_title meta_description',
    ],
    ['R3.19', 'taxrule', 'id product_tax_class_ids customer_tax_class_ids rates'],
  ])('%s: every %s has %s', async (_, entity, fields) => {
    const documents = await sourcesOf(entity)
    expect(documents.length).toBeGreaterThan(0)
    expect([...namesIn(documents)]).toEqual(expect.arrayContaining(words(fields)))
  })

  test('R3.17 R3.19: an attribute has its options, a tax rule its rates', async () => {
    const options = partsOf(await sourcesOf('attribute'), 'options')
    expect([...namesIn(options)]).toEqual(expect.arrayContaining(['value', 'label', 'swatch']))
    const rates = partsOf(await sourcesOf('taxrule'), 'rates')
    expect([...namesIn(rates)]).toEqual(
      expect.arrayContaining(['rate', 'tax_country_id', 'tax_region_id', 'region_name']),
    )
  })
})

test('R3.15: a price has each amount with tax, and without it', async () => {
  const answer = await (
    await get('/api/product/render-list?skus=DEMO-SALE&currencyCode=SEK&storeId=1')
  ).json()
  const [{ price_info }] = (answer as { result: { items: [{ price_info: Fields }] } }).result.items
  const amounts = { final_price: expect.any(Number), regular_price: expect.any(Number) }
  const all = { ...amounts, special_price: expect.any(Number) }
  expect(price_info).toMatchObject({ ...all, extension_attributes: { tax_adjustments: all } })
})

test('R5.28 R3.1: of the index some products are not searchable, and some are gone', async () => {
  const [hidden, gone] = await Promise.all(
    [filter('visibility', { in: [1] }), filter('status', { in: [2] })].map(async (one) => {
      const response = await ask({ filters: [one] })
      return ((await response.json()) as { total: number }).total
    }),
  )
  expect(hidden).toBeGreaterThan(0)
  expect(gone).toBeGreaterThan(0)
})
