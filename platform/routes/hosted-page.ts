import { Hono } from 'hono'
import { html } from 'hono/html'
import { type PlatformContext, textOf } from '#platform/answers.ts'
import { isDeliverable } from '#platform/commerce/cart/deliverability.ts'
import { now, sqlNow } from '#platform/commerce/clock.ts'
import {
  creditWarning,
  formatAmount,
  instalmentExample,
  planInstalments,
} from '#platform/commerce/payment/hosted-amounts.ts'
import { needsContact, renderHidden, renderHostedForm } from '#platform/commerce/payment/hosted-form.ts'
import {
  type HostedPage,
  type Markup,
  renderHostedPage,
  renderNotice,
} from '#platform/commerce/payment/hosted-page.ts'
import { closeSession, readSession, type SessionView } from '#platform/commerce/payment/hosted-sessions.ts'
import { type HostedTexts, hostedTexts } from '#platform/commerce/payment/hosted-texts.ts'
import { isValidPayment, writeContact } from '#platform/commerce/payment/pay-session.ts'
import { newHexId, readJwt } from '#platform/commerce/secrets.ts'
import { storeOf, storeOfCode } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'

/**
 * The payment provider's page. It works without JavaScript and posts to itself. The token comes in the body only, because
 * an address is kept in histories and logs. In a frame it posts the outcome to the page around it; with a `return_url`
 * it is a whole document, and redirects to the shop.
 */
export const hostedPageRoutes = new Hono<PlatformEnv>()

/** The fields of a form; none when the body is not a form. */
const readForm = (c: PlatformContext) => c.req.parseBody().catch(() => ({}) as Record<string, string | File>)

/** An address alone opens nothing. */
hostedPageRoutes.get('/', showInvalid)

/** The instalment widget: the monthly cost of an amount (minor units). It is opened with a token, not for a cart. */
hostedPageRoutes.post('/widget', async (c) => {
  const form = await readForm(c)
  const claims = await readJwt(textOf(form.token), c.env.SIGNING_KEY)
  const amount = Number(textOf(form.amount) || Number.NaN)
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
  return show(c, { store, amount, content, outcome: null }, '', 200)
})

hostedPageRoutes.post('/', async (c) => {
  const form = await readForm(c)
  const view = await openSessionOf(c, textOf(form.token))
  if (!view) return showInvalid(c)
  const visit = { view, returnUrl: returnUrlOf(c, textOf(form.return_url), view) }
  const { session, isStale } = view
  const canAct =
    !isStale && (session.status === 'open' || session.status === 'declined') && isDeliverable(view.priced)
  if (!canAct || form.action === undefined) return leaveOrShow(c, visit, form.action)
  if (form.action === 'pay' && !isValidPayment(form, view.priced)) return showSession(c, visit, textsOf(form))
  if (form.action === 'pay' && needsContact(view.priced.cart))
    await writeContact(c.env.DB, view.priced.cart, form)
  const outcome = form.action === 'pay' ? 'paid' : form.action === 'decline' ? 'declined' : 'cancelled'
  const method = typeof form.method === 'string' ? form.method : null
  const closed = await closeSession(c.env.DB, session.id, { status: outcome, method, at: sqlNow(c) })
  if (!closed)
    return leaveOrShow(c, { ...visit, view: (await openSessionOf(c, session.token)) ?? view }, form.action)
  if (visit.returnUrl) return leave(c, visit.returnUrl, outcome)
  const ended: SessionView = { ...view, session: { ...session, status: outcome } }
  return showSession(c, { ...visit, view: ended, isEndedNow: true })
})

/** A session, and where the page leads when the shopper is through; null: nowhere, it is in a frame. */
interface Visit {
  view: SessionView
  returnUrl: URL | null
  /** The shopper has just paid, been declined or cancelled. */
  isEndedNow?: true
}

/** Where the shop wants its shopper back. Another origin than that of the session is no way back. */
function returnUrlOf(c: PlatformContext, text: string, { session }: SessionView): URL | null {
  const url = URL.parse(text)
  const origin = session.origin || new URL(c.req.url).origin
  return url?.origin === origin ? url : null
}

