import fc from 'fast-check'
import { expect, test } from 'vitest'
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
