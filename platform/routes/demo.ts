import { Hono } from 'hono'
import { answerNotFound, type PlatformContext, Refusal } from '#platform/answers.ts'
import { type Awaited, awaitedStatement } from '#platform/commerce/back-in-stock.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
import { dispatchOrder } from '#platform/commerce/orders/shipments.ts'
import {
  findOrderByNumber,
  ORDER_SELECT,
  type OrderRow,
  toStoredOrder,
} from '#platform/commerce/orders/stored-order.ts'
import {
  moderateReview,
  pendingReviews,
  REVIEW_STATUS,
  type ReviewDocument,
} from '#platform/commerce/reviews.ts'
import { rowsOf } from '#platform/commerce/rows.ts'
import { newHexId } from '#platform/commerce/secrets.ts'
import { restock } from '#platform/commerce/stock.ts'
import { type DemoMail, renderDemoPage } from '#platform/demo/demo-page.ts'
import type { PlatformEnv } from '#platform/env.ts'

/**
 * The outside of a shop that does not exist: a mailbox and a warehouse. Only with `DEMO=1` or the dials; otherwise the
 * paths do not exist.
 */
export const demoRoutes = new Hono<PlatformEnv>()

const SHOWN = 40

demoRoutes.use(async (c, next) => {
  if (c.env.DEMO !== '1' && c.env.DIALS !== '1') return answerNotFound(c)
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'same-origin') // without any, a form's origin is not told either
  c.header('X-Content-Type-Options', 'nosniff')
  return next()
})
demoRoutes.post('*', async (c, next) => {
  if (!isOwnPress(c)) throw new Refusal(403, 'Another page’s form')
  return next()
})

/** Whether no other page sends it, whatever that calls its body. What names no page is no browser. */
function isOwnPress(c: PlatformContext): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('Origin')
  return origin === undefined || origin === new URL(c.req.url).origin
}

demoRoutes.get('/', async (c) => {
  const [mails, orders, awaited, reviews] = await c.env.DB.batch([
    c.env.DB.prepare(
      'SELECT id, kind, recipient, subject, created_at FROM mail ORDER BY id DESC LIMIT ?',
    ).bind(SHOWN),
    c.env.DB.prepare(`${ORDER_SELECT} ORDER BY o.entity_id DESC LIMIT ?`).bind(SHOWN),
    awaitedStatement(c.env.DB, SHOWN),
    pendingReviews(c.env.DB, SHOWN),
  ])
  const nonce = newHexId(32)
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  c.header('Content-Security-Policy', policy)
  const page = renderDemoPage({
    nonce,
    mails: rowsOf<DemoMail>(mails),
    orders: rowsOf<OrderRow>(orders).map(toStoredOrder),
    awaited: rowsOf<Awaited>(awaited),
    reviews: rowsOf<{ source: string }>(reviews).map(({ source }): ReviewDocument => JSON.parse(source)),
    at: sqlNow(c),
  })
  return c.html(await page)
})

/** A mail as its reader sees it. The sandbox runs nothing and belongs to no origin. */
demoRoutes.get('/mails/:id', async (c) => {
  const { html } = await readMail(c)
  if (html === null) return c.redirect(`${c.req.path}/text`)
  c.header('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
  return c.html(html)
})

demoRoutes.get('/mails/:id/text', async (c) => c.text((await readMail(c)).body))

demoRoutes.post('/orders/:number/dispatch', async (c) => {
  const order = await findOrderByNumber(c.env.DB, c.req.param('number'))
  if (!order) throw new Refusal(404, 'Not found')
  await dispatchOrder(c.env.DB, order, sqlNow(c))
  return c.redirect('/demo', 303)
})

demoRoutes.post('/reviews/:store/:id/:verdict{approve|reject}', async (c) => {
  const { store, id, verdict } = c.req.param()
  const status = verdict === 'approve' ? REVIEW_STATUS.approved : REVIEW_STATUS.rejected
  const isFound = await moderateReview(c.env.DB, { storeId: Number(store), id: Number(id), status })
  if (!isFound) throw new Refusal(404, 'Not found')
  return c.redirect('/demo', 303)
})

demoRoutes.post('/stock/:sku/restock', async (c) => {
  await restock(c.env.DB, c.req.param('sku'), { at: sqlNow(c), origins: c.env.SHOP_ORIGINS })
  return c.redirect('/demo', 303)
})

async function readMail(c: PlatformContext): Promise<{ body: string; html: string | null }> {
  const mail = await c.env.DB.prepare('SELECT body, html FROM mail WHERE id = ?')
    .bind(Number(c.req.param('id')) || 0)
    .first<{ body: string; html: string | null }>()
  if (!mail) throw new Refusal(404, 'Not found')
  return mail
}
