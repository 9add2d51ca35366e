import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFinderQuery } from '#shared/skis/finder-query.ts'
import { CHILD_BELOW_CM, findPoleFault, poleLengthFor, soldPoleLength } from '#shared/skis/pole-length.ts'
import { HEIGHT_CM, readSkier, skierLevels, skiStyles, toSkierFields, WEIGHT_KG } from '#shared/skis/skier.ts'
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
])('a weight may be written as "%s"', (weight, weightKg) => {
  expect(read({ weight })?.weightKg).toBe(weightKg)
})

test('what is out of range or unknown counts as not told', () => {
  expect(read({ weight: '75', height: '17', style: 'telemark', level: 'god' })).toEqual(aSkier())
})

test('what is written down is read back', () => {
  const skiers = fc.record({
    weightKg: fc.integer(WEIGHT_KG),
    heightCm: fc.option(fc.integer(HEIGHT_CM)),
    style: fc.constantFrom(...skiStyles),
    level: fc.constantFrom(...skierLevels),
  })
  fc.assert(
    fc.property(skiers, (skier) => {
      expect(read(toSkierFields(skier))).toEqual(skier)
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
  ['0,50', null],
  ['billig', null],
])('a highest price of %s counts as %s', (price, amount) => {
  expect(readFinderQuery(new URLSearchParams({ price })).highestPrice).toBe(amount)
})

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
  const share = (heightCm: number) => (poleLengthFor(aSkier({ heightCm }))?.best ?? 0) / heightCm
  expect(share(CHILD_BELOW_CM - 1)).toBeCloseTo(0.83)
  expect(share(CHILD_BELOW_CM)).toBeCloseTo(0.84)
})
