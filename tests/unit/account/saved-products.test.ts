import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toComparedRows } from '#shared/account/compare.ts'
import { addSaved, MAX_SAVED, parseSaved, removeSaved } from '#shared/account/saved-products.ts'

const skus = fc.array(fc.stringMatching(/^[A-Z]{1,3}$/), { maxLength: 12 })
const listOf = (all: string[], most = 100) =>
  all.reduce((list, sku) => addSaved(list, { sku }, most), parseSaved(null, most))

describe('a list of the device', () => {
  test('R3.52 R4.107: a product is put on it as its sku and one piece', () => {
    expect(addSaved([], { sku: 'A' }, 9)).toEqual([{ sku: 'A', qty: 1 }])
  })

  test('R4.107: whatever is added, no product is there twice, and the order is that of adding', () => {
    fc.assert(
      fc.property(skus, (all) => {
        expect(listOf(all).map(({ sku }) => sku)).toEqual([...new Set(all)])
      }),
    )
  })

  test('R4.107: a product that is there already changes nothing', () => {
    const list = listOf(['A', 'B'])
    expect(addSaved(list, { sku: 'A' }, 9)).toBe(list)
  })

  test('R4.108: a product is taken off by its sku; one that is not there changes nothing', () => {
    const list = listOf(['A', 'B'])
    expect(removeSaved(list, 'A')).toEqual(listOf(['B']))
    expect(removeSaved(list, 'C')).toBe(list)
  })

  test('no more than four are compared', () => {
    expect(listOf(['A', 'B', 'C', 'D', 'E'], MAX_SAVED.compare)).toHaveLength(4)
  })

  test('R4.110: what was stored is there again, without what is no product', () => {
    fc.assert(
      fc.property(skus, (all) => {
        expect(parseSaved(JSON.stringify(listOf(all)), 100)).toEqual(listOf(all))
      }),
    )
  })

  test('R4.110: a price that was saved with a product is there again; what had none has none', () => {
    const price = { minorUnits: 1499_00, currency: 'SEK' as const }
    const list = addSaved(addSaved([], { sku: 'A', price }, 9), { sku: 'B' }, 9)
    expect(list).toEqual([
      { sku: 'A', qty: 1, price },
      { sku: 'B', qty: 1 },
    ])
    expect(parseSaved(JSON.stringify(list), 9)).toEqual(list)
  })

  test.each([
    ['nothing', null],
    ['half a text', '[{"sku":"A"'],
    ['another shape', '{"sku":"A"}'],
    ['things without a sku', '[1,null,{"sku":7},{"sku":"A,B"},{"sku":""}]'],
  ])('R4.110: %s is an empty list', (_, stored) => {
    expect(parseSaved(stored, 9)).toEqual([])
  })
})

describe('a comparison', () => {
  const season = { label: 'Season', value: 'Winter', isComparable: true }
  const base = { label: 'Base', value: 'Sintered', isComparable: false }
  const weighing = (value: string) => ({ label: 'Weight', value, isComparable: true })

  test('has a row per attribute and says where products differ', () => {
    const products = [
      { specs: [season, weighing('900 g')] },
      { specs: [weighing('950 g'), season] },
      { specs: [season] },
    ]
    expect(toComparedRows(products)).toEqual([
      { label: 'Season', values: ['Winter', 'Winter', 'Winter'], differs: false },
      { label: 'Weight', values: ['900 g', '950 g', null], differs: true },
    ])
  })

  test('R2.35: has every row of the specification in which products differ, and no other that the platform does not compare', () => {
    const labelsOf = (...values: string[]) =>
      toComparedRows(values.map((value) => ({ specs: [season, { ...base, value }] }))).map(
        ({ label }) => label,
      )
    expect(labelsOf('Sintered', 'Extruded')).toEqual(['Season', 'Base'])
    expect(labelsOf('Sintered', 'Sintered')).toEqual(['Season'])
    expect(
      toComparedRows([{ specs: [season, base] }, { specs: [season] }]).map(({ label }) => label),
    ).toEqual(['Season', 'Base'])
    expect(labelsOf('Sintered')).toEqual(['Season', 'Base']) // alone, it is its specification
  })
})
