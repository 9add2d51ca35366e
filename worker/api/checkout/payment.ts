import type { Confirmation, OrderRequest, ShippingChoice } from '#shared/api/checkout.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { namesOf, unavailableLines } from '#shared/cart/unavailable-lines.ts'
import { AppError } from '#shared/errors.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { stableJson } from '#shared/stable-json.ts'
import type { AppContext } from '../../app-env.ts'
import { sha256 } from '../../cache/storage-key.ts'
import { emptyCartError } from '../../common-errors.ts'
import { fetchCart } from '../../platform/cart/cart.ts'
import { completePurchase, loadPurchase } from '../../platform/checkout/hosted-checkout.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { paymentOrigin } from '../../request/origins.ts'
import { sessionEnded } from '../../session/session-ended.ts'
import { cartPart, isCustomerCart, openPaymentPart, paymentPart } from '../../session/session-parts.ts'
import { customerPlatformOf, shopperCart } from '../cart/shopper-cart.ts'
import { chooseShipping, openCart } from './delivery.ts'

/** What the shopper was shown. Absent: the shop has just told it, or a build before this one asks. */
interface Shown {
  expected?: OrderRequest['expected'] | undefined
  delivery?: ShippingChoice | undefined
}

/**
 * The provider's page for the shopper's cart: its address, and the token that is posted there. Opened again for the same goods, price
 * and place it is the same page: in another tab somebody may be typing into it. Throws `errors.order.changed` when the shopper was
 * shown other goods or another price. It goes where the shopper was shown, as an order does: another tab may have chosen since.
 */
export async function openPayment(
  c: AppContext,
  { expected, delivery }: Shown = {},
): Promise<{ url: string; token: string }> {
  const { session, store, settings } = c.var
  const { cart, cartId } = await openCart(c)
  const priced = delivery ? (await chooseShipping(c, delivery)).cart : await cart.fetch()
  refuseUnavailable(priced)
  const current = expectedOf(priced)
  if (expected && stableJson(expected) !== stableJson(current))
    throw new AppError('errors.order.changed', { status: 409 })
  const goods = await sha256(stableJson([cartId, current, delivery]))
  const isOpen = (await session.read(openPaymentPart(store.code))) === goods
  const token = await loadPurchase(cart.platform, cartId, { origin: paymentOrigin(c), isOpen })
  session.update({ [paymentPart(store.code)]: cartId, [openPaymentPart(store.code)]: goods })
  return { url: settings.hostedCheckoutUrl, token }
}

/**
 * The shopper has paid at the provider's: the order. It is the order of the cart that was paid for, whatever the shopper's
 * cart is by now, so asking again after it was placed gives the same order. No other cart is asked about: who has logged out since has
 * left the payment behind.
 */
export async function completePaid(c: AppContext): Promise<Confirmation> {
  const { session, store } = c.var
  const cart = shopperCart(c, customerPlatformOf(c))
  const paidCartId = await session.read(paymentPart(store.code))
  const confirmation = await session.read('confirmation')
  if (!paidCartId && confirmation) return confirmation
  if (!paidCartId) throw new AppError('errors.order.unknownPayment', { cause: 'no payment', status: 409 })
  if (isCustomerCart(paidCartId) && !(await session.read('customer'))) throw sessionEnded() // logged in again, they get their order
  const completion = await completePurchase(cart.platform, paidCartId)
  if (completion.kind === 'undecided')
    throw new AppError('errors.order.undecided', {
      cause: completion.cause,
      status: completion.isEarly ? TOO_EARLY : 502,
    })
  if (completion.kind === 'unknown')
    throw new AppError('errors.order.unknownPayment', { cause: completion.cause, status: 409 })
  if (completion.kind === 'returned') throw await paymentReturned(cart.platform, paidCartId, completion.cause)
  if ((await session.read(cartPart(store.code))) === paidCartId) await cart.dropId() // it is the order's
  session.update({ confirmation: completion.confirmation, checkout: null, draft: null })
  return completion.confirmation
}

/** RFC 8470: to be asked again later. */
const TOO_EARLY = 425

/** There will be no order of what was paid: why, as far as the cart tells, and what becomes of the money. */
async function paymentReturned(platform: PlatformClient, cartId: string, cause: string): Promise<AppError> {
  platform.log.warn('payment.returned', { cause })
  const names = namesOf(unavailableLines((await fetchCart(platform, cartId)) ?? emptyCart))
  if (names === '') return new AppError('errors.order.paymentReturned', { cause, status: 409 })
  return new AppError('errors.order.paidSoldOut', { cause, status: 409, params: { names } })
}

/** Nothing is paid for that cannot be had. */
function refuseUnavailable(cart: Cart): void {
  if (cart.lines.length === 0) throw emptyCartError()
  const names = namesOf(unavailableLines(cart))
  if (names !== '') throw new AppError('errors.order.soldOut', { status: 409, params: { names } })
}
