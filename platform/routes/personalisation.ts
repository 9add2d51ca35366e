import { Hono } from 'hono'
import type { PlatformContext } from '#platform/answers.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { storeOfKey } from '#platform/personalisation/keys.ts'
import { searchForPartner } from '#platform/personalisation/partner-search.ts'
import { fillBox } from '#platform/personalisation/product-boxes.ts'

/** The personalisation service: partner search and recommendation lists (contract §14). No envelope. */
export const personalisationRoutes = new Hono<PlatformEnv>()

const MOST = 10_000 // Spec §9, partner search
const FARTHEST = 1_000_000_000 // the database takes no number without end

personalisationRoutes.get('/search/partnerSearch', async (c) => {
  const store = storeOfKey(c.req.query('key') ?? '')
  if (!store) return refuse(c, 401, 'Unknown key')
  const [limit, skip, categoryLimit] = ['product_count', 'product_start', 'category_count'].map((name) =>
    readCount(c.req.query(name)),
  )
  const filters = (c.req.queries('filters[]') ?? []).map(parseFilter)
  if (limit === null || skip === null || categoryLimit === null)
    return refuse(c, 400, 'Counts are whole numbers')
  if (filters.includes(null)) return refuse(c, 400, 'A filter is key:value')
  const search = {
    store,
    text: c.req.query('q')?.trim() ?? '',
    filters: filters.filter((one) => one !== null),
    limit: Math.min(limit ?? MOST, MOST),
    skip: skip ?? 0,
    categoryLimit: categoryLimit ?? 0,
    wantsFilters: c.req.query('return_filters') === 'true',
    origin: new URL(c.req.url).origin,
  }
  return c.json(await searchForPartner(c.env.DB, search))
})

personalisationRoutes.get('/product-recommendation/getProductBoxes', async (c) => {
  const ids = (c.req.query('ids') ?? '').split(',').filter(Boolean)
  if (ids.length === 0) return refuse(c, 400, 'ids are missing')
  const { origin } = new URL(c.req.url)
  const about = (id: string) => ({
    brand: c.req.query(`crawledData[${id}][brand]`),
    productNumber: c.req.query(`crawledData[${id}][productNumber]`),
  })
  const boxes = ids.map(async (id) => [
    id,
    { result: await fillBox(c.env.DB, { id, about: about(id), origin }) },
  ])
  return c.json({ result: Object.fromEntries(await Promise.all(boxes)) })
})

const refuse = (c: PlatformContext, status: 400 | 401, error: string) => c.json({ error }, status)

/** A count; `undefined` when missing, null when invalid. */
function readCount(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined
  return /^\d+$/.test(text) ? Math.min(Number(text), FARTHEST) : null
}

/** Parses `brand:Nordvind`; a backslash escapes the next character. */
function parseFilter(text: string): { key: string; value: string } | null {
  const [, key = '', value = ''] = /^(\w+):(.*)$/s.exec(text) ?? []
  return key ? { key, value: value.replace(/\\(.)/g, '$1') } : null
}
