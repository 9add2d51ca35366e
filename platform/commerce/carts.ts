import type { Address } from './addresses.ts'
import type { Line, Shelf } from './lines.ts'
import type { Store } from './stores.ts'

/** Who may open which cart (contract §0.5): a guest by mask, a customer by token, the platform itself by owner or number. */
export type CartKey =
  | { kind: 'guest'; cartId: string }
  | { kind: 'customer'; cartId: string; tokenHash: string; storeId: number }
  | { kind: 'owner'; cartId: string; customerId: number; storeId: number }
  | { kind: 'quote'; cartId: string }

/** A coupon whose time is not up. */
export interface Coupon {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  amount: number
}

/** A cart and all that its totals depend on. */
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
  shelf: Shelf
}

/** A cart that the database does not know: what an order without a cart is placed from. */
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
    shelf: new Map(),
  }
}

/** The text for a token that is dead or none. */
export const NOT_AUTHORIZED = "The consumer isn't authorized to access self."
