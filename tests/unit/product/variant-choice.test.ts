import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Variant } from '#shared/product/product.ts'
import { chooseVariant, isOfferedVariant, optionStates } from '#shared/product/variant-choice.ts'
import { aPrice, aProduct, aStock, aVariant, soldOut } from '#tests/support/builders.ts'

const red187 = aVariant({ colour: 'red', length: '187' })
const red192 = aVariant({ colour: 'red', length: '192' }, { stock: soldOut })
const blue187 = aVariant({ colour: 'blue', length: '187' }, { price: aPrice(90_00) })
const product = aProduct({ variants: [red187, red192, blue187] }) // blue in 192 does not exist

const onArrival = { allowFallback: true, listOutOfStock: true }
const onChange = { allowFallback: false, listOutOfStock: true }

describe('chooseVariant', () => {
  test('R4.9 the child that matches the most chosen attributes is picked', () => {
    const chosen = chooseVariant(product, { colour: 'red', length: '187' }, onArrival)
    expect(chosen).toEqual({ kind: 'chosen', variant: red187 })
  })

  test('R4.8 only a choice that leads to one child is configured; what is merely near is not', () => {
    const { kind, ...rest } = chooseVariant(product, { colour: 'blue', length: '192' }, onChange)
    expect(kind).toBe('noSuchCombination')
    expect(rest).not.toHaveProperty('variant')
    expect(chooseVariant(product, blue187.values, onChange)).toEqual({ kind: 'chosen', variant: blue187 })
  })

  test('R4.10 ties go to the lower price', () => {
    expect(chooseVariant(product, { length: '187' }, onArrival)).toEqual({ kind: 'chosen', variant: blue187 })
  })

  test('R4.10 a child whose price is unknown loses a tie', () => {
    const unpriced = aVariant({ colour: 'green', length: '187' }, { price: aPrice(null) })
    const variants = [unpriced, red187]
    expect(chooseVariant(aProduct({ variants }), {}, onArrival)).toEqual({ kind: 'chosen', variant: red187 })
  })

  test('among equal matches one that can be bought goes before a cheaper sold-out one', () => {
    const bargain = aVariant({ colour: 'green', length: '187' }, { price: aPrice(1_00), stock: soldOut })
    const variants = [bargain, red187]
    expect(chooseVariant(aProduct({ variants }), {}, onArrival)).toEqual({ kind: 'chosen', variant: red187 })
  })

  test('R5.4 a sold-out child can be chosen where sold-out products are listed', () => {
    const chosen = chooseVariant(product, red192.values, onChange)
    expect(chosen).toEqual({ kind: 'chosen', variant: red192 })
  })

  test('R4.11 a sold-out child is skipped where they are not listed', () => {
    const chosen = chooseVariant(product, red192.values, { ...onChange, listOutOfStock: false })
    expect(chosen.kind).toBe('noSuchCombination')
  })

  test('the exact sku wins over the choice, sold out or not', () => {
    const rules = { ...onArrival, listOutOfStock: false, sku: red192.sku }
    expect(chooseVariant(product, blue187.values, rules)).toEqual({ kind: 'chosen', variant: red192 })
  })

  test('R4.14 a child near the choice is used when a default is allowed', () => {
    expect(chooseVariant(product, { colour: 'blue', length: '192' }, onArrival)).toEqual({
      kind: 'chosen',
      variant: blue187,
    })
  })

  test('R4.16 R8.7 a combination that does not exist is told when the shopper changes an option', () => {
    expect(chooseVariant(product, { colour: 'blue', length: '192' }, onChange)).toEqual({
      kind: 'noSuchCombination',
      nearest: blue187,
      key: 'notices.product.noSuchCombination',
    })
  })

  test('R4.15 R8.19 no available child is told', () => {
    const variants = [red192]
    expect(chooseVariant(aProduct({ variants }), {}, { ...onArrival, listOutOfStock: false })).toEqual({
      kind: 'noneAvailable',
      key: 'errors.product.noVariants',
    })
  })

  test('attributes that are no option of the product do not count', () => {
    expect(chooseVariant(product, { colour: 'red', length: '187', brand: '7' }, onChange).kind).toBe('chosen')
  })
})

describe('chooseVariant for any product and choice', () => {
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
  const rules = fc.record({ allowFallback: fc.boolean(), listOutOfStock: fc.constant(false) })
  const score = (chosen: Record<string, string>, { values }: Variant) =>
    Object.entries(chosen).filter(([code, wanted]) => values[code] === wanted).length

  test('R4.11 a child that is not available is never chosen unless asked for by sku', () => {
    fc.assert(
      fc.property(variants, choice, rules, (all, wanted, how) => {
        const chosen = chooseVariant(aProduct({ variants: all }), wanted, how)
        if (chosen.kind === 'chosen') expect(chosen.variant.stock.status).toBe('ok')
      }),
    )
  })

  test('R4.9 R4.10 no available child matches more, and none that matches as much is cheaper', () => {
    fc.assert(
      fc.property(variants, choice, rules, (all, wanted, how) => {
        const chosen = chooseVariant(aProduct({ variants: all }), wanted, how)
        if (chosen.kind !== 'chosen') return
        for (const other of all.filter(({ stock }) => stock.status === 'ok')) {
          expect(score(wanted, other)).toBeLessThanOrEqual(score(wanted, chosen.variant))
          if (score(wanted, other) < score(wanted, chosen.variant)) continue
          expect(other.price.current).toBeGreaterThanOrEqual(chosen.variant.price.current ?? 0)
        }
      }),
    )
  })

  test('a value that is available leads to a child that can be bought', () => {
    fc.assert(
      fc.property(variants, choice, (all, wanted) => {
        const states = optionStates(aProduct({ variants: all }), wanted)
        for (const [code, values] of Object.entries(states)) {
          for (const [option, state] of Object.entries(values)) {
            const next = { ...wanted, [code]: option }
            const chosen = chooseVariant(aProduct({ variants: all }), next, {
              ...onChange,
              listOutOfStock: false,
            })
            expect(chosen.kind === 'chosen').toBe(state === 'available')
          }
        }
      }),
    )
  })
})

test('R4.16 option values say whether they are available, sold out or impossible with the other choices', () => {
  expect(optionStates(product, { colour: 'red', length: '187' })).toEqual({
    colour: { red: 'available', blue: 'available' },
    length: { '187': 'available', '192': 'soldOut' },
  })
  expect(optionStates(product, { colour: 'blue' }).length).toEqual({
    '187': 'available',
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
