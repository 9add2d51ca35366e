import { expect, test } from 'vitest'
import { joinAdditions } from '#shared/cart/join-additions.ts'

const custom = (value: string) => [{ optionId: '1', value }]

test('additions of the same become one, where the first of them stood', () => {
  const changes = [
    { sku: 'A', quantity: 1, custom: custom('AB') },
    { sku: 'A', quantity: 2, custom: custom('CD') },
    { sku: 'A', quantity: 3, custom: custom('AB') },
    { sku: 'A', quantity: 1 },
  ]
  expect(joinAdditions(changes)).toEqual([
    { sku: 'A', quantity: 4, custom: custom('AB') },
    { sku: 'A', quantity: 2, custom: custom('CD') },
    { sku: 'A', quantity: 1 },
  ])
})

test('changes of a line stay as they are', () => {
  const changes = [
    { id: 7, sku: 'A', quantity: 2 },
    { id: 7, sku: 'A', quantity: 2 },
    { sku: 'A', quantity: 2 },
  ]
  expect(joinAdditions(changes)).toEqual(changes)
})
