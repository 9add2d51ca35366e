import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import { cambers } from '#shared/skis/gear.ts'
import { poleLengthFor } from '#shared/skis/pole-length.ts'
import { camberFor, findSkiFault, loadOf } from '#shared/skis/ski-size.ts'
import { HEIGHT_CM, type Skier, skierLevels, skiStyles, WEIGHT_KG } from '#shared/skis/skier.ts'
import { carriedWeight } from '#shared/skis/weight-table.ts'
import { aGear, aSize, aSkier, sizes } from './some-gear.ts'

/** Every length that is sold, for adults and for children. */
const lengths = { adults: sizes(170, 210, 5), children: sizes(70, 190, 5) }

const skiers = fc.record<Skier>({
  weightKg: fc.double({ ...WEIGHT_KG, noNaN: true }),
  heightCm: fc.option(fc.integer(HEIGHT_CM)),
  style: fc.constantFrom(...skiStyles),
  level: fc.constantFrom(...skierLevels),
})

const lengthFor = (skier: Skier, isJunior: boolean): number | null => {
  const gear = aGear({ styles: [skier.style], isJunior })
  const fit = fitsSkier(gear, isJunior ? lengths.children : lengths.adults, skier)
  return fit?.kind === 'fits' ? (fit.size?.cm ?? null) : null
}

describe('edges of the table', () => {
  test.each([
    ['classic', 200, 67, 83],
    ['skate', 185, 60, 77],
    ['touring', 190, 61, 84],
  ] as const)('%s %i cm carries %i to %i kg, both ends included', (style, cm, from, to) => {
    const faultAt = (weightKg: number) => findSkiFault(aSize(cm), aSkier({ weightKg, style }), false)
    expect([from - 0.1, from, to, to + 0.1].map(faultAt)).toEqual(['tooLong', null, null, 'tooShort'])
  })

  test('the longest ski carries everybody who is heavier', () => {
    expect(findSkiFault(aSize(210), aSkier({ weightKg: 150 }), false)).toBeNull()
    expect(findSkiFault(aSize(205), aSkier({ weightKg: 150 }), false)).toBe('tooShort')
  })

  test('a length between two rows lies between their weights', () => {
    expect(carriedWeight(192.5, { style: 'classic', isJunior: false })).toEqual({ from: 55, to: 69.5 })
  })

  test.each([
    [67, 'soft'],
    [72.2, 'soft'],
    [72.4, 'medium'],
    [77.6, 'medium'],
    [77.7, 'stiff'],
    [83, 'stiff'],
  ])('at 200 cm %d kg have the camber %s', (load, camber) => {
    expect(camberFor(200, load, { style: 'classic', isJunior: false })).toBe(camber)
  })

  test('a beginner counts lighter than a racer', () => {
    expect(skierLevels.map((level) => loadOf({ weightKg: 80, level }))).toEqual([76, 80, 84])
  })
})

describe('properties', () => {
  test('everybody has a length: of skis for adults or for children', () => {
    fc.assert(
      fc.property(skiers, (skier) => lengthFor(skier, false) !== null || lengthFor(skier, true) !== null),
    )
  })

  test('who is heavier never gets a shorter ski', () => {
    fc.assert(
      fc.property(
        skiers,
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.boolean(),
        (skier, more, isJunior) => {
          const light = lengthFor(skier, isJunior)
          const heavy = lengthFor({ ...skier, weightKg: skier.weightKg + more }, isJunior)
          return light === null || heavy === null || heavy >= light
        },
      ),
    )
  })

  test('who is heavier never gets a softer camber in the same length', () => {
    const kilos = fc.double({ ...WEIGHT_KG, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 170, max: 210 }), kilos, kilos, (cm, one, other) => {
        const kind = { style: 'classic', isJunior: false } as const
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
        return cambers.indexOf(camberFor(cm, heavy, kind)) >= cambers.indexOf(camberFor(cm, light, kind))
      }),
    )
  })

  test('of the three cambers of a length that fits, exactly one fits', () => {
    fc.assert(
      fc.property(skiers, fc.constantFrom(...lengths.adults), (skier, { cm }) => {
        const fitting = cambers.filter((camber) => findSkiFault(aSize(cm, camber), skier, false) === null)
        return fitting.length === (findSkiFault(aSize(cm), skier, false) === null ? 1 : 0)
      }),
    )
  })

  test('poles sold in steps of 5 cm always have one that fits, and none that a race forbids', () => {
    const pole = aGear({ kind: 'pole', styles: [...skiStyles] })
    fc.assert(
      fc.property(skiers, fc.integer(HEIGHT_CM), (skier, heightCm) => {
        const fit = fitsSkier(pole, sizes(60, 200, 5), { ...skier, heightCm })
        if (fit?.kind !== 'fits' || !fit.size) return false
        const isRace = skier.style === 'classic' && skier.level === 'race'
        return !isRace || fit.size.cm <= Math.round(heightCm * 0.83)
      }),
    )
  })

  test('who is taller never gets a shorter pole', () => {
    fc.assert(
      fc.property(skiers, fc.integer(HEIGHT_CM), fc.nat(80), (skier, heightCm, more) => {
        const best = (cm: number) => poleLengthFor({ ...skier, heightCm: cm })?.best ?? 0
        return best(heightCm + more) >= best(heightCm)
      }),
    )
  })
})
