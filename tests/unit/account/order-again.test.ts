import { describe, expect, test } from 'vitest'
import { linesToAdd, planReorder, reasonOf } from '#shared/account/order-again.ts'
import type { CustomOption } from '#shared/product/custom-options.ts'
import { aProduct, aVariant } from '#tests/support/builders.ts'

const initials: CustomOption = {
  id: '1',
  title: 'Initialer',
  kind: 'text',
  required: false,
  maxLength: 3,
  price: 0,
  isPercent: false,
  values: [],
  rules: [],
}
const line = { sku: 'NV-RACE', quantity: 2 }

describe('a line of an order of the past', () => {
  test('is put into the cart in its quantity', () => {
    expect(planReorder(line, aProduct())).toEqual({ kind: 'add', line })
  })

  test('of a configurable is the variant that was bought', () => {
    const product = aProduct({ variants: [aVariant({}, { sku: 'NV-RACE-187' })] })
    expect(planReorder({ ...line, sku: 'NV-RACE-187' }, product)).toEqual({
      kind: 'add',
      line: { sku: 'NV-RACE-187', parentSku: 'NV-RACE', quantity: 2 },
    })
  })

  const ski = aProduct({
    customOptions: [initials],
    options: [{ code: 'ls_skidlangd', attributeId: '201', label: 'Skidlängd', values: [] }],
    variants: [aVariant({}, { sku: 'NV-RACE-187' })],
  })

  test('of a product that takes a text is put into the cart when the order has none', () => {
    expect(planReorder({ sku: 'NV-RACE-187', quantity: 2, chosen: ['Skidlängd'] }, ski)).toMatchObject({
      kind: 'add',
    })
  })

  test.each([
    ['has one', ['Skidlängd', 'Initialer']],
    ['does not say', undefined],
  ])('of a product that takes a text is chosen anew when the order %s', (_, chosen) => {
    expect(planReorder({ sku: 'NV-RACE-187', quantity: 2, chosen }, ski)).toMatchObject({
      kind: 'left',
      reason: 'choose',
    })
  })

  test.each([
    [
      'a variant that is not offered any more',
      aProduct({ variants: [aVariant({}, { sku: 'NV-RACE-190' })] }),
    ],
    ['a bundle, whose parts the history does not say', aProduct({ type: 'bundle' })],
  ])('is chosen anew: %s', (_, product) => {
    expect(planReorder(line, product)).toEqual({
      kind: 'left',
      sku: line.sku,
      reason: 'choose',
      path: product.path,
    })
  })

  test('is gone when there is no such product', () => {
    expect(planReorder(line, null)).toEqual({ kind: 'left', sku: line.sku, reason: 'gone', path: null })
  })
})

test.each([
  ['errors.cart.outOfStock', 'soldOut'],
  ['errors.cart.quantityNotAvailable', 'soldOut'],
  ['notices.cart.stockLimit', 'soldOut'],
  ['errors.cart.unknownPrice', 'gone'],
  ['errors.cart.refused', 'failed'],
  ['errors.field.required', 'choose'],
] as const)('what the cart refuses with %s is told as %s', (key, reason) => {
  expect(reasonOf([{ type: 'error', key }])).toBe(reason)
})

test.each([
  ['all at first', [], ['A', 'B', 'C']],
  ['only what has failed, because the others are in the cart', [['B', 'failed']], ['B']],
  ['all where what is left cannot be had', [['B', 'gone']], ['A', 'B', 'C']],
] as const)('a press asks for %s', (_, left, skus) => {
  const lines = ['A', 'B', 'C'].map((sku) => ({
    sku,
    quantity: 2,
    options: [{ label: 'Färg', value: 'Röd' }],
  }))
  const asked = linesToAdd(
    lines,
    left.map(([sku, reason]) => ({ sku, reason, path: null })),
  )
  expect(asked).toEqual(skus.map((sku) => ({ sku, quantity: 2, chosen: ['Färg'] })))
})
