import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { unavailableLines } from '#shared/cart/unavailable-lines.ts'
import { aProduct, aStock, aVariant } from '#tests/support/builders.ts'
import { type LineFacts, toCart } from '#worker/platform/cart/to-cart.ts'
import { serverItemSchema, totalsSchema } from '#worker/platform/protocol/cart.ts'

const wireItem = {
  item_id: '55',
  sku: 'NV-RACE-187',
  qty: '2',
  name: 'Race 187',
  product_type: 'configurable',
  quote_id: 91,
  product_option: {
    extension_attributes: { configurable_item_options: [{ option_id: 201, option_value: 611 }] },
  },
}

const wireTotals = {
  grand_total: 2048,
  subtotal: 1600,
  subtotal_incl_tax: 2000,
  discount_amount: -50,
  shipping_incl_tax: 98,
  tax_amount: 409.6,
  coupon_code: 'VINTER',
  items: [
    {
      item_id: 55,
      qty: 2,
      price: 800,
      price_incl_tax: 1000,
      row_total_incl_tax: 2000,
      options: '[{"label":"Längd","value":187}]',
    },
  ],
  total_segments: [
    { code: 'shipping', value: 98 },
    { code: 'giftcardaccount', value: -20 },
  ],
}

/** The cart of these answers, the item's product and stock as `facts` say. */
function cartOf({
  item = {},
  totals = {},
  facts,
}: {
  item?: object
  totals?: object
  facts?: LineFacts
} = {}) {
  const items = z.array(serverItemSchema).parse([{ ...wireItem, ...item }])
  return toCart(items, totalsSchema.parse({ ...wireTotals, ...totals }), new Map(facts ? [[55, facts]] : []))
}

const race = aProduct({ sku: 'NV-RACE', variants: [aVariant({}, { sku: 'NV-RACE-187', image: '/187.svg' })] })
const known = {
  found: { product: { ...race, description: '' }, status: 1, visibility: 4 },
  stock: aStock(4),
  left: 4,
} satisfies LineFacts

describe('a line', () => {
  test('R3.24: carries its identity: the platform’s id, sku, quantity and the parent’s sku', () => {
    expect(cartOf({ facts: known }).lines[0]).toMatchObject({
      id: 55,
      sku: 'NV-RACE-187',
      parentSku: 'NV-RACE',
      quantity: 2,
    })
  })

  test('R3.24: keeps the options chosen, its price and its sum, in minor units with VAT', () => {
    expect(cartOf({ facts: known }).lines[0]).toMatchObject({
      options: [{ label: 'Längd', value: '187' }],
      unitPrice: 1000_00,
      rowTotal: 2000_00,
    })
    expect(serverItemSchema.parse(wireItem).product_option).toMatchObject({
      extension_attributes: { configurable_item_options: [{ option_id: '201', option_value: '611' }] },
    })
  })

  test('R3.24: says whether it is in stock and how many there are', () => {
    expect(cartOf({ facts: known }).lines[0]).toMatchObject({ inStock: true, maxQuantity: 4 })
    expect(cartOf({ facts: { ...known, stock: aStock(0), left: 0 } }).lines[0]).toMatchObject({
      inStock: false,
      maxQuantity: 0,
    })
  })

  test('R9.54: says that a supplier sends it', () => {
    const external = { ...race, description: '', isExternal: true }
    expect(
      cartOf({ facts: { ...known, found: { ...known.found, product: external } } }).lines[0],
    ).toMatchObject({
      delayedBy: 'supplier',
    })
    expect(cartOf({ facts: known }).lines[0]).not.toHaveProperty('delayedBy')
  })

  test('R3.24: of what is not sold any more cannot be had, whatever its stock says', () => {
    const [line] = cartOf({ facts: known, item: { available: false } }).lines
    expect(line).toMatchObject({ inStock: false, stockNotice: { type: 'error', key: 'cart.notSold' } })
    expect(unavailableLines({ lines: line ? [line] : [] })).toEqual([line])
  })

  test.each([
    ['not shown by itself, as some members of groups', { visibility: 1 }],
    ['taken out of the range', { status: 2 }],
  ])('of a product that is %s leads nowhere', (_, change) => {
    const [line] = cartOf({ facts: { ...known, found: { ...known.found, ...change } } }).lines
    expect(line).toMatchObject({ image: '/187.svg', path: null })
  })

  test('R3.24 R2.55: shows the variant’s picture and leads to its parent with the variant chosen', () => {
    expect(cartOf({ facts: known }).lines[0]).toMatchObject({
      name: race.name,
      image: '/187.svg',
      path: `${race.path}?childSku=NV-RACE-187`,
    })
  })

  test('without its product it stays, by the name the platform gives it', () => {
    expect(cartOf().lines[0]).toMatchObject({
      name: 'Race 187',
      path: null,
      image: null,
      parentSku: 'NV-RACE-187',
    })
  })
})

describe('the cart', () => {
  test('R3.25: holds the platform’s totals and what its segments say', () => {
    expect(cartOf().totals).toEqual({
      subtotal: 2000_00,
      subtotalExclTax: 1600_00,
      tax: 409_60,
      shipping: 98_00,
      discount: -50_00,
      giftCard: -20_00,
      grandTotal: 2048_00,
    })
    expect(
      cartOf({ totals: { total_segments: [{ code: 'shipping', value: null }] } }).totals.shipping,
    ).toBeNull()
  })

  test('R3.27: holds the code of its coupon, or none', () => {
    expect(cartOf().coupon).toBe('VINTER')
    expect(cartOf({ totals: { coupon_code: undefined } }).coupon).toBeNull()
  })
})
