import { Hono } from 'hono'
import type { PlatformContext } from '#platform/answers.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
import { downloadsOf, fetchDownload, findOrderOfDownload } from '#platform/commerce/orders/downloads.ts'
import type { Download, StoredOrder } from '#platform/commerce/orders/stored-order.ts'
import { exemptionAt } from '#platform/commerce/orders/withdrawal-rules.ts'
import type { Markup } from '#platform/commerce/payment/hosted-page.ts'
import { newHexId } from '#platform/commerce/secrets.ts'
import type { Language } from '#platform/commerce/stores.ts'
import { type OfferedFile, renderFile, renderNoFile } from '#platform/downloads/download-page.ts'
import { drawTrainingPlan } from '#platform/downloads/draw-training-plan.ts'
import { findTrainingPlan, type TrainingPlan } from '#platform/downloads/training-plans.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { downloadMail } from '#platform/mails/download-mail.ts'
import { slugOf } from '#platform/seed/slugs.ts'

/** Files that were bought: who has a file's token sees its page (GET), and fetches it there (POST). Without scripts. */
export const downloadRoutes = new Hono<PlatformEnv>()

downloadRoutes.get('/:token', async (c) => {
  const token = c.req.param('token')
  const order = await findOrderOfDownload(c.env.DB, token)
  const file = findFile(order, token, sqlNow(c))
  if (typeof file === 'string') return showNone(c, file, order)
  return show(c, (nonce) => renderFile(file, nonce), 200)
})

downloadRoutes.post('/:token', async (c) => {
  const token = c.req.param('token')
  const at = sqlNow(c)
  const before = await findOrderOfDownload(c.env.DB, token)
  const offered = findFile(before, token, at)
  if (typeof offered === 'string') return showNone(c, offered, before)
  const mail = offered.isWithdrawable ? downloadMail(offered, at, c.env.SHOP_ORIGINS) : null // else nothing was agreed to
  const order = await fetchDownload(c.env.DB, token, { mail, at })
  const file = findFile(order, token, at) // withdrawn from meanwhile?
  return typeof file === 'string' ? showNone(c, file, order) : sendFile(c, file)
})

downloadRoutes.all('*', (c) => showNone(c, 'missing', null))

interface PlanFile extends OfferedFile {
  plan: TrainingPlan
  file: Download
}

const MISSING_STATUS = { missing: 404, notReady: 404, withdrawn: 410 } as const
type Missing = keyof typeof MISSING_STATUS

/** A token's file at a time, or why there is none. */
function findFile(order: StoredOrder | null, token: string, at: string): PlanFile | Missing {
  const file = order?.downloads.find((one) => one.token === token)
  const item = order?.document.items.find(({ item_id }) => item_id === file?.item_id)
  if (!order || !file || !item) return 'missing'
  if (!downloadsOf(item, order).includes(file)) return 'withdrawn'
  const plan = findTrainingPlan(item.sku)
  if (!plan) console.error(`the shop has no file of ${item.sku}, which order ${order.number} has bought`)
  if (!plan) return 'notReady'
  const isWithdrawable = exemptionAt(item, order, at) === null
  return { order, name: item.name, title: file.title, isWithdrawable, plan, file }
}

const CALENDAR_LINK = 2 // the second file of a plan

function sendFile(c: PlatformContext, { order, name, title, plan, file }: PlanFile): Response {
  const isCalendar = file.link_id === CALENDAR_LINK
  const fileName = slugOf(`${name} ${title.replace(/\(.*\)/, '')}`) // ASCII, as a header needs it
  const pdf = drawTrainingPlan({ plan, name, title, orderNumber: order.number, isCalendar }, order.store)
  return c.body(pdf, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${fileName}.pdf"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
}

function showNone(c: PlatformContext, reason: Missing, order: StoredOrder | null) {
  const language = order?.store.language ?? languageOf(c)
  return show(c, (nonce) => renderNoFile(reason, language, nonce), MISSING_STATUS[reason])
}

/** Of the browser: an address without an order has no store. */
function languageOf(c: PlatformContext): Language {
  const language = c.req.header('Accept-Language') ?? ''
  return /^(?:nb|no|nn)\b/i.test(language) ? 'nb' : /^en\b/i.test(language) ? 'en' : 'sv'
}

async function show(c: PlatformContext, render: (nonce: string) => Markup, status: 200 | 404 | 410) {
  const nonce = newHexId(32)
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`
  c.header('Content-Security-Policy', policy)
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  return c.html(await render(nonce), status)
}
