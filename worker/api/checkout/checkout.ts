import type { OfflineCheckoutOptions } from '#shared/api/checkout.ts'
import { emptyAddress } from '#shared/checkout/address.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../../app-env.ts'
import { createApp } from '../../create-app.ts'
import { limited } from '../../middleware/rate-limit.ts'
import {
  fetchPaymentMethods,
  fetchServicePoints,
  fetchShippingMethods,
  toPaymentMethods,
} from '../../platform/checkout/checkout.ts'
import { fetchWidgetToken } from '../../platform/checkout/hosted-checkout.ts'
import { platformOf } from '../../request/services.ts'
import { customerPlatformOf, type ShopperCart, shopperCart } from '../cart/shopper-cart.ts'
import { route } from '../route.ts'
import { chooseShipping, fetchMethodsFor, hostedMethod } from './delivery.ts'
import { completePaid, openPayment } from './payment.ts'
import { cancelOrder, fetchConfirmedOrder, placeOrder } from './placing.ts'

/** From the address to the order number. */
export const checkoutApi = createApp()

route(checkoutApi, 'checkout.shippingMethods', async (c, { address }) => ({
  methods: await fetchMethodsFor(c, address),
}))

route(checkoutApi, 'checkout.servicePoints', async (c, { postcode, country }) => ({
  servicePoints: await fetchServicePoints(platformOf(c), postcode, country),
}))

route(checkoutApi, 'checkout.chooseShipping', chooseShipping)

/** What a device saves to order without a connection. It is asked for in idle time, so it opens no cart and never fails. */
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

route(checkoutApi, 'checkout.paymentSession', openPayment)

route(checkoutApi, 'checkout.widget', async (c) => {
  const { hostedCheckoutUrl } = c.var.settings
  const token = await fetchWidgetToken(platformOf(c))
  return { ...token, url: new URL('widget', new URL(hostedCheckoutUrl, c.req.url)).href }
})

route(checkoutApi, 'checkout.complete', completePaid, limited('order'))

route(checkoutApi, 'checkout.order', placeOrder, limited('order'))

route(checkoutApi, 'checkout.cancelOrder', cancelOrder, limited('order'))

route(checkoutApi, 'checkout.confirmation', (c) => c.var.session.read('confirmation'))

route(checkoutApi, 'checkout.confirmedOrder', fetchConfirmedOrder)

const noTerms: OfflineCheckoutOptions = { methods: [], paymentMethods: [] }

async function fetchTerms(
  c: AppContext,
  { cart, cartId }: { cart: ShopperCart; cartId: string },
): Promise<OfflineCheckoutOptions> {
  const address = emptyAddress(c.var.store.country)
  const [methods, wire, hosted] = await Promise.all([
    fetchShippingMethods(cart.platform, cartId, address),
    fetchPaymentMethods(cart.platform, cartId),
    hostedMethod(c),
  ])
  return { methods, paymentMethods: toPaymentMethods(wire, hosted) }
}
