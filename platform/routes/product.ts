import { Hono } from 'hono'
import { answer, type PlatformContext, Refusal } from '#platform/answers.ts'
import { now } from '#platform/commerce/clock.ts'
import { storeOfCode, storeOfId } from '#platform/commerce/stores.ts'
import { VAT_PERCENT } from '#platform/commerce/vat.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { everyField } from '#platform/search/fields.ts'
import { fetchRenderItems, signItems } from '#platform/search/render-list.ts'
import { searchProducts } from '#platform/search/search-products.ts'

/** Prices and raw products by sku (contract §9). */
export const productRoutes = new Hono<PlatformEnv>()

/** Prices of products and children of configurables, in the requested order; unknown skus are left out. */
productRoutes.get('/render-list', async (c) => {
  const skus = readSkus(c)
  const store = storeOfId(Number(c.req.query('storeId')))
  const items = await fetchRenderItems(c.env.DB, { store, skus, now: now(c) })
  return answer(c, { items: await signItems(items, c.env.SIGNING_KEY) })
})

/** Product documents in the platform's raw form, with their attributes in one list (contract §9.2). */
productRoutes.get('/list', async (c) => {
  const skus = readSkus(c)
  const store = storeOfCode(c.req.header('x-vs-store-code') ?? c.req.query('storeCode'))
  const { hits, total } = await searchProducts(c.env.DB, {
    store,
    query: {
      filters: [{ attribute: 'sku', value: { in: skus }, scope: 'default' }],
      facets: [],
      sort: [],
      text: '',
    },
    page: { size: skus.length, from: 0 },
    fields: everyField,
    prices: { taxRate: VAT_PERCENT / 100, now: now(c), groupId: null },
  })
  const items = hits.map(({ source }) => ({
    ...source,
    custom_attributes: Object.entries(source)
      .filter(([code]) => code.startsWith('ls_') && !code.endsWith('_options'))
      .map(([attribute_code, value]) => ({ attribute_code, value })),
  }))
  return answer(c, { items, search_criteria: { skus }, total_count: total })
})

function readSkus(c: PlatformContext): string[] {
  const skus = c.req.query('skus')?.split(',').filter(Boolean) ?? []
  if (skus.length === 0) throw new Refusal(500, 'skus parameter is required')
  return skus
}
