import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import { cambers } from '#shared/skis/gear.ts'
import { poleLengthFor } from '#shared/skis/pole-length.ts'
import { camberFor, findSkiFault, isBeyondTable, loadOf } from '#shared/skis/ski-size.ts'
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
    const faultAt = (weightKg: number) => findSkiFault(aGear(), aSize(cm), aSkier({ weightKg, style }))
    expect([from - 0.1, from, to, to + 0.1].map(faultAt)).toEqual(['tooLong', null, null, 'tooShort'])
  })

  test.each([
    ['classic', 'recreational', 110, 210],
    ['skate', 'recreational', 110, 195],
    ['touring', 'recreational', 115, 205],
    ['classic', 'beginner', 115.7, 210],
    ['classic', 'race', 104.7, 210],
  ] as const)('in %s, %s, nothing fits beyond %d kg: the longest is named', (style, level, most, longest) => {
    const fitAt = (weightKg: number) => {
      const skier = aSkier({ style, level, weightKg })
      return fitsSkier(aGear({ styles: [style] }), lengths.adults, skier)
    }
    expect(fitAt(most)).toMatchObject({ kind: 'fits' })
    const beyond = fitAt(most + 0.1)
    expect(beyond?.kind).toBe('beyondTable')
    expect(beyond && 'size' in beyond && beyond.size?.cm).toBeGreaterThanOrEqual(longest)
    const short = fitsSkier(
      aGear({ styles: [style] }),
      sizes(150, longest - 5, 5),
      aSkier({ style, weightKg: 150 }),
    )
    expect(short).toMatchObject({ kind: 'tooShort' })
  })

  test('a length between two rows lies between their weights', () => {
    expect(carriedWeight(192.5, 'classic')).toEqual({ from: 55, to: 69.5 })
  })

  test.each([
    [67, 'soft'],
    [72.2, 'soft'],
    [72.4, 'medium'],
    [77.6, 'medium'],
    [77.7, 'stiff'],
    [83, 'stiff'],
  ])('at 200 cm %d kg have the camber %s', (load, camber) => {
    expect(camberFor(200, load, 'classic')).toBe(camber)
  })

  test('a beginner counts lighter than a racer', () => {
    expect(skierLevels.map((level) => loadOf({ weightKg: 80, level }))).toEqual([76, 80, 84])
  })
})

describe('properties', () => {
  test('everybody within the table has a length, and every child whom the sold lengths reach', () => {
    const isChild = (skier: Skier) => loadOf(skier) < 40
    const isReached = ({ heightCm }: Skier) => heightCm !== null && heightCm <= 170
    fc.assert(
      fc.property(skiers, (skier) => {
        fc.pre(!isBeyondTable(skier) && (!isChild(skier) || isReached(skier)))
        return lengthFor(skier, isChild(skier)) !== null
      }),
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
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
        return (
          cambers.indexOf(camberFor(cm, heavy, 'classic')) >= cambers.indexOf(camberFor(cm, light, 'classic'))
        )
      }),
    )
  })

  test('of the three cambers of a length that fits, exactly one fits', () => {
    fc.assert(
      fc.property(skiers, fc.constantFrom(...lengths.adults), (skier, { cm }) => {
        const fitting = cambers.filter((camber) => findSkiFault(aGear(), aSize(cm, camber), skier) === null)
        return fitting.length === (findSkiFault(aGear(), aSize(cm), skier) === null ? 1 : 0)
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
        const longest = (cm: number) => poleLengthFor({ ...skier, heightCm: cm })?.to ?? 0
        return longest(heightCm + more) >= longest(heightCm)
      }),
    )
  })
})
