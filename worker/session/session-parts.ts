import * as z from 'zod/mini'
import { DAY_SECONDS, HOUR_SECONDS } from '#shared/durations.ts'
import { type StoreCode, storeCodes } from '#shared/store-views.ts'

/** Id of a cart at the platform. */
const cartId = z.string()

/** The same for the part of every store: `cart.sv`, `cart.no`, … */
function perStore<Name extends string, T>(name: Name, value: T) {
  const parts = storeCodes.map((code) => [`${name}.${code}`, value])
  return Object.fromEntries(parts) as Record<`${Name}.${StoreCode}`, T> // one entry per store
}

/** The session data of a shopper, in parts. Each part has its own cookie. */
export const sessionParts = {
  /** The shopper's cart, per store: carts have a currency. */
  ...perStore('cart', cartId),
  /**
   * The last cart that was paid for at the payment provider. Its order can still be requested when the shopper has gone
   * on.
   */
  ...perStore('payment', cartId),
  /** Hash of the goods that a payment was last opened for, with their cart and price. */
  ...perStore('open-payment', z.string()),
  /** The gift card on a cart. The platform does not return its code, which is needed at login. */
  'gift-card': z.object({ cartId, code: z.string() }),
  /** The last order, so that the thank-you page survives a reload. */
  confirmation: z.object({ orderNumber: z.string(), email: z.string() }),
  /** When the checkout last changed (Spec §3, Checkout state), ISO 8601; absent after the order. */
  checkout: z.string(),
  /**
   * What was entered in the checkout without JavaScript when the shopper went to the payment provider: for the way back. It goes
   * with the order, the logout and somebody else's login, and after an hour.
   */
  draft: z.record(z.string(), z.string()),
  /** What a posted form has to say in the cart's next document, which takes it out: a reload does not repeat it. */
  notices: z.array(z.string()),
  /** Hashes of the e-mails of accounts that have logged in on this device, the newest first. */
  accounts: z.array(z.string()),
  /** The logged-in customer (Spec §3, User state). */
  customer: z.object({
    token: z.string(),
    refreshToken: z.string(),
    /** Where the platform reads the token; absent: where the setting says. */
    tokenPlace: z.optional(z.enum(['header', 'query'])),
    /** Price group, for searches and prices; null until the profile is loaded. */
    groupToken: z.nullable(z.string()),
    groupId: z.nullable(z.number()),
    /** Null until the profile is loaded. */
    id: z.nullable(z.number()),
    /** Id of the session in the customer's list (`CustomerSessions`), and the store of that list. */
    sessionId: z.string(),
    store: z.enum(storeCodes),
  }),
}

export type SessionPart = keyof typeof sessionParts
export type SessionData = { [P in SessionPart]: z.infer<(typeof sessionParts)[P]> }
/** Changed parts with their new values; null deletes a part. */
export type SessionChange = { [P in SessionPart]?: SessionData[P] | null }

/** The logged-in customer, as stored in the session. */
export type SessionCustomer = SessionData['customer']

/** Whether a cart belongs to an account: its id is a number; a guest's cart has a masked id (contract §0.5). */
export const isCustomerCart = (cartId: string): boolean => /^\d+$/.test(cartId)

/** Stored instead of the id of an account's cart while an order uses that cart and its result is not known yet. */
export const IN_ORDER = ''

export const cartPart = (store: StoreCode): `cart.${StoreCode}` => `cart.${store}`
export const paymentPart = (store: StoreCode): `payment.${StoreCode}` => `payment.${store}`
export const openPaymentPart = (store: StoreCode): `open-payment.${StoreCode}` => `open-payment.${store}`

/** Changes that end a customer's session. The carts leave the session too, because the platform stores them. */
export const withoutCustomer = {
  customer: null,
  ...perStore('cart', null),
} satisfies SessionChange

const SHORT_LIVES: { [P in SessionPart]?: number } = { draft: HOUR_SECONDS, notices: DAY_SECONDS }

/** How old a part may become. */
export const lifetimeSeconds = (part: SessionPart): number => SHORT_LIVES[part] ?? 30 * DAY_SECONDS

/**
 * Whether a part of this age is sent again when it is used. Only carts are, so that a returning shopper does not lose the cart.
 * A customer part is not: a late response could replace tokens that were renewed in the meantime.
 */
export const isDueAt = (part: SessionPart, ageSeconds: number): boolean =>
  part.startsWith('cart.') && ageSeconds > DAY_SECONDS

/** Changes for a logout, and for somebody else's login: orders, payments and the checkout leave the session. When a session only expires, they stay. */
export const withoutOrders = {
  confirmation: null,
  checkout: null,
  draft: null,
  ...perStore('open-payment', null),
  ...perStore('payment', null),
} satisfies SessionChange
