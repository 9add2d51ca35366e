import { describe, expect, test } from 'vitest'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import { cambers } from '#shared/skis/gear.ts'
import { poleLengthFor, soldPoleLength } from '#shared/skis/pole-length.ts'
import { aGear, aSize, aSkier, sizes } from './some-gear.ts'

const classic = sizes(180, 210, 5)
const withCambers = cambers.flatMap((camber) => sizes(190, 205, 5, camber))

describe('skis', () => {
  test('75 kg in classic: 200 cm with a medium camber', () => {
    expect(fitsSkier(aGear(), withCambers, aSkier())).toEqual({ kind: 'fits', size: aSize(200, 'medium') })
  })

  test('height decides between two lengths that carry the weight', () => {
    const lengthAt = (heightCm: number) => {
      const fit = fitsSkier(aGear(), classic, aSkier({ weightKg: 70, heightCm }))
      return fit && 'size' in fit ? fit.size?.cm : null
    }
    expect([lengthAt(165), lengthAt(190)]).toEqual([195, 200])
  })

  test('a length that is in stock goes before a better one that is not', () => {
    const two = [aSize(195), aSize(200, null, true)]
    expect(fitsSkier(aGear(), two, aSkier({ weightKg: 72 }))).toMatchObject({
      kind: 'fits',
      size: { cm: 195 },
    })
  })

  test('the only length that fits is sold out', () => {
    const fit = fitsSkier(aGear(), [aSize(195), aSize(200, null, true)], aSkier())
    expect(fit).toMatchObject({ kind: 'soldOut', size: { cm: 200 } })
  })

  test.each([
    ['tooSoft', [aSize(200, 'soft')], 200],
    ['tooStiff', [aSize(200, 'stiff')], 200],
    ['tooShort', sizes(180, 195, 5), 195],
    ['tooLong', [aSize(205), aSize(210)], 205],
  ] as const)('why not: %s, with the nearest size, in whatever order they come', (kind, offered, cm) => {
    expect(fitsSkier(aGear(), [...offered], aSkier())).toMatchObject({ kind, size: { cm } })
    expect(fitsSkier(aGear(), offered.toReversed(), aSkier())).toMatchObject({ kind, size: { cm } })
  })

  test('the wrong style comes before any length', () => {
    expect(fitsSkier(aGear(), classic, aSkier({ style: 'skate' }))).toEqual({ kind: 'wrongStyle' })
  })

  test('a child fits skis for children, and no adult does', () => {
    const junior = aGear({ isJunior: true })
    const child = aSkier({ weightKg: 25, heightCm: 128 })
    expect(fitsSkier(junior, sizes(90, 150, 10), child)).toMatchObject({ kind: 'fits', size: { cm: 140 } })
    expect(fitsSkier(aGear(), classic, child)).toMatchObject({ kind: 'tooLong', size: { cm: 180 } })
    const adult = aSkier({ heightCm: 178 })
    expect(fitsSkier(junior, sizes(120, 180, 10), adult)).toMatchObject({ kind: 'tooShort' })
  })

  test('skis for adults go by weight: nobody is asked for a height, however light', () => {
    expect(fitsSkier(aGear(), classic, aSkier({ weightKg: 46 }))).toMatchObject({ kind: 'fits' })
  })

  test('nothing to judge is no answer', () => {
    expect(fitsSkier(aGear(), [], aSkier())).toBeNull()
  })
})

describe('poles', () => {
  const pole = aGear({ kind: 'pole', styles: ['classic', 'skate'] })
  const lengths = sizes(120, 175, 5)

  test.each([
    ['classic', 'recreational', 150],
    ['classic', 'race', 145],
    ['skate', 'recreational', 160],
    ['skate', 'race', 160],
    ['touring', 'recreational', 145],
  ] as const)('at 178 cm in %s, %s: %i cm', (style, level, cm) => {
    const fit = fitsSkier(pole, lengths, aSkier({ heightCm: 178, style, level }))
    expect(fit).toMatchObject({ kind: 'fits', size: { cm } })
  })

  test('between two lengths that fit as well it is the one that the finder names', () => {
    const skier = aSkier({ heightCm: 187.5 })
    const named = poleLengthFor(skier)
    const size = { cm: named && soldPoleLength(named) }
    expect(fitsSkier(pole, lengths, skier)).toMatchObject({ size })
    expect(fitsSkier(pole, lengths.toReversed(), skier)).toMatchObject({ size })
  })

  test.each([
    ['classic', 'skate'],
    ['skate', 'classic'],
    ['skate', 'touring'],
  ] as const)('for %s are the wrong ones in %s', (made, style) => {
    const one = aGear({ kind: 'pole', styles: [made] })
    expect(fitsSkier(one, lengths, aSkier({ heightCm: 178, style }))).toEqual({ kind: 'wrongStyle' })
  })

  test('without a height there is a question, not a guess', () => {
    expect(fitsSkier(pole, lengths, aSkier())).toEqual({ kind: 'needsHeight' })
  })

  test.each([
    [150, 'tooLong'],
    [200, 'tooShort'],
  ])('at %i cm in classic a pole of 150 cm is %s', (heightCm, kind) => {
    expect(fitsSkier(pole, [aSize(150)], aSkier({ heightCm }))).toMatchObject({ kind })
  })
})

describe('boots', () => {
  const boot = aGear({ kind: 'boot', styles: ['skate'] })

  test('fit by style; the foot decides the size', () => {
    expect(fitsSkier(boot, [], aSkier({ style: 'skate' }))).toEqual({ kind: 'fits', size: null })
    expect(fitsSkier(boot, [], aSkier())).toEqual({ kind: 'wrongStyle' })
  })
})
