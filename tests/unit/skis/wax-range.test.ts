import { expect, test } from 'vitest'
import { isInRange, readSnowTemperature, readWaxRange } from '#shared/skis/wax-range.ts'

test.each([
  ['Blå −10 till −3 °C', -10, -3],
  ['Rød −1 til +3 °C', -1, 3],
  ['Purple −4 to 0 °C', -4, 0],
  ['Gul 0 till +10 °C', 0, 10],
  ['Green -18 to -8 °C', -18, -8],
  ['Blå −10 °C till −3 °C', -10, -3],
  ['Blå –10 till –3 °C', -10, -3],
  ['Violett −0,5 till −3,5 °C', -3.5, -0.5],
])('%s is read from %d to %d', (label, from, to) => {
  expect(readWaxRange(label)).toEqual({ from, to })
})

test.each(['Röd', '250 kr', '500–1000 g', ''])('"%s" has no range', (label) => {
  expect(readWaxRange(label)).toBeNull()
})

test('both ends of a range belong to it', () => {
  const blue = { from: -10, to: -3 }
  expect([-10.5, -10, -3, -2.5].map((celsius) => isInRange(blue, celsius))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  ['-5', -5],
  ['−5', -5],
  [' -2,5 ', -2.5],
  ['–5°C', -5],
  ['-5 grader', -5],
  ['Minus 5 degrees', -5],
  ['-0', 0],
  ['+3', 3],
  ['0', 0],
  ['', null],
  ['kallt', null],
  ['-5 kallt', null],
  ['-41', null],
  ['16', null],
])('"%s" is typed for %s', (text, celsius) => {
  expect(readSnowTemperature(text)).toBe(celsius)
})
