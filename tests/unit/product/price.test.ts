import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activeSpecialPrice,
  groupedPrice,
  nextPriceChange,
  type PriceInfo,
  priceSpan,
  sumPrices,
  toMinorUnits,
  toPrice,
  unknownPrice,
} from '#shared/product/price.ts'
import { aPrice } from '#tests/support/builders.ts'

const christmasEve = new Date('2026-12-24T12:00:00Z')
const before = new Date('2026-12-01')
const after = new Date('2026-12-31')

const aPriceInfo = (parts: Partial<PriceInfo> = {}): PriceInfo => ({
  regular: 100_00,
  special: 80_00,
  final: null,
  validFrom: null,
  validTo: null,
  ...parts,
})

describe('activeSpecialPrice', () => {
  test.each<[string, Partial<PriceInfo>, number | null]>([
    ['R4.22 a special price holds while its window is open', { validFrom: before, validTo: after }, 80_00],
    ['R4.22 an open end of the window never closes', {}, 80_00],
    ['R4.22 a special price has not begun before its window', { validFrom: after }, null],
    ['R4.22 a special price is over after its window', { validTo: before }, null],
    [
      'R4.22 a special price holds at the very ends of its window',
      { validFrom: christmasEve, validTo: christmasEve },
      80_00,
    ],
    ['R4.23 a special price drops when the final price equals the regular one', { final: 100_00 }, null],
    ['R4.23 a special price drops when the final price is above the regular one', { final: 120_00 }, null],
    ['R4.23 a special price stays when the final price is below the regular one', { final: 80_00 }, 80_00],
    ['a special price that is not below the regular one is none', { special: 100_00 }, null],
    ['a special price of zero is none', { special: 0 }, null],
  ])('%s', (_, parts, expected) => {
    expect(activeSpecialPrice(aPriceInfo(parts), christmasEve)).toBe(expected)
  })
})

describe('toPrice', () => {
  test.each<[string, Partial<PriceInfo>, ReturnType<typeof toPrice>]>([
    ['the special price is current and the regular one was', {}, aPrice(80_00, 100_00)],
    ['R4.22 the regular price is current once the special is over', { validTo: before }, aPrice(100_00)],
    ['the lowest of special and final price is current', { final: 60_00 }, aPrice(60_00, 100_00)],
    [
      'a final price alone is current without a price before',
      { regular: null, special: null, final: 60_00 },
      aPrice(60_00),
    ],
    ['a final price of zero is not there', { special: null, final: 0 }, aPrice(100_00)],
    ['R5.2 a regular price of zero is a price', { regular: 0, special: null, final: 0 }, aPrice(0)],
    [
      'the former price is the lowest of the 30 days before',
      { lowestBefore: 90_00 },
      { current: 80_00, was: 90_00, isLowest: true },
    ],
    ['a price that was as low in the 30 days before is not reduced', { lowestBefore: 80_00 }, aPrice(80_00)],
    [
      'a price is not reduced by less than the shop shows: 12.40 and 12.49 are both 12 €',
      { regular: 12_49, special: 12_40 },
      aPrice(12_40),
    ],
    ['by one shown unit it is', { regular: 12_50, special: 12_40 }, aPrice(12_40, 12_50)],
    ['a price that is not reduced has no former one', { special: null, lowestBefore: 90_00 }, aPrice(100_00)],
    ['R5.1 nothing known is an unknown price', { regular: null, special: null }, unknownPrice],
  ])('%s', (_, parts, expected) => {
    expect(toPrice(aPriceInfo(parts), christmasEve)).toEqual(expected)
  })

  test('a price never rises above the regular one, and "was" is always more than the current price', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }))
    fc.assert(
      fc.property(amount, amount, amount, (regular, special, final) => {
        const { current, was } = toPrice(aPriceInfo({ regular, special, final }), christmasEve)
        if (regular !== null) expect(current).toBeLessThanOrEqual(regular)
        if (was !== null) expect(was).toBeGreaterThan(current ?? Number.POSITIVE_INFINITY)
      }),
    )
  })
})

