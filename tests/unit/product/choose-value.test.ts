import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choiceFields,
  chooseValue,
  initialChoice,
  openOption,
  valuePath,
} from '#shared/product/choose-value.ts'
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

/** The choice of the page that the link of a value leads to. */
function followed(choice: Record<string, string>, value: [string, string]) {
  const { searchParams } = new URL(valuePath(product, choice, value) ?? '', 'http://shop.test')
  return initialChoice(product, searchParams.get('childSku'), searchParams.get('open') ?? '')
}

describe('the link of a value leads to what React makes of a press on it', () => {
  const reds = { colour: 'red', size: '190' }
  test.each<[string, Record<string, string>, [string, string]]>([
    ['the last open option', { colour: 'red' }, ['size', '190']],
    ['another value of a whole choice', { colour: 'red', size: '180' }, ['colour', 'blue']],
    ['an option while another is open', {}, ['colour', 'blue']],
    ['the chosen value once more', { colour: 'red' }, ['colour', 'red']],
    ['R4.16 R8.7 a colour that does not come in the size', reds, ['colour', 'blue']],
    ['R4.16 R8.7 a size that does not come in the colour', reds, ['size', '195']],
  ])('%s', (_, choice, value) => {
    expect(followed(choice, value)).toEqual(chooseValue(product, choice, value))
  })

  test('of any choice of three options', () => {
    const value = fc.constantFrom('a', 'b', 'c')
    const values = fc.record({ colour: value, size: value, width: value })
    const variants = fc
      .uniqueArray(values, {
        selector: Object.values,
        comparator: (one, other) => `${one}` === `${other}`,
        minLength: 1,
      })
      .map((all) => all.map((one) => aVariant(one)))
    const choice = fc.record({ colour: value, size: value, width: value }, { requiredKeys: [] })
    fc.assert(
      fc.property(
        variants,
        choice,
        fc.constantFrom('colour', 'size', 'width'),
        value,
        (all, from, code, to) => {
          const offered = aProduct({ variants: all })
          const path = valuePath(offered, from, [code, to])
          const isOffered = all.some((variant) => variant.values[code] === to)
          expect(path !== null).toBe(isOffered)
          if (path === null) return
          const { searchParams } = new URL(path, 'http://shop.test')
          expect(
            initialChoice(offered, searchParams.get('childSku'), searchParams.get('open') ?? ''),
          ).toEqual(chooseValue(offered, from, [code, to]))
        },
      ),
    )
  })

  test('the fields of the form that asks for an open option hold the same choice', () => {
    const { childSku = '', open } = choiceFields(product, initialChoice(product, null))
    expect(initialChoice(product, childSku, open)).toEqual(initialChoice(product, null))
  })
})

test('an address that leaves open what the product has not chooses its variant', () => {
  expect(initialChoice(product, 'NV-RACE-red-190', 'width').variant?.sku).toBe('NV-RACE-red-190')
})

test('a simple product has nothing to choose', () => {
  const simple = aProduct()
  expect(initialChoice(simple, null).variant).toBeNull()
  expect(openOption(simple, {})).toBeNull()
})
