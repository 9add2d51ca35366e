import { expect, test } from 'vitest'
import { buyableFirst } from '#shared/product/buyable-first.ts'
import { aCard } from '#tests/support/builders.ts'

const cards = [
  aCard({ sku: 'OUT', stock: 'out_of_stock' }),
  aCard({ sku: 'IN', stock: 'ok' }),
  aCard({ sku: 'OUT-TOO', stock: 'out_of_stock' }),
  aCard({ sku: 'UNSURE', stock: 'volatile' }),
]

const skusOf = (count: number) => buyableFirst(cards, count).map(({ sku }) => sku)

test('what can be bought comes first, both in the order in which they were proposed', () => {
  expect(skusOf(10)).toEqual(['IN', 'UNSURE', 'OUT', 'OUT-TOO'])
})

test('what is sold out is proposed only where there are not enough others', () => {
  expect(skusOf(2)).toEqual(['IN', 'UNSURE'])
  expect(skusOf(3)).toEqual(['IN', 'UNSURE', 'OUT'])
})
