import type { Address, ShippingAnswer, ShippingChoice, ShippingMethod } from '#shared/api/checkout.ts'
import { validateAddress, validateContact } from '#shared/checkout/address.ts'
import { offeredPaymentMethods } from '#shared/checkout/payment-methods.ts'
import { isToServicePoint } from '#shared/checkout/service-points.ts'
import { offeredInAll } from '#shared/checkout/shipping-methods.ts'
import { AppError } from '#shared/errors.ts'
import { arrivalOf } from '#shared/product/delivery-dates.ts'
import type { AppContext } from '../../app-env.ts'
import { emptyCartError } from '../../common-errors.ts'
import { translateFor } from '../../i18n/messages.ts'
import { orElse } from '../../observability/or-else.ts'
import { areVirtualItems, fetchItems } from '../../platform/cart/cart.ts'
import {
  fetchShippingMethods,
  saveServicePoint,
  saveShipping,
  toPaymentMethods,
} from '../../platform/checkout/checkout.ts'
import { fetchDeliveryTerms } from '../../platform/checkout/delivery-terms.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { hasExtension } from '../../platform/learn-extensions.ts'
import { platformOf } from '../../request/services.ts'
import { customerPlatformOf, type ShopperCart, shopperCart } from '../cart/shopper-cart.ts'

/** Code of the hosted checkout among the payment methods; it names the provider (Spec §4, Checkout). */
const HOSTED_CODE = 'shop-hosted-checkout'

/** How the cart can be sent to an address, and when it comes. Without a country: in ways that reach all of the store's, as its promise does. */
export async function fetchMethodsFor(
  c: AppContext,
  address: Omit<Address, 'country'> & { country?: string | undefined },
): Promise<ShippingMethod[]> {
  const { cart, cartId } = await openCart(c)
  const countries = address.country ? [address.country] : c.var.store.countries
  const failure = { log: c.var.log, event: 'delivery.withoutDates' }
  const ask = (country: string) => fetchShippingMethods(cart.platform, cartId, { ...address, country })
  const [offers, terms] = await Promise.all([
    Promise.all(countries.map(ask)),
    orElse(fetchDeliveryTerms(platformOf(c)), null, failure),
  ])
  const now = new Date()
  return offeredInAll(offers).map((method) => ({
    ...method,
    arrival: arrivalOf(method, terms?.dispatch ?? null, now),
  }))
}

/** Tells the platform who buys, where it goes and how; the answer says what it costs and how it can be paid. */
export async function chooseShipping(c: AppContext, choice: ShippingChoice): Promise<ShippingAnswer> {
  refuseFaults({ ...validateContact(choice.contact), ...validateAddress(choice.address) })
  const { cart, cartId } = await openCart(c)
  const items = await fetchItems(cart.platform, cartId)
  if (items.length === 0) throw emptyCartError()
  const isVirtual = areVirtualItems(items)
  if (!isVirtual) refuseFaults(missingMethod(choice))
  const wire = await saveDelivery(cart.platform, cartId, choice, { isVirtual })
  c.var.session.update({ checkout: new Date().toISOString() })
  const priced = await cart.fetch()
  const facts = { isVirtual, isFree: priced.totals.grandTotal === 0 }
  const methods = toPaymentMethods(wire, await hostedMethod(c))
  return { cart: priced, paymentMethods: offeredPaymentMethods(methods, facts) }
}

/** Saves where it goes and how, with the service point where it is fetched at one; the answer says how it can be paid. */
export async function saveDelivery(
  platform: PlatformClient,
  cartId: string,
  choice: ShippingChoice,
  { isVirtual }: { isVirtual: boolean },
): ReturnType<typeof saveShipping> {
  const { servicePointId } = choice
  const isToPoint = !isVirtual && isToServicePoint(choice)
  if (isToPoint && !servicePointId) refuseFaults({ servicePointId })
  const wire = await saveShipping(platform, cartId, choice, { isVirtual })
  if (isToPoint && servicePointId) await saveServicePoint(platform, cartId, servicePointId)
  return wire
}

/** The cart of a call that needs one. Without it the call is refused, and there is a new, empty one (R5.19): not when it was a customer's whose login has ended. */
export async function openCart(c: AppContext): Promise<{ cart: ShopperCart; cartId: string }> {
  const cart = shopperCart(c, customerPlatformOf(c))
  const cartId = await cart.open()
  if (cartId) return { cart, cartId }
  await cart.ensure()
  throw emptyCartError()
}

/** What an address of goods lacks without a way to send them, as `refuseFaults` takes it. */
const missingMethod = ({ carrierCode, methodCode }: ShippingChoice): object =>
  carrierCode && methodCode ? {} : { methodCode: 'missing' }

/** The browser checks the same; what comes here unchecked is refused without a word to the platform. */
export function refuseFaults(faults: object): void {
  const fields = Object.keys(faults)
  if (fields.length > 0) throw new AppError('errors.checkout.fields', { cause: fields.join(), status: 400 })
}

/** The payment page as a method; null when the platform has none. */
export const hostedMethod = async (c: AppContext) =>
  (await hasExtension(platformOf(c), 'hosted-checkout'))
    ? { code: HOSTED_CODE, title: translateFor(c.var.store)('checkout.payment.hosted') }
    : null
