import type { ShippingMethod } from '../api/checkout.ts'
import { deliveryId } from './checkout-steps.ts'

/** A delivery method as the platform offers it. */
export interface PlatformShippingMethod extends ShippingMethod {
  /** Null when the platform does not say: it counts as available. */
  available: boolean | null
  /** The one that is chosen until the shopper chooses. */
  isDefault: boolean
}

/**
 * The platform's methods without those it says are not available (Spec §4, Checkout). They replace the list. The default
 * stands first: the first is chosen at the start.
 */
export const offeredShippingMethods = (fromServer: PlatformShippingMethod[]): ShippingMethod[] =>
  fromServer
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .flatMap(({ available, isDefault, ...method }) => (available === false ? [] : [method]))

/** The methods that are offered in each of several countries: what holds while nobody knows where it goes. */
export const offeredInAll = ([first = [], ...others]: ShippingMethod[][]): ShippingMethod[] =>
  first.filter((method) =>
    others.every((methods) => methods.some((one) => deliveryId(one) === deliveryId(method))),
  )
