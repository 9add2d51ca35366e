import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import { fittingSkiLengths } from '#shared/skis/fitting-lengths.ts'
import { JUNIOR_BEARS_KG } from '#shared/skis/junior-length.ts'
import { findSkiFault } from '#shared/skis/ski-size.ts'
import { type SkierLevel, skierLevels } from '#shared/skis/skier.ts'
import { aGear, aSize, aSkier, sizes } from './some-gear.ts'

const junior = aGear({ isJunior: true })
const sold = sizes(90, 180, 10)
const aChild = (heightCm: number | null, level: SkierLevel = 'beginner', weightKg = 40) =>
  aSkier({ weightKg, heightCm, level })

describe('children’s skis are chosen by height', () => {
  test.each([
    ['beginner', 152.5, 162.5],
    ['recreational', 157.5, 172.5],
    ['race', 157.5, 172.5],
  ] as const)('at 150 cm, %s: from %d to %d cm, both ends included', (level, from, to) => {
    const faultAt = (cm: number) => findSkiFault(junior, aSize(cm), aChild(150, level))
    expect([from - 0.1, from, to, to + 0.1].map(faultAt)).toEqual(['tooShort', null, null, 'tooLong'])
  })

  test.each([
    [45, 150, 'beginner', 160],
    [30, 130, 'beginner', 140],
    [20, 115, 'beginner', 120],
    [30, 130, 'recreational', 140],
    [38, 145, 'recreational', 160],
    [14, 95, 'beginner', 100],
    [30, 128, 'recreational', 140], // of two that fit the one nearer to the middle
    [30, 132, 'recreational', 150],
  ] as const)('%d kg, %d cm, %s: %d cm', (weightKg, heightCm, level, cm) => {
    expect(fitsSkier(junior, sold, aChild(heightCm, level, weightKg))).toMatchObject({
      kind: 'fits',
      size: { cm },
    })
  })

  test('their weight does not change the length', () => {
    const lengths = [15, 30, 45].map((kg) => fitsSkier(junior, sold, aChild(150, 'beginner', kg)))
    expect(new Set(lengths.map((fit) => fit && 'size' in fit && fit.size?.cm))).toEqual(new Set([160]))
  })

  test('without a height there is a question, and no length in a list', () => {
    expect(fitsSkier(junior, sold, aChild(null))).toEqual({ kind: 'needsHeight' })
    const options = sold.map(({ cm }) => ({ value: String(cm), label: `${cm} cm` }))
    expect(fittingSkiLengths(options, aChild(null, 'beginner', 30))).toEqual([])
    expect(fittingSkiLengths(options, aChild(150, 'beginner', 30))).toEqual(['160'])
  })

  test('who tells a height has the lengths of skis for adults all the same', () => {
    const options = sizes(180, 210, 5).map(({ cm }) => ({ value: String(cm), label: `${cm} cm` }))
    expect(fittingSkiLengths(options, aSkier({ heightCm: 178 }))).toEqual(['200'])
  })

  test('who is heavier than they bear has none, whatever the height', () => {
    const at = (weightKg: number) => fitsSkier(junior, sold, aChild(160, 'recreational', weightKg))
    expect(at(JUNIOR_BEARS_KG)).toMatchObject({ kind: 'fits', size: { cm: 170 } })
    expect(at(JUNIOR_BEARS_KG + 0.1)).toMatchObject({ kind: 'tooSoft' })
    expect(fitsSkier(junior, sold, aSkier())).toMatchObject({ kind: 'tooSoft' })
  })

  test('a light person’s adult skis are still a matter of weight', () => {
    const fit = fitsSkier(aGear(), sizes(180, 210, 5), aChild(150, 'recreational', 46))
    expect(fit).toMatchObject({ kind: 'fits', size: { cm: 180 } })
  })

  test('whoever is between 87 and 160 cm has a length that is sold, never shorter than the skier', () => {
    const heights = fc.integer({ min: 87, max: 160 })
    fc.assert(
      fc.property(heights, fc.constantFrom(...skierLevels), (heightCm, level) => {
        const skier = aChild(heightCm, level)
        const fit = fitsSkier(junior, sold, skier)
        return fit?.kind === 'fits' && (fit.size?.cm ?? 0) > heightCm
      }),
    )
  })
})
