import { expect, test } from 'vitest'
import { addedLines } from '#shared/cart/added-lines.ts'
import { aCartLine } from '#tests/support/builders.ts'

const skis = aCartLine({ id: 7, sku: 'S-200', parentSku: 'S', quantity: 2 })
const wax = aCartLine({ id: 8, sku: 'W', parentSku: 'W', quantity: 1 })

test('a line tells what came to it, not what it has', () => {
  const asked = { ...skis, quantity: 1 }
  expect(addedLines([skis, wax], [{ ...skis, quantity: 3 }, wax], asked)).toMatchObject([
    { sku: 'S-200', quantity: 1 },
  ])
})

test('what the device did not know of the cart is not told as added', () => {
  const asked = { ...skis, quantity: 1 }
  expect(addedLines([], [wax, { ...skis, quantity: 3 }], asked)).toMatchObject([
    { sku: 'S-200', quantity: 1 },
  ])
})

test('another size of the same product, which the device did not know of, is not told as the one added', () => {
  const other = { ...skis, id: 6, sku: 'S-190', quantity: 1 }
  expect(addedLines([], [other, skis], { ...skis, quantity: 1 })).toMatchObject([
    { sku: 'S-200', quantity: 1 },
  ])
})

test('less than was asked for is told when the stock has no more', () => {
  expect(addedLines([], [skis], { ...skis, quantity: 5 })).toMatchObject([{ quantity: 2 }])
})

test('a group is told as its members', () => {
  const group = aCartLine({ id: -1, sku: 'G', parentSku: 'G', quantity: 1 })
  expect(addedLines([wax], [{ ...wax, quantity: 3 }, skis], group)).toMatchObject([
    { sku: 'W', quantity: 2 },
    { sku: 'S-200', quantity: 2 },
  ])
})

test('the line as it was asked for stands in when the cart says nothing of it', () => {
  expect(addedLines([wax], [wax], skis)).toEqual([skis])
})
