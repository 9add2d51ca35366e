import { describe, expect, test } from 'vitest'
import { type FilterCounts, type FilterSources, toFilterGroups } from '#shared/catalogue/filter-groups.ts'
import { storeViews } from '#shared/store-views.ts'

const countsOf = (values: Record<string, string[]>, priceRanges: string[] = []): FilterCounts => ({
  values: (code) => new Map((values[code] ?? []).map((value) => [value, 3])),
  priceRanges: new Map(priceRanges.map((value) => [value, 3])),
  priceBounds: null,
})
const attributes = {
  ls_brand: { label: 'Märke', options: { 1: { label: 'Fjällro' }, 2: { label: 'Nordvind' } } },
  ls_farg: { label: 'Färg', options: { 49: { label: 'Svart', swatch: '#000' }, 50: { label: 'Vit' } } },
  ls_dam: { label: 'Dam', options: {} },
}
const groupsOf = (sources: Partial<FilterSources>) =>
  toFilterGroups({
    codes: ['ls_brand', 'price', 'ls_farg', 'ls_dam'],
    attributes,
    chosen: {},
    counted: countsOf({}),
    ownCounts: {},
    all: countsOf({}),
    prices: [],
    store: storeViews.sv,
    ...sources,
  })

test.each([
  ['ls_brand', '1'],
  ['ls_dam', '1'],
  ['price', '0-500'],
])('a value of %s that is chosen can be taken away, though no product of the list has it', (code, value) => {
  const [group] = groupsOf({ chosen: { [code]: [value] } })
  expect(group?.options).toMatchObject([{ value, count: 0, selected: true }])
})

test('a value that the shop has no name for is not offered', () => {
  const [group] = groupsOf({ all: countsOf({ ls_brand: ['2', '7', '1'] }) })
  expect(group?.options.map(({ label }) => label)).toEqual(['Fjällro', 'Nordvind'])
})

test('a colour is shown as the platform paints it, and one that it does not paint by its name', () => {
  const [group] = groupsOf({ all: countsOf({ ls_farg: ['50', '49'] }) })
  expect(group?.kind).toBe('swatch')
  expect(group?.options.map(({ label, swatch }) => [label, swatch])).toEqual([
    ['Svart', '#000'],
    ['Vit', undefined],
  ])
})

describe('price ranges', () => {
  const all = countsOf({}, ['1000-2000', '0-500', '500-1000'])
  const rangesOf = (sources: Partial<FilterSources>) =>
    groupsOf({ all, counted: all, ...sources })[0]?.options.map(({ value, count }) => [value, count])

  test('stand from the lowest to the highest, without those that no product is in', () => {
    const counted = { ...all, priceRanges: new Map([...all.priceRanges, ['4000-', 0]]) }
    expect(rangesOf({ all: counted })).toEqual([
      ['0-500', 3],
      ['500-1000', 3],
      ['1000-2000', 3],
    ])
  })

  test('stand in their place when they are chosen, though no product is in them', () => {
    const empty = { ...all, priceRanges: new Map(all.priceRanges).set('500-1000', 0) }
    expect(rangesOf({ all: empty, chosen: { price: ['500-1000'] } })?.map(([value]) => value)).toEqual([
      '0-500',
      '500-1000',
      '1000-2000',
    ])
  })

  test('that are chosen stand once, one of the shopper’s own behind the others with what it finds', () => {
    const steps = ['0-500', '500-1000', '1000-2000']
    const valuesOf = (value: string) => rangesOf({ chosen: { price: [value] } })?.map(([range]) => range)
    expect(valuesOf('500-1000')).toEqual(steps)
    expect(valuesOf('600-700')).toEqual([...steps, '600-700'])
    const chosen = { chosen: { price: ['600-700'] }, counted: countsOf({}, ['600-700']) }
    expect(rangesOf({ ...chosen, ownCounts: { price: all } })?.at(-1)).toEqual(['600-700', 3])
  })
})
