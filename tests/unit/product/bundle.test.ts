import { expect, test } from 'vitest'
import {
  type BundleOption,
  bundlePrice,
  bundleSkuQuantities,
  defaultBundleChoices,
  missingBundleOptions,
} from '#shared/product/bundle.ts'
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
