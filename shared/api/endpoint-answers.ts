import * as z from 'zod/mini'
import * as answers from './answer-schemas.ts'
import { awaitedProductSchema, backInStockAnswer } from './back-in-stock.ts'
import type { EndpointName } from './endpoints.ts'
import { pastOrder } from './order-schemas.ts'

const cartAnswer = z.object({ cart: z.nullable(answers.cart), notices: z.array(answers.notice) })
const customerAnswer = z.object({ customer: answers.customer })
const loginAnswer = z.extend(cartAnswer, { customer: answers.customer })
const newsletterState = z.object({ email: z.string(), isSubscribed: z.boolean() })
const skuList = z.array(z.string())
const savedLists = z.object({ wishlist: skuList, compare: skuList })
const confirmation = z.object({ orderNumber: z.string(), email: z.string() })

/**
 * What comes out of each endpoint of our API. It is checked where it arrives, in the browser, which loads this file after its
 * first page.
 */
const table = {
  'cart.read': answers.cart,
  'cart.removeLines': cartAnswer,
  'cart.addLine': cartAnswer,
  'cart.changeLine': cartAnswer,
  'cart.removeLine': cartAnswer,
  'cart.applyChanges': cartAnswer,
  'cart.orderAgain': z.object({
    cart: z.nullable(answers.cart),
    added: z.number(),
    left: z.array(answers.skippedLine),
  }),
  'cart.choices': z.object({ product: z.nullable(answers.editedProduct) }),
  'cart.applyCoupon': cartAnswer,
  'cart.removeCoupon': cartAnswer,
  'cart.applyGiftCard': cartAnswer,
  'cart.giftCardBalance': z.object({ balance: z.number() }),
  'cart.removeGiftCard': cartAnswer,
  'checkout.shippingMethods': z.object({ methods: z.array(answers.shippingMethod) }),
  'checkout.offlineTerms': z.object({
    methods: z.array(answers.shippingMethod),
    paymentMethods: z.array(answers.paymentMethod),
  }),
  'checkout.servicePoints': z.object({ servicePoints: z.array(answers.servicePoint) }),
  'checkout.chooseShipping': z.object({ cart: answers.cart, paymentMethods: z.array(answers.paymentMethod) }),
  'checkout.paymentSession': z.object({ url: z.string(), token: z.string() }),
  'checkout.widget': z.object({
    paymentId: z.string(),
    widgetJwt: z.string(),
    expiredUtc: z.string(),
    url: z.string(),
  }),
  'checkout.complete': confirmation,
  'checkout.order': confirmation,
  'checkout.cancelOrder': z.nullable(confirmation),
  'checkout.confirmation': z.nullable(confirmation),
  'checkout.confirmedOrder': z.nullable(pastOrder),
  'newsletter.subscribe': z.object({ subscribed: z.boolean() }),
  'products.offers': z.object({ offers: z.record(z.string(), answers.offer) }),
  'products.prices': z.object({ prices: z.nullable(z.record(z.string(), answers.cardPrice)) }),
  'products.cards': z.object({ cards: z.array(answers.card) }),
  'products.catalogueRows': z.object({
    rows: z.array(answers.catalogueRow),
    attributes: z.array(answers.catalogueAttribute),
  }),
  'products.compare': z.object({
    products: z.array(
      z.object({
        card: answers.card,
        specs: z.array(answers.comparedSpec),
        ski: z.optional(answers.comparedSki),
      }),
    ),
  }),
  'products.gear': z.object({ gear: z.record(z.string(), z.array(answers.sizedGear)) }),
  'products.reviews': z.object({ reviews: z.array(answers.review) }),
  'products.review': z.object({ isWaiting: z.boolean() }),
  'products.backInStock': backInStockAnswer,
  'products.sizeGuide': z.object({
    title: z.string(),
    text: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  'products.view': z.void(),
  'search.suggest': z.object({
    query: z.string(),
    products: z.array(answers.card),
    categories: z.array(answers.suggestedPage),
    brands: z.array(answers.suggestedPage),
    guides: z.array(answers.suggestedPage),
    total: z.number(),
    didYouMean: z.optional(z.string()),
  }),
  'search.popular': z.object({ searches: z.array(z.string()) }),
  'user.read': customerAnswer,
  'user.login': loginAnswer,
  'user.register': loginAnswer,
  'user.logout': customerAnswer,
  'user.logoutOthers': z.object({ isDone: z.boolean() }),
  'user.orders': z.object({ orders: z.array(pastOrder), page: z.number(), pageCount: z.number() }),
  'user.order': pastOrder,
  'user.changeProfile': customerAnswer,
  'user.changePassword': customerAnswer,
  'user.resetPassword': z.object({ sent: z.boolean() }),
  'user.createPassword': z.object({ created: z.boolean() }),
  'user.newsletter': newsletterState,
  'user.changeNewsletter': newsletterState,
  'user.export': z.object({
    customer: answers.someCustomer,
    orders: z.array(pastOrder),
    newsletter: newsletterState,
    savedProducts: z.nullable(savedLists),
    backInStock: z.nullable(z.array(awaitedProductSchema)),
  }),
  'user.delete': customerAnswer,
  'user.saved': z.object({ lists: z.nullable(savedLists) }),
} satisfies Record<EndpointName, z.ZodMiniType>

type Answers = typeof table

export type ApiAnswer<N extends EndpointName> = z.output<Answers[N]>

/** The table for code that does not know which endpoint it has called: the type of a schema follows from the name. */
export const answerSchemas: { [N in EndpointName]: z.ZodMiniType<ApiAnswer<N>> } = table
