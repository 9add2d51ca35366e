import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { seedPlatform } from '#platform/seed/seed.ts'

const N = Number((import.meta as any).env?.VITE_N ?? 100000)
beforeAll(async () => {
  const t = Date.now()
  await seedPlatform(env.DB, { products: N })
  console.log('seed ms', N, Date.now() - t)
  const counts = await env.DB.batch(['listing', 'product', 'offer', 'facet', 'posting', 'url', 'vocabulary'].map((name) => env.DB.prepare(`SELECT '${name}' AS name, COUNT(*) AS n FROM ${name}`)))
  console.log(JSON.stringify(counts.map((c) => c.results[0])), (counts[0] as any).meta.size_after)
}, 900_000)

const base = [{ attribute: 'visibility', value: { in: [2, 4] }, scope: 'default' }, { attribute: 'status', value: { in: [0, 1] }, scope: 'default' }]
const facets = ['ls_brand','ls_farg','ls_skidlangd','ls_klader_storlek','ls_sko_storlek','ls_storlek_utrust','ls_smak','ls_modell','ls_aktivitet','ls_sasong','ls_dam','ls_herr','ls_junior','price'].map((field) => ({ field, scope: 'catalog', options: { size: 100 } }))
const cat = (ids: number[]) => ({ attribute: 'category_ids', value: { in: ids }, scope: 'default' })
const sort = [{ field: 'popularity', options: 'desc' }]
const P = '/api/catalog/vue_storefront_catalog/product/_search?response_format=compact&request_format=search-query&'
const list = 'size=50&_source_include=id,sku,type_id,status,name,image,url_path,url_key,slug,stock,tax_class_id,price,final_price,special_price,special_from_date,special_to_date,visibility,category_ids,ls_*,configurable_options,configurable_children.id,configurable_children.sku,configurable_children.status,configurable_children.image,configurable_children.stock,configurable_children.ls_*,configurable_children.price,configurable_children.final_price,configurable_children.special_price'
const cases: [string, string, unknown][] = [
  ['listing skis+facets', P + list, { _availableFilters: facets, _appliedFilters: [...base, cat([20,21,22,23,24,25])], _appliedSort: sort }],
  ['listing clothing+facets', P + list, { _availableFilters: facets, _appliedFilters: [...base, cat([37,38,39,40,41,42,43,44])], _appliedSort: sort }],
  ['listing clothing no facets', P + list, { _availableFilters: [], _appliedFilters: [...base, cat([37,38,39,40,41,42,43,44])], _appliedSort: sort }],
  ['listing clothing colour filter', P + list, { _availableFilters: facets, _appliedFilters: [...base, cat([37]), { attribute: 'ls_farg', value: { in: ['49'] }, scope: 'catalog' }, { attribute: 'ls_brand', value: { in: ['309'] }, scope: 'catalog' }], _appliedSort: sort }],
  ['facet-only one code size 0', P + 'size=0&_source_exclude=*', { _availableFilters: facets.slice(1, 2), _appliedFilters: [...base, cat([37])], _appliedSort: [] }],
  ['leaf category (pants 39)', P + list, { _availableFilters: facets, _appliedFilters: [...base, cat([39])], _appliedSort: sort }],
  ['page 100', P + list + '&from=4950', { _availableFilters: facets, _appliedFilters: [...base, cat([37])], _appliedSort: sort }],
  ['search skate skida', P + list, { _availableFilters: facets, _appliedFilters: [{ attribute: 'visibility', value: { in: [3, 4] }, scope: 'default' }, base[1]], _searchText: 'skate skida' }],
  ['search typo fjalro jacka', P + list, { _availableFilters: [], _appliedFilters: [{ attribute: 'visibility', value: { in: [3, 4] }, scope: 'default' }, base[1]], _searchText: 'vinterhd jacka' }],
  ['product by sku', P + 'size=1', { _appliedFilters: [{ attribute: 'sku', value: { eq: 'DEMO-CONF' }, scope: 'default' }] }],
  ['child sku', P + 'size=1', { _appliedFilters: [{ attribute: 'configurable_children.sku', value: { eq: 'DEMO-CONF-RED-190' }, scope: 'default' }] }],
  ['category tree', '/api/catalog/vue_storefront_catalog/category/_search?size=4000', { _appliedFilters: [{ attribute: 'level', value: { eq: 2 }, scope: 'default' }, { attribute: 'is_active', value: { eq: true }, scope: 'default' }, { attribute: 'product_count', value: { gt: 0 } }], _appliedSort: [{ field: 'position', options: 'asc' }] }],
  ['attributes', '/api/catalog/vue_storefront_catalog/attribute/_search?size=150', { _appliedFilters: [{ attribute: 'attribute_code', value: { in: facets.map((f) => f.field) } }] }],
  ['url map', '/api/url/map', { url: 'skidor/langdskidor/klassiska-skidor/fjallro-vasa-85-classic' }],
  ['render-list', 'GET /api/product/render-list?skus=DEMO-CONF,DEMO-CONF-RED-190', null],
]

test('bench', async () => {
  for (const [name, url, body] of cases) {
    const times: number[] = []
    let size = 0
    for (let i = 0; i < 9; i++) {
      const t = Date.now()
      const response = body === null ? await app.request(url.slice(4), {}, env) : await app.request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, env)
      const text = await response.text()
      size = text.length
      await env.DB.prepare('SELECT 1').first()
      times.push(Date.now() - t)
      if (i === 0) console.log(name, response.status, text.match(/"total":\d+/)?.[0] ?? text.slice(0, 200))
    }
    times.sort((a, b) => a - b)
    console.log(`BENCH ${name}: p50 ${times[4]} max ${times[8]} bytes ${size}`)
  }
  expect(1).toBe(1)
}, 600_000)
