import { describe, expect, test } from 'vitest'
import { type FilterCounts, toFilterGroups } from '#shared/catalogue/filter-groups.ts'
import { storeViews } from '#shared/store-views.ts'

const countsOf = (values: Record<string, string[]>): FilterCounts => ({
  values: (code) => new Map((values[code] ?? []).map((value) => [value, 3])),
  priceRanges: new Map(),
  priceBounds: null,
})

function groupsOf(labels: Record<string, string[]>, chosen: Record<string, string[]> = {}) {
  const attributes = Object.fromEntries(
    Object.entries(labels).map(([code, all]) => [
      code,
      { label: code, options: Object.fromEntries(all.map((label) => [label, { label }])) },
    ]),
  )
  const counted = countsOf(labels)
  const codes = Object.keys(labels)
  return toFilterGroups({
    codes,
    attributes,
    chosen,
    counted,
    ownCounts: {},
    all: counted,
    prices: [],
    store: storeViews.sv,
  })
}

describe('values stand in the order of a shopper', () => {
  test.each([
    [
      'clothes',
      ['120', '34–36', 'L', 'M', 'S', 'XL', 'XS', 'XXL'],
      ['XS', 'S', 'M', 'L', 'XL', 'XXL', '34–36', '120'],
    ],
    [
      'clothes of other makers',
      ['4XL', 'XXXL', '2XL', 'XL', 'M', '2XS'],
      ['2XS', 'M', 'XL', '2XL', 'XXXL', '4XL'],
    ],
    ['clothes of children', ['XL', '4', 'XS'], ['XS', 'XL', '4']],
    ['bottles', ['1 l', '0,5 l', '0,33 l'], ['0,33 l', '0,5 l', '1 l']],
    ['lengths', ['200 cm', '90 cm', '187 cm'], ['90 cm', '187 cm', '200 cm']],
    [
      'gift cards',
      ['1 000 kr', '250 kr', '5 000 kr', '500 kr'],
      ['250 kr', '500 kr', '1 000 kr', '5 000 kr'],
    ],
    ['gift cards in euro', ['1 000 €', '25 €', '50 €'], ['25 €', '50 €', '1 000 €']],
    ['brands', ['Ängsvik', 'Zorn', 'Fjällro'], ['Fjällro', 'Zorn', 'Ängsvik']],
  ])('%s', (_, labels, expected) => {
    const [group] = groupsOf({ ls_klader_storlek: labels })
    expect(group?.options.map(({ label }) => label)).toEqual(expected)
  })
})

describe('women, men and junior', () => {
  const labels = { ls_dam: ['1'], ls_herr: ['1'], ls_junior: ['1'] }

  test('are one group, and each value is of its own attribute', () => {
    const [group, ...others] = groupsOf(labels, { ls_herr: ['1'] })
    expect(others).toEqual([])
    expect(group).toMatchObject({ code: 'ls_dam', kind: 'audience' })
    expect(group?.options.map(({ code, selected }) => [code, selected])).toEqual([
      ['ls_dam', false],
      ['ls_herr', true],
      ['ls_junior', false],
    ])
  })

  test('are no filter where all products are for the same', () => {
    expect(groupsOf({ ...labels, ls_dam: [], ls_herr: [] })).toEqual([])
  })
})
