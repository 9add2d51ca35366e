import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countLeft, countTaken, type TakingLine } from '#shared/cart/shared-stock.ts'
import type { Stock } from '#shared/product/product.ts'
import { aStock } from '#tests/support/builders.ts'

const single = (id: number, sku: string, quantity: number): TakingLine => ({ id, sku, quantity, choices: [] })
const bundle = (id: number, quantity: number, parts: Record<string, number>): TakingLine => ({
  id,
  sku: `PACK-${Object.keys(parts).join('-')}`,
  quantity,
  choices: Object.entries(parts).map(([sku, pieces], at) => ({
    optionId: String(at),
    linkId: String(at),
    sku,
    quantity: pieces,
  })),
})
const stocked =
  (quantities: Record<string, number | null>) =>
  (sku: string): Stock | undefined =>
    sku in quantities ? { status: 'ok', quantity: quantities[sku] ?? null } : undefined

const pack = bundle(1, 1, { SKI: 1, BINDING: 1 })
const binding = single(2, 'BINDING', 1)

describe('R4.37 R4.38: how many of a line there can be', () => {
  test.each<[string, TakingLine, TakingLine[], Record<string, number | null>, number | null]>([
    ['by itself, all there are', binding, [binding], { BINDING: 3 }, 3],
    ['of a bundle, as many as its scarcest part', pack, [pack], { SKI: 9, BINDING: 4 }, 4],
    ['beside a bundle that takes one, one fewer', binding, [pack, binding], { SKI: 9, BINDING: 3 }, 2],
    ['of a bundle beside a part by itself, one fewer', pack, [pack, binding], { SKI: 9, BINDING: 3 }, 2],
    [
      'of the last one that two lines want, none for either',
      pack,
      [pack, binding],
      { SKI: 9, BINDING: 1 },
      0,
    ],
    ['beside another line of the same sku', binding, [binding, single(3, 'BINDING', 2)], { BINDING: 3 }, 1],
    ['never fewer than none', binding, [binding, single(3, 'BINDING', 5)], { BINDING: 3 }, 0],
    [
      'of a bundle that takes two of a part, whole bundles',
      bundle(1, 1, { GEL: 2 }),
      [single(2, 'GEL', 2)],
      { GEL: 7 },
      2,
    ],
    ['of what nobody counts, nobody says', binding, [pack, binding], { SKI: 9, BINDING: null }, null],
    ['of what nobody has asked for, nobody says', binding, [pack, binding], {}, null],
  ])('%s', (_, line, lines, stock, left) => expect(countLeft(line, lines, stocked(stock))).toBe(left))

  test('what is taken is counted in lines of its own and in bundles', () => {
    expect(countTaken('BINDING', [bundle(1, 2, { SKI: 1, BINDING: 2 }), single(2, 'BINDING', 3)])).toBe(7)
    expect(countTaken('POLE', [pack, binding])).toBe(0)
  })
})

const SKUS = ['A', 'B', 'C']
const someLine = fc.oneof(
  fc.record({ sku: fc.constantFrom(...SKUS), quantity: fc.integer({ min: 1, max: 6 }) }),
  fc.record({
    parts: fc.dictionary(fc.constantFrom(...SKUS), fc.integer({ min: 1, max: 3 }), { minKeys: 1 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
)
const someLines = fc
  .array(someLine, { minLength: 1, maxLength: 6 })
  .map((lines) =>
    lines.map((line, id) =>
      'sku' in line ? single(id, line.sku, line.quantity) : bundle(id, line.quantity, line.parts),
    ),
  )
const someStock = fc.record({ A: fc.nat(12), B: fc.nat(12), C: fc.nat(12) })

describe('lines that share goods', () => {
  test('every line has what there is of it exactly when the stock is enough for all of them', () => {
    fc.assert(
      fc.property(someLines, someStock, (lines, stock) => {
        const stockOf = (sku: string) => aStock(stock[sku as keyof typeof stock]) // one of the three
        const isEnough = SKUS.every((sku) => countTaken(sku, lines) <= (stockOf(sku).quantity ?? 0))
        const fits = lines.every((line) => line.quantity <= (countLeft(line, lines, stockOf) ?? 0))
        expect(fits).toBe(isEnough)
      }),
    )
  })

  test('each line may have as many as it is told, while the others stay as they are', () => {
    fc.assert(
      fc.property(someLines, someStock, (lines, stock) => {
        const stockOf = (sku: string) => aStock(stock[sku as keyof typeof stock]) // one of the three
        for (const line of lines) {
          const left = countLeft(line, lines, stockOf) ?? 0
          const asked = lines.map((one) => (one === line ? { ...one, quantity: left + 1 } : one))
          expect(SKUS.some((sku) => countTaken(sku, asked) > (stockOf(sku).quantity ?? 0))).toBe(true)
        }
      }),
    )
  })
})
