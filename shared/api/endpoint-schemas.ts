import * as z from 'zod/mini'
import { orderAgainSchema } from '../account/order-again.ts'
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
import * as answers from './answer-schemas.ts'
import { awaitedProductSchema, backInStockAnswer, backInStockSchema } from './back-in-stock.ts'
import {
  cartChangesSchema,
  cartCodeSchema,
  cartLineChangeSchema,
  choicesQuerySchema,
  newCartLineSchema,
} from './cart.ts'
import {
  deliveryQuestionSchema,
  orderCancelSchema,
  orderRequestSchema,
  shippingChoiceSchema,
} from './checkout.ts'
import type { EndpointName } from './endpoints.ts'
import { newsletterSchema, subscriptionSchema } from './newsletter.ts'
import { pastOrder } from './order-schemas.ts'
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
const skus = z.object({ skus: list(/^[^,\s]{1,64}(,[^,\s]{1,64})*$/) })
const inCart = z.object({ inCart: list(/^[^,\s]{1,64}(,[^,\s]{1,64})*$/) })
const ids = z.object({ ids: list(/^\d{1,10}(,\d{1,10})*$/) })

const nothing = z.object({})
const line = z.object({ id: anyInt })
const cartAnswer = z.object({ cart: z.nullable(answers.cart), notices: z.array(answers.notice) })
const customerAnswer = z.object({ customer: answers.customer })
const loginAnswer = z.extend(cartAnswer, { customer: answers.customer })
const newsletterState = z.object({ email: z.string(), isSubscribed: z.boolean() })
const skuList = z.array(z.string())
const savedLists = z.object({ wishlist: skuList, compare: skuList })
const confirmation = z.object({ orderNumber: z.string(), email: z.string() })

/**
 * What goes into each endpoint of our API and what comes out. Inputs are checked where they arrive, in the worker, and
 * answers where they arrive, in the browser, which loads this file after its first page.
 */
