import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { seedPlatform } from '#platform/seed/seed.ts'

beforeAll(async () => {
  const t = Date.now()
  await seedPlatform(env.DB, { products: 650 })
  console.log('seed ms', Date.now() - t)
})

test('answers', async () => {
  for (const [url, body] of [
    [
      '/api/catalog/vue_storefront_catalog/product/_search?size=2&response_format=compact&_source_exclude=description',
      {
        _appliedFilters: [{ attribute: 'category_ids', value: { in: [20, 21] }, scope: 'default' }],
        _availableFilters: [
          { field: 'ls_farg', scope: 'catalog' },
          { field: 'price', scope: 'catalog' },
        ],
        _appliedSort: [{ field: 'popularity', options: 'desc' }],
      },
    ],
    [
      '/api/catalog/vue_storefront_catalog/product/_search?size=3&_source_include=name',
      { _searchText: 'fjalro skat', _appliedFilters: [{ attribute: 'visibility', value: { in: [3, 4] } }] },
    ],
    [
      '/api/catalog/vue_storefront_catalog_no/category/_search?size=1',
      { _appliedFilters: [{ attribute: 'level', value: { eq: 2 } }] },
    ],
    ['/api/url/map', { url: 'skidor/langdskidor' }],
  ] as const) {
    const t = performance.now()
    const response = await app.request(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      env,
    )
    const text = await response.text()
    console.log(response.status, text.length, Date.now() - t, text.slice(0, 3000))
  }
  const counts = await env.DB.batch(
    ['listing', 'offer', 'facet', 'posting', 'url', 'document', 'vocabulary'].map((name) =>
      env.DB.prepare(`SELECT '${name}' AS name, COUNT(*) AS n FROM ${name}`),
    ),
  )
  console.log(JSON.stringify(counts.map((c) => c.results[0])))
  expect(1).toBe(1)
})
