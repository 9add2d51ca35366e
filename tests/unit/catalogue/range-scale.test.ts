import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveThumb, rangeScale, readThumbs, typedOf } from '#shared/catalogue/range-scale.ts'

describe('rangeScale', () => {
  test.each([
    [
      { min: 99, max: 3499 },
      { min: 50, max: 3500, step: 50 },
    ],
    [
      { min: 9, max: 89 },
      { min: 9, max: 89, step: 1 },
    ],
    [
      { min: 149, max: 7999 },
      { min: 100, max: 8000, step: 100 },
    ],
    [
      { min: 5, max: 5 },
      { min: 5, max: 5, step: 1 },
    ],
  ])('R4.124: %o stands on %o', (bounds, scale) => expect(rangeScale(bounds)).toEqual(scale))

  test('every price is on the scale, which has at most a hundred steps and what rounding adds', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (one, more) => {
        const { min, max, step } = rangeScale({ min: one, max: one + more })
        expect(min).toBeLessThanOrEqual(one)
        expect(max).toBeGreaterThanOrEqual(one + more)
        expect((max - min) / step).toBeLessThanOrEqual(102)
        expect((max - min) % step).toBe(0)
      }),
    )
  })
})

const scale = { min: 50, max: 3500, step: 50 }

describe('thumbs', () => {
  test.each([
    [
      { from: '', to: '' },
      { from: 50, to: 3500 },
    ],
    [
      { from: '437', to: '911' },
      { from: 437, to: 911 },
    ],
    [
      { from: '900', to: '400' },
      { from: 400, to: 900 },
    ],
    [
      { from: '0', to: '99999' },
      { from: 50, to: 3500 },
    ],
    [
      { from: 'x', to: ' ' },
      { from: 50, to: 3500 },
    ],
  ])('%o is %o', (typed, thumbs) => expect(readThumbs(typed, scale)).toEqual(thumbs))

  test('a thumb stops a step before the other', () => {
    const range = { from: 400, to: 900 }
    expect(moveThumb(range, 'from', 700, scale)).toEqual({ from: 700, to: 900 })
    expect(moveThumb(range, 'from', 1000, scale)).toEqual({ from: 850, to: 900 })
    expect(moveThumb(range, 'to', 100, scale)).toEqual({ from: 400, to: 450 })
  })

  test('a thumb that stands nearer than a step does not move back', () => {
    const range = { from: 880, to: 900 }
    expect(moveThumb(range, 'from', 890, scale)).toEqual(range)
    expect(moveThumb(range, 'to', 890, scale)).toEqual(range)
  })

  test('the ends of the scale are no limits', () => {
    expect(typedOf({ from: 50, to: 3500 }, scale)).toEqual({ from: '', to: '' })
    expect(typedOf({ from: 400, to: 900 }, scale)).toEqual({ from: '400', to: '900' })
  })
})
