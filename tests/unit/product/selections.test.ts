import { describe, expect, test } from 'vitest'
import type { BundleOption } from '#shared/product/bundle.ts'
import {
  bundleChoices,
  fieldNames,
  findSelectionFaults,
  noSelections,
  readSelections,
  toBundleLine,
  toNotices,
} from '#shared/product/selections.ts'
import { aProduct } from '#tests/support/builders.ts'

const aLink = (id: string, quantity: number | null = 1) => ({
  id,
  sku: `SKU-${id}`,
  quantity,
  isDefault: false,
})
const anOption = (id: string, required = true): BundleOption => ({
  id,
  title: id,
  required,
  links: [aLink(`${id}01`), aLink(`${id}02`, 2)],
})
const bundle = aProduct({ type: 'bundle', bundleOptions: [anOption('1'), anOption('2', false)] })

test('a form is read by the names of its fields; what is empty is left out', () => {
  const fields = {
    sku: 'DEMO',
    quantity: '2',
    [fieldNames.custom('9')]: ' ÅB ',
    [fieldNames.custom('10')]: '',
    [fieldNames.bundle('1')]: '102',
    [fieldNames.bundle('2')]: '',
    [fieldNames.member('WAX-45')]: '3',
    [fieldNames.member('WAX-46')]: '-1',
  }
  expect(readSelections(fields)).toEqual({
    custom: [{ optionId: '9', value: 'ÅB' }],
    bundle: [{ optionId: '1', selections: ['102'] }],
    members: [
      { sku: 'WAX-45', quantity: 3 },
      { sku: 'WAX-46', quantity: -1 },
    ],
  })
})

test('R4.30 a chosen link counts in the quantity it comes with, whatever the form says', () => {
  const selections = readSelections({
    [fieldNames.bundle('1')]: '102',
    [fieldNames.bundleQuantity('1')]: '7',
  })
  expect(toBundleLine(bundleChoices(bundle, selections))).toEqual([
    { optionId: '1', quantity: 2, selections: ['102'] },
  ])
})

describe('R4.30 a link whose quantity can be chosen', () => {
  const free = (isMultiple = false) =>
    aProduct({
      type: 'bundle',
      bundleOptions: [
        { ...anOption('1'), isMultiple, links: [{ ...aLink('101', 2), canChangeQuantity: true }] },
      ],
    })
  const quantities = (fields: Record<string, string>, product = free()) =>
    bundleChoices(product, readSelections(fields)).map(({ quantity }) => quantity)
  const chosen = { [fieldNames.bundle('1')]: '101' }

  test.each([
    ['5', 5],
    ['', 2],
    ['1.9', 1],
  ])('entered %j counts %i times', (entered, quantity) => {
    expect(quantities({ ...chosen, [fieldNames.bundleQuantity('1')]: entered })).toEqual([quantity])
  })

  test('keeps its own quantity where several links may be chosen', () => {
    expect(quantities({ ...chosen, [fieldNames.bundleQuantity('1')]: '5' }, free(true))).toEqual([2])
  })

  test.each([
    ['0', 'errors.quantity.aboveZero'],
    ['-3', 'errors.quantity.aboveZero'],
    ['2.5', 'errors.quantity.positiveInteger'],
    ['99999', 'errors.quantity.below'],
    ['4', 'errors.quantity.onlyAvailable'],
  ])('R5.9 R5.12 R5.15 entered %j it is told at its quantity, and as nothing else', (entered, key) => {
    const fields = { ...chosen, [fieldNames.bundleQuantity('1')]: entered }
    const faults = findSelectionFaults(free(), readSelections(fields), () => 3)
    expect(faults).toMatchObject([{ field: 'bundle-quantity.1', key }])
  })

  test('R5.12 where nobody knows for sure how many there are, any number may be wanted', () => {
    const fields = { ...chosen, [fieldNames.bundleQuantity('1')]: '4' }
    expect(findSelectionFaults(free(), readSelections(fields))).toEqual([])
  })
})

describe('findSelectionFaults', () => {
  const keysOf = (fields: Record<string, string>, product = bundle) =>
    findSelectionFaults(product, readSelections(fields)).map(({ field, key }) => [field, key])

  test('R5.6 a required part that is open is told at its field', () => {
    expect(keysOf({})).toEqual([['bundle.1', 'errors.cart.missingSelectionsOf']])
  })

  test('R5.6 a link of another option does not close it', () => {
    expect(keysOf({ 'bundle.1': '201' })).toEqual([['bundle.1', 'errors.cart.missingSelectionsOf']])
  })

  test('an optional part may stay open', () => {
    expect(keysOf({ 'bundle.1': '101' })).toEqual([])
  })

  test('R5.6 a group of which none is wanted is not bought', () => {
    const group = aProduct({ type: 'grouped' })
    expect(keysOf({ 'member.WAX-45': '0' }, group)).toEqual([[null, 'errors.cart.missingSelections']])
    expect(keysOf({ 'member.WAX-45': '1' }, group)).toEqual([])
  })

  test('R5.9 R5.11 R5.15 each member of a group has a quantity of its own; none of it is right', () => {
    const fields = { 'member.A': '2.5', 'member.B': '-3', 'member.C': '0', 'member.D': '1' }
    expect(keysOf(fields, aProduct({ type: 'grouped' }))).toEqual([
      ['member.A', 'errors.quantity.positiveInteger'],
      ['member.B', 'errors.quantity.aboveZero'],
    ])
  })

  test('a simple product asks for nothing', () => {
    expect(findSelectionFaults(aProduct(), noSelections)).toEqual([])
  })
})

describe('toNotices', () => {
  const option = {
    id: '1',
    title: 'Initialer',
    kind: 'text',
    required: true,
    maxLength: 3,
    values: [],
    rules: [],
  }
  const jersey = aProduct({
    customOptions: [{ ...option, kind: 'text' as const, price: 0, isPercent: false }],
  })
  const noticesOf = (fields: Record<string, string>) =>
    toNotices(findSelectionFaults(jersey, readSelections(fields)), jersey)

  test('a fault that says too little away from its field names it', () => {
    expect(noticesOf({})).toEqual([
      { type: 'error', key: 'errors.field.requiredOf', params: { field: 'Initialer' } },
    ])
    expect(noticesOf({ 'custom.1': 'ABCD' })).toEqual([
      { type: 'error', key: 'errors.field.tooLongOf', params: { field: 'Initialer', max: 3 } },
    ])
  })

  test('R5.6 what is missing of a bundle is told in one notice, by name', () => {
    const boots = { ...anOption('1'), title: 'Pjäxor' }
    const poles = { ...anOption('2'), title: 'Stavar' }
    const kit = aProduct({ type: 'bundle', bundleOptions: [boots, poles, anOption('3', false)] })
    expect(toNotices(findSelectionFaults(kit, noSelections), kit)).toEqual([
      { type: 'error', key: 'errors.cart.missingSelectionsOf', params: { options: 'pjäxor, stavar' } },
    ])
  })
})
