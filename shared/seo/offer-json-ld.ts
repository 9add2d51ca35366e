import type { MerchantReturnPolicy, MonetaryAmount, Offer, OfferShippingDetails } from 'schema-dts'
import { type DeliveryTerms, deliveryPriceOf } from '../product/delivery-terms.ts'
import { isMadeToOrder } from '../product/made-to-order.ts'
import { toMajorUnits } from '../product/price.ts'
import type { Product, Stock } from '../product/product.ts'
import type { StoreView } from '../store-views.ts'
import { type JsonLdContext, sellerId } from './json-ld.ts'
import { SHOP_NAME } from './page-title.ts'

const context = 'https://schema.org'
/** Nobody sends these, and nobody can send them back (directive 2011/83/EU, article 16). */
const IMMATERIAL: readonly Product['type'][] = ['virtual', 'downloadable']

/** What the offers of a page have in common. */
export interface OfferContext extends JsonLdContext {
  /** Null: the platform does not say, so neither do offers. */
  delivery: DeliveryTerms | null
}

interface OfferedAt extends OfferContext {
  /** The product, for an offer of a variant its parent. */
  product: Pick<Product, 'type' | 'customOptions' | 'isReturnable' | 'isExternal'>
  url: string
}

/** The offer: exactly the price that the page shows; nothing while the price is unknown. */
export function offersOf(
  { price, stock }: Pick<Product, 'price' | 'stock'>,
  { url, product, store, origin, delivery: terms }: OfferedAt,
): { offers?: Offer } {
  if (price.current === null) return {}
  const delivery = terms && termsOf(terms, stock, product)
  const availability = stock.status === 'out_of_stock' ? 'OutOfStock' : 'InStock'
  const isSent = !IMMATERIAL.includes(product.type)
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: toMajorUnits(price.current).toFixed(2),
      priceCurrency: store.currency,
      ...(price.until && { priceValidUntil: price.until }),
      availability: `${context}/${availability}`,
      itemCondition: `${context}/NewCondition`,
      seller: { '@type': 'Organization', '@id': sellerId({ origin }), name: SHOP_NAME },
      ...(isSent && delivery && { shippingDetails: shippingOf(delivery, price.current, store) }),
      ...returnsOf(isSent, delivery, store),
    },
  }
}

/**
 * What holds for this product: a time only for what is counted in the warehouse, and neither a time nor open purchase for
 * what may be made for one shopper (directive 2011/83/EU, article 16).
 */
function termsOf(
  delivery: DeliveryTerms,
  { status, quantity }: Stock,
  product: OfferedAt['product'],
): DeliveryTerms {
  const isMade = isMadeToOrder(product)
  const isThere = status === 'ok' && quantity !== null
  return {
    ...delivery,
    days: isThere && !isMade && !product.isExternal ? delivery.days : null,
    returns: product.isReturnable ? delivery.returns : null,
  }
}

/** The cheapest way to deliver this product alone, to each country of the store. */
function shippingOf(delivery: DeliveryTerms, price: number, store: StoreView): OfferShippingDetails {
  const { days } = delivery
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: amountOf(deliveryPriceOf(delivery, price), store),
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
  delivery: DeliveryTerms | null,
  store: StoreView,
): { hasMerchantReturnPolicy?: MerchantReturnPolicy } {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: store.countries } as const
  if (!isSent) {
    const returnPolicyCategory = `${context}/MerchantReturnNotPermitted` as const
    return { hasMerchantReturnPolicy: { ...policy, returnPolicyCategory } }
  }
  if (!delivery?.returns) return {}
  const { days, cost } = delivery.returns
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

/** Writes the same part of several offers once; the others point to it by its id. */
export function createParts(): (offer: Offer) => Offer {
  const ids = new Map<string, string>()
  const once = (part: object) => {
    const text = JSON.stringify(part)
    const id = ids.get(text)
    if (id) return { '@id': id }
    const own = '@id' in part ? String(part['@id']) : `#terms-${ids.size}`
    ids.set(text, own)
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
