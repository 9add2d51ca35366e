import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product, Variant } from '#shared/product/product.ts'
import { type Choice, closestVariant, isOfferedVariant, valueState } from '#shared/product/variant-choice.ts'
import { aPrice, aProduct, aStock, aVariant, soldOut } from '#tests/support/builders.ts'

const red187 = aVariant({ colour: 'red', length: '187' })
const red192 = aVariant({ colour: 'red', length: '192' }, { stock: soldOut })
const blue187 = aVariant({ colour: 'blue', length: '187' }, { price: aPrice(90_00) })
/** The state of each value: code → value → state. */
const statesOf = (offered: Product, choice: Choice) =>
  Object.fromEntries(
    offered.options.map(({ code, values }) => [
      code,
      Object.fromEntries(values.map(({ value }) => [value, valueState(offered, choice, [code, value])])),
    ]),
  )

const product = aProduct({ variants: [red187, red192, blue187] }) // blue in 192 does not exist

describe('closestVariant', () => {
  test('R4.9 the child that matches the most chosen attributes is picked', () => {
    expect(closestVariant(product, { colour: 'red', length: '187' })).toBe(red187)
  })

  test('R4.10 ties go to the lower price', () => {
    expect(closestVariant(product, { length: '187' })).toBe(blue187)
  })

  test('R4.10 a child whose price is unknown loses a tie', () => {
    const unpriced = aVariant({ colour: 'green', length: '187' }, { price: aPrice(null) })
    expect(closestVariant(aProduct({ variants: [unpriced, red187] }), {})).toBe(red187)
  })

  test('among equal matches one that can be bought goes before a cheaper sold-out one', () => {
    const bargain = aVariant({ colour: 'green', length: '187' }, { price: aPrice(1_00), stock: soldOut })
    expect(closestVariant(aProduct({ variants: [bargain, red187] }), {})).toBe(red187)
  })

  test('R5.4 a sold-out child is chosen where it is asked for', () => {
    expect(closestVariant(product, red192.values)).toBe(red192)
  })

  test('R4.14 a child near the choice is used where none matches', () => {
    expect(closestVariant(product, { colour: 'blue', length: '192' })).toBe(blue187)
  })

  test('attributes that are no option of the product do not count', () => {
    expect(closestVariant(product, { colour: 'red', length: '187', brand: '7' })).toBe(red187)
  })

  test('of no children there is none', () => expect(closestVariant(aProduct(), {})).toBeNull())
})

describe('closestVariant for any product and choice', () => {
  const value = fc.constantFrom('a', 'b', 'c')
  const variant = fc
    .record({
      colour: value,
      length: value,
      price: fc.integer({ min: 1, max: 5 }),
      left: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ colour, length, price, left }) =>
      aVariant({ colour, length }, { price: aPrice(price), stock: aStock(left) }),
    )
  const variants = fc.uniqueArray(variant, { selector: ({ sku }) => sku, minLength: 1 })
  const choice = fc.record({ colour: value, length: value }, { requiredKeys: [] })
  const score = (chosen: Record<string, string>, { values }: Variant) =>
    Object.entries(chosen).filter(([code, wanted]) => values[code] === wanted).length
  const isThere = ({ stock }: Variant) => stock.status === 'ok'

  test('R4.9 R4.10 no child matches more, and none in stock that matches as much is cheaper', () => {
    fc.assert(
      fc.property(variants, choice, (all, wanted) => {
        const chosen = closestVariant(aProduct({ variants: all }), wanted)
        if (!chosen) throw new Error('none is chosen')
        for (const other of all) {
          expect(score(wanted, other)).toBeLessThanOrEqual(score(wanted, chosen))
          if (score(wanted, other) < score(wanted, chosen) || !isThere(other)) continue
          expect(isThere(chosen)).toBe(true)
          expect(other.price.current).toBeGreaterThanOrEqual(chosen.price.current ?? 0)
        }
      }),
    )
  })

  test('a value that is available leads to a child that has it and can be bought', () => {
    fc.assert(
      fc.property(variants, choice, (all, wanted) => {
        const states = statesOf(aProduct({ variants: all }), wanted)
        for (const [code, values] of Object.entries(states)) {
          for (const [option, state] of Object.entries(values)) {
            const next = { ...wanted, [code]: option }
            const chosen = closestVariant(aProduct({ variants: all }), next)
            const isWhole = chosen && score(next, chosen) === Object.keys(next).length
            expect(Boolean(isWhole && isThere(chosen))).toBe(state === null)
          }
        }
      }),
    )
  })
})

test('R4.16 option values say whether they are available, sold out or impossible with the other choices', () => {
  expect(statesOf(product, { colour: 'red', length: '187' })).toEqual({
    colour: { red: null, blue: null },
    length: { '187': null, '192': 'soldOut' },
  })
  expect(statesOf(product, { colour: 'blue' }).length).toEqual({
    '187': null,
    '192': 'impossible',
  })
})

describe('isOfferedVariant', () => {
  const inStock = { isInStock: true, quantity: 3, isManaged: true }
  test.each([
    ['R4.12 a child with status 1 is offered', { status: 1, tags: [], stock: null }, true],
    ['R4.12 a child with status 2 is dropped', { status: 2, tags: [], stock: inStock }, false],
    [
      'R4.13 a tagged child without stock data is dropped',
      { status: 1, tags: ['17436'], stock: null },
      false,
    ],
    [
      'R4.13 a tagged child that is sold out is dropped',
      { status: 1, tags: ['17436'], stock: { ...inStock, quantity: 0 } },
      false,
    ],
    ['R4.13 a tagged child in stock is offered', { status: 1, tags: ['5', '17436'], stock: inStock }, true],
  ])('%s', (_, child, expected) => {
    expect(isOfferedVariant(child)).toBe(expected)
  })
})
