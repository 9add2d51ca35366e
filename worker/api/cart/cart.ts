import type { CartAnswer } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import type { AppContext } from '../../app-env.ts'
import { createApp } from '../../create-app.ts'
import { limited } from '../../middleware/rate-limit.ts'
import { platformOf } from '../../request/services.ts'
import { buyerOf } from '../buyer.ts'
import { route } from '../route.ts'
import { addToCart, noticesOf } from './add-to-cart.ts'
import { applyChanges } from './apply-changes.ts'
import { applyCode, readBalance, removeCode } from './cart-codes.ts'
import { changeQuantity } from './change-quantity.ts'
import { clearCart } from './clear-cart.ts'
import { configureLine, fetchChoices } from './configure-line.ts'
import { changeWithGuestFallback } from './guest-fallback.ts'
import { reorderLines } from './order-again.ts'
import { customerPlatformOf, readChanged, type ShopperCart, shopperCart } from './shopper-cart.ts'

/** The cart: every change answers with the whole cart as it now is, and with what to tell the shopper. */
export const cartApi = createApp()

route(cartApi, 'cart.read', (c) => cartOf(c).fetch())

route(cartApi, 'cart.addLine', async (c, line) => {
  const notices = await changeWithGuestFallback(c, async () => noticesOf(await addToCart(cartOf(c), line)))
  return answer(cartOf(c), notices)
})

/** What was changed without a connection. */
route(
  cartApi,
  'cart.applyChanges',
  async (c, changes) => {
    const cart = cartOf(c)
    return answer(cart, await applyChanges(cart, changes))
  },
  limited('wholeCart'),
)

/** An order of the past, as far as it can be bought today. */
route(
  cartApi,
  'cart.orderAgain',
  async (c, { lines }) => {
    const cart = cartOf(c)
    const outcome = await reorderLines(cart, lines)
    return { cart: await readChanged(cart), ...outcome }
  },
  limited('wholeCart'),
)

route(cartApi, 'cart.changeLine', async (c, { id, quantity, sku }) => {
  const cart = cartOf(c)
  const notices =
    sku !== undefined && quantity > 0
      ? await configureLine(cart, id, { sku, quantity })
      : await changeQuantity(cart, id, quantity)
  return answer(cart, notices)
})

route(cartApi, 'cart.choices', async (c, { sku }) => ({
  product: await fetchChoices(platformOf(c), sku, await buyerOf(c)),
}))

/** Empties the cart; the cart itself stays, with its coupon. */
route(cartApi, 'cart.removeLines', async (c) => {
  const cart = cartOf(c)
  await clearCart(cart)
  return answer(cart, [])
})

route(cartApi, 'cart.removeLine', async (c, { id }) => {
  const cart = cartOf(c)
  return answer(cart, await changeQuantity(cart, id, 0))
})

route(
  cartApi,
  'cart.applyCoupon',
  async (c, { code }) => {
    const cart = cartOf(c)
    return answer(cart, await applyCode(c, cart, 'coupon', code))
  },
  limited('coupon'),
)

route(cartApi, 'cart.removeCoupon', async (c) => {
  const cart = cartOf(c)
  await removeCode(c, cart, 'coupon')
  return answer(cart, [])
})

route(
  cartApi,
  'cart.giftCardBalance',
  async (c, { code }) => ({ balance: await readBalance(c, platformOf(c), code) }),
  limited('giftCard'),
)

route(
  cartApi,
  'cart.applyGiftCard',
  async (c, { code }) => {
    const cart = cartOf(c)
    return answer(cart, await applyCode(c, cart, 'gift-card', code))
  },
  limited('giftCard'),
)

route(cartApi, 'cart.removeGiftCard', async (c) => {
  const cart = cartOf(c)
  await removeCode(c, cart, 'gift-card')
  return answer(cart, [])
})

const cartOf = (c: AppContext): ShopperCart => shopperCart(c, customerPlatformOf(c))

const answer = async (cart: ShopperCart, notices: Notice[]): Promise<CartAnswer> => ({
  cart: await readChanged(cart),
  notices,
})
