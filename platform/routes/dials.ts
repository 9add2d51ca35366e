import { Hono } from 'hono'
import { z } from 'zod'
import { answer, answerNotFound, type PlatformContext, Refusal } from '#platform/answers.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
import { dialState, resetDials } from '#platform/commerce/dial-state.ts'
import { gaps, parseGaps } from '#platform/commerce/gaps.ts'
import { moderateReview } from '#platform/commerce/reviews.ts'
import { jsonOf } from '#platform/commerce/rows.ts'
import { setStock } from '#platform/commerce/stock.ts'
import type { PlatformEnv } from '#platform/env.ts'

const dialSchema = z.strictObject({
  path: z.string().startsWith('/'),
  match: z.string().optional(),
  delayMs: z.number().min(0).optional(),
  status: z.number().int().min(200).max(599).optional(),
  body: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  contentType: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  drop: z.boolean().optional(),
  times: z.number().int().positive().optional(),
  owner: z.string().optional(),
})

const gapsSchema = z.strictObject({ gaps: z.union([z.literal('1'), z.array(z.enum(gaps))]) })

const stockSchema = z.strictObject({
  sku: z.string(),
  qty: z.number().int(),
  is_in_stock: z.boolean().optional(),
  manage_stock: z.boolean().default(true),
  pending: z.boolean().default(false),
})

const contentSchema = z.strictObject({
  type: z.string(),
  id: z.string(),
  locale: z.string(),
  attributes: z.record(z.string(), z.unknown()),
  relationships: z.record(z.string(), z.unknown()).default({}),
})

const reviewSchema = z.strictObject({
  store_id: z.number().default(1),
  id: z.number(),
  status: z.number().int().min(1).max(3),
})

const clockSchema = z.union([
  z.strictObject({ shiftMs: z.number() }),
  z.strictObject({ now: z.iso.datetime() }),
])

/** Position of content that tests added: after all other content, and recognisable. */
const DIAL_POSITION = 1_000_000

/**
 * Test dials: faults, stock, clock, and a list of received calls. Only with `DIALS=1`; otherwise the paths do not
 * exist.
 */
export const dialRoutes = new Hono<PlatformEnv>()

dialRoutes.use(async (c, next) => (c.env.DIALS === '1' ? next() : answerNotFound(c)))

dialRoutes.post('/', async (c) => {
  const input = parseOneOrMore(dialSchema, await c.req.json())
  const added = input.map((dial) => ({
    ...dial,
    body: typeof dial.body === 'object' ? JSON.stringify(dial.body) : dial.body,
  }))
  dialState.dials.push(...added)
  return answer(c, dialState.dials)
})

dialRoutes.get('/', (c) => answer(c, { dials: dialState.dials, clockShiftMs: dialState.clockShiftMs }))

dialRoutes.delete('/', async (c) => {
  const owner = c.req.query('owner')
  if (owner === undefined) return resetAll(c)
  dialState.dials = dialState.dials.filter((dial) => dial.owner !== owner)
  await removeContent(c)
  return answer(c, true)
})

async function resetAll(c: PlatformContext): Promise<Response> {
  resetDials()
  await removeContent(c)
  const last = await c.env.DB.prepare(
    'SELECT (SELECT MAX(entity_id) FROM sales_order) AS orders, (SELECT MAX(id) FROM mail) AS mails',
  ).first<{ orders: number | null; mails: number | null }>()
  dialState.ordersAfter = last?.orders ?? 0
  dialState.mailsAfter = last?.mails ?? 0
  return answer(c, true)
}

const removeContent = (c: PlatformContext) =>
  c.env.DB.prepare('DELETE FROM content_entry WHERE position = ?').bind(DIAL_POSITION).run()

dialRoutes.get('/calls', (c) => answer(c, Object.fromEntries(dialState.calls)))

dialRoutes.post('/clock', async (c) => {
  const input = clockSchema.parse(await c.req.json())
  dialState.clockShiftMs = 'shiftMs' in input ? input.shiftMs : Date.parse(input.now) - Date.now()
  return answer(c, { clockShiftMs: dialState.clockShiftMs })
})

/** Replaces what the platform lacks: `1` is all that a stock platform does (commerce/gaps.ts). */
dialRoutes.post('/gaps', async (c) => {
  const parsed = gapsSchema.safeParse(await c.req.json())
  if (!parsed.success) throw new Refusal(400, z.prettifyError(parsed.error))
  dialState.gaps = new Set(parseGaps(String(parsed.data.gaps)))
  return answer(c, [...(dialState.gaps ?? [])])
})

dialRoutes.post('/stock', async (c) => {
  const input = parseOneOrMore(stockSchema, await c.req.json())
  const changes = input.map(({ sku, qty, is_in_stock, manage_stock, pending }) => ({
    ...{ sku, qty, isInStock: is_in_stock ?? qty > 0 },
    ...{ isManaged: manage_stock, isPending: pending },
  }))
  await setStock(c.env.DB, changes, { at: sqlNow(c), origins: c.env.SHOP_ORIGINS })
  return answer(c, true)
})

/** Adds content, also broken content. The seeded content cannot be replaced. */
dialRoutes.post('/content', async (c) => {
  const added = parseOneOrMore(contentSchema, await c.req.json())
  const results = await c.env.DB.batch(
    added.map(({ type, id, locale, attributes, relationships }) =>
      c.env.DB.prepare(
        `INSERT INTO content_entry (type, id, locale, position, attributes, relationships)
        VALUES (?, ?, ?, ${DIAL_POSITION}, ?, ?) ON CONFLICT DO NOTHING`,
      ).bind(type, id, locale, JSON.stringify(attributes), JSON.stringify(relationships)),
    ),
  )
  const at = results.findIndex(({ meta }) => meta.changes === 0)
  if (at >= 0) throw new Refusal(409, `${added[at]?.type} ${added[at]?.id} exists already`)
  return answer(c, true)
})

/** Approves (1) or rejects (3) reviews, as a moderator would. */
dialRoutes.post('/reviews', async (c) => {
  const input = parseOneOrMore(reviewSchema, await c.req.json())
  for (const { store_id, id, status } of input) {
    const isFound = await moderateReview(c.env.DB, { storeId: store_id, id, status })
    if (!isFound) throw new Refusal(404, `No review ${id} in store ${store_id}`)
  }
  return answer(c, true)
})

dialRoutes.get('/orders', async (c) => {
  const { results } = await c.env.DB.prepare(
    `SELECT entity_id, order_number, order_id, store_id, customer_id, email, created_at, document, request
    FROM sales_order WHERE entity_id > ? AND order_id NOT LIKE 'seed-%' ORDER BY entity_id`,
  )
    .bind(dialState.ordersAfter)
    .all<{ document: string; request: string | null }>()
  return answer(
    c,
    results.map((row) => ({
      ...row,
      document: jsonOf(row.document, {}),
      request: jsonOf(row.request, null),
    })),
  )
})

dialRoutes.get('/mails', async (c) => {
  const { results } = await c.env.DB.prepare('SELECT * FROM mail WHERE id > ? ORDER BY id')
    .bind(dialState.mailsAfter)
    .all()
  return answer(c, results)
})

function parseOneOrMore<Item>(schema: z.ZodType<Item>, body: unknown): Item[] {
  const parsed = z.array(schema).safeParse(Array.isArray(body) ? body : [body])
  if (!parsed.success) throw new Refusal(400, z.prettifyError(parsed.error))
  return parsed.data
}
