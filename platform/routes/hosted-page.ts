import { Hono } from 'hono'
import { type PlatformContext, textOf } from '#platform/answers.ts'
import { now, toSqlTime } from '#platform/commerce/clock.ts'
import {
  creditWarning,
  formatAmount,
  instalmentExample,
  planInstalments,
} from '#platform/commerce/hosted-amounts.ts'
import { needsContact, renderHostedForm } from '#platform/commerce/hosted-form.ts'
import {
  type HostedPage,
  type Markup,
  renderHostedPage,
  renderNotice,
} from '#platform/commerce/hosted-page.ts'
import { closeSession, readSession, type SessionView } from '#platform/commerce/hosted-sessions.ts'
import { hostedTexts } from '#platform/commerce/hosted-texts.ts'
import { areVirtual } from '#platform/commerce/lines.ts'
import { isValidPayment, writeContact } from '#platform/commerce/pay-session.ts'
import { newHexId, readJwt } from '#platform/commerce/secrets.ts'
import { storeOf, storeOfCode } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'

/**
 * The payment provider's page. It works without JavaScript, posts to itself, and sends the outcome to the page around
 * the frame.
 */
export const hostedPageRoutes = new Hono<PlatformEnv>()

hostedPageRoutes.get('/', async (c) => {
  const view = await openSessionOf(c)
  return view ? showSession(c, view) : showInvalid(c)
})

/** The instalment widget: the monthly cost of an amount (minor units). It is opened with a token, not for a cart. */
hostedPageRoutes.get('/widget', async (c) => {
  const claims = await readJwt(c.req.query('token') ?? '', c.env.SIGNING_KEY)
  const amount = Number(c.req.query('amount'))
  const isAlive = claims !== null && Date.parse(textOf(claims.expiredUtc)) > now(c).getTime()
  if (!isAlive || !Number.isSafeInteger(amount) || amount < 0) return showInvalid(c)
  const store = storeOfCode(textOf(claims.store))
  const plan = planInstalments(amount, store)
  const texts = hostedTexts[store.language]
  const content = plan
    ? [
        renderNotice('plain', texts.instalments, instalmentExample(plan, amount, store)),
        renderNotice('plain', creditWarning(store)),
      ]
    : renderNotice('plain', texts.noInstalments)
  return show(c, { store, amount, content, message: null }, '', 200)
})

hostedPageRoutes.post('/', async (c) => {
  const view = await openSessionOf(c)
  if (!view) return showInvalid(c)
  const form = await c.req.parseBody()
  const { session, isStale } = view
  const canAct = !isStale && (session.status === 'open' || session.status === 'declined') && isSendable(view)
  if (!canAct) return showSession(c, view)
  if (form.action === 'pay' && !isValidPayment(form, view.priced.cart))
    return showSession(c, view, textsOf(form))
  if (form.action === 'pay' && needsContact(view.priced.cart))
    await writeContact(c.env.DB, view.priced.cart, form)
  const outcome = form.action === 'pay' ? 'paid' : form.action === 'decline' ? 'declined' : 'cancelled'
  await closeSession(c.env.DB, session.id, outcome, typeof form.method === 'string' ? form.method : null)
  return c.redirect(`${c.req.path}?token=${encodeURIComponent(c.req.query('token') ?? '')}`, 303)
})

function textsOf(form: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, textOf(value)]))
}

function openSessionOf(c: PlatformContext): Promise<SessionView | null> {
  const terms = { at: toSqlTime(now(c)), signingKey: c.env.SIGNING_KEY }
  return readSession(c.env.DB, c.req.query('token') ?? '', terms)
}

/** Whether the cart has a shipping method if it needs one. Otherwise the shop would pay the freight. */
function isSendable({ priced: { cart, method } }: SessionView): boolean {
  return method !== null || areVirtual(cart.lines)
}

function showSession(
  c: PlatformContext,
  view: SessionView,
  entered?: Record<string, string>,
): Response | Promise<Response> {
  const { session, priced } = view
  const status = view.isStale ? 'void' : session.status
  const isEnd = status === 'paid' || status === 'declined' || status === 'cancelled'
  const page = {
    store: priced.cart.store,
    amount: session.amount,
    content: contentOf(view, status, entered),
    message: isEnd && !entered ? { status, targetOrigin: session.origin } : null,
  }
  return show(c, page, session.origin, entered ? 422 : 200)
}

function contentOf(view: SessionView, status: string, entered?: Record<string, string>): Markup | Markup[] {
  const { session, priced } = view
  const { store } = priced.cart
  const texts = hostedTexts[store.language]
  if (status === 'paid') return renderNotice('good', texts.paid, texts.paidInfo)
  if (status === 'cancelled') return renderNotice('plain', texts.cancelled)
  if (status === 'void') return renderNotice('bad', texts.stale)
  if (!isSendable(view)) return renderNotice('bad', texts.noShipping)
  const form = renderHostedForm({
    store,
    texts,
    amount: session.amount,
    cart: priced.cart,
    entered: entered ?? {},
  })
  if (entered) return [renderNotice('bad', texts.incomplete), form]
  return status === 'declined' ? [renderNotice('bad', texts.declined), form] : form
}

function showInvalid(c: PlatformContext): Response | Promise<Response> {
  const store = storeOf(c)
  const content = renderNotice('bad', hostedTexts[store.language].invalid)
  return show(c, { store, amount: null, content, message: null }, '', 400)
}

type Shown = Pick<HostedPage, 'store' | 'content' | 'message'> & { amount: number | null }

async function show(c: PlatformContext, page: Shown, origin: string, status: 200 | 400 | 422) {
  const nonce = newHexId(32)
  const texts = hostedTexts[page.store.language]
  const amount = page.amount === null ? null : formatAmount(page.amount, page.store)
  c.header('Content-Security-Policy', policyOf(nonce, origin))
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer') // the URL contains the token
  c.header('X-Content-Type-Options', 'nosniff')
  return c.html(await renderHostedPage({ ...page, texts, nonce, amount }), status)
}

function policyOf(nonce: string, origin: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${origin || "'self'"}`,
  ].join('; ')
}
