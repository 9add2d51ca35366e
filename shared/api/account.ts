import * as z from 'zod/mini'
import { emailSchema } from '../account/email.ts'
import type { NewsletterState } from '../account/newsletter.ts'
import { MAX_SAVED, type SavedListName } from '../account/saved-products.ts'
import { typedLine } from '../checkout/typed-line.ts'
import type { PastOrder } from '../orders/past-order.ts'
import type { AwaitedProduct } from './back-in-stock.ts'
import { addressSchema } from './checkout.ts'

/** The most that the platform keeps (contract §1.7). */
export const MAX_ADDRESSES = 2

const MAX_PASSWORD = 200
const password = () => z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD))
const name = () => typedLine(100, 1).check(z.regex(/\p{L}/u))

/** Body of `POST /api/user/login`. */
export const loginSchema = z.object({ email: emailSchema(), password: password() })
export type Login = z.infer<typeof loginSchema>

/** Body of `POST /api/user/register`. */
export const registrationSchema = z.object({
  email: emailSchema(),
  firstName: name(),
  lastName: name(),
  password: password(),
})
export type Registration = z.infer<typeof registrationSchema>

/** An address of a customer's book. `id` is the platform's; null for a new one. */
const customerAddressSchema = z.extend(addressSchema, {
  id: z.nullable(z.number()),
  phoneNumber: z._default(typedLine(40), ''),
  /** The default for delivery, and for billing; `withDefaults` makes sure that there is one of each. */
  isDelivery: z._default(z.boolean(), false),
  isBilling: z._default(z.boolean(), false),
})
export type CustomerAddress = z.infer<typeof customerAddressSchema>

/** Body of `POST /api/user/profile`: nothing else of a customer can be changed (Spec §5; R5.18). */
export const profileSchema = z.object({
  email: emailSchema(),
  firstName: name(),
  lastName: name(),
  addresses: z.optional(z.array(customerAddressSchema).check(z.maxLength(MAX_ADDRESSES))),
  /** A new e-mail address needs it. */
  currentPassword: z.optional(password()),
  /** Whose account it is about, for a change that has waited on the device: somebody else may be logged in by now. */
  customerId: z.optional(z.number()),
  /** `updatedAt` of the customer that was changed: refused with 409 if another device was faster. Absent: the last change wins. */
  updatedAt: z.optional(z.string().check(z.maxLength(40))),
})
export type Profile = z.infer<typeof profileSchema>

/** Body of `POST /api/user/password`. */
export const passwordChangeSchema = z.object({ currentPassword: password(), newPassword: password() })
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** Body of `POST /api/user/reset-password`. */
export const passwordResetSchema = z.object({ email: emailSchema() })

/** Body of `POST /api/user/create-password`: `resetToken` is the code of the mail. */
export const newPasswordSchema = z.object({
  email: emailSchema(),
  resetToken: typedLine(200, 1),
  newPassword: password(),
})
export type NewPassword = z.infer<typeof newPasswordSchema>

/** Body of `POST /api/user/delete`. */
export const accountDeletionSchema = z.object({ password: password() })

/** Answer of `GET /api/user/export`: what the shop keeps of a customer (GDPR, Articles 15 and 20). */
export interface CustomerData {
  customer: Customer
  /** The newest first. */
  orders: PastOrder[]
  newsletter: NewsletterState
  /** Null: the shop keeps no lists; they are on the device. */
  savedProducts: Record<SavedListName, string[]> | null
  /** What the customer's address waits for to be back in stock; null: the shop offers no such mail. */
  backInStock: AwaitedProduct[] | null
}

const skus = z.array(z.string().check(z.regex(/^[^,\s]{1,64}$/))).check(z.maxLength(MAX_SAVED.wishlist))
const savedChange = z.object({ add: skus, remove: skus })

/** Body of `POST /api/user/saved`: what a device has changed on its lists since it last agreed with the account. */
export const savedChangesSchema = z.object({ wishlist: savedChange, compare: savedChange })

/** Who is logged in (Spec §3, Current user). */
export interface Customer {
  id: number
  email: string
  firstName: string
  lastName: string
  groupId: number
  /** The group has prices or taxes of its own: those of a document are not theirs. */
  hasOwnPrices: boolean
  /** One of them is the default for delivery, one for billing. */
  addresses: CustomerAddress[]
  /** Which state of the profile this is, as the platform says it; absent where it does not. */
  updatedAt?: string | undefined
}

/** Answer of `GET /api/user`, and of every call that changes who is logged in or what is known of them. */
export interface CustomerAnswer {
  /** Null: nobody is logged in. */
  customer: Customer | null
}

/** Answer of `GET /api/user/orders?page=`. */
export interface OrdersAnswer {
  orders: PastOrder[]
  page: number
  pageCount: number
}

export const ORDERS_PAGE_SIZE = 20 // R7.11

/** Query of `GET /api/user/order`: the number of one of the customer's orders. */
export const orderNumberSchema = z.object({
  number: z.string().check(z.minLength(1), z.maxLength(32)),
})
