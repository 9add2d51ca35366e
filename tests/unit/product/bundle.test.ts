import { describe, expect, test } from 'vitest'
import {
  type BundleOption,
  bundlePrice,
  bundleSkuQuantities,
  completeBundle,
  defaultBundleChoices,
  isOpenBundle,
  missingBundleOptions,
} from '#shared/product/bundle.ts'
import { bundleStock } from '#shared/product/bundle-stock.ts'
import type { Stock } from '#shared/product/product.ts'
import { aPrice } from '#tests/support/builders.ts'

const aLink = (sku: string, isDefault = false, quantity: number | null = 1) => ({
  id: sku,
  sku,
  quantity,
  isDefault,
})
const anOption = (parts: Partial<BundleOption> = {}): BundleOption => ({
  id: 'skis',
  title: 'Skidor',
  required: true,
  links: [aLink('SKI-A'), aLink('SKI-B')],
  ...parts,
})
const left = (quantity: number | null): Stock => ({ status: 'ok', quantity })
const out: Stock = { status: 'out_of_stock', quantity: 0 }
const chosenSkus = (options: BundleOption[]) => defaultBundleChoices(options).map(({ sku }) => sku)

test('R4.28 the default link is selected', () => {
  expect(chosenSkus([anOption({ links: [aLink('SKI-A'), aLink('SKI-B', true)] })])).toEqual(['SKI-B'])
})

test('R4.29 the first link of a required option is selected when none is default', () => {
  expect(chosenSkus([anOption()])).toEqual(['SKI-A'])
})

test('R4.29 an optional option without a default starts empty', () => {
  expect(chosenSkus([anOption({ required: false })])).toEqual([])
})

test('what the shopper has to choose starts open, and a default that is marked is selected all the same', () => {
  expect(chosenSkus([anOption({ mustChoose: true })])).toEqual([])
  expect(chosenSkus([anOption({ mustChoose: true, links: [aLink('SKI-A'), aLink('SKI-B', true)] })])).toEqual(
    ['SKI-B'],
  )
})

test('what is open counts with its cheapest product in the price, and only where it is required', () => {
  const options = [
    anOption({ mustChoose: true }),
    anOption({ id: 'boots', mustChoose: true, links: [aLink('BOOT-38'), aLink('BOOT-40')] }),
    anOption({ id: 'bag', required: false, links: [aLink('BAG')] }),
  ]
  const prices = new Map([
    ['SKI-A', aPrice(1200_00)],
    ['SKI-B', aPrice(1000_00)],
    ['BOOT-38', aPrice(500_00)],
    ['BOOT-40', aPrice(900_00)],
    ['BAG', aPrice(300_00)],
  ])
  const chosen = [{ optionId: 'boots', linkId: 'BOOT-40', sku: 'BOOT-40', quantity: 1 }]
  const whole = completeBundle(options, chosen, (sku) => prices.get(sku))
  expect(whole.map(({ sku }) => sku)).toEqual(['BOOT-40', 'SKI-B'])
})

describe('the stock of what is chosen', () => {
  const chosen = [
    { optionId: 'skis', linkId: '1', sku: 'SKI-A', quantity: 1 },
    { optionId: 'wax', linkId: '2', sku: 'WAX', quantity: 2 },
  ]
  test.each<[string, Record<string, Stock>, Stock]>([
    ['the scarcest part decides', { 'SKI-A': left(4), WAX: left(20) }, left(4)],
    ['R4.38 in whole bundles', { 'SKI-A': left(4), WAX: left(5) }, left(2)],
    ['R4.37 one part that is gone is enough', { 'SKI-A': out, WAX: left(5) }, { ...out, quantity: 0 }],
    ['too few of a part are none', { 'SKI-A': left(4), WAX: left(1) }, { ...out, quantity: 0 }],
    ['nobody counts them', { 'SKI-A': left(null), WAX: left(null) }, left(null)],
    [
      'a part that nobody knows of',
      { 'SKI-A': { ...left(3), status: 'volatile' } },
      { status: 'volatile', quantity: 3 },
    ],
  ])('%s', (_, stocks, expected) => {
    expect(bundleStock(chosen, (sku) => stocks[sku])).toEqual(expected)
  })
})

test('an option without links is ignored', () => {
  const option = anOption({ links: [] })
  expect(defaultBundleChoices([option])).toEqual([])
  expect(missingBundleOptions([option], [])).toEqual([])
})

test('R4.30 the quantity of a link defaults to 1', () => {
  expect(defaultBundleChoices([anOption({ links: [aLink('SKI-A', true, null)] })])[0]?.quantity).toBe(1)
})

test('R4.20 a bundle costs the price of its default links times their quantity', () => {
  const options = [anOption(), anOption({ id: 'wax', links: [aLink('WAX', true, 2)] })]
  const prices: Record<string, ReturnType<typeof aPrice>> = { 'SKI-A': aPrice(1000_00), WAX: aPrice(150_00) }
  expect(bundlePrice(defaultBundleChoices(options), (sku) => prices[sku])).toEqual(aPrice(1300_00))
})

test('R4.20 a part that is not loaded is skipped', () => {
  expect(bundlePrice(defaultBundleChoices([anOption()]), () => undefined)).toEqual(aPrice(0))
})

test.each([
  ['asks for a size', { mustChoose: true }, true],
  ['begins with its first link', {}, false],
  ['may leave it out', { required: false }, false],
  ['has a default', { mustChoose: true, links: [aLink('SKI-A', true)] }, false],
])('a bundle that %s: is its price the lowest? %j → %j', (_, own, isOpen) => {
  expect(isOpenBundle([anOption({ id: 'wax' }), anOption(own)])).toBe(isOpen)
})

test('R5.6 a required option without a choice is missing', () => {
  expect(missingBundleOptions([anOption(), anOption({ id: 'wax', required: false })], [])).toEqual(['skis'])
})

test('R5.15 a choice with quantity 0 is no choice', () => {
  const choice = { optionId: 'skis', linkId: '1', sku: 'SKI-A', quantity: 0 }
  expect(missingBundleOptions([anOption()], [choice])).toEqual(['skis'])
})

test('R4.38 a bundle takes its children times its own quantity', () => {
  const choices = defaultBundleChoices([anOption(), anOption({ id: 'wax', links: [aLink('WAX', true, 2)] })])
  expect(bundleSkuQuantities(choices, 3)).toEqual(
    new Map([
      ['SKI-A', 3],
      ['WAX', 6],
    ]),
  )
})

test('what a bundle takes none of limits nothing', () => {
  const none = { optionId: 'sleeve', linkId: '1', sku: 'SLEEVE', quantity: 0 }
  const skis = { optionId: 'skis', linkId: '2', sku: 'SKI-A', quantity: 1 }
  for (const quantity of [0, 5]) {
    const stockOf = (sku: string): Stock => ({ status: 'ok', quantity: sku === 'SLEEVE' ? quantity : 3 })
    expect(bundleStock([none], stockOf).quantity).toBeNull()
    expect(bundleStock([none, skis], stockOf)).toEqual({ status: 'ok', quantity: 3 })
  }
})
