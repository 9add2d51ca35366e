import type { ShippingMethod } from '../api/checkout.ts'

/** A delivery method with what decides whether it is offered; the browser needs less of it (Spec §3). */
export interface KnownShippingMethod extends ShippingMethod {
  /** Null when the platform does not say: it counts as available. */
  available: boolean | null
  isDefault: boolean
  /** Known without a connection. */
  offline: boolean
  isServerMethod: boolean
}

/** The platform's methods without those it says are not available (Spec §4, Checkout). They replace the list. */
export function offeredShippingMethods(fromServer: KnownShippingMethod[]): KnownShippingMethod[] {
  return fromServer
    .filter(({ available }) => available !== false)
    .map((method) => ({ ...method, isServerMethod: true }))
}

/** The method chosen at first: among those that need a connection the default one, else the first (contract §16.16). */
export function defaultShippingMethod(methods: KnownShippingMethod[]): KnownShippingMethod | null {
  const online = methods.filter(({ offline }) => !offline)
  return online.find(({ isDefault }) => isDefault) ?? online[0] ?? null
}
