/** A point in the frame of a picture, measured from its middle in parts of its width and height: -0.5 to 0.5. */
export interface Point {
  x: number
  y: number
}

/** How a picture is looked at: its scale, and how far its middle is from the frame's. */
export interface ZoomView extends Point {
  scale: number
}

export const UNZOOMED: ZoomView = { scale: 1, x: 0, y: 0 }
/** The scale after a press or a double tap. */
export const PRESS_SCALE = 2.5
const MAX_SCALE = 5

/** The view at another scale; what lies under `point` stays there. */
export function zoomTo(view: ZoomView, scale: number, point: Point): ZoomView {
  const next = clamp(scale, 1, MAX_SCALE)
  const keep = (at: number, middle: number) => at - ((at - middle) * next) / view.scale
  return clampToFrame({ scale: next, x: keep(point.x, view.x), y: keep(point.y, view.y) })
}

/** The view moved; the picture never leaves its frame. */
export const moveBy = (view: ZoomView, { x, y }: Point): ZoomView =>
  clampToFrame({ scale: view.scale, x: view.x + x, y: view.y + y })

/** The view after one of two fingers has moved: the same points of the picture stay under both fingers. */
export function pinch(view: ZoomView, { from, to, other }: Record<'from' | 'to' | 'other', Point>): ZoomView {
  const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y)
  return zoomTo(view, (view.scale * distance(to)) / Math.max(distance(from), MIN_DISTANCE), other)
}

const MIN_DISTANCE = 0.01 // fingers at one place have no distance to compare with

function clampToFrame({ scale, x, y }: ZoomView): ZoomView {
  const most = (scale - 1) / 2
  return { scale, x: clamp(x, -most, most), y: clamp(y, -most, most) }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
