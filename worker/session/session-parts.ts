import { z } from 'zod'
import type { StoreCode } from '#shared/store-views.ts'

/** Id of a cart at the platform. */
const cartId = z.string()

/** What the shop remembers of a shopper between requests, part by part: each has a cookie of its own. */
export const sessionParts = {
  /** The shopper's cart, per store: carts have a currency. */
  'cart.sv': cartId,
  'cart.no': cartId,
  'cart.en': cartId,
  /** The cart that was last taken to the payment provider: its order can be asked for whatever the shopper does next. */
  'payment.sv': cartId,
  'payment.no': cartId,
  'payment.en': cartId,
  /** The gift card on a cart: the platform does not tell its code, and at login it goes along. */
  'gift-card': z.object({ cartId, code: z.string() }),
  /** The last order, so that the thank-you page survives a reload. */
  confirmation: z.object({ orderNumber: z.string(), email: z.string() }),
  /** When something of the checkout last changed (Spec §3, Checkout state), ISO 8601; absent once it is ordered. */
  checkout: z.string(),
  /** Who is logged in (Spec §3, User state). */
  customer: z.object({
    token: z.string(),
    refreshToken: z.string(),
    /** Price group, for searches and prices; null until the profile was read. */
    groupToken: z.string().nullable(),
    groupId: z.number().nullable(),
    /** Null until the profile was read. */
    id: z.number().nullable(),
    /** The session in the list of the customer's sessions (`CustomerSessions`), and the store whose list it is in. */
    sessionId: z.string(),
    store: z.enum(['sv', 'no', 'en']),
  }),
}

export type SessionPart = keyof typeof sessionParts
export type SessionData = { [P in SessionPart]: z.infer<(typeof sessionParts)[P]> }
/** Parts with their new values; null takes a part away. */
export type SessionChange = { [P in SessionPart]?: SessionData[P] | null }

/** Who is logged in, as the session keeps it. */
export type SessionCustomer = SessionData['customer']

export const cartPart = (store: StoreCode): `cart.${StoreCode}` => `cart.${store}`
export const paymentPart = (store: StoreCode): `payment.${StoreCode}` => `payment.${store}`

/** A customer's session ends: the carts go with the account, they are at the platform. */
export const withoutCustomer = {
  customer: null,
  'cart.sv': null,
  'cart.no': null,
  'cart.en': null,
} satisfies SessionChange

/** What was ordered and paid goes with a shopper who logs out; it outlives a session that ends by itself. */
export const withoutOrders = {
  confirmation: null,
  'payment.sv': null,
  'payment.no': null,
  'payment.en': null,
} satisfies SessionChange
