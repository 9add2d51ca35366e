import { expect, test } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import { toBrandNames } from '#worker/platform/search/brands.ts'

const brandsOf = (options: Record<string, { label: string; stores?: number[] }>, store = storeViews.no) =>
  toBrandNames({ code: 'ls_brand', label: 'Brand', isComparable: true, options }, store)

test('R3.40: a brand is its option’s id, its name and a slug of it', () => {
  expect(brandsOf({ 300: { label: 'Hällskär & Söner' } })).toEqual([
    { id: '300', name: 'Hällskär & Söner', slug: 'hallskar-soner' },
  ])
})

test('R3.41: brands are those of every store and of this one', () => {
  const names = brandsOf({
    1: { label: 'Everywhere', stores: [0] },
    2: { label: 'Norway', stores: [3] },
    3: { label: 'Norway too', stores: [1, 3] },
    4: { label: 'Sweden', stores: [1] },
    5: { label: 'Nowhere', stores: [] },
    6: { label: 'Unsaid' },
  }).map(({ name }) => name)
  expect(names).toEqual(['Everywhere', 'Norway', 'Norway too', 'Unsaid'])
})

test('R3.41: without the attribute there are none, and a name without letters has no page', () => {
  expect(toBrandNames(undefined, storeViews.sv)).toEqual([])
  expect(brandsOf({ 1: { label: '–' } })).toEqual([])
})
