import * as z from 'zod/mini'
import { orderAgainSchema } from '../account/order-again.ts'
import { visibleText } from '../checkout/typed-text.ts'
import {
  accountDeletionSchema,
  loginSchema,
  newPasswordSchema,
  orderNumberSchema,
  passwordChangeSchema,
  passwordResetSchema,
  profileSchema,
  registrationSchema,
  savedChangesSchema,
} from './account.ts'
import { backInStockSchema } from './back-in-stock.ts'
import { cartChangesSchema, cartLineChangeSchema, choicesQuerySchema, newCartLineSchema } from './cart.ts'
import { cartCodeSchema } from './cart-code.ts'
import {
  deliveryQuestionSchema,
  orderCancelSchema,
  orderRequestSchema,
  shippingChoiceSchema,
} from './checkout.ts'
import type { EndpointName } from './endpoints.ts'
import { newsletterSchema, subscriptionSchema } from './newsletter.ts'
import { newReviewSchema } from './review.ts'

const MAX_SEARCH = 60
const MAX_POSTCODE = 10

/** Numbers of addresses and queries are texts on their way. */
const anyInt = z.coerce.number<number>().check(z.int())
const positiveInt = z.coerce.number<number>().check(z.int(), z.gte(1))
const list = (pattern: RegExp) =>
  z.pipe(
    z.string().check(z.regex(pattern)),
    z.transform((joined: string) => joined.split(',')),
  )
/** Joined with commas. */
const skuList = list(/^[^,\s]{1,64}(,[^,\s]{1,64})*$/)
const skus = z.object({ skus: skuList })
const inCart = z.object({ inCart: skuList })
const ids = z.object({ ids: list(/^\d{1,10}(,\d{1,10})*$/) })

const nothing = z.object({})
const line = z.object({ id: anyInt })

/** What goes into each endpoint of our API. It is checked where it arrives, in the worker. */
const table = {
  'cart.read': nothing,
  'cart.removeLines': nothing,
  'cart.addLine': newCartLineSchema,
  'cart.changeLine': z.extend(cartLineChangeSchema, { id: anyInt }),
  'cart.removeLine': line,
  'cart.applyChanges': cartChangesSchema,
  'cart.orderAgain': orderAgainSchema,
  'cart.choices': choicesQuerySchema,
  'cart.applyCoupon': cartCodeSchema,
  'cart.removeCoupon': nothing,
  'cart.applyGiftCard': cartCodeSchema,
  'cart.giftCardBalance': cartCodeSchema,
  'cart.removeGiftCard': nothing,
  'checkout.shippingMethods': deliveryQuestionSchema,
  'checkout.offlineTerms': nothing,
  'checkout.servicePoints': z.object({
    postcode: z.string().check(
      z.overwrite((typed) => typed.replace(/[\s\p{C}]/gu, '').slice(0, MAX_POSTCODE)),
      z.minLength(1),
    ),
    /** ISO 3166-1 alpha-2; default: the store's. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  }),
  'checkout.chooseShipping': shippingChoiceSchema,
  /** What the shopper is shown; a build before this one does not say. */
  'checkout.paymentSession': z.object({
    expected: z.optional(orderRequestSchema.shape.expected),
    delivery: z.optional(shippingChoiceSchema),
  }),
  'checkout.widget': nothing,
  'checkout.complete': nothing,
  'checkout.order': orderRequestSchema,
  'checkout.cancelOrder': orderCancelSchema,
  'checkout.confirmation': nothing,
  'checkout.confirmedOrder': nothing,
  'newsletter.subscribe': newsletterSchema,
  'products.offers': z.object({ sku: z.string().check(z.minLength(1), z.maxLength(64)) }),
  'products.prices': skus,
  'products.cards': z.union([skus, ids, inCart]),
  'products.catalogueRows': skus,
  'products.compare': skus,
  'products.gear': skus,
  'products.reviews': z.object({ product: positiveInt }),
  'products.review': newReviewSchema,
  'products.backInStock': backInStockSchema,
  'products.sizeGuide': z.object({ id: z.string() }),
  'products.view': z.object({ id: positiveInt }),
  'search.suggest': z.object({
    q: z._default(
      z.string().check(z.overwrite((typed) => visibleText(typed).slice(0, MAX_SEARCH).toWellFormed())),
      '',
    ),
  }),
  'search.popular': nothing,
  'user.read': nothing,
  'user.login': loginSchema,
  'user.register': registrationSchema,
  'user.logout': nothing,
  'user.logoutOthers': nothing,
  'user.orders': z.object({ page: z._default(positiveInt, 1) }),
  'user.order': orderNumberSchema,
  'user.changeProfile': profileSchema,
  'user.changePassword': passwordChangeSchema,
  'user.resetPassword': passwordResetSchema,
  'user.createPassword': newPasswordSchema,
  'user.newsletter': nothing,
  'user.changeNewsletter': subscriptionSchema,
  'user.export': nothing,
  'user.delete': accountDeletionSchema,
  'user.saved': savedChangesSchema,
} satisfies Record<EndpointName, z.ZodMiniType>

type Inputs = typeof table

/** What a caller of an endpoint gives. */
export type ApiInput<N extends EndpointName> = z.input<Inputs[N]>
/** The same once the worker has checked it: trimmed, with its defaults, numbers as numbers. */
export type ParsedInput<N extends EndpointName> = z.output<Inputs[N]>

/** The table for code that does not know which endpoint it is called with: the type of a schema follows from the name. */
export const inputSchemas: { [N in EndpointName]: z.ZodMiniType<ParsedInput<N>> } = table
