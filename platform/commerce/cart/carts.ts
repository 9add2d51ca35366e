import type { Address } from '../addresses.ts'
import type { Store } from '../stores.ts'
import type { Line, OffersBySku } from './lines.ts'

/**
 * How a cart is opened (contract §0.5): a guest's by its mask, a customer's by token, and inside the platform by owner
 * or number.
 */
export type CartKey =
  | { kind: 'guest'; cartId: string }
  | { kind: 'customer'; cartId: string; tokenHash: string; storeId: number }
  | { kind: 'owner'; cartId: string; customerId: number; storeId: number }
  | { kind: 'quote'; cartId: string }

/** A valid coupon. */
export interface Coupon {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  amount: number
}

/** A cart with everything that its totals depend on. */
export interface Cart {
  id: number
  /** Number of a customer's cart, mask of a guest's. */
  publicId: number | string
  customerId: number | null
  groupId: number
  store: Store
  email: string | null
  shippingAddress: Address | null
  billingAddress: Address | null
  carrierCode: string | null
  methodCode: string | null
  coupon: Coupon | null
  giftCard: { code: string; amount: number } | null
  servicePointId: string | null
  lines: Line[]
  offersBySku: OffersBySku
}

/** A cart that is not in the database, for an order without a cart. */
export function emptyCart(store: Store, customer: { id: number; group_id: number } | null): Cart {
  return {
    id: 0,
    publicId: 0,
    customerId: customer?.id ?? null,
    groupId: customer?.group_id ?? 0,
    store,
    email: null,
    shippingAddress: null,
    billingAddress: null,
    carrierCode: null,
    methodCode: null,
    coupon: null,
    giftCard: null,
    servicePointId: null,
    lines: [],
    offersBySku: new Map(),
  }
}

/** The message for a missing or invalid token. */
export const NOT_AUTHORIZED = "The consumer isn't authorized to access self."
