import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBy, NEAR, pinch, WHOLE, zoomTo } from '#client/pages/product/gallery/zoom-view.ts'

const frame = { width: 400, height: 600 }

test('a press enlarges two and a half times, and what was pressed stays where it is', () => {
  const view = zoomTo(WHOLE, NEAR, { point: { x: 100, y: -50 }, frame })
  expect(view.scale).toBeGreaterThanOrEqual(2.5)
  // the pressed place of the picture is at 100, -50 before; afterwards at scale × place + offset
  expect([view.scale * 100 + view.x, view.scale * -50 + view.y]).toEqual([100, -50])
})

test('two fingers that part to three times their distance enlarge three times', () => {
  const from: [{ x: number; y: number }, { x: number; y: number }] = [
    { x: -20, y: 0 },
    { x: 20, y: 0 },
  ]
  const view = pinch(WHOLE, {
    from,
    to: [
      { x: -60, y: 0 },
      { x: 60, y: 0 },
    ],
    frame,
  })
  expect(view).toEqual({ scale: 3, x: 0, y: 0 })
})

test('no way of looking shows the picture smaller than its frame or beside it', () => {
  const number = fc.double({ min: -2000, max: 2000, noNaN: true })
  const point = fc.record({ x: number, y: number })
  fc.assert(
    fc.property(fc.double({ min: 0, max: 50, noNaN: true }), point, point, (scale, at, by) => {
      const view = moveBy(zoomTo(WHOLE, scale, { point: at, frame }), by, frame)
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (view.scale - 1)) / 2)
      expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (view.scale - 1)) / 2)
    }),
  )
})
