import { describe, expect, test } from 'vitest'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import { toCatalogueFields, toCatalogueNames, toShopNames } from '#worker/platform/search/attribute-names.ts'
import { createShopper } from '../support/shop.ts'

const names = { ls_farg: 'color', ls_brand: 'manufacturer' }

const query = {
  _appliedFilters: [
    { attribute: 'ls_farg', value: { in: ['49'] }, scope: 'catalog' },
    { attribute: 'attribute_code', value: { in: ['ls_farg', 'ls_smak'] }, scope: 'default' },
  ],
  _availableFilters: [{ field: 'ls_brand', scope: 'catalog', options: {} }],
  _searchText: 'ls_farg',
}

describe('attributes that a merchant calls otherwise', () => {
  test('are asked for by the merchant’s names, and a text stays what it is', () => {
    expect(toCatalogueNames(query, names)).toEqual({
      _appliedFilters: [
        { attribute: 'color', value: { in: ['49'] }, scope: 'catalog' },
        { attribute: 'attribute_code', value: { in: ['color', 'ls_smak'] }, scope: 'default' },
      ],
      _availableFilters: [{ field: 'manufacturer', scope: 'catalog', options: {} }],
      _searchText: 'ls_farg',
    })
  })

  test('are among the fields of a document', () => {
    expect(toCatalogueFields(['sku', 'ls_*', 'configurable_children.ls_farg'], names)).toEqual([
      ...['sku', 'ls_*', 'color', 'color_options', 'manufacturer', 'manufacturer_options'],
      'configurable_children.color',
    ])
  })

  test('have the shop’s names in what is answered', () => {
    const answer = {
      hits: [
        {
          name: 'color',
          manufacturer: '7',
          color_options: [49, 50],
          configurable_options: [{ attribute_code: 'color', label: 'Färg' }],
          configurable_children: [{ sku: 'A-49', color: '49' }],
        },
      ],
      aggregations: { agg_terms_color: { buckets: [] }, agg_terms_color_options: { buckets: [] } },
    }
    expect(toShopNames(answer, names)).toEqual({
      hits: [
        {
          name: 'color',
          ls_brand: '7',
          ls_farg_options: [49, 50],
          configurable_options: [{ attribute_code: 'ls_farg', label: 'Färg' }],
          configurable_children: [{ sku: 'A-49', ls_farg: '49' }],
        },
      ],
      aggregations: { agg_terms_ls_farg: { buckets: [] }, agg_terms_ls_farg_options: { buckets: [] } },
    })
  })

  test('cost nothing where there are none: the same object goes through', () => {
    expect(toCatalogueNames(query, {})).toBe(query)
    expect(toShopNames(query, {})).toBe(query)
  })
})

test('a shop whose catalogue calls flavours what we call colours counts and filters by them', async () => {
  const shopper = createShopper(undefined, {
    CATALOGUE_ATTRIBUTES: JSON.stringify({ ls_farg: 'ls_smak', ls_smak: 'ls_farg' }),
  })
  const load = async (query: string): Promise<ProductList> => {
    const [head = ''] = (await (await shopper.get(`/_data/energi${query}`)).text()).split('\n')
    return JSON.parse(head).value.data.list
  }
  const colours = (await load('')).filters.find(({ code }) => code === 'ls_farg')
  expect(colours?.label).toBe('Smak')
  const bilberry = colours?.options.find(({ label }) => label === 'Blåbär')
  expect(bilberry?.count).toBeGreaterThan(0)
  expect((await load(`?ls_farg=${bilberry?.value}`)).total).toBe(bilberry?.count)
})
