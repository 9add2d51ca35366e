import { type Context, Hono } from 'hono'
import { type OrderAgainAnswer, orderAgainSchema } from '#shared/account/order-again.ts'
import {
  type CartAnswer,
  type ChoicesAnswer,
  cartCodeSchema,
  cartLineChangeSchema,
  choicesQuerySchema,
  newCartLineSchema,
} from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import type { GiftCardPlan } from '#shared/checkout/gift-card.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { limited } from '../middleware/rate-limit.ts'
import { applyCoupon, deleteCoupon, deleteItem, fetchItems, updateItem } from '../platform/cart.ts'
import { redeemGiftCard } from '../platform/gift-card.ts'
import { readBody, readQuery } from '../request/read-body.ts'
import { platformOf } from '../request/services.ts'
import { addToCart } from './add-to-cart.ts'
import { buyerOf } from './buyer.ts'
import { clearCart } from './clear-cart.ts'
import { configureLine, fetchChoices } from './configure-line.ts'
import { addAgain } from './order-again.ts'
import { customerPlatformOf, refusalNotice, type ShopperCart, shopperCart } from './shopper-cart.ts'

/** `/api/cart`: every change answers with the whole cart as it now is, and with what to tell the shopper. */
export const cartApi = new Hono<AppEnv>()

cartApi.get('/', async (c) => c.json(await cartOf(c).read()))

cartApi.post('/lines', async (c) => {
  const line = await readBody(c, newCartLineSchema)
  const cart = cartOf(c)
  return answer(c, cart, await addToCart(cart, line))
})

/** `POST /api/cart/again`: an order of the past, as far as it can be bought today. */
cartApi.post('/again', async (c) => {
  const { lines } = await readBody(c, orderAgainSchema)
  const cart = cartOf(c)
  const outcome = await addAgain(cart, lines)
  return c.json({ cart: await cart.read(), ...outcome } satisfies OrderAgainAnswer)
})

cartApi.patch('/lines/:id', async (c) => {
  const { quantity, sku } = await readBody(c, cartLineChangeSchema)
  const cart = cartOf(c)
  const id = lineId(c)
  const notices =
    sku !== undefined && quantity > 0
      ? await configureLine(cart, id, { sku, quantity })
      : await changeQuantity(cart, id, quantity)
  return answer(c, cart, notices)
})

cartApi.get('/choices', async (c) => {
  const { sku } = readQuery(c, choicesQuerySchema)
  return c.json({ product: await fetchChoices(platformOf(c), sku, await buyerOf(c)) } satisfies ChoicesAnswer)
})

/** Empties the cart; the cart itself stays, with its coupon. */
cartApi.delete('/', async (c) => {
  const cart = cartOf(c)
  await clearCart(cart, { sync: true, disconnect: false })
  return answer(c, cart, [])
})

cartApi.delete('/lines/:id', async (c) => {
  const cart = cartOf(c)
  return answer(c, cart, await changeQuantity(cart, lineId(c), 0))
})

cartApi.post('/coupon', limited('coupon'), async (c) => {
  const { code } = await readBody(c, cartCodeSchema)
  const cart = cartOf(c)
  const isValid = await applyCoupon(cart.platform, await cart.ensure(), code.toUpperCase())
  return answer(c, cart, isValid ? [] : [{ type: 'error', key: 'errors.coupon.invalid' }])
})

cartApi.delete('/coupon', async (c) => {
  const cart = cartOf(c)
  await deleteCoupon(cart.platform, await cart.ensure())
  return answer(c, cart, [])
})

cartApi.post('/gift-card', limited('giftCard'), async (c) => {
  const { code } = await readBody(c, cartCodeSchema)
  const cart = cartOf(c)
  const giftCard = { cartId: await cart.ensure(), code: code.toUpperCase() }
  const plan = await redeemGiftCard(cart.platform, giftCard.cartId, giftCard.code)
  if (plan.kind === 'apply') c.var.session.update({ 'gift-card': giftCard })
  return answer(c, cart, giftCardNotices(plan))
})

cartApi.delete('/gift-card', async (c) => {
  const cart = cartOf(c)
  await redeemGiftCard(cart.platform, await cart.ensure(), '')
  c.var.session.update({ 'gift-card': null })
  return answer(c, cart, [])
})

/** Sets a line's quantity; 0 takes it out of the cart. A line that is gone is as the shopper wanted or not to be found. */
export async function changeQuantity(cart: ShopperCart, id: number, quantity: number): Promise<Notice[]> {
  const cartId = await cart.id()
  const item = cartId
    ? (await fetchItems(cart.platform, cartId)).find(({ item_id }) => item_id === id)
    : undefined
  if (!cartId || !item) return quantity === 0 ? [] : [{ type: 'error', key: 'errors.cart.lineGone' }]
  if (quantity === 0) {
    await deleteItem(cart.platform, cartId, { itemId: id, sku: item.sku })
    return []
  }
  const changed = await updateItem(cart.platform, cartId, { sku: item.sku, quantity, itemId: id })
  return changed.ok ? [] : [refusalNotice(cart, changed.message)]
}

/** What there is to say about a gift card that was not taken. */
export function giftCardNotices(plan: GiftCardPlan): Notice[] {
  if (plan.kind === 'invalid') return [{ type: 'error', key: plan.key, params: plan.params }]
  return plan.kind === 'noBalance' ? [{ type: 'error', key: plan.key }] : []
}

const cartOf = (c: Context<AppEnv>): ShopperCart => shopperCart(c, customerPlatformOf(c))

function lineId(c: Context<AppEnv>): number {
  const id = Number(c.req.param('id'))
  if (Number.isSafeInteger(id)) return id
  throw new AppError('errors.badRequest', { status: 400 })
}

async function answer(c: Context<AppEnv>, cart: ShopperCart, notices: Notice[]): Promise<Response> {
  const body: CartAnswer = { cart: await cart.read(), notices }
  return c.json(body)
}
