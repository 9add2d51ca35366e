import { describe, expect, test } from 'vitest'
import { priceCart, toWireTotals } from '#platform/commerce/cart/cart-totals.ts'
import { type Cart, emptyCart } from '#platform/commerce/cart/carts.ts'
import { isDeliverable } from '#platform/commerce/cart/deliverability.ts'
import { type Line, mostOf, stockObjection } from '#platform/commerce/cart/lines.ts'
import { paymentMethodsOf } from '#platform/commerce/cart/payment-methods.ts'
import type { Offer } from '#platform/commerce/offers.ts'
import { type Store, storeOfCode } from '#platform/commerce/stores.ts'
import { UNTAXED_CLASS } from '#platform/commerce/vat.ts'
import { aLine, anOffer } from './order-builders.ts'

const AT = '2026-03-01 10:00:00'
const SKI = 'SKI'
const HOME = { carrierCode: 'homedelivery', methodCode: 'standard' }
const POINT = { carrierCode: 'pickup', methodCode: 'servicepoint' }

const offersOf = (...offers: Offer[]) => new Map(offers.map((offer) => [offer.sku, offer]))

/** A cart of one ski that is sent home, but for what is given. */
const aCart = (parts: Partial<Cart> = {}, code: Store['code'] = 'sv'): Cart => ({
  ...emptyCart(storeOfCode(code), null),
  ...HOME,
  lines: [aLine({ sku: SKI })],
  offersBySku: offersOf(anOffer({ sku: SKI, regularPrice: 100_00 })),
  ...parts,
})
const price = (parts: Partial<Cart> = {}) => priceCart(aCart(parts), AT)
const unitPriceOf = (line: Partial<Line>, offer: Partial<Offer> = {}, parts: Partial<Cart> = {}) => {
  const offersBySku = offersOf(anOffer({ sku: SKI, regularPrice: 100_00, ...offer }))
  return price({ lines: [aLine({ sku: SKI, ...line })], offersBySku, ...parts }).totals.lines[0]?.unitPrice
}

describe('the delivery of a cart', () => {
  test.each([
    ['below the sum from which it is free', 998_00, 99_00],
    ['from that sum on', 999_00, 0],
  ])('costs what its way costs %s: %i', (_, regularPrice, shipping) => {
    const offersBySku = offersOf(anOffer({ sku: SKI, regularPrice }))
    expect(price({ offersBySku }).totals).toMatchObject({ shipping, grandTotal: regularPrice + shipping })
  })

  test('costs nothing, and is none, where nothing is sent', () => {
    const { method, totals } = price({ lines: [aLine({ sku: SKI, productType: 'downloadable' })] })
    expect([method, totals.shipping, totals.grandTotal]).toEqual([null, null, 100_00])
  })

  test('is free with its coupon, and is still to be chosen until it is', () => {
    const coupon = { code: 'FRAKT', kind: 'free_shipping', amount: 0 } as const
    expect(price({ coupon }).totals).toMatchObject({ shipping: 0, discount: 0, grandTotal: 100_00 })
    expect(price({ coupon, methodCode: null }).totals.shipping).toBeNull()
  })

  test('is paid by a gift card, too', () => {
    expect(price({ giftCard: { code: 'KORT', amount: 500_00 } }).totals).toMatchObject({
      giftCard: 199_00,
      grandTotal: 0,
    })
  })
})

describe('a line costs', () => {
  const tier = (qty: number, value: number, customer_group_id: number | string = 0) => ({
    ...{ qty, value, customer_group_id },
  })

  test('what its offer costs, and more for what is printed on it: an amount, or percent of the price', () => {
    const extra = { label: 'Initialer', value: 'ÅB' }
    const extras = [
      { ...extra, price: 25_00, percent: false },
      { ...extra, price: 10, percent: true },
    ]
    expect(unitPriceOf({ extras })).toBe(135_00)
  })

  test('less for many, if the price of many is lower', () => {
    const tierPrices = [tier(3, 90), tier(10, 120)]
    expect([2, 3, 10].map((qty) => unitPriceOf({ qty }, { tierPrices }))).toEqual([100_00, 90_00, 90_00])
  })

  test('less for a customer of a group, and the same for all others', () => {
    const tierPrices = [tier(1, 80, 2), tier(1, 95, 32_000)]
    expect([0, 1, 2].map((groupId) => unitPriceOf({}, { tierPrices }, { groupId }))).toEqual([
      95_00, 95_00, 80_00,
    ])
  })

  test('never more than the regular price, whatever is written as special', () => {
    expect(unitPriceOf({}, { specialPrice: 120_00 })).toBe(100_00)
    expect(unitPriceOf({}, { specialPrice: 70_00 })).toBe(70_00)
    expect(unitPriceOf({}, { specialPrice: 70_00, specialFrom: '2026-03-01 10:00:01' })).toBe(100_00)
    expect(unitPriceOf({}, { specialPrice: 70_00, specialTo: '2026-03-01 09:59:59' })).toBe(100_00)
  })
})

