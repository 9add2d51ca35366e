import { type Context, Hono } from 'hono'
import type { CheckoutTerms, Confirmation, Contact, ShippingChoice } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { namesOf, unavailableLines } from '#shared/cart/unavailable-lines.ts'
import { emptyAddress, normaliseContact, validateAddress, validateContact } from '#shared/checkout/address.ts'
import { isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { taxCountry } from '#shared/checkout/tax-country.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { translateFor } from '../i18n/messages.ts'
import { limited } from '../middleware/rate-limit.ts'
import { cancelOnce, placeOnce } from '../orders/place-once.ts'
import { fetchItems } from '../platform/cart.ts'
import {
  fetchPaymentMethods,
  fetchServicePoints,
  fetchShippingMethods,
  saveServicePoint,
  saveShipping,
  toPaymentMethods,
} from '../platform/checkout.ts'
import { completePurchase, fetchWidgetToken, loadPurchase } from '../platform/hosted-checkout.ts'
import { withGoods } from '../platform/order-goods.ts'
import { fetchOrder } from '../platform/order-service.ts'
import { platformOf } from '../request/services.ts'
import { isCustomerCart } from '../session/cart-id.ts'
import { paymentPart } from '../session/session-parts.ts'
import { giveBack, orderDeps } from './order-deps.ts'
import { prepareOrder } from './prepare-order.ts'
import { route } from './route.ts'
import { customerPlatformOf, type ShopperCart, shopperCart } from './shopper-cart.ts'

/** Code of the hosted checkout among the payment methods; it names the provider (Spec §4, Checkout). */
const HOSTED_CODE = 'shop-hosted-checkout'

/** From the address to the order number. */
export const checkoutApi = new Hono<AppEnv>()

route(checkoutApi, 'checkout.shippingMethods', async (c, { address }) => {
  const { cart, cartId } = await openCart(c)
  const { country, isUnset } = taxCountry(address.country, c.var.store)
  if (isUnset)
    cart.platform.log.error('totals.noCountry', { message: 'the default country for tax must be set' })
  return { methods: await fetchShippingMethods(cart.platform, cartId, { ...address, country }) }
})

route(checkoutApi, 'checkout.servicePoints', async (c, { postcode }) => ({
  servicePoints: await fetchServicePoints(platformOf(c), postcode),
}))

route(checkoutApi, 'checkout.chooseShipping', async (c, choice) => {
  refuseFaults({ ...validateContact(choice.contact), ...validateAddress(choice.address) })
  const { cart, cartId } = await openCart(c)
  const items = await fetchItems(cart.platform, cartId)
  const isVirtual = isVirtualCart(items.map(({ product_type }) => product_type))
  if (!isVirtual) refuseFaults(missingMethod(choice))
  const wire = await saveShipping(cart.platform, cartId, choice, { isVirtual })
  c.var.session.update({ checkout: new Date().toISOString() })
  if (choice.servicePointId && !isVirtual)
    await saveServicePoint(cart.platform, cartId, choice.servicePointId)
  const priced = await cart.read()
  const facts = { isVirtual, isFree: priced.totals.grandTotal === 0 }
  return { cart: priced, paymentMethods: toPaymentMethods(wire, hostedMethod(c), facts) }
})

/** What the device keeps to order without a connection. Asked for in idle time: it opens no cart and refuses nothing. */
route(checkoutApi, 'checkout.offlineTerms', async (c) => {
  const cart = shopperCart(c, customerPlatformOf(c))
  const cartId = await cart.id()
  if (!cartId) return noTerms
  try {
    return await fetchTerms(c, { cart, cartId })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    cart.platform.log.warn('checkout.noTerms', { message: error.code }) // the cart may be an order's by now
    return noTerms
  }
})

route(checkoutApi, 'checkout.paymentSession', async (c) => {
  const { cart, cartId } = await openCart(c)
  refuseUnavailable(await cart.read())
  const { origin } = new URL(c.req.url)
  const token = await loadPurchase(cart.platform, cartId, origin)
  c.var.session.update({ [paymentPart(c.var.store.code)]: cartId })
  return { url: `${c.var.settings.hostedCheckoutUrl}?token=${encodeURIComponent(token)}` }
})

route(checkoutApi, 'checkout.widget', async (c) => {
  const { hostedCheckoutUrl } = c.var.settings
  const token = await fetchWidgetToken(platformOf(c))
  return { ...token, url: new URL('widget', new URL(hostedCheckoutUrl, c.req.url)).href }
})

/**
 * The shopper has paid at the provider's: the order. It is the order of the cart that was paid for, whatever the shopper's
 * cart is by now, so asking again after it was placed gives the same order.
 */
route(checkoutApi, 'checkout.complete', completePaid, limited('order'))

route(
  checkoutApi,
  'checkout.order',
  async (c, request) => {
    refuseFaults({ ...validateContact(request.contact), ...validateAddress(request.address) })
    await refuseOthers(c, request.customerId)
    const deps = orderDeps(c, request.orderId)
    if (request.offlineCart) await deps.cart.ensure() // all of it may have been put together without a connection
    const prepare = (cartId: string) => prepareOrder(deps.platform, cartId, request)
    const order = await placeOnce({ ...deps, prepare }, request)
    if (!order) throw new AppError('errors.checkout.emptyCart', { status: 409 })
    if (order.kind === 'placed') return keepPlaced(c, order, request.contact)
    await giveBack(deps, order)
    throw new AppError(order.code, { status: order.code === 'errors.order.validation' ? 422 : 409 })
  },
  limited('order'),
)

/** The shopper does not want a waiting order any more. It may have been placed all the same: then that is the answer. */
route(
  checkoutApi,
  'checkout.cancelOrder',
  async (c, { orderId, contact }) => {
    const deps = orderDeps(c, orderId)
    const order = await cancelOnce(deps, orderId)
    if (order?.kind === 'placed') return keepPlaced(c, order, contact)
    if (order) await giveBack(deps, order)
    return null
  },
  limited('order'),
)

route(checkoutApi, 'checkout.confirmation', (c) => c.var.session.read('confirmation'))

/** What the session's last order is made of; null: there is none, or the platform tells no guest of it (contract §18). */
route(checkoutApi, 'checkout.confirmedOrder', async (c) => {
  const confirmation = await c.var.session.read('confirmation')
  if (!confirmation?.orderNumber) return null
  const platform = platformOf(c)
  const order = await fetchOrder(platform, confirmation)
  return order && withGoods(platform, order)
})

const noTerms: CheckoutTerms = { methods: [], paymentMethods: [] }

async function fetchTerms(
  c: Context<AppEnv>,
  { cart, cartId }: { cart: ShopperCart; cartId: string },
): Promise<CheckoutTerms> {
  const address = emptyAddress(c.var.store.country)
  const [items, methods, wire] = await Promise.all([
    fetchItems(cart.platform, cartId),
    fetchShippingMethods(cart.platform, cartId, address),
    fetchPaymentMethods(cart.platform, cartId),
  ])
  const isVirtual = isVirtualCart(items.map(({ product_type }) => product_type))
  return { methods, paymentMethods: toPaymentMethods(wire, hostedMethod(c), { isVirtual, isFree: false }) }
}

const hostedMethod = (c: Context<AppEnv>) => ({
  code: HOSTED_CODE,
  title: translateFor(c.var.store)('checkout.payment.hosted'),
})

async function completePaid(c: Context<AppEnv>): Promise<Confirmation> {
  const { session, store } = c.var
  const cart = shopperCart(c, customerPlatformOf(c))
  const paidCartId = (await session.read(paymentPart(store.code))) ?? (await cart.id())
  const confirmation = await session.read('confirmation')
  if (!paidCartId && confirmation) return confirmation
  if (!paidCartId) throw new AppError('errors.checkout.emptyCart', { status: 409 })
  if (isCustomerCart(paidCartId) && !(await session.read('customer')))
    throw new AppError('errors.account.expired', { status: 401 }) // logged in again, they get their order
  const completion = await completePurchase(cart.platform, paidCartId)
  if (completion.kind === 'undecided')
    throw new AppError('errors.order.undecided', { cause: completion.cause, status: 502 })
  if (completion.kind === 'unknown')
    throw new AppError('errors.order.unknownPayment', { cause: completion.cause, status: 409 })
  if (completion.kind === 'returned') throw await paymentReturned(cart, completion.cause)
  if ((await cart.id()) === paidCartId) await cart.forget() // it is the order's
  session.update({ confirmation: completion.confirmation, checkout: null })
  return completion.confirmation
}

/** A customer's order waits for its customer: without the login there is no cart of theirs, and nobody else has it. */
async function refuseOthers(c: Context<AppEnv>, customerId: number | undefined): Promise<void> {
  if (customerId === undefined) return
  const customer = await c.var.session.read('customer')
  if (!customer) throw new AppError('errors.account.expired', { status: 401 })
  if (customer.id !== null && customer.id !== customerId)
    throw new AppError('errors.account.otherCustomer', { status: 403 })
}

/** Remembers the order for the thank-you page; its cart went with it. */
function keepPlaced(
  c: Context<AppEnv>,
  { orderNumber }: { orderNumber: string },
  contact: Contact,
): Confirmation {
  const confirmation: Confirmation = { orderNumber, email: normaliseContact(contact).emailAddress }
  c.var.session.update({ confirmation, checkout: null })
  return confirmation
}

/** There will be no order of what was paid: why, as far as the cart tells, and what becomes of the money. */
async function paymentReturned(cart: ShopperCart, cause: string): Promise<AppError> {
  cart.platform.log.warn('payment.returned', { cause })
  const names = namesOf(unavailableLines(await cart.read()))
  if (names === '') return new AppError('errors.order.paymentReturned', { cause, status: 409 })
  return new AppError('errors.order.paidSoldOut', { cause, status: 409, params: { names } })
}

/** Nothing is paid for that cannot be had. */
function refuseUnavailable(cart: Cart): void {
  if (cart.lines.length === 0) throw new AppError('errors.checkout.emptyCart', { status: 409 })
  const names = namesOf(unavailableLines(cart))
  if (names !== '') throw new AppError('errors.order.soldOut', { status: 409, params: { names } })
}

/** The cart of a call that needs one. Without it the call is refused, and there is a new, empty one (R5.19). */
async function openCart(c: Context<AppEnv>): Promise<{ cart: ShopperCart; cartId: string }> {
  const cart = shopperCart(c, customerPlatformOf(c))
  const cartId = await cart.id()
  if (cartId) return { cart, cartId }
  await cart.ensure()
  throw new AppError('errors.checkout.emptyCart', { status: 409 })
}

/** What an address of goods lacks without a way to send them, as `refuseFaults` takes it. */
const missingMethod = ({ carrierCode, methodCode }: ShippingChoice): object =>
  carrierCode && methodCode ? {} : { methodCode: 'missing' }

/** The browser checks the same; what comes here unchecked is refused without a word to the platform. */
function refuseFaults(faults: object): void {
  const fields = Object.keys(faults)
  if (fields.length > 0) throw new AppError('errors.checkout.fields', { cause: fields.join(), status: 400 })
}
