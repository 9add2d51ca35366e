import * as z from 'zod/mini'
import type { Cart } from '../cart/cart.ts'
import { MAX_EMAIL, MAX_TEXT } from '../checkout/field-lengths.ts'
import { typedLine } from '../checkout/typed-line.ts'
import type { WidgetToken } from '../checkout/widget-token.ts'
import { cartChangesSchema, lineSkuSchema } from './cart.ts'

const MAX_LINES = 500
const optionalText = () => z._default(typedLine(MAX_TEXT), '')
const countryCode = () => z.string().check(z.length(2))
const requiredText = (max = MAX_TEXT) => typedLine(max, 1)

/** Who buys (Spec §3, Personal details). */
export const contactSchema = z.object({
  emailAddress: requiredText(MAX_EMAIL),
  phoneNumber: requiredText(),
})
export type Contact = z.infer<typeof contactSchema>

/** Where it goes, or who pays (Spec §3, Shipping details and Payment details: R3.31, R3.32). */
export const addressSchema = z.object({
  firstName: requiredText(),
  lastName: requiredText(),
  company: optionalText(),
  /** VAT number of a company that pays. */
  taxId: optionalText(),
  streetAddress: requiredText(),
  apartmentNumber: optionalText(),
  zipCode: requiredText(),
  city: requiredText(),
  country: countryCode(),
})
export type Address = z.infer<typeof addressSchema>

/**
 * Body of `POST /api/checkout/shipping-methods`: as much of the address as is known; without a country
 * it is an estimate for the store's own.
 */
export const deliveryQuestionSchema = z.object({
  address: z.object({
    firstName: optionalText(),
    lastName: optionalText(),
    company: optionalText(),
    taxId: optionalText(),
    streetAddress: optionalText(),
    apartmentNumber: optionalText(),
    zipCode: optionalText(),
    city: optionalText(),
    country: z.optional(countryCode()),
  }),
})

export interface Arrival {
  first: string
  last: string
}

/** A way to deliver. Money in minor units, VAT included. */
export interface ShippingMethod {
  carrierCode: string
  methodCode: string
  title: string
  carrierTitle: string
  price: number
  /** A pickup point is chosen with it. */
  needsServicePoint: boolean
  /** Working days from the order to the door; null: the platform does not say. */
  deliveryDays: { min: number; max: number } | null
  /** The first and the last day that it comes when it is ordered now, as ISO dates; null: nobody can say. */
  arrival: Arrival | null
  /** Value of goods from which it costs nothing; null: the platform does not say. */
  freeFrom: number | null
}

/** How it is sent; absent where nothing is: the cart is virtual. */
const deliveryFields = {
  carrierCode: z.optional(requiredText()),
  methodCode: z.optional(requiredText()),
  servicePointId: z.optional(requiredText()),
}

/** Body of `POST /api/checkout/shipping`: everything that delivery needs, in one step. */
export const shippingChoiceSchema = z.object({
  contact: contactSchema,
  address: addressSchema,
  /** Absent: the same as `address`. Of a virtual cart `address` is the billing address. */
  billingAddress: z.optional(addressSchema),
  ...deliveryFields,
})
export type ShippingChoice = z.infer<typeof shippingChoiceSchema>

export interface PaymentMethod {
  code: string
  title: string
  /** Paid on the provider's own page, inside ours. */
  hosted: boolean
  /** What it costs to pay in this way, in minor units, VAT included. */
  cost: number
  isDefault: boolean
  /** Can be chosen without a connection (R3.33): nothing has to be paid or checked before the order. */
  offline: boolean
}

/** Answer of `POST /api/checkout/shipping`. */
export interface ShippingAnswer {
  cart: Cart
  paymentMethods: PaymentMethod[]
}

/** Answer of `GET /api/checkout/terms`: how the cart can be sent and paid for, for all that is known without an address. */
export interface OfflineCheckoutOptions {
  methods: ShippingMethod[]
  paymentMethods: PaymentMethod[]
}

/** A pickup point (`GET /api/checkout/service-points?postcode=`). */
export interface ServicePoint {
  id: string
  name: string
  street: string
  postcode: string
  city: string
  /** Metres. */
  distance: number | null
  openingHours: { day: number; open: string; close: string }[]
}

/** Answer of `GET /api/checkout/widget`: the provider's widget of instalments; token and amount are posted there. */
export interface WidgetAnswer extends WidgetToken {
  url: string
}

/** Body of `POST /api/checkout/order`, for payment methods that are not hosted. */
export const orderRequestSchema = z.object({
  contact: contactSchema,
  address: addressSchema,
  billingAddress: z.optional(addressSchema),
  ...deliveryFields,
  paymentMethod: requiredText(),
  /** The shopper's own id of the order: the same for every attempt, and nobody else's to guess (DECISIONS.md, Orders: late rather than twice). */
  orderId: z.string().check(z.uuid()),
  /**
   * Present when the order was put together without a connection: changes of the cart that the shop has not heard of. They are
   * made first, and the delivery is set; then what the order comes to must be what is expected.
   */
  offlineCart: z.optional(cartChangesSchema),
  /** Who is logged in while it is ordered; absent: a guest. An order that has waited is not placed from anybody else's cart. */
  customerId: z.optional(z.number()),
  /** What the shopper was shown and agreed to; another price or line is asked about. Minor units, VAT included. */
  expected: z.object({
    lines: z.array(z.object({ sku: lineSkuSchema, quantity: z.int() })).check(z.maxLength(MAX_LINES)),
    grandTotal: z.int(),
  }),
})
export type OrderRequest = z.infer<typeof orderRequestSchema>

/**
 * Body of `POST /api/checkout/order/cancel`, for an order that the shopper does not want any more. The answer is null, or
 * the confirmation of an order that was placed before.
 */
export const orderCancelSchema = z.pick(orderRequestSchema, { orderId: true, contact: true })

/** Answer of `POST /api/checkout/complete`, `POST /api/checkout/order` and `GET /api/checkout/confirmation`. */
export interface Confirmation {
  orderNumber: string
  email: string
}
