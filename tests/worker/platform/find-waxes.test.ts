import { expect, test } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import type { PlatformClient } from '#worker/platform/client.ts'
import { findWaxes } from '#worker/platform/lists/find-waxes.ts'

const attribute = {
  attribute_code: 'ls_farg_valla',
  frontend_label: 'Temperatur',
  options: [
    { value: '1', label: 'Gul 0 till +10 °C' },
    { value: '2', label: 'Blå −10 till −3 °C' },
  ],
}
const price = { pit: 129, opit: 129 }
const klister = { id: 1, sku: 'KLISTER', type_id: 'simple', nm: 'Klister', ls_farg_valla: 1, ...price }
const tins = {
  id: 2,
  sku: 'TIN',
  type_id: 'configurable',
  nm: 'Burkvalla',
  configurable_options: [
    { attribute_id: 201, attribute_code: 'ls_farg_valla', values: [{ value_index: 1 }, { value_index: 2 }] },
  ],
  configurable_children: [
    { id: 3, sku: 'TIN-1', ls_farg_valla: 1 },
    { id: 4, sku: 'TIN-2', ls_farg_valla: 2 },
  ],
  ...price,
}

/** A platform that has these products, and nothing in a cache. */
const platformWith = (products: object[]) =>
  ({
    store: storeViews.sv,
    listing: { attributeNames: {}, sorts: ['latest'], taxFactor: 1 },
    runInBackground: null,
    cache: {
      fetch: (_: string, { load }: { load: () => Promise<unknown> }) => load(),
      peek: () => undefined,
    },
    postWithoutEnvelope: async (path: string) => {
      const hits = path.includes('/attribute/') ? [attribute] : products
      return { hits, total: hits.length, aggregations: {} }
    },
  }) as unknown as PlatformClient // only what a search needs

const found = async (products: object[], celsius: number) =>
  (await findWaxes(platformWith(products), celsius)).map(({ sku, tin }) => [sku, tin])

test('a wax is a variant, or a product of its own that comes in one tin', async () => {
  expect(await found([tins, klister], 2)).toEqual([
    ['TIN-1', 'Gul 0 till +10 °C'],
    ['KLISTER', 'Gul 0 till +10 °C'],
  ])
  expect(await found([tins, klister], -5)).toEqual([['TIN-2', 'Blå −10 till −3 °C']])
})

test('what is sold out or has no price is no advice', async () => {
  const soldOut = { ...klister, stock: { is_in_stock: false, product_id: 1 } }
  const priceless = { ...klister, pit: null, opit: null }
  expect(await found([soldOut, priceless], 2)).toEqual([])
})
