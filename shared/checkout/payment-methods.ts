import type { PaymentMethod } from '../api/checkout.ts'
import type { Cart } from '../cart/cart.ts'
import { isImmaterial } from '../product/immaterial.ts'
import type { ProductType } from '../product/product.ts'

const CASH_ON_DELIVERY = 'cashondelivery'
/** Magento's method of an order that costs nothing. */
const FREE = 'free'

/**
 * Whether the way to pay that was chosen (empty: none yet) is not offered any more. A cart that has become free, or is not any
 * longer, is paid for in another way without anything being gone.
 */
export const isPaymentGone = (chosenCode: string, methods: readonly Pick<PaymentMethod, 'code'>[]): boolean =>
  methods.length > 0 &&
  !['', FREE].includes(chosenCode) &&
  methods.every(({ code }) => code !== FREE && code !== chosenCode)

/** The hosted checkout as a payment method; its code names the provider (Spec §4, Checkout). */
export function hostedCheckoutMethod(code: string, title: string): PaymentMethod {
  return { code, title, cost: 0, isDefault: true, offline: false, hosted: true }
}

/** The shop's own methods, then all of the platform's. The first of a code wins (contract §16.16). */
export function mergePaymentMethods(own: PaymentMethod[], fromServer: PaymentMethod[]): PaymentMethod[] {
  const merged = [...own, ...fromServer]
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

/**
 * The methods that can be chosen: `free` alone, where the platform has it, when nothing is to be paid, and only then; no cash on
 * delivery where nothing is delivered, or nothing is to be paid.
 */
export function offeredPaymentMethods<Method extends PaymentMethod>(
  methods: Method[],
  { isVirtual, isFree }: OrderedCart,
): Method[] {
  const free = methods.filter(({ code }) => code === FREE)
  if (isFree && free.length > 0) return free
  const isPaidAtTheDoor = !isVirtual && !isFree
  return methods.filter(({ code }) => code !== FREE && (isPaidAtTheDoor || code !== CASH_ON_DELIVERY))
}
