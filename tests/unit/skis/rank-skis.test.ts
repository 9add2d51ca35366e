import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import { type Candidate, levelGap, rankSkis } from '#shared/skis/rank-skis.ts'
import { stepsFromBest } from '#shared/skis/ski-size.ts'
import { HEIGHT_CM, type Skier, skierLevels, skiStyles, WEIGHT_KG } from '#shared/skis/skier.ts'
import { aGear, aSkier, sizes } from './some-gear.ts'

interface Named extends Candidate {
  name: string
}

const aSki = (name: string, own: Partial<Candidate> = {}): Named => ({
  name,
  size: { cm: 200 },
  isJunior: false,
  level: 'recreational',
  isSpecial: false,
  price: 3000_00,
  ...own,
})

const namesOf = (skis: Named[], skier = aSkier(), highestPrice: number | null = null) =>
  rankSkis(skis, { skier, highestPrice }).map(({ name }) => name)

describe('of two skis that fit, the first is', () => {
  const tall = aSkier({ weightKg: 70, heightCm: 180 })
  test.each([
    [
      'the one in the better length',
      tall,
      aSki('shorter, right level', { size: { cm: 195 } }),
      aSki('race', { level: 'race' }),
    ],
    ['the one of the level', aSkier(), aSki('race', { level: 'race' }), aSki('right')],
    [
      'one without a level before a wrong one',
      aSkier(),
      aSki('race', { level: 'race' }),
      aSki('any', { level: null }),
    ],
    [
      'the nearer of two wrong levels',
      aSkier({ level: 'beginner' }),
      aSki('race', { level: 'race' }),
      aSki('recreational'),
    ],
    [
      'the nearer of two wrong levels, for who races',
      aSkier({ level: 'race' }),
      aSki('beginner', { level: 'beginner' }),
      aSki('recreational'),
    ],
    ['the one for every day', aSkier(), aSki('zero', { isSpecial: true }), aSki('skin')],
    [
      'the right level, though it is a zero ski',
      aSkier(),
      aSki('race', { level: 'race' }),
      aSki('zero', { isSpecial: true }),
    ],
  ] as [string, Skier, Named, Named][])('%s', (_, skier, worse, better) => {
    const wanted = [better.name, worse.name]
    expect(namesOf([worse, better], skier)).toEqual(wanted)
    expect(namesOf([better, worse], skier)).toEqual(wanted)
  })

  test('the one whose price is nearer to the price named, else what sells', () => {
    const skis = [aSki('cheap', { price: 1800_00 }), aSki('near', { price: 3900_00 })]
    expect(namesOf(skis)).toEqual(['cheap', 'near'])
    expect(namesOf(skis.toReversed())).toEqual(['near', 'cheap'])
    expect(namesOf(skis, aSkier(), 4000_00)).toEqual(['near', 'cheap'])
  })
})

const skiers = fc.record({
  weightKg: fc.integer(WEIGHT_KG),
  heightCm: fc.option(fc.integer(HEIGHT_CM)),
  style: fc.constantFrom(...skiStyles),
  level: fc.constantFrom(...skierLevels),
})
const candidates = fc.array(
  fc.record({
    name: fc.uuid(),
    size: fc.record({ cm: fc.integer({ min: 170, max: 210 }) }),
    isJunior: fc.constant(false),
    level: fc.option(fc.constantFrom(...skierLevels)),
    isSpecial: fc.boolean(),
    price: fc.option(fc.integer({ min: 0, max: 9000_00 })),
  }),
)
const prices = fc.option(fc.integer({ min: 1, max: 9000_00 }))

const neighboursOf = <T>(list: T[]): [T, T][] =>
  list.slice(1).flatMap((next, at): [T, T][] => {
    const before = list[at]
    return before === undefined ? [] : [[before, next]]
  })

describe('whoever asks for whatever', () => {
  test('never a worse-fitting ski stands above a better-fitting one, nor at the same fit a further level above a nearer', () => {
    fc.assert(
      fc.property(candidates, skiers, prices, (skis, skier, highestPrice) => {
        for (const [one, next] of neighboursOf(rankSkis(skis, { skier, highestPrice }))) {
          const steps = (ski: Named) => stepsFromBest(ski, ski.size, skier)
          expect(steps(one)).toBeLessThanOrEqual(steps(next))
          if (steps(one) < steps(next)) continue
          const gap = ({ level }: Named) => levelGap(level, skier.level)
          expect(gap(one)).toBeLessThanOrEqual(gap(next))
          if (gap(one) === gap(next))
            expect(Number(one.isSpecial)).toBeLessThanOrEqual(Number(next.isSpecial))
        }
      }),
    )
  })

  test('nothing is hidden and nothing twice, and two skis stand alike whatever stands beside them', () => {
    fc.assert(
      fc.property(candidates, skiers, prices, (skis, skier, highestPrice) => {
        const names = namesOf(skis, skier, highestPrice)
        expect(names.toSorted()).toEqual(skis.map(({ name }) => name).toSorted())
        const half = skis.filter((_, at) => at % 2 === 0)
        const kept = new Set(half.map(({ name }) => name))
        expect(namesOf(half, skier, highestPrice)).toEqual(names.filter((name) => kept.has(name)))
      }),
    )
  })

  test('the size that a product offers first is never further from the best than another of its sizes that fits', () => {
    const ski = aGear({ styles: [...skiStyles] })
    const lengths = sizes(170, 210, 5)
    fc.assert(
      fc.property(skiers, (skier) => {
        const fit = fitsSkier(ski, lengths, skier)
        if (fit?.kind !== 'fits' || !fit.size) return
        const best = stepsFromBest(ski, fit.size, skier)
        for (const size of lengths)
          if (fitsSkier(ski, [size], skier)?.kind === 'fits')
            expect(best).toBeLessThanOrEqual(stepsFromBest(ski, size, skier))
      }),
    )
  })
})
