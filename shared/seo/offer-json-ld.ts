import type { MerchantReturnPolicy, MonetaryAmount, Offer, OfferShippingDetails } from 'schema-dts'
import { delayOf } from '../product/delay.ts'
import { type DeliveryTerms, deliveryPriceOf } from '../product/delivery-terms.ts'
import { toMajorUnits } from '../product/price.ts'
import type { Product, Stock } from '../product/product.ts'
import type { StoreView } from '../store-views.ts'
import { type JsonLdContext, sellerId } from './json-ld.ts'
import { SHOP_NAME } from './page-title.ts'

const context = 'https://schema.org'

/** What the offers of a page have in common. */
export interface OfferContext extends JsonLdContext {
  /** Null: the platform does not say, so neither do offers. */
  delivery: DeliveryTerms | null
}

/** What is offered at an address: exactly the price that the page shows; nothing while the price is unknown. */
export type MakeOffers = (item: Pick<Product, 'price' | 'stock'>, url: string) => { offers?: Offer }

/** The product of an offer; of a variant's, its parent. */
type Offered = Pick<Product, 'customOptions' | 'isSent' | 'isReturnable' | 'isExternal'>

/**
 * Makes the offers of a product and of its variants. Equal parts of them are the same object, so that they are made once and
 * can be written once (`createDeduplicator`).
 */
export function createOffers(product: Offered, { store, origin, delivery }: OfferContext): MakeOffers {
  const { isSent } = product
  const seller = { '@type': 'Organization', '@id': sellerId({ origin }), name: SHOP_NAME } as const
  const returns = returnsOf(isSent, (product.isReturnable && delivery?.returns) || null, store)
  const shippingAt = isSent && delivery ? createShipping(product, delivery, store) : null
  return ({ price, stock }, url) => {
    if (price.current === null) return {}
    const availability = stock.status === 'out_of_stock' ? 'OutOfStock' : 'InStock'
    return {
      offers: {
        '@type': 'Offer',
        url,
        price: toMajorUnits(price.current).toFixed(2),
        priceCurrency: store.currency,
        ...(price.until && { priceValidUntil: price.until }),
        availability: `${context}/${availability}`,
        itemCondition: `${context}/NewCondition`,
        seller,
        ...(shippingAt && { shippingDetails: shippingAt(price.current, stock) }),
        ...returns,
      },
    }
  }
}

/**
 * Makes the shipping details of a product, each once: a time only for what is counted in the warehouse, and none for what may be
 * made for one shopper (directive 2011/83/EU, article 16).
 */
function createShipping(product: Offered, delivery: DeliveryTerms, store: StoreView) {
  const made = new Map<string, OfferShippingDetails>()
  const mayHaveTime = delayOf(product) === null
  return (price: number, { status, quantity }: Stock): OfferShippingDetails => {
    const days = mayHaveTime && status === 'ok' && quantity !== null ? delivery.days : null
    const rate = deliveryPriceOf(delivery, price)
    const key = `${rate} ${days !== null}`
    const details = made.get(key) ?? shippingOf(rate, days, store)
    made.set(key, details)
    return details
  }
}

/** The cheapest way to deliver this product alone, to each country of the store. */
function shippingOf(rate: number, days: DeliveryTerms['days'], store: StoreView): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: amountOf(rate, store),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: store.countries },
    ...(days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: days.min,
          maxValue: days.max,
          unitCode: 'DAY',
        },
      },
    }),
  }
}

/** Open purchase of goods, or that what is not sent cannot be returned. */
function returnsOf(
  isSent: boolean,
  returns: DeliveryTerms['returns'],
  store: StoreView,
): { hasMerchantReturnPolicy?: MerchantReturnPolicy } {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: store.countries } as const
  if (!isSent) {
    const returnPolicyCategory = `${context}/MerchantReturnNotPermitted` as const
    return { hasMerchantReturnPolicy: { ...policy, returnPolicyCategory } }
  }
  if (!returns) return {}
  const { days, cost } = returns
  return {
    hasMerchantReturnPolicy: {
      ...policy,
      returnPolicyCategory: `${context}/MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: days,
      returnMethod: `${context}/ReturnByMail`,
      ...(cost === 0
        ? { returnFees: `${context}/FreeReturn` }
        : { returnFees: `${context}/ReturnShippingFees`, returnShippingFeesAmount: amountOf(cost, store) }),
    },
  }
}

const amountOf = (minorUnits: number, { currency }: StoreView): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  value: toMajorUnits(minorUnits).toFixed(2),
  currency,
})

/** Writes a part that several offers share once; the others point to it by its id. */
export function createDeduplicator(): (offer: Offer) => Offer {
  const ids = new Map<object, string>()
  const once = (part: object) => {
    const id = ids.get(part)
    if (id) return { '@id': id }
    const own = '@id' in part ? String(part['@id']) : `#terms-${ids.size}`
    ids.set(part, own)
    return { ...part, '@id': own }
  }
  return (offer) =>
    Object.fromEntries(
      Object.entries(offer).map(([key, value]) => [
        key,
        typeof value === 'object' && value ? once(value) : value,
      ]),
    ) as unknown as Offer // the same keys, each with its value or the id of an equal one
}
