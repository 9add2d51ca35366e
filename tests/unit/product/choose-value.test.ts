import { expect, test } from 'vitest'
import { chooseValue, initialChoice, openOption, variantFor } from '#shared/product/choose-value.ts'
import { aProduct, aVariant, soldOut } from '#tests/support/builders.ts'

const product = aProduct({
  variants: [
    aVariant({ colour: 'red', size: '180' }),
    aVariant({ colour: 'red', size: '190' }),
    aVariant({ colour: 'blue', size: '180' }, { stock: soldOut }),
    aVariant({ colour: 'blue', size: '195' }),
  ],
  images: [
    { file: '/blue-front.svg', optionValue: 'blue' },
    { file: '/red-front.svg', optionValue: 'red' },
  ],
})

test('the variant of the URL is chosen on arrival', () => {
  const { choice, variant } = initialChoice(product, 'NV-RACE-red-190')
  expect(choice).toEqual({ colour: 'red', size: '190' })
  expect(variant?.sku).toBe('NV-RACE-red-190')
})

test('without one the colour of the first picture is chosen and the size is open', () => {
  const { choice, variant } = initialChoice(product, null)
  expect(choice).toEqual({ colour: 'blue' })
  expect(variant).toBeNull()
  expect(openOption(product, choice)?.code).toBe('size')
})

test('a wax is never chosen for the shopper, whichever picture is first', () => {
  const variants = [aVariant({ ls_farg_valla: 'red' }), aVariant({ ls_farg_valla: 'blue' })]
  const wax = aProduct({ variants, images: [{ file: '/blue.svg', optionValue: 'blue' }] })
  expect(initialChoice(wax, null).choice).toEqual({})
})

test('R4.8 an option with one value is no question', () => {
  const one = aProduct({ variants: [aVariant({ size: '55' })] })
  expect(initialChoice(one, null).variant?.sku).toBe('NV-RACE-55')
})

test('another colour keeps the size where it comes in it', () => {
  const { variant, warning } = chooseValue(product, { colour: 'red', size: '180' }, ['colour', 'blue'])
  expect(variant?.sku).toBe('NV-RACE-blue-180')
  expect(warning).toBeNull()
})

test('R4.8 R4.16 R8.7 a value that does not go with the others opens them again and warns', () => {
  const { choice, variant, warning } = chooseValue(product, { colour: 'red', size: '190' }, [
    'colour',
    'blue',
  ])
  expect(choice).toEqual({ colour: 'blue' })
  expect(variant).toBeNull()
  expect(warning).toBe('notices.product.noSuchCombination')
})

test('the link of a value leads to a variant that has it', () => {
  expect(variantFor(product, { colour: 'red', size: '190' }, ['size', '195'])?.sku).toBe('NV-RACE-blue-195')
  expect(variantFor(product, { colour: 'red' }, ['colour', 'green'])).toBeNull()
})

test('a simple product has nothing to choose', () => {
  const simple = aProduct()
  expect(initialChoice(simple, null).variant).toBeNull()
  expect(openOption(simple, {})).toBeNull()
})
