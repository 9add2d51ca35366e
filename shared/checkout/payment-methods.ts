import type { PaymentMethod } from '../api/checkout.ts'
import type { Cart } from '../cart/cart.ts'
import { isImmaterial } from '../product/immaterial.ts'
import type { ProductType } from '../product/product.ts'

/** A payment method with what decides whether it is offered; the browser needs less of it (Spec §3). */
export interface SourcedPaymentMethod extends PaymentMethod {
  /** Offered by the platform; the others are known to the client only. */
  isServerMethod: boolean
}

const CASH_ON_DELIVERY = 'cashondelivery'

/** The hosted checkout as a payment method; its code names the provider (Spec §4, Checkout). */
export function hostedCheckoutMethod(code: string, title: string): SourcedPaymentMethod {
  return { code, title, cost: 0, isDefault: true, offline: false, isServerMethod: false, hosted: true }
}

/** The platform's methods in place of the others; client-only ones stay. The first of a code wins (contract §16.16). */
export function mergePaymentMethods(
  current: SourcedPaymentMethod[],
  fromServer: SourcedPaymentMethod[],
): SourcedPaymentMethod[] {
  const clientOnly = current.filter(({ isServerMethod }) => !isServerMethod)
  const merged = [...clientOnly, ...fromServer.map((method) => ({ ...method, isServerMethod: true }))]
  return merged.filter(({ code }, at) => merged.findIndex((other) => other.code === code) === at)
}

/** Whether nothing has to be sent of products of these types: each is downloadable or virtual. No products are not virtual. */
export const areVirtualTypes = (types: readonly ProductType[]): boolean =>
  types.length > 0 && types.every(isImmaterial)

/** Whether nothing of a cart has to be sent. An empty cart is not virtual. */
export const isVirtualCart = ({ lines }: Pick<Cart, 'lines'>): boolean =>
  areVirtualTypes(lines.map(({ type }) => type))

interface OrderedCart {
  isVirtual: boolean
  /** Nothing is left to be paid, such as with a gift card for the whole sum. */
  isFree: boolean
}

/** The methods that can be chosen: no cash on delivery where nothing is delivered, or nothing is to be paid. */
export function offeredPaymentMethods<Method extends PaymentMethod>(
  methods: Method[],
  { isVirtual, isFree }: OrderedCart,
): Method[] {
  return isVirtual || isFree ? methods.filter(({ code }) => code !== CASH_ON_DELIVERY) : methods
}
