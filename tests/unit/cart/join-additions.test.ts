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

test('a group comes as its members, each with all that is asked of it', () => {
  const members = [
    { sku: 'A', quantity: 2 },
    { sku: 'B', quantity: 1 },
    { sku: 'C', quantity: 0 },
  ]
  const changes = [
    { sku: 'A', parentSku: 'A', quantity: 1 },
    { sku: 'GROUP', parentSku: 'GROUP', quantity: 3, custom: [], bundle: [], members },
    { sku: 'B', parentSku: 'B', quantity: 1 },
  ]
  expect(joinAdditions(changes).map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['A', 7],
    ['B', 4],
  ])
})

test.each([
  ['of which nothing is chosen', [0, 0]],
  ['with half of a member', [0.5, 0]],
  ['with half of one member and a whole other', [0.5, 1]],
])('a group %s stays what it is: who adds it says what is wrong', (_, quantities) => {
  const members = quantities.map((quantity, at) => ({ sku: `MEMBER-${at}`, quantity }))
  const group = { sku: 'GROUP', quantity: 1, members }
  expect(joinAdditions([group])).toEqual([group])
})
