import type { ShippingMethod } from '../api/checkout.ts'

/** A delivery method as the platform offers it. */
export interface PlatformShippingMethod extends ShippingMethod {
  /** Null when the platform does not say: it counts as available. */
  available: boolean | null
}

/** The platform's methods without those it says are not available (Spec §4, Checkout). They replace the list. */
export const offeredShippingMethods = (fromServer: PlatformShippingMethod[]): ShippingMethod[] =>
  fromServer.flatMap(({ available, ...method }) => (available === false ? [] : [method]))
