import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CustomOption,
  findCustomFaults,
  SKIER_WEIGHT,
  surchargeOf,
  toCustomChoices,
} from '#shared/product/custom-options.ts'

const anOption = (parts: Partial<CustomOption> = {}): CustomOption => ({
  id: '1',
  title: 'Initialer',
  kind: 'text',
  required: false,
  maxLength: null,
  values: [],
  rules: [],
  price: 0,
  isPercent: false,
  ...parts,
})
const size = anOption({
  kind: 'choice',
  values: [
    { id: '7', title: 'Liten', price: 50_00, isPercent: false },
    { id: '8', title: 'Stor', price: 10, isPercent: true },
  ],
})
const faultOf = (option: CustomOption, value: string | number) =>
  findCustomFaults([option], toCustomChoices({ [option.id]: value }))[option.id]?.key ?? null

describe('findCustomFaults', () => {
  test.each<[string, CustomOption, string | number, string | null]>([
    [
      'R5.6 R5.14 a required option must be filled in',
      anOption({ required: true }),
      '',
      'errors.field.required',
    ],
    ['R5.14 spaces are nothing', anOption({ required: true }), '   ', 'errors.field.required'],
    ['an optional one may stay empty', anOption({ maxLength: 3 }), '', null],
    ['R1.29 R5.17 three initials are enough', anOption({ maxLength: 3 }), 'ÅÄÖ', null],
    ['R5.17 four are too many', anOption({ maxLength: 3 }), 'ABCD', 'errors.field.tooLong'],
    [
      'a letter and its accent, pasted as two, are one',
      anOption({ maxLength: 3 }),
      'E\u0301A\u030aO\u0308',
      null,
    ],
    ['a character of two units counts once', anOption({ maxLength: 3 }), '🎿🎿🎿', null],
    ['R5.6 what is chosen must be offered', size, '9', 'errors.field.required'],
    ['R5.8 a number is as good as its text', size, 7, null],
    ['a weight is one', anOption({ rules: [SKIER_WEIGHT] }), '72,5 kg', null],
    ['and nothing else', anOption({ rules: [SKIER_WEIGHT] }), 'tung', 'errors.field.weight'],
    ['R5.5 a rule that nobody registered says nothing', anOption({ rules: ['unheard'] }), 'x', null],
  ])('%s', (_, option, value, key) => {
    expect(faultOf(option, value)).toBe(key)
  })

  test('R5.7 a validator registered by rule name is asked for options of that rule', () => {
    const options = [anOption({ rules: [SKIER_WEIGHT] }), anOption({ id: '2' })]
    const chosen = toCustomChoices({ 1: 'tung', 2: 'tung' })
    expect(findCustomFaults(options, chosen)).toEqual({ 1: { key: 'errors.field.weight' } })
  })
})

test('R5.8 numbers are turned into strings, spaces and empty values dropped', () => {
  expect(toCustomChoices({ 1: 85, 2: ' ÅB ', 3: '', 4: null, 5: undefined })).toEqual([
    { optionId: '1', value: '85' },
    { optionId: '2', value: 'ÅB' },
  ])
})

describe('surchargeOf', () => {
  const chosen = (value: string) => [{ optionId: '1', value }]

  test.each<[string, CustomOption, string, number]>([
    ['a text adds its price once, however long', anOption({ price: 79_00 }), 'ÅBC', 79_00],
    ['a value adds its own', size, '7', 50_00],
    ['a percentage is of the base price', size, '8', 100_00],
    ['nothing chosen adds nothing', size, '', 0],
  ])('%s', (_, option, value, added) => {
    expect(surchargeOf([option], chosen(value), 1000_00)).toBe(added)
  })

  test('is the sum of what each option adds, in minor units', () => {
    const prices = fc.array(fc.nat(100_000), { maxLength: 6 })
    fc.assert(
      fc.property(prices, fc.nat(1_000_000), (amounts, base) => {
        const options = amounts.map((price, at) => anOption({ id: String(at), price }))
        const all = options.map(({ id }) => ({ optionId: id, value: 'x' }))
        expect(surchargeOf(options, all, base)).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
      }),
    )
  })
})
