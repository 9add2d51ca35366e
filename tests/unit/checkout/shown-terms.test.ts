import { expect, test } from 'vitest'
import { expectedOfTerms, readTerms } from '#shared/checkout/shown-terms.ts'
import type { Terms } from '#shared/outbox/terms.ts'

const line = { sku: 'WAX-45', name: 'Glidvalla', quantity: 2, rowTotal: 200_00, inStock: true }
const terms: Terms = { lines: [line], shipping: 49_00, grandTotal: 249_00 }

test('what a form showed is read back, also where the delivery was not known yet', () => {
  expect(readTerms(JSON.stringify(terms))).toEqual(terms)
  expect(readTerms(JSON.stringify({ ...terms, shipping: null }))).toEqual({ ...terms, shipping: null })
})

test.each([
  ['no field', undefined],
  ['an empty field', ''],
  ['no JSON', '{"lines":'],
  ['a sum that is a text', JSON.stringify({ ...terms, grandTotal: '249' })],
  ['half a piece', JSON.stringify({ ...terms, lines: [{ ...line, quantity: 0.5 }] })],
  ['more lines than a cart has', JSON.stringify({ ...terms, lines: Array(501).fill(line) })],
])('%s is nothing that was agreed to', (_, text) => {
  expect(readTerms(text)).toBeNull()
})

test('of it, the lines and the sum must be ordered', () => {
  expect(expectedOfTerms(terms)).toEqual({ lines: [{ sku: 'WAX-45', quantity: 2 }], grandTotal: 249_00 })
})
