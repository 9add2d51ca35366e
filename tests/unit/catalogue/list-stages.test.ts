import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areTwoStagesSlower, noStageTimes, withList } from '#shared/catalogue/list-stages.ts'

const after = (lists: [firstMs: number, secondMs: number][]) =>
  lists.reduce((times, [firstMs, secondMs]) => withList(times, { firstMs, secondMs }), noStageTimes)

test.each([
  ['before anything is known', [], false],
  [
    'after two lists, however slow',
    [
      [900, 10],
      [900, 10],
    ],
    false,
  ],
  [
    'when the first stage was the slower one of three lists',
    [
      [50, 40],
      [50, 40],
      [50, 40],
    ],
    true,
  ],
  [
    'when it was the quicker one',
    [
      [40, 50],
      [40, 50],
      [40, 50],
    ],
    false,
  ],
  [
    'when both took the same',
    [
      [40, 40],
      [40, 40],
      [40, 40],
    ],
    false,
  ],
  [
    'when one list of many was slow',
    [
      [40, 90],
      [40, 90],
      [120, 90],
      [40, 90],
    ],
    false,
  ],
  [
    'when all fields have become the quicker search lately',
    [
      [40, 90],
      [40, 90],
      [90, 40],
      [90, 40],
      [90, 40],
    ],
    true,
  ],
] as const)('R4.123 %s: %j turns two stages off: %s', (_, lists, isOff) => {
  expect(areTwoStagesSlower(after(lists.map(([first, second]) => [first, second])))).toBe(isOff)
})

const durations = fc.tuple(fc.nat(2000), fc.nat(2000))

test('R4.123 once off, they stay off', () => {
  fc.assert(
    fc.property(fc.array(durations), fc.array(durations), (lists, more) => {
      if (areTwoStagesSlower(after(lists))) expect(areTwoStagesSlower(after([...lists, ...more]))).toBe(true)
    }),
  )
})
