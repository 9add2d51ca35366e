import { expect, test } from 'vitest'
import { priceRangeLabel, priceRangeOption, priceRanges } from '#shared/catalogue/price-ranges.ts'
import { type StoreView, storeViews } from '#shared/store-views.ts'

const { sv, en } = storeViews
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const labelsOf = (steps: number[], store: StoreView) =>
  priceRanges(steps).map((value) => plain(priceRangeOption(value, store)?.label ?? ''))

test('R9.29 the ranges of the international store are 0-50, 50-100, 100-150 and 150+', () => {
  expect(priceRanges(en.priceSteps)).toEqual(['0-50', '50-100', '100-150', '150-'])
})

test('R1.38 R9.30 R9.31 labels in euro have the sign before the amount', () => {
  expect(labelsOf(en.priceSteps, en)).toEqual(['< €50', '€50 – 100', '€100 – 150', '> €150'])
})

test('R9.30 R9.31 labels in kronor have it after', () => {
  expect(labelsOf([500_00, 1000_00, 4000_00], sv)).toEqual([
    '< 500 kr',
    '500 – 1 000 kr',
    '1 000 – 4 000 kr',
    '> 4 000 kr',
  ])
})

test('a range of the slider has a label too', () => {
  expect(plain(priceRangeLabel({ from: 250, to: 1750 }, sv))).toBe('250 – 1 750 kr')
})

test('what is no range is nothing to choose', () => {
  expect(priceRangeOption('0-', sv)).toBeNull()
  expect(priceRangeOption('*-50', sv)).toBeNull()
})