const table = {
  'cart.read': { input: nothing, answer: answers.cart },
  'cart.removeLines': { input: nothing, answer: cartAnswer },
  'cart.addLine': { input: newCartLineSchema, answer: cartAnswer },
  'cart.changeLine': { input: z.extend(cartLineChangeSchema, { id: anyInt }), answer: cartAnswer },
  'cart.removeLine': { input: line, answer: cartAnswer },
  'cart.applyChanges': { input: cartChangesSchema, answer: cartAnswer },
  'cart.orderAgain': {
    input: orderAgainSchema,
    answer: z.object({ cart: z.nullable(answers.cart), added: z.number(), left: z.array(answers.leftLine) }),
  },
  'cart.choices': {
    input: choicesQuerySchema,
    answer: z.object({ product: z.nullable(answers.editedProduct) }),
  },
  'cart.applyCoupon': { input: cartCodeSchema, answer: cartAnswer },
  'cart.removeCoupon': { input: nothing, answer: cartAnswer },
  'cart.applyGiftCard': { input: cartCodeSchema, answer: cartAnswer },
  'cart.giftCardBalance': { input: cartCodeSchema, answer: z.object({ balance: z.number() }) },
  'cart.removeGiftCard': { input: nothing, answer: cartAnswer },
  'checkout.shippingMethods': {
    input: deliveryQuestionSchema,
    answer: z.object({ methods: z.array(answers.shippingMethod) }),
  },
  'checkout.offlineTerms': {
    input: nothing,
    answer: z.object({
      methods: z.array(answers.shippingMethod),
      paymentMethods: z.array(answers.paymentMethod),
    }),
  },
  'checkout.servicePoints': {
    input: z.object({
      postcode: z.string().check(
        z.overwrite((typed) => typed.replace(/\s/g, '').slice(0, MAX_POSTCODE)),
        z.minLength(1),
      ),
      /** ISO 3166-1 alpha-2; default: the store's. */
      country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    }),
    answer: z.object({ servicePoints: z.array(answers.servicePoint) }),
  },
  'checkout.chooseShipping': {
    input: shippingChoiceSchema,
    answer: z.object({ cart: answers.cart, paymentMethods: z.array(answers.paymentMethod) }),
  },
  'checkout.paymentSession': { input: nothing, answer: z.object({ url: z.string(), token: z.string() }) },
  'checkout.widget': {
    input: nothing,
    answer: z.object({
      paymentId: z.string(),
      widgetJwt: z.string(),
      expiredUtc: z.string(),
      url: z.string(),
    }),
  },
  'checkout.complete': { input: nothing, answer: confirmation },
  'checkout.order': { input: orderRequestSchema, answer: confirmation },
  'checkout.cancelOrder': { input: orderCancelSchema, answer: z.nullable(confirmation) },
  'checkout.confirmation': { input: nothing, answer: z.nullable(confirmation) },
  'checkout.confirmedOrder': { input: nothing, answer: z.nullable(pastOrder) },
  'newsletter.subscribe': { input: newsletterSchema, answer: z.object({ subscribed: z.boolean() }) },
  'products.offers': {
    input: z.object({ sku: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answer: z.object({ offers: z.record(z.string(), answers.offer) }),
  },
  'products.prices': {
    input: skus,
    answer: z.object({ prices: z.nullable(z.record(z.string(), answers.cardPrice)) }),
  },
  'products.cards': {
    input: z.union([skus, ids, inCart]),
    answer: z.object({ cards: z.array(answers.card) }),
  },
  'products.catalogueRows': {
    input: skus,
    answer: z.object({
      rows: z.array(answers.catalogueRow),
      attributes: z.array(answers.catalogueAttribute),
    }),
  },
  'products.compare': {
    input: skus,
    answer: z.object({
      products: z.array(
        z.object({
          card: answers.card,
          specs: z.array(answers.comparedSpec),
          ski: z.optional(answers.comparedSki),
        }),
      ),
    }),
  },
  'products.gear': {
    input: skus,
    answer: z.object({ gear: z.record(z.string(), z.array(answers.sizedGear)) }),
  },
  'products.reviews': {
    input: z.object({ product: positiveInt }),
    answer: z.object({ reviews: z.array(answers.review) }),
  },
  'products.review': { input: newReviewSchema, answer: z.object({ isWaiting: z.boolean() }) },
  'products.backInStock': { input: backInStockSchema, answer: backInStockAnswer },
  'products.sizeGuide': {
    input: z.object({ id: z.string() }),
    answer: z.object({
      title: z.string(),
      text: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  },
  'products.view': { input: z.object({ id: positiveInt }), answer: z.void() },
  'search.suggest': {
    input: z.object({
      q: z._default(z.string().check(z.overwrite((typed) => typed.trim().slice(0, MAX_SEARCH))), ''),
    }),
    answer: z.object({
      query: z.string(),
      products: z.array(answers.card),
      categories: z.array(answers.suggestedPage),
      brands: z.array(answers.suggestedPage),
      guides: z.array(answers.suggestedPage),
      total: z.number(),
      didYouMean: z.optional(z.string()),
    }),
  },
  'search.popular': { input: nothing, answer: z.object({ searches: z.array(z.string()) }) },
  'user.read': { input: nothing, answer: customerAnswer },
  'user.login': { input: loginSchema, answer: loginAnswer },
  'user.register': { input: registrationSchema, answer: loginAnswer },
  'user.logout': { input: nothing, answer: customerAnswer },
  'user.logoutOthers': { input: nothing, answer: z.object({ isDone: z.boolean() }) },
  'user.orders': {
    input: z.object({ page: z._default(positiveInt, 1) }),
    answer: z.object({ orders: z.array(pastOrder), page: z.number(), pageCount: z.number() }),
  },
  'user.order': { input: orderNumberSchema, answer: pastOrder },
  'user.changeProfile': { input: profileSchema, answer: customerAnswer },
  'user.changePassword': { input: passwordChangeSchema, answer: customerAnswer },
  'user.resetPassword': { input: passwordResetSchema, answer: z.object({ sent: z.boolean() }) },
  'user.createPassword': { input: newPasswordSchema, answer: z.object({ created: z.boolean() }) },
  'user.newsletter': { input: nothing, answer: newsletterState },
  'user.changeNewsletter': { input: subscriptionSchema, answer: newsletterState },
  'user.export': {
    input: nothing,
    answer: z.object({
      customer: answers.someCustomer,
      orders: z.array(pastOrder),
      newsletter: newsletterState,
      savedProducts: z.nullable(savedLists),
      backInStock: z.nullable(z.array(awaitedProductSchema)),
    }),
  },
  'user.delete': { input: accountDeletionSchema, answer: customerAnswer },
  'user.saved': { input: savedChangesSchema, answer: z.object({ lists: z.nullable(savedLists) }) },
} satisfies Record<EndpointName, { input: z.ZodMiniType; answer: z.ZodMiniType }>

type Schemas = typeof table

/** What a caller of an endpoint gives. */
export type ApiInput<N extends EndpointName> = z.input<Schemas[N]['input']>
/** The same once the worker has checked it: trimmed, with its defaults, numbers as numbers. */
export type ParsedInput<N extends EndpointName> = z.output<Schemas[N]['input']>
export type ApiAnswer<N extends EndpointName> = z.output<Schemas[N]['answer']>

/** The table for code that does not know which endpoint it is called with: the type of a schema follows from the name. */
export const endpointSchemas: {
  [N in EndpointName]: { input: z.ZodMiniType<ParsedInput<N>>; answer: z.ZodMiniType<ApiAnswer<N>> }
} = table
