import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnSize, drawnWeight } from '#shared/skis/drawn-size.ts'
import { cambers } from '#shared/skis/gear.ts'
import { aSize, sizes } from './some-gear.ts'

const weighing = (cm: number | null) => ({ text: `1 090 g (${cm} cm)`, cm })

test.each([
  ['in the length that was weighed', sizes(180, 210, 5), weighing(195), 195, 'weighed'],
  ['in its only length', [aSize(195)], weighing(195), 195, 'only'],
  ['in its only length, whatever was weighed', [aSize(187)], weighing(185), 187, 'only'],
  [
    'in a middle one when it is not told which was weighed',
    sizes(180, 200, 5),
    weighing(null),
    190,
    'middle',
  ],
  ['in a middle one when that is not sold', sizes(180, 200, 5), weighing(210), 190, 'middle'],
  ['in a middle one without a weight', sizes(180, 200, 5), null, 190, 'middle'],
] as const)('a ski is drawn %s', (_, offered, weight, cm, because) => {
  expect(drawnSize({ sizes: [...offered], weight })).toMatchObject({ size: { cm }, because })
})

test('with a medium camber where there is one', () => {
  const offered = cambers.map((camber) => aSize(195, camber))
  expect(drawnSize({ sizes: offered, weight: null })).toEqual({ size: aSize(195, 'medium'), because: 'only' })
})

test('a ski without a length is not drawn', () => {
  expect(drawnSize({ sizes: [], weight: weighing(195) })).toBeNull()
})

test('the weight beside a drawing is never that of another length', () => {
  const cm = fc.integer({ min: 170, max: 210 })
  fc.assert(
    fc.property(fc.array(cm, { minLength: 1 }), fc.option(cm), (lengths, weighed) => {
      const weight = weighing(weighed)
      const drawn = drawnSize({ sizes: lengths.map((one) => aSize(one)), weight })
      const told = drawn && drawnWeight({ weight }, drawn)
      if (told && weighed !== null) expect(drawn.size.cm).toBe(weighed)
      if (weighed !== null && lengths.includes(weighed)) expect(told).toBe(weight.text)
    }),
  )
})
