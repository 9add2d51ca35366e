import * as z from 'zod/mini'
import type { ComparedSki, ComparedSpec } from '../account/compare.ts'
import { type SkippedLine, skipReasons } from '../account/order-again.ts'
import type { Cart, CartLine, CartTotals } from '../cart/cart.ts'
import type { EditedProduct } from '../cart/edit-mode.ts'
import type { CatalogueAttribute, CatalogueRow } from '../catalogue/catalogue-row.ts'
import type { MessageKey } from '../i18n/messages.ts'
import type { Offer } from '../product/offers.ts'
import type { Price } from '../product/price.ts'
import type { ProductCard, ProductOption, Stock, Variant } from '../product/product.ts'
import type { Review } from '../product/reviews.ts'
import type { Selections } from '../product/selections.ts'
import { cambers, type Gear } from '../skis/gear.ts'
import type { SizedGear } from '../skis/sized-gear.ts'
import { skiStyles } from '../skis/skier.ts'
import type { Customer, CustomerAddress } from './account.ts'
import type { PaymentMethod, ServicePoint, ShippingMethod } from './checkout.ts'
import type { CardPrice } from './group-prices.ts'
import type { Notice } from './notice.ts'
import type { SuggestedPage } from './search.ts'

/**
 * What the answers of our API are made of. Each schema is of the type that the rest of the shop knows, so a field that
 * changes there does not compile here.
 */
const text = z.string()
const number = z.number()
const textOrNull = z.nullable(text)
const numberOrNull = z.nullable(number)

