import { type Address, isComplete } from '../addresses.ts'
import { reaches } from '../delivery/shipping.ts'
import type { PricedCart } from './cart-totals.ts'
import type { Cart } from './carts.ts'
import { areVirtual } from './lines.ts'

/** Where a cart's parcel goes: to the delivery address where it is complete, else to the billing address. */
export function deliveryAddressOf({ shippingAddress, billingAddress, store }: Cart): Address | null {
  const address = isComplete(shippingAddress) ? shippingAddress : (billingAddress ?? shippingAddress)
  return address && { ...address, country_id: address.country_id || store.country }
}

/** Whether a cart with goods has a shipping method that reaches where it goes; else nobody may pay for it. */
export function isDeliverable({ cart, method }: PricedCart): boolean {
  if (areVirtual(cart.lines)) return true
  const country = deliveryAddressOf(cart)?.country_id ?? cart.store.country
  return method !== null && cart.store.countries.includes(country) && reaches(method, country)
}
