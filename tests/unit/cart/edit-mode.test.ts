import { describe, expect, test } from 'vitest'
import { type CartEdit, type EditStep, nextEdit, planConfigure, withVariant } from '#shared/cart/edit-mode.ts'
import { aCart, aCartLine, aPrice, aProduct, aStock, aVariant, soldOut } from '#tests/support/builders.ts'

const red180 = aVariant({ colour: 'red', length: '180' }, { sku: 'RED-180', price: aPrice(100_00) })
const red190 = aVariant({ colour: 'red', length: '190' }, { sku: 'RED-190', price: aPrice(120_00) })
const blue180 = aVariant({ colour: 'blue', length: '180' }, { sku: 'BLUE-180', stock: soldOut })
const product = aProduct({ id: 7, sku: 'SKI', variants: [red180, red190, blue180] })

const line = aCartLine({
  id: 1,
  sku: 'RED-180',
  parentSku: 'SKI',
  configurableId: 7,
  quantity: 2,
  options: [
    { label: 'colour', value: 'red' },
    { label: 'length', value: '180' },
  ],
})

/** Edit mode after these steps, from closed. */
const editAfter = (...steps: EditStep[]): CartEdit =>
  steps.reduce<CartEdit>((edit, step) => nextEdit(product, edit, step), null)

const open: EditStep = { kind: 'open', line }
const choose = (code: string, value: string): EditStep => ({ kind: 'choose', code, value })
const changeQuantity = (quantity: number): EditStep => ({ kind: 'changeQuantity', quantity })

describe('edit mode', () => {
  test('R3.28 R4.42: opens with the product’s id, the quantity and what is chosen of the line', () => {
    expect(editAfter(open)).toEqual({
      productId: 7,
      quantity: 2,
      selectedOptions: { choice: { colour: 'red', length: '180' }, variant: red180, warning: null },
    })
  })

  test.each<[string, EditStep[]]>([
    ['before it is opened', []],
    ['whatever is chosen', [choose('length', '190')]],
    ['whatever quantity is set', [changeQuantity(5)]],
    ['when it is closed', [open, choose('length', '190'), { kind: 'close' }]],
  ])('R3.28 R4.44: is null %s', (_, steps) => expect(editAfter(...steps)).toBeNull())

  test('R4.44: closing forgets what was chosen', () => {
    expect(editAfter(open, choose('length', '190'), changeQuantity(5), { kind: 'close' }, open)).toEqual(
      editAfter(open),
    )
  })

  test('R4.43: choices and quantity change, each beside the other', () => {
    const edit = editAfter(open, choose('length', '190'), changeQuantity(5))
    expect(edit).toMatchObject({ quantity: 5, selectedOptions: { variant: red190, warning: null } })
  })

  test('R4.43: what does not go with a choice is open again, with a warning', () => {
    expect(editAfter(open, choose('length', '190'), choose('colour', 'blue'))?.selectedOptions).toEqual({
      choice: { colour: 'blue' },
      variant: null,
      warning: 'notices.product.noSuchCombination',
    })
  })
})

describe('saving', () => {
  const other = aCartLine({ sku: 'RED-180', configurableId: null })

  test.each<[string, CartEdit, typeof line, ReturnType<typeof planConfigure>]>([
    [
      'R4.45: another variant is what the line becomes',
      editAfter(open, choose('length', '190')),
      line,
      { kind: 'configure', variant: red190, quantity: 2 },
    ],
    [
      'R4.45: the same variant in another quantity, too',
      editAfter(open, changeQuantity(3)),
      line,
      { kind: 'configure', variant: red180, quantity: 3 },
    ],
    ['a line that stays as it is asks nobody', editAfter(open), line, { kind: 'nothing' }],
    [
      'R4.46: a line of another type stays',
      editAfter(open, choose('length', '190')),
      other,
      { kind: 'nothing' },
    ],
    ['what is closed saves nothing', null, line, { kind: 'nothing' }],
    [
      'an open choice has to be made',
      editAfter(open, choose('length', '190'), choose('colour', 'blue')),
      line,
      { kind: 'optionOpen', code: 'length' },
    ],
    [
      'what is sold out cannot be had',
      editAfter(open, choose('colour', 'blue')),
      line,
      { kind: 'outOfStock' },
    ],
  ])('%s', (_, edit, edited, plan) => expect(planConfigure(product, edited, edit)).toEqual(plan))
})

describe('the cart with another variant', () => {
  test('R4.45: the line keeps its place, and shows and costs what it is now', () => {
    const initials = { label: 'Initialer', value: 'ÅB' }
    const printed = { ...line, options: [...line.options, initials] }
    const cart = withVariant(aCart([printed, aCartLine({ id: 2 })]), 1, {
      product,
      variant: red190,
      quantity: 3,
    })
    expect(cart.lines.map(({ id }) => id)).toEqual([1, 2])
    expect(cart.lines[0]).toMatchObject({
      sku: 'RED-190',
      quantity: 3,
      unitPrice: 120_00,
      rowTotal: 360_00,
      options: [{ label: 'colour', value: 'red' }, { label: 'length', value: '190' }, initials],
    })
    expect(cart.totals.subtotal).toBe(460_00)
  })

  test('R4.45: it becomes one with the line that holds the variant already, as far as the stock goes', () => {
    const twin = aCartLine({
      id: 2,
      sku: 'RED-190',
      quantity: 4,
      options: [
        { label: 'colour', value: 'red' },
        { label: 'length', value: '190' },
      ],
    })
    const merged = (stock = aStock()) =>
      withVariant(aCart([line, twin]), 1, { product, variant: { ...red190, stock }, quantity: 2 }).lines
    expect(merged().map(({ id, quantity }) => [id, quantity])).toEqual([[1, 6]])
    expect(merged(aStock(5))[0]?.quantity).toBe(5)
  })

  test('R4.43: the same variant with another quantity is the same line', () => {
    const { lines } = withVariant(aCart([line]), 1, { product, variant: red180, quantity: 5 })
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([[1, 5]])
  })

  test('it has the stock of what it is now, and its picture where there is one', () => {
    const changed = (variant = red190) =>
      withVariant(aCart([{ ...line, image: 'red.jpg' }]), 1, { product, variant, quantity: 1 }).lines[0]
    expect(changed({ ...red190, stock: aStock(3), image: null })).toMatchObject({
      maxQuantity: 3,
      image: 'red.jpg',
    })
    expect(changed({ ...red190, image: 'red-190.jpg' })?.image).toBe('red-190.jpg')
  })

  test('a line that is gone changes nothing', () => {
    const cart = aCart([line])
    expect(withVariant(cart, 9, { product, variant: red190, quantity: 1 })).toBe(cart)
  })
})