function leave(c: PlatformContext, returnUrl: URL, status: string): Response {
  const url = new URL(returnUrl)
  url.searchParams.set('status', status)
  return c.redirect(url.href, 303)
}

/** Nothing can be done here any more; or nothing was asked yet. */
function leaveOrShow(c: PlatformContext, visit: Visit, action: unknown): Response | Promise<Response> {
  const { returnUrl, view } = visit
  if (returnUrl && view.session.status === 'paid') return leave(c, returnUrl, 'paid')
  if (returnUrl && action === 'cancel') return leave(c, returnUrl, 'cancelled')
  return showSession(c, visit)
}

function textsOf(form: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, textOf(value)]))
}

function openSessionOf(c: PlatformContext, token: string): Promise<SessionView | null> {
  return readSession(c.env.DB, token, { at: sqlNow(c), signingKey: c.env.SIGNING_KEY })
}

function showSession(
  c: PlatformContext,
  visit: Visit,
  entered?: Record<string, string>,
): Response | Promise<Response> {
  const { session, priced } = visit.view
  const status = visit.view.isStale ? 'void' : session.status
  /** A declined payment that is opened again is no end: the shopper tries once more. */
  const isEnd = status === 'paid' || status === 'cancelled' || (status === 'declined' && visit.isEndedNow)
  const page = {
    store: priced.cart.store,
    amount: session.amount,
    content: contentOf(visit, status, entered),
    outcome: isEnd && !entered ? status : null,
  }
  return show(c, page, session.origin, entered ? 422 : 200)
}

function contentOf(visit: Visit, status: string, entered?: Record<string, string>): Markup | Markup[] {
  const { session, priced } = visit.view
  const { store } = priced.cart
  const texts = hostedTexts[store.language]
  if (status === 'paid') return renderNotice('good', texts.paid, texts.paidInfo)
  if (status === 'cancelled') return [renderNotice('plain', texts.cancelled), renderWayBack(visit, texts)]
  const hidden = hiddenFieldsOf(visit)
  if (status === 'void') return [renderNotice('bad', texts.stale), renderWayBack(visit, texts)]
  if (!isDeliverable(priced)) return [renderNotice('bad', texts.noShipping), renderWayBack(visit, texts)]
  const form = renderHostedForm({
    store,
    texts,
    amount: session.amount,
    cart: priced.cart,
    hidden,
    entered: entered ?? {},
  })
  if (entered) return [renderNotice('bad', texts.incomplete), form]
  return status === 'declined' ? [renderNotice('bad', texts.declined), form] : form
}

const hiddenFieldsOf = ({ view: { session }, returnUrl }: Visit): Record<string, string> => ({
  token: session.token,
  ...(returnUrl && { return_url: returnUrl.href }),
})

/** A frame is closed by the page around it. */
function renderWayBack(visit: Visit, texts: HostedTexts): Markup {
  return visit.returnUrl
    ? html`<form method="post">${renderHidden(hiddenFieldsOf(visit))}<button name="action" value="cancel">${texts.back}</button></form>`
    : html``
}

function showInvalid(c: PlatformContext): Response | Promise<Response> {
  const store = storeOf(c)
  const content = renderNotice('bad', hostedTexts[store.language].invalid)
  return show(c, { store, amount: null, content, outcome: null }, '', 400)
}

type Shown = Pick<HostedPage, 'store' | 'content' | 'outcome'> & { amount: number | null }

async function show(c: PlatformContext, page: Shown, origin: string, status: 200 | 400 | 422) {
  const nonce = newHexId(32)
  const texts = hostedTexts[page.store.language]
  const amount = page.amount === null ? null : formatAmount(page.amount, page.store)
  c.header('Content-Security-Policy', policyOf(nonce, origin))
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'same-origin') // without one a browser says `Origin: null`, and the post is refused
  c.header('X-Content-Type-Options', 'nosniff')
  return c.html(await renderHostedPage({ ...page, texts, nonce, amount, origin }), status)
}

function policyOf(nonce: string, origin: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `form-action 'self' ${origin}`.trim(), // browsers look at where a post is redirected, too
    "base-uri 'none'",
    `frame-ancestors ${origin || "'self'"}`,
  ].join('; ')
}