const stockStatus = z.enum(['ok', 'out_of_stock', 'volatile'])
const productType = z.enum(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable'])

export const notice: z.ZodMiniType<Notice> = z.object({
  type: z.enum(['success', 'info', 'warning', 'error']),
  key: z.custom<MessageKey>((value) => typeof value === 'string'),
  params: z.optional(z.record(text, z.union([text, number]))),
})

const selections: z.ZodMiniType<Selections> = z.object({
  custom: z.array(z.object({ optionId: text, value: text })),
  bundle: z.array(z.object({ optionId: text, quantity: z.optional(number), selections: z.array(text) })),
  members: z.array(z.object({ sku: text, quantity: number })),
})

const cartLine: z.ZodMiniType<CartLine> = z.object({
  id: number,
  sku: text,
  parentSku: text,
  configurableId: numberOrNull,
  type: productType,
  name: text,
  path: textOrNull,
  image: textOrNull,
  options: z.array(z.object({ label: text, value: text })),
  selections: z.optional(selections),
  quantity: number,
  unitPrice: number,
  rowTotal: number,
  maxQuantity: numberOrNull,
  inStock: z.boolean(),
  stockNotice: z.nullable(notice),
  delayedBy: z.optional(z.enum(['making', 'supplier'])),
})

const totals: z.ZodMiniType<CartTotals> = z.object({
  subtotal: number,
  subtotalExclTax: number,
  tax: number,
  shipping: numberOrNull,
  discount: number,
  giftCard: number,
  payment: z.optional(number),
  grandTotal: number,
})

export const cart: z.ZodMiniType<Cart> = z.object({ lines: z.array(cartLine), totals, coupon: textOrNull })

const price: z.ZodMiniType<Price> = z.object({
  current: numberOrNull,
  was: numberOrNull,
  isLowest: z.optional(z.literal(true)),
})
const stock: z.ZodMiniType<Stock> = z.object({ status: stockStatus, quantity: numberOrNull })

export const card: z.ZodMiniType<ProductCard> = z.object({
  id: number,
  sku: text,
  name: text,
  brand: textOrNull,
  path: text,
  image: textOrNull,
  price,
  from: z.boolean(),
  stock: stockStatus,
  isNew: z.boolean(),
  swatches: z.array(text),
  facts: z.optional(text),
  rating: z.optional(z.object({ average: number, count: number })),
})
export const catalogueRow: z.ZodMiniType<CatalogueRow> = z.object({
  card,
  visibility: number,
  categoryIds: z.array(number),
  categoryNames: text,
  values: z.record(text, z.array(text)),
  price: numberOrNull,
  popularity: number,
  discount: number,
  createdAt: text,
  updatedAt: text,
})
export const catalogueAttribute: z.ZodMiniType<CatalogueAttribute> = z.object({
  code: text,
  label: text,
  options: z.record(text, z.object({ label: text, swatch: z.optional(text) })),
})
export const cardPrice: z.ZodMiniType<CardPrice> = z.object({ price, from: z.boolean() })
export const offer: z.ZodMiniType<Offer> = z.object({ price: z.nullable(price), stock: z.nullable(stock) })
const gear: z.ZodMiniType<Gear> = z.object({
  kind: z.enum(['ski', 'pole', 'boot']),
  styles: z.array(z.enum(skiStyles)),
  isJunior: z.boolean(),
  only: z.optional(z.object({ cm: number, camber: z.nullable(z.enum(cambers)) })),
})
const gearSize = z.object({ cm: number, camber: z.nullable(z.enum(cambers)), isSoldOut: z.boolean() })
export const sizedGear: z.ZodMiniType<SizedGear> = z.object({ gear, sizes: z.array(gearSize) })
export const comparedSki: z.ZodMiniType<ComparedSki> = z.object({
  gear,
  sizes: z.array(gearSize),
  grip: textOrNull,
  weight: z.nullable(z.object({ text, cm: numberOrNull })),
})
export const comparedSpec: z.ZodMiniType<ComparedSpec> = z.object({
  label: text,
  value: text,
  isComparable: z.boolean(),
})

const productOption: z.ZodMiniType<ProductOption> = z.object({
  code: text,
  attributeId: text,
  label: text,
  values: z.array(z.object({ value: text, label: text, swatch: z.optional(text) })),
})

const variant: z.ZodMiniType<Variant> = z.object({
  sku: text,
  id: number,
  values: z.record(text, text),
  price,
  stock,
  image: textOrNull,
})

export const editedProduct: z.ZodMiniType<EditedProduct> = z.object({
  id: number,
  sku: text,
  path: text,
  images: z.array(z.object({ file: text, optionValue: textOrNull, video: z.optional(text) })),
  options: z.array(productOption),
  sizeGuide: textOrNull,
  variants: z.array(variant),
})

export const review: z.ZodMiniType<Review> = z.object({
  id: number,
  title: text,
  text,
  nickname: text,
  rating: numberOrNull,
  createdAt: text,
  isVerified: z.optional(z.boolean()),
})

export const suggestedPage: z.ZodMiniType<SuggestedPage> = z.object({ name: text, path: text })

export const shippingMethod: z.ZodMiniType<ShippingMethod> = z.object({
  carrierCode: text,
  methodCode: text,
  title: text,
  carrierTitle: text,
  price: number,
  needsServicePoint: z.boolean(),
  deliveryDays: z.nullable(z.object({ min: number, max: number })),
  arrival: z.nullable(z.object({ first: text, last: text })),
  freeFrom: numberOrNull,
})

export const paymentMethod: z.ZodMiniType<PaymentMethod> = z.object({
  code: text,
  title: text,
  hosted: z.boolean(),
  cost: number,
  isDefault: z.boolean(),
  offline: z.boolean(),
})

export const servicePoint: z.ZodMiniType<ServicePoint> = z.object({
  id: text,
  name: text,
  street: text,
  postcode: text,
  city: text,
  distance: numberOrNull,
  openingHours: z.array(z.object({ day: number, open: text, close: text })),
})

/** As the platform has it: what a shopper may not leave empty can be empty there. */
const customerAddress: z.ZodMiniType<CustomerAddress> = z.object({
  id: numberOrNull,
  firstName: text,
  lastName: text,
  company: text,
  taxId: z._default(text, ''),
  streetAddress: text,
  apartmentNumber: text,
  zipCode: text,
  city: text,
  country: text,
  phoneNumber: text,
  isDelivery: z.boolean(),
  isBilling: z.boolean(),
})

export const someCustomer: z.ZodMiniType<Customer> = z.object({
  id: number,
  email: text,
  firstName: text,
  lastName: text,
  groupId: number,
  hasOwnPrices: z.boolean(),
  addresses: z.array(customerAddress),
  updatedAt: z.optional(text),
})

export const customer = z.nullable(someCustomer)

export const skippedLine: z.ZodMiniType<SkippedLine> = z.object({
  sku: text,
  reason: z.enum(skipReasons),
  path: textOrNull,
})
