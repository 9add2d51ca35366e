import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AddRequest, planAddToCart, withNames } from '#shared/cart/add-to-cart.ts'
import { aStock, soldOut } from '#tests/support/builders.ts'

const aRequest = (parts: Partial<AddRequest> = {}): AddRequest => ({
  sku: 'WAX-45',
  name: 'Glidvalla',
  price: 100_00,
  stock: aStock(),
  quantity: 1,
  inCart: 0,
  ...parts,
})
const plan = (parts: Partial<AddRequest>) => planAddToCart(aRequest(parts))
const keysOf = ({ notices }: ReturnType<typeof plan>) => notices.map(({ key }) => key)
const volatile = { status: 'volatile' as const, quantity: null }

describe('stock', () => {
  test('R4.32 a product in stock is added in the quantity asked for', () => {
    expect(plan({ quantity: 3 })).toEqual({ kind: 'add', sku: 'WAX-45', quantity: 3, notices: [] })
  })

  test('R4.34 R5.3 R8.11 a sold-out product is not added, with the notice', () => {
    const outcome = plan({ stock: soldOut })
    expect(outcome.kind).toBe('outOfStock')
    expect(keysOf(outcome)).toEqual(['errors.cart.outOfStock'])
    const params = { name: 'Glidvalla' }
    expect(withNames(outcome.notices)).toEqual([{ type: 'error', key: 'errors.cart.outOfStockOf', params }])
  })

  test('R4.33 R8.12 volatile stock gives the unsafe-quantity notice, and the product is added', () => {
    const outcome = plan({ stock: volatile })
    expect(outcome.kind).toBe('add')
    expect(keysOf(outcome)).toEqual(['notices.cart.volatileStock'])
  })

  test('R4.35 R4.36 a quantity above the stock is reduced to what remains, with the notice', () => {
    expect(plan({ stock: aStock(5), quantity: 4, inCart: 3 })).toEqual({
      kind: 'add',
      sku: 'WAX-45',
      quantity: 2,
      notices: [
        {
          type: 'warning',
          key: 'notices.cart.stockLimit',
          params: { name: 'Glidvalla', quantity: 5 },
        },
      ],
    })
  })

  test('R4.35 a quantity may equal the stock', () => {
    expect(plan({ stock: aStock(5), quantity: 5 })).toMatchObject({ kind: 'add', quantity: 5, notices: [] })
  })

  test('R4.35 nothing is added when the cart holds all there are', () => {
    const outcome = plan({ stock: aStock(3), inCart: 3 })
    expect(outcome.kind).toBe('stockLimit')
    expect(keysOf(outcome)).toEqual(['notices.cart.stockLimit'])
  })

  test('R4.35 the cart never holds more than counted stock', () => {
    const count = fc.integer({ min: 0, max: 50 })
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 50 }), (left, inCart, quantity) => {
        const outcome = plan({ stock: aStock(left), inCart, quantity })
        if (outcome.kind !== 'add') return
        expect(outcome.quantity).toBeGreaterThan(0)
        expect(inCart + outcome.quantity).toBeLessThanOrEqual(left)
      }),
    )
  })
})

describe('price and quantity', () => {
  test.each<[string, number | null, string]>([
    ['R5.1 R8.15 a product without a price is not added', null, 'unknownPrice'],
    ['R5.1 a price that is no number is unknown', Number.NaN, 'unknownPrice'],
    ['R5.2 a negative price is blocked', -1, 'unknownPrice'],
    ['R5.2 a product that costs nothing is added', 0, 'add'],
  ])('%s', (_, price, kind) => {
    expect(plan({ price }).kind).toBe(kind)
  })

  test.each([
    ['R5.9', 0, 'errors.quantity.aboveZero'],
    ['R5.9', -1, 'errors.quantity.aboveZero'],
    ['R5.11', 1.5, 'errors.quantity.positiveInteger'],
    ['R5.10', 10_000, 'errors.quantity.below'],
  ])('%s the quantity %d is not added', (_, quantity, key) => {
    const outcome = plan({ quantity })
    expect(outcome.kind).toBe('invalidQuantity')
    expect(keysOf(outcome)).toEqual([key])
  })

  test('R5.10 the limit counts what the cart holds already', () => {
    expect(plan({ quantity: 9_000, inCart: 999 })).toMatchObject({ kind: 'add', quantity: 9_000 })
    const outcome = plan({ quantity: 9_000, inCart: 1_000 })
    expect(outcome.kind).toBe('invalidQuantity')
    expect(keysOf(outcome)).toEqual(['errors.quantity.below'])
  })

  test('R4.36 R5.10 counted stock reduces a quantity before the limit refuses it', () => {
    expect(plan({ quantity: 9_999, inCart: 3, stock: aStock(5) })).toMatchObject({ kind: 'add', quantity: 2 })
  })
})

describe('bundles', () => {
  test.each([
    ['a sold-out child', soldOut],
    ['one that is sold out and not counted', { ...soldOut, quantity: null }],
  ])('R4.37 a bundle with %s is not added', (_, stock) => {
    const members = [
      { stock: aStock(9), quantity: 1, inCart: 0 },
      { stock, quantity: 1, inCart: 0 },
    ]
    expect(plan({ members }).kind).toBe('outOfStock')
  })

  test('R4.33 R8.12 a bundle with a child whose stock nobody is sure of is added, with the notice', () => {
    const members = [
      { stock: aStock(9), quantity: 1, inCart: 0 },
      { stock: volatile, quantity: 1, inCart: 0 },
      { stock: volatile, quantity: 1, inCart: 0 },
    ]
    const outcome = plan({ members })
    expect(outcome.kind).toBe('add')
    expect(keysOf(outcome)).toEqual(['notices.cart.volatileStock'])
  })

  test('R4.38 children count times the quantity of the bundle', () => {
    const membersOf = (inCart: number) => [{ stock: aStock(5), quantity: 2, inCart }]
    expect(plan({ members: membersOf(0), quantity: 2 }).kind).toBe('add')
    expect(plan({ members: membersOf(0), quantity: 3 }).kind).toBe('outOfStock')
    expect(plan({ members: membersOf(1), quantity: 2 }).kind).toBe('add')
    expect(plan({ members: membersOf(2), quantity: 2 }).kind).toBe('outOfStock')
  })
})