describe('sums', () => {
  test('R4.21 a grouped product costs one of each of its simple products', () => {
    expect(groupedPrice([aPrice(100_00), aPrice(250_00)])).toEqual(aPrice(350_00))
  })

  test('R4.20 a sum starts at zero', () => {
    expect(sumPrices([])).toEqual(aPrice(0))
  })

  test('R4.20 a sum takes price times quantity', () => {
    expect(sumPrices([{ price: aPrice(100_00), quantity: 3 }]).current).toBe(300_00)
  })

  test('a sum was what its parts were before their special prices', () => {
    expect(groupedPrice([aPrice(80_00, 100_00), aPrice(50_00)])).toEqual(aPrice(130_00, 150_00))
    expect(sumPrices([{ price: { current: 12_00, was: 12_20 }, quantity: 1 }])).toEqual(aPrice(12_00))
  })

  test('a sum has the lowest price of 30 days when all its reduced parts have', () => {
    const reduced = { current: 80_00, was: 100_00, isLowest: true } as const
    expect(groupedPrice([reduced, aPrice(50_00)])).toEqual({ current: 130_00, was: 150_00, isLowest: true })
    expect(groupedPrice([reduced, aPrice(50_00, 60_00)])).toEqual(aPrice(130_00, 160_00))
  })

  test('R5.1 a sum is unknown as soon as one part is', () => {
    expect(groupedPrice([aPrice(80_00), unknownPrice])).toEqual(unknownPrice)
  })
})

describe('priceSpan', () => {
  test('a product shows the lowest price of its children, with "from" when they differ', () => {
    expect(priceSpan([aPrice(200_00), aPrice(150_00, 180_00), unknownPrice])).toEqual({
      lowest: aPrice(150_00, 180_00),
      from: true,
    })
  })

  test('children of one price need no "from"', () => {
    expect(priceSpan([aPrice(), aPrice()])).toEqual({ lowest: aPrice(), from: false })
  })
})

test.each([
  [18.400000000000002, 1840],
  [67.22689075630252, 6723],
  [0, 0],
])('the raw float %d is %d minor units', (major, minor) => {
  expect(toMinorUnits(major)).toBe(minor)
})

test('half an öre is rounded up, as the platform rounds it: 8.575 has no exact float', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (tenths) => {
      expect(toMinorUnits(tenths / 1000)).toBe(Math.round(tenths / 10))
    }),
    { examples: [[1005], [8575], [4495]] },
  )
})

describe('nextPriceChange', () => {
  const later = (ms: number) => new Date(christmasEve.getTime() + ms)
  test.each<[string, Partial<PriceInfo>, Date | null]>([
    ['no window', {}, null],
    ['a window that opens later', { validFrom: later(9000), validTo: later(10_000) }, later(9000)],
    ['an open window, just after its end', { validFrom: before, validTo: later(9000) }, later(9001)],
    ['the very end of a window', { validTo: christmasEve }, later(1)],
    ['a window that is over', { validFrom: before, validTo: later(-1) }, null],
    ['an end that stays open', { validFrom: before }, null],
    ['a window that has just opened, by our clock', { validFrom: later(-1000) }, later(4000)],
  ])('R4.22 of %s', (_, window, change) => {
    expect(nextPriceChange(aPriceInfo(window), christmasEve)).toEqual(change)
  })

  test('R4.22 until then the special price is the same', () => {
    const moments = fc.option(fc.date({ min: before, max: later(864e5), noInvalidDate: true }))
    fc.assert(
      fc.property(
        moments,
        moments,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (validFrom, validTo, part) => {
          const info = aPriceInfo({ validFrom, validTo })
          const change = nextPriceChange(info, christmasEve) ?? later(100 * 864e5)
          const between = later(part * (change.getTime() - 1 - christmasEve.getTime()))
          expect(activeSpecialPrice(info, between)).toBe(activeSpecialPrice(info, christmasEve))
        },
      ),
    )
  })
})
