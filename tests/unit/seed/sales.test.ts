import { describe, expect, test } from 'vitest'
import { drawSale, type Sale, specialOf } from '#platform/seed/calendar.ts'
import { priceTag } from '#platform/seed/prices.ts'
import { createDraw } from '#platform/seed/random.ts'

const price = priceTag(1000)
const sale: Sale = { percent: 30, from: '2026-11-10 00:00:00', to: null, earlier: null }
const earlier = (to: string) => ({ percent: 15, from: '2026-09-01 00:00:00', to })

describe('the lowest price of the 30 days before a sale', () => {
  test('is the regular price when there was no other sale', () => {
    expect(specialOf(sale, price).lowestBefore).toEqual(price)
  })

  test('is that of a sale that ended on the first of these days', () => {
    const { lowestBefore } = specialOf({ ...sale, earlier: earlier('2026-10-11 00:00:00') }, price)
    expect(lowestBefore?.sv).toBeLessThan(price.sv)
  })

  test('is the regular price when the sale before ended earlier', () => {
    expect(specialOf({ ...sale, earlier: earlier('2026-10-10 23:59:59') }, price).lowestBefore).toEqual(price)
  })

  test('is above the price of the sale in every store, whatever is drawn', () => {
    const before = Array.from({ length: 500 }, (_, at) =>
      specialOf(drawSale(createDraw(`${at}`), createDraw(`${at} history`)), price),
    )
    for (const special of before) expect(special.lowestBefore?.sv).toBeGreaterThan(special.price.sv)
    expect(before.some(({ lowestBefore }) => (lowestBefore?.sv ?? price.sv) < price.sv)).toBe(true)
  })
})
