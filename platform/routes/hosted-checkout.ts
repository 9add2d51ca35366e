import { Hono } from 'hono'
import { answer, type PlatformContext, Refusal } from '#platform/answers.ts'
import { cartKeyOf } from '#platform/commerce/cart/cart-key.ts'
import { type PricedCart, priceCart } from '#platform/commerce/cart/cart-totals.ts'
import { now, secondsAfter, sqlNow } from '#platform/commerce/clock.ts'
import { completeSession } from '#platform/commerce/payment/complete-session.ts'
import { currentSession, openSession, paidSession } from '#platform/commerce/payment/hosted-sessions.ts'
import { newHexId, signJwt } from '#platform/commerce/secrets.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { openCart } from './cart.ts'

/** The shop's side of the hosted checkout: sessions, completion, widget (contract §12). The page is in hosted-page.ts. */
export const hostedCheckoutRoutes = new Hono<PlatformEnv>()

const WIDGET_LIFE_SECONDS = 1800

hostedCheckoutRoutes.get('/widget/init', async (c) => {
  const expiredUtc = secondsAfter(now(c), WIDGET_LIFE_SECONDS)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
  const paymentId = newHexId(24)
  const widgetJwt = await signJwt({ paymentId, store: storeOf(c).code, expiredUtc }, c.env.SIGNING_KEY)
  return answer(c, JSON.stringify({ paymentId, widgetJwt, expiredUtc }))
})

hostedCheckoutRoutes.get('/init/:cartId', async (c) => {
  const { priced, at } = await openPricedCart(c, c.req.param('cartId'))
  const current = await currentSession(c.env.DB, priced, at)
  return answer(c, { token: current?.status === 'paid' ? current.token : await newToken(c, priced) })
})

hostedCheckoutRoutes.get('/load/:cartId', async (c) => {
  const { priced, at } = await openPricedCart(c, c.req.param('cartId'))
  const current = await currentSession(c.env.DB, priced, at)
  return answer(c, { token: current?.token ?? (await newToken(c, priced)) })
})

hostedCheckoutRoutes.get('/get/:cartId', async (c) => {
  const { priced, at } = await openPricedCart(c, c.req.param('cartId'))
  const current = await currentSession(c.env.DB, priced, at)
  if (!current) throw new Refusal(404, 'No current payment for this cart.')
  return answer(c, { token: current.token })
})

hostedCheckoutRoutes.post('/complete/:cartId', async (c) => {
  const at = sqlNow(c)
  const cartId = c.req.param('cartId')
  const session = await paidSession(c.env.DB, await cartKeyOf(c, cartId), at)
  if (!session) {
    await openCart(c, cartId) // an unknown cart is a 404
    throw new Refusal(409, 'The payment is not completed.')
  }
  const order = await completeSession(c.env.DB, session, { at, shopOrigins: c.env.SHOP_ORIGINS })
  return answer(c, { order: { customer_email: order.email, order_number: order.order_number } })
})

async function openPricedCart(
  c: PlatformContext,
  cartId: string,
): Promise<{ priced: PricedCart; at: string }> {
  const { cart, at } = await openCart(c, cartId)
  return { priced: priceCart(cart, at), at }
}

async function newToken(c: PlatformContext, priced: PricedCart): Promise<string> {
  const terms = { origin: embeddingOrigin(c), moment: now(c), signingKey: c.env.SIGNING_KEY }
  return (await openSession(c.env.DB, priced, terms)).token
}

/** The origin of the page that will embed the payment, or the empty text. Only the platform's own pages may. */
function embeddingOrigin(c: PlatformContext): string {
  const url = URL.parse(c.req.query('origin') ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.origin : ''
}
