import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cambers } from '#shared/skis/gear.ts'
import { DRAWING, skiOutline } from '#shared/skis/ski-outline.ts'

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test('every ski begins at the left edge, ends at its length and stays in the drawing', () => {
  const sizes = fc.tuple(fc.integer({ min: 70, max: 215 }), fc.option(fc.constantFrom(...cambers)))
  fc.assert(
    fc.property(sizes, ([cm, camber]) => {
      const points = pointsOf(skiOutline(cm, camber))
      expect(points[0]?.[0]).toBe(0)
      expect(points.at(-1)?.[0]).toBe(cm)
      for (const [x, y] of points) {
        expect(x).toBeLessThanOrEqual(DRAWING.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(DRAWING.height)
      }
    }),
  )
})

test('a stiffer camber stands higher; a ski that comes in one camber is drawn in the middle', () => {
  const top = (camber: Parameters<typeof skiOutline>[1]) =>
    Math.min(
      ...pointsOf(skiOutline(200, camber))
        .slice(2, 3)
        .map(([, y]) => y),
    )
  expect(top('soft')).toBeGreaterThan(top('medium'))
  expect(top('medium')).toBeGreaterThan(top('stiff'))
  expect(top(null)).toBe(top('medium'))
})
