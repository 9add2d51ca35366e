import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBy, PRESS_SCALE, pinch, UNZOOMED, zoomTo } from '#client/pages/product/gallery/zoom-view.ts'

test('a press enlarges two and a half times, and what was pressed stays where it is', () => {
  const view = zoomTo(UNZOOMED, PRESS_SCALE, { x: 0.25, y: -0.125 })
  expect(view.scale).toBeGreaterThanOrEqual(2.5)
  expect([view.scale * 0.25 + view.x, view.scale * -0.125 + view.y]).toEqual([0.25, -0.125])
})

test('two fingers that part to three times their distance enlarge three times', () => {
  const view = pinch(UNZOOMED, { from: { x: -0.1, y: 0 }, to: { x: -0.3, y: 0 }, other: { x: 0, y: 0 } })
  expect(view.scale).toBeCloseTo(3)
})

test('no way of looking shows the picture smaller than its frame or beside it', () => {
  const share = fc.double({ min: -3, max: 3, noNaN: true })
  const point = fc.record({ x: share, y: share })
  fc.assert(
    fc.property(fc.double({ min: 0, max: 50, noNaN: true }), point, point, (scale, at, by) => {
      const view = moveBy(zoomTo(UNZOOMED, scale, at), by)
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(Math.max(Math.abs(view.x), Math.abs(view.y))).toBeLessThanOrEqual((view.scale - 1) / 2)
    }),
  )
})
