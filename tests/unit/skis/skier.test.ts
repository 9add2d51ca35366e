import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFinderFaults, readFinderQuery } from '#shared/skis/finder-query.ts'
import { CHILD_BELOW_CM, findPoleFault, poleLengthFor, soldPoleLength } from '#shared/skis/pole-length.ts'
import { HEIGHT_CM, readSkier, skierLevels, skiStyles, toSkierFields, WEIGHT_KG } from '#shared/skis/skier.ts'
import { languages } from '#shared/store-views.ts'
import { aSkier } from './some-gear.ts'

const read = (fields: Record<string, string>) => readSkier((name) => fields[name])

test('a weight is enough', () => {
  expect(read({ weight: '75' })).toEqual(aSkier())
})

test.each(['', 'tung', '-75', '11', '151', '7500', '75;DROP'])(
  '"%s" is no weight, and so no skier',
  (weight) => {
    expect(read({ weight })).toBeNull()
  },
)

test.each([
  ['72,5', 72.5],
  ['72.5', 72.5],
  [' 72 kg', 72],
  ['12', 12],
])('a weight may be written as "%s"', (weight, weightKg) => {
  expect(read({ weight })?.weightKg).toBe(weightKg)
})

test.each([
  ['180', 180],
  ['1,80', 180],
  ['1.8', 180],
  ['1,785', null],
  ['1,78 m', 178],
  ['178,5 cm', 178.5],
  ['0,80', null],
  ['2,15', 215],
  ['2,16', null],
  ['79', null],
  ['216', null],
])('a height of %s counts as %s cm', (height, cm) => {
  expect(read({ weight: '75', height })?.heightCm).toBe(cm)
})

test.each([
  [{}, []],
  [{ weight: '200' }, ['weight']],
  [{ weight: '75', height: '79', price: '-5' }, ['height', 'price']],
  [{ weight: '75', height: '1,80', price: '4 000' }, []],
  [{ weight: '11', height: '300', price: '0' }, ['weight', 'height', 'price']],
] as const)('of %j the faults are %j', (typed, faults) => {
  const found = Object.entries(findFinderFaults(typed)).filter(([, isWrong]) => isWrong)
  expect(found.map(([name]) => name)).toEqual(faults)
})

test('what is out of range or unknown counts as not told', () => {
  expect(read({ weight: '75', height: '17', style: 'telemark', level: 'god' })).toEqual(aSkier())
})

test.each([
  ['sv', '72,5'],
  ['nb', '72,5'],
  ['en', '72.5'],
] as const)('a form in %s says a weight as %s kg', (language, weight) => {
  expect(toSkierFields(aSkier({ weightKg: 72.5 }), language)).toMatchObject({ weight })
})

test('what is written down is read back', () => {
  const skiers = fc.record({
    weightKg: fc.integer({ min: 10 * WEIGHT_KG.min, max: 10 * WEIGHT_KG.max }).map((tenths) => tenths / 10),
    heightCm: fc.option(fc.integer(HEIGHT_CM)),
    style: fc.constantFrom(...skiStyles),
    level: fc.constantFrom(...skierLevels),
  })
  fc.assert(
    fc.property(skiers, fc.option(fc.constantFrom(...languages)), (skier, language) => {
      expect(read(toSkierFields(skier, language ?? undefined))).toEqual(skier)
    }),
  )
})

test.each([
  ['72,5', 72.5],
  ['72.55', 72.6],
  ['72,549', 72.5],
  ['150,04', 150],
])('a weight of %s counts as %d kg', (weight, kg) => {
  expect(read({ weight })?.weightKg).toBe(kg)
})

test.each([
  ['4000', 4000],
  ['4 000', 4000],
  ['2500.5', 2500],
  ['4000,50', 4000],
  ['4,000', 4000],
  ['4.000,50', 4000],
  ['999\u00a0999', 999_999],
  ['999,999', 999_999],
  ['1,000,000', null],
  ['0,50', null],
  ['billig', null],
])('a highest price of %s counts as %s', (price, amount) => {
  expect(readFinderQuery(new URLSearchParams({ price })).highestPrice).toBe(amount)
})

test('the forms show what was typed, without spaces around it and not without end', () => {
  const params = { weight: ' 75 ', height: '1'.repeat(30), price: '', snow: '-5', utm_source: 'mail' }
  expect(readFinderQuery(new URLSearchParams(params))).toEqual({
    skier: aSkier(),
    highestPrice: null,
    snowCelsius: -5,
    typed: { weight: '75', height: '1'.repeat(20), snow: '-5' },
  })
})

test.each(['minus 5 grader', 'Minus 12.5 degrees'])(
  'the form asks again for the snow of “%s”, and is understood again',
  (snow) => {
    const { snowCelsius, typed } = readFinderQuery(new URLSearchParams({ snow }))
    expect(snowCelsius).not.toBeNull()
    expect(readFinderQuery(new URLSearchParams(typed)).snowCelsius).toBe(snowCelsius)
  },
)

test('poles are named in a length that is sold and fits', () => {
  const skiers = fc.record({
    weightKg: fc.constant(75),
    heightCm: fc.integer(HEIGHT_CM),
    style: fc.constantFrom(...skiStyles),
    level: fc.constantFrom(...skierLevels),
  })
  fc.assert(
    fc.property(skiers, (skier) => {
      const length = poleLengthFor(skier)
      const sold = length && soldPoleLength(length)
      expect((sold ?? 1) % 5).toBe(0)
      expect(findPoleFault(sold ?? 0, skier)).toBeNull()
    }),
  )
})

test.each([
  ['classic', 178, 150],
  ['skate', 178, 160],
  ['touring', 178, 145],
  ['classic', 120, 100],
  ['skate', 120, 105],
] as const)('in %s at %i cm a pole of %i cm is bought', (style, heightCm, cm) => {
  const length = poleLengthFor(aSkier({ style, heightCm }))
  expect(length && soldPoleLength(length)).toBe(cm)
})

test('a child’s pole is at the lower end of the table', () => {
  const share = (heightCm: number) => {
    const { from, to } = poleLengthFor(aSkier({ heightCm })) ?? { from: 0, to: 0 }
    return (from + to) / 2 / heightCm
  }
  expect(share(CHILD_BELOW_CM - 1)).toBeCloseTo(0.83)
  expect(share(CHILD_BELOW_CM)).toBeCloseTo(0.84)
})
