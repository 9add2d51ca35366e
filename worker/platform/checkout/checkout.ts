import * as z from 'zod/mini'
import type {
  Address,
  Contact,
  PaymentMethod,
  ServicePoint,
  ShippingChoice,
  ShippingMethod,
} from '#shared/api/checkout.ts'
import { hostedCheckoutMethod, mergePaymentMethods } from '#shared/checkout/payment-methods.ts'
import { isToServicePoint, nearestPoints } from '#shared/checkout/service-points.ts'
import { offeredShippingMethods } from '#shared/checkout/shipping-methods.ts'
import { AppError, type AppErrorDetails, toAppError } from '#shared/errors.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import { type Answer, statusOf, throwIfAway } from '../answer.ts'
import type { PlatformClient } from '../client.ts'
import { hasExtension } from '../learn-extensions.ts'
import { minor } from '../products/to-price.ts'
import {
  paymentMethodSchema,
  servicePointSchema,
  shippingInformationSchema,
  shippingMethodSchema,
  type WirePaymentMethod,
  type WireShippingMethod,
} from '../protocol/cart.ts'
import { toBillingAddress, toPlatformAddress } from '../protocol/platform-address.ts'

/** Shipping methods of the cart for an address (contract §2.7). */
export async function fetchShippingMethods(
  platform: PlatformClient,
  cartId: string,
  address: Address,
): Promise<ShippingMethod[]> {
  const contact: Contact = { emailAddress: '', phoneNumber: '' }
  const { company, region, region_id, country_id, street, postcode, city, region_code } = toPlatformAddress(
    address,
    contact,
  )
  const knowsPoints = hasExtension(platform, 'service-point')
  const answer = await platform.post('/api/cart/shipping-methods', {
    query: { cartId },
    body: { address: { company, region, region_id, country_id, street, postcode, city, region_code } },
    result: z.array(shippingMethodSchema),
  })
  const methods = expectResult(answer).map(toShippingMethod)
  const canChoosePoint = await knowsPoints
  return offeredShippingMethods(
    methods.filter(({ needsServicePoint }) => canChoosePoint || !needsServicePoint),
  )
}

/** A way to deliver as the shop has it. */
export const toShippingMethod = (wire: WireShippingMethod) => ({
  carrierCode: wire.carrier_code,
  methodCode: wire.method_code,
  title: wire.method_title || wire.method_code,
  carrierTitle: wire.carrier_title,
  price: toMinorUnits(wire.price_incl_tax),
  needsServicePoint: isToServicePoint({ methodCode: wire.method_code }),
  available: wire.available ?? null,
  isDefault: wire.default ?? false,
  deliveryDays: toDeliveryDays(wire),
  arrival: null,
  freeFrom: minor(wire.extension_attributes?.free_from),
})

function toDeliveryDays({ extension_attributes }: WireShippingMethod) {
  const [min, max] = extension_attributes?.delivery_days ?? []
  return min === undefined || max === undefined ? null : { min, max }
}

/**
 * Saves the contact and addresses and returns the payment methods (contract §2.8). For a virtual cart this is only the
 * billing address.
 */
export async function saveShipping(
  platform: PlatformClient,
  cartId: string,
  choice: ShippingChoice,
  { isVirtual }: { isVirtual: boolean },
): Promise<WirePaymentMethod[]> {
  const { contact, address, billingAddress = address, carrierCode, methodCode } = choice
  const delivery = {
    shippingAddress: withCountryId(toPlatformAddress(address, contact)),
    shippingCarrierCode: carrierCode,
    shippingMethodCode: methodCode,
  }
  const answer = await platform.post('/api/cart/shipping-information', {
    query: { cartId },
    body: {
      addressInformation: {
        ...(!isVirtual && delivery),
        billingAddress: withCountryId(toBillingAddress(billingAddress, contact)),
      },
    },
    result: shippingInformationSchema,
  })
  return expectResult(answer).payment_methods
}

/** How a cart can be paid for as it is (contract §2.6). */
export async function fetchPaymentMethods(
  platform: PlatformClient,
  cartId: string,
): Promise<WirePaymentMethod[]> {
  const answer = await platform.get('/api/cart/payment-methods', {
    query: { cartId },
    result: z.array(paymentMethodSchema),
  })
  return expectResult(answer)
}

/** The call needs the country in both fields (contract §2.8). */
const withCountryId = <T extends { country_id: string }>(address: T) => ({
  ...address,
  countryId: address.country_id,
})

/** The hosted checkout first, then what the platform offers (Spec §4, Checkout). */
export function toPaymentMethods(
  wire: WirePaymentMethod[],
  hosted: { code: string; title: string } | null,
): PaymentMethod[] {
  const fromServer = wire.map(
    (method): PaymentMethod => ({
      code: method.code,
      title: method.title || method.code,
      cost: paymentCost(method),
      isDefault: method.default ?? false,
      offline: method.offline === true, // a platform that does not say so wants to be asked first
      hosted: false,
    }),
  )
  return mergePaymentMethods(hosted ? [hostedCheckoutMethod(hosted.code, hosted.title)] : [], fromServer)
}

/** What it costs to pay in this way, VAT included (R3.33). */
export const paymentCost = ({ cost, cost_incl_tax }: WirePaymentMethod): number =>
  toMinorUnits(cost_incl_tax ?? cost ?? 0)

const SERVICE_POINT = '/api/ext/service-point'

/** Pickup points near a postcode of a country, default that of the store (contract §2.11). Whatever fails is told as R8.45 says. */
export async function fetchServicePoints(
  platform: PlatformClient,
  postcode: string,
  country: string = platform.store.country,
): Promise<ServicePoint[]> {
  const found = platform.get(`${SERVICE_POINT}/find`, {
    query: { country, postcode, street: '', city: '' },
    result: z.array(servicePointSchema),
  })
  const answer = await found.catch((cause: unknown) => {
    throw noPoints({ ...toAppError(cause), cause })
  })
  if (!answer.ok) throw noPoints({ cause: answer.message, status: statusOf(answer) })
  const points = answer.result.map(({ opening_hours, distance, ...point }) => ({
    ...point,
    distance: distance ?? null,
    openingHours: opening_hours,
  }))
  return nearestPoints(points)
}

const noPoints = (details: AppErrorDetails) => new AppError('errors.checkout.servicePoints', details)

/** The platform names the field of what it does not find. */
const NO_SUCH_POINT = /no such entity with service_point_id/i

/** Throws `errors.checkout.pointGone` for a point that was there and is not any more. */
export async function saveServicePoint(
  platform: PlatformClient,
  cartId: string,
  servicePointId: string,
): Promise<void> {
  const body = { cart_id: cartId, service_point_id: servicePointId }
  const answer = await platform.post(`${SERVICE_POINT}/cart`, { body, result: z.unknown() })
  if (!answer.ok && NO_SUCH_POINT.test(answer.message))
    throw new AppError('errors.checkout.pointGone', { cause: servicePointId, status: 409 })
  expectResult(answer)
}

/** Words of the platform's refusals in the checkout (contract §2.7–2.11). */
const REFUSED = /address|shipping|carrier|method|service_point|cart|no such entity|provided/i

/**
 * The result of a call, or an error for the shopper. The checkout has validated its input, so a refusal is unexpected. A
 * platform that fails has refused nothing.
 */
function expectResult<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.result
  throwIfAway(answer, REFUSED)
  throw new AppError('errors.checkout.refused', {
    cause: `${answer.code}: ${answer.message}`,
    status: answer.code === 404 ? 409 : 422,
  })
}
