import { describe, expect, test } from 'vitest'
import type { DeliveryTerms } from '#shared/product/delivery-terms.ts'
import { productJsonLd } from '#shared/seo/product-json-ld.ts'
import { storeViews } from '#shared/store-views.ts'
import { aPrice, aProduct, aStock, aVariant } from '#tests/support/builders.ts'

const delivery: DeliveryTerms = {
  price: 49_00,
  freeFrom: 999_00,
  days: { min: 1, max: 3 },
  returns: { days: 60, cost: 49_00 },
  dispatch: null,
}
const at = { store: storeViews.sv, origin: 'https://skare.example', delivery }

const offerOf = (product: Parameters<typeof aProduct>[0], terms: DeliveryTerms | null = delivery) =>
  (
    productJsonLd(aProduct({ stock: aStock(9), ...product }), { ...at, delivery: terms }) as {
      offers: Record<string, unknown>
    }
  ).offers

interface Described {
  description: string
  offers: Record<string, Record<string, unknown>>
}

describe('what an offer promises', () => {
  test.each([
    { price: 998_99, rate: '49.00' },
    { price: 999_00, rate: '0.00' },
  ])('goods of $price öre are delivered for $rate kr, to the countries of the store', ({ price, rate }) => {
    expect(offerOf({ price: aPrice(price) }).shippingDetails).toEqual({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: rate, currency: 'SEK' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: storeViews.sv.countries },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 3, unitCode: 'DAY' },
      },
    })
  })

  test('goods can be sent back for as long, and at the cost, that the platform says', () => {
    expect(offerOf({}).hasMerchantReturnPolicy).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: storeViews.sv.countries,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 60,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnShippingFees',
      returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: '49.00', currency: 'SEK' },
    })
  })

  test('a return that costs nothing is free', () => {
    const offer = offerOf({}, { ...delivery, returns: { days: 14, cost: 0 } })
    expect(offer.hasMerchantReturnPolicy).toMatchObject({ returnFees: 'https://schema.org/FreeReturn' })
  })

  test('of a service or a file nothing is sent, and nothing sent back', () => {
    const offer = offerOf({ isSent: false })
    expect(offer).not.toHaveProperty('shippingDetails')
    expect(offer.hasMerchantReturnPolicy).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    })
  })

  test.each([aStock(), aStock(0)])(
    'no time is promised of goods that nobody has counted, or that are sold',
    (stock) => {
      expect(offerOf({ stock }).shippingDetails).not.toHaveProperty('deliveryTime')
    },
  )

  test('what may be made for one shopper promises no time and no return; a note that costs nothing changes nothing', () => {
    const option = {
      id: '1',
      title: '',
      kind: 'text',
      required: false,
      maxLength: 3,
      values: [],
      rules: [],
    } as const
    const withOption = (price: number) =>
      offerOf({
        isReturnable: price === 0,
        customOptions: [{ ...option, values: [], rules: [], price, isPercent: false }],
      })
    expect(withOption(79_00)).not.toHaveProperty('hasMerchantReturnPolicy')
    expect(withOption(79_00).shippingDetails).not.toHaveProperty('deliveryTime')
    expect(withOption(0)).toEqual(offerOf({}))
  })

  test('what variants have in common is written once', () => {
    const variants = [1, 2, 3].map((size) => aVariant({ size: String(size) }, { stock: aStock(9) }))
    const { hasVariant } = productJsonLd(aProduct({ variants }), at) as unknown as { hasVariant: Described[] }
    const [first, ...others] = hasVariant
    for (const { description, offers } of others) {
      expect(description).toMatch(/^size: \d$/)
      expect(offers.shippingDetails).toEqual({ '@id': first?.offers.shippingDetails?.['@id'] })
      expect(offers.hasMerchantReturnPolicy).toEqual({
        '@id': first?.offers.hasMerchantReturnPolicy?.['@id'],
      })
    }
  })

  test('nothing is promised of goods when the platform does not say', () => {
    const offer = offerOf({}, null)
    expect(offer).not.toHaveProperty('shippingDetails')
    expect(offer).not.toHaveProperty('hasMerchantReturnPolicy')
  })

  test('a special price says until when it applies, that of a variant too', () => {
    const sale = { ...aPrice(80_00, 100_00), until: '2026-12-24' }
    expect(offerOf({ price: sale })).toMatchObject({ priceValidUntil: '2026-12-24' })
    expect(productJsonLd(aProduct({ variants: [aVariant({}, { price: sale })] }), at)).toMatchObject({
      hasVariant: [{ description: aProduct().summary, offers: { priceValidUntil: '2026-12-24' } }],
    })
  })
})

test('the mean of the stars is told where shoppers gave some, and only there', () => {
  expect(productJsonLd(aProduct({ rating: { average: 4.4, count: 23 } }), at)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 23 },
  })
  expect(productJsonLd(aProduct(), at)).not.toHaveProperty('aggregateRating')
})