describe('a cart is sellable', () => {
  const other = aLine({ sku: 'WAX', itemId: 2 })
  const lines = [aLine({ sku: SKI }), other]

  test.each<[string, Partial<Offer>, boolean]>([
    ['when everything in it is', {}, true],
    ['but not with something that is switched off', { status: 2 }, false],
    ['but not with something that has no price', { regularPrice: null }, false],
  ])('%s: %o', (_, parts, isSellable) => {
    const offersBySku = offersOf(anOffer({ sku: SKI }), anOffer({ sku: 'WAX', ...parts }))
    expect(price({ lines, offersBySku }).isSellable).toBe(isSellable)
  })

  test('but not with a bundle of which a part has no price', () => {
    const components = [
      { sku: SKI, qty: 1 },
      { sku: 'WAX', qty: 1 },
    ]
    const offersBySku = offersOf(
      anOffer({ sku: 'SET', typeId: 'bundle' }),
      anOffer({ sku: SKI }),
      anOffer({ sku: 'WAX', regularPrice: null }),
    )
    const { isSellable } = price({ lines: [aLine({ sku: 'SET', components })], offersBySku })
    expect(isSellable).toBe(false)
  })
})

describe('stock', () => {
  const stock = { qty: 6, isInStock: true, isManaged: true, isPending: false }
  const pairs = aLine({ sku: 'SET', components: [{ sku: SKI, qty: 2 }] })
  const offersBySku = offersOf(anOffer({ sku: 'SET', typeId: 'bundle' }), anOffer({ sku: SKI, stock }))

  test('is taken by a bundle as often as the bundle has it', () => {
    const objectionTo = (qty: number) => stockObjection({ ...pairs, qty }, [{ ...pairs, qty }], offersBySku)
    expect([objectionTo(3), objectionTo(4)]).toEqual([null, 'The requested qty is not available'])
    expect(mostOf(pairs, [], offersBySku)).toBe(3)
    expect(mostOf(pairs, [aLine({ sku: SKI, qty: 1 })], offersBySku)).toBe(2)
  })

  test('that is larger than what one may buy at once does not let anybody buy more', () => {
    const much = offersOf(anOffer({ sku: SKI, stock: { ...stock, qty: 50_000 } }))
    expect(mostOf(aLine({ sku: SKI }), [], much)).toBe(10_000)
  })
})

describe('how a cart can be paid for later', () => {
  const card = anOffer({ sku: 'KORT', taxClassId: UNTAXED_CLASS })
  const waysOf = (productType: string) =>
    paymentMethodsOf(
      price({ lines: [aLine({ sku: 'KORT', productType })], offersBySku: offersOf(card) }),
    ).map(({ code }) => code)

  test('in no way for a gift card that comes by mail, as any goods for one that is printed', () => {
    expect(waysOf('virtual')).toEqual([])
    expect(waysOf('simple')).toEqual(['hosted_invoice', 'cashondelivery'])
  })
})

describe('a parcel goes', () => {
  const address = {
    ...{ firstname: 'Åsa', lastname: 'Berg', company: '', street: ['Storgatan 1'], postcode: '10115' },
    ...{ city: 'Berlin', region: '', region_id: 0, region_code: '', telephone: '', email: '', vat_id: '' },
  }
  const goes = (country_id: string, way: Partial<Cart>, code: Store['code'] = 'en') =>
    isDeliverable(priceCart(aCart({ ...way, shippingAddress: { ...address, country_id } }, code), AT))

  test('to the countries of the store, and to a service point where there are any', () => {
    expect(goes('DE', HOME)).toBe(true)
    expect(goes('DE', HOME, 'sv')).toBe(false)
    expect(goes('FR', HOME)).toBe(false)
    expect(goes('SE', POINT)).toBe(true)
    expect(goes('DE', { carrierCode: null, methodCode: null })).toBe(false)
  })
})

test('the sums of an answer are net where they say so, and without a coupon’s part of the VAT', () => {
  const coupon = { code: 'SKARE10', kind: 'percent', amount: 10 } as const
  const wire = toWireTotals(price({ coupon, methodCode: null }))
  expect(wire).toMatchObject({
    ...{ subtotal: 80, subtotal_incl_tax: 100, discount_amount: -10, tax_amount: 18, grand_total: 90 },
    subtotal_with_discount: 72,
    items: [{ price: 80, row_total: 80, row_total_with_discount: 72, tax_amount: 18, discount_percent: 10 }],
  })
  expect(toWireTotals(price()).items[0]?.row_total_with_discount).toBe(0) // as stock platforms have it
})
