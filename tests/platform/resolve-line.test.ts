import { describe, expect, test } from 'vitest'
import type { BundleOption, CustomOption } from '#platform/commerce/cart/product-options.ts'
import { resolveLine } from '#platform/commerce/cart/resolve-line.ts'
import { anOffer } from './order-builders.ts'

const MISSING = /required option/

/** The line of a product with options that a request makes. */
function resolve(
  product: { bundleOptions?: BundleOption[]; customOptions?: CustomOption[] },
  options: Record<string, unknown>,
  sku = 'KIT',
) {
  const choices = { customOptions: [], bundleOptions: [], links: [], ...product }
  const typeId = choices.bundleOptions.length > 0 ? 'bundle' : 'simple'
  const offers = [anOffer({ sku: 'KIT', typeId }), anOffer({ sku: 'KIT-PRO', typeId })]
  const lookup = {
    offersBySku: new Map(offers.map((offer) => [offer.sku, offer])),
    optionsBySku: new Map(['KIT', 'KIT-PRO'].map((one) => [one, choices])),
  }
  return resolveLine({ sku, qty: 1, options }, lookup)
}

const wax = { id: 7, sku: 'WAX', qty: 1, can_change_quantity: true }
const cork = { id: 8, sku: 'CORK', qty: 3 }
const anOption = (more: Partial<BundleOption> = {}): BundleOption => ({
  option_id: 1,
  required: false,
  product_links: [wax],
  ...more,
})
const parts = (bundleOptions: BundleOption[], ...chosen: { of: number; qty: number; ids: number[] }[]) =>
  resolve(
    { bundleOptions },
    {
      bundle_options: chosen.map(({ of, qty, ids }) => ({
        option_id: of,
        option_qty: qty,
        option_selections: ids,
      })),
    },
  ).components

describe('a bundle', () => {
  test('that a merged sku names is the one it begins with, not one whose sku that begins with', () => {
    const bundle_options = [{ option_id: 1, option_qty: 1, option_selections: [7] }]
    const line = resolve({ bundleOptions: [anOption()] }, { bundle_options }, 'KIT-PRO-WAX')
    expect(line).toMatchObject({ offerSku: 'KIT-PRO', sku: 'KIT-PRO-WAX' })
  })

  test('has nothing of a part that is chosen 0 times, and is refused where that is required', () => {
    const none = { of: 1, qty: 0, ids: [7] }
    const other = { of: 2, qty: 1, ids: [8] }
    const more = anOption({ option_id: 2, product_links: [cork] })
    expect(parts([anOption(), more], none, other)).toEqual([{ sku: 'CORK', qty: 3 }])
    expect(() => parts([anOption({ required: true }), more], none, other)).toThrow(MISSING)
  })

  test('has its own quantity of a part that is asked for less than never', () => {
    expect(parts([anOption()], { of: 1, qty: -2, ids: [7] })).toEqual([{ sku: 'WAX', qty: 1 }])
  })

  test('of which several parts may be chosen has each in its own quantity', () => {
    const several = anOption({ type: 'checkbox', product_links: [wax, cork] })
    expect(parts([several], { of: 1, qty: 2, ids: [7, 8] })).toEqual([
      { sku: 'WAX', qty: 1 },
      { sku: 'CORK', qty: 3 },
    ])
  })

  test('without choices has the first of what is required, unless the shopper has to choose it', () => {
    expect(parts([anOption({ required: true })])).toEqual([{ sku: 'WAX', qty: 1 }])
    expect(() => parts([anOption({ required: true, must_choose: true })])).toThrow(MISSING)
  })
})

test('a text may have so many characters, whatever they are made of; spaces around it do not count', () => {
  const initials: CustomOption = {
    option_id: 1,
    title: 'Initials',
    type: 'field',
    is_require: true,
    max_characters: 3,
  }
  const printed = (option_value: string) =>
    resolve({ customOptions: [initials] }, { custom_options: [{ option_id: 1, option_value }] }).extras
  expect(printed('🎿🎿🎿')).toMatchObject([{ value: '🎿🎿🎿' }])
  expect(() => printed('🎿🎿🎿🎿')).toThrow(/too long/)
  expect(printed(' ÅB ')).toMatchObject([{ value: 'ÅB' }])
  expect(() => printed('   ')).toThrow(MISSING)
})
