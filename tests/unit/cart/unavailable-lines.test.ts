import { expect, test } from 'vitest'
import { namesOf, unavailableLines } from '#shared/cart/unavailable-lines.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

test.each([
  ['is in stock and nobody counts', { inStock: true, maxQuantity: null, quantity: 9 }, false],
  ['is in stock to the last piece', { inStock: true, maxQuantity: 2, quantity: 2 }, false],
  ['holds more than are left', { inStock: true, maxQuantity: 1, quantity: 2 }, true],
  ['is sold out', { inStock: false, maxQuantity: null, quantity: 1 }, true],
])('a line that %s', (_, line, isUnavailable) => {
  expect(unavailableLines(aCart([aCartLine(line)]))).toHaveLength(isUnavailable ? 1 : 0)
})

test('lines are told by their names, each once', () => {
  const lines = ['Race', 'Race', 'Glid'].map((name, id) => aCartLine({ id, name }))
  expect(namesOf(lines)).toBe('Race, Glid')
})
