/** A place in the frame of a picture, from its middle: shares of its width and height, -0.5…0.5. */
export interface Point {
  x: number
  y: number
}

/** How a picture is looked at: its scale, and how far its middle is from the frame's. */
export interface ZoomView extends Point {
  scale: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
/** What a press or a double tap leads to. */
export const NEAR = 2.5
const NEAREST = 5

/** The view at another scale; what lies under `point` stays there. */
export function zoomTo(view: ZoomView, scale: number, point: Point): ZoomView {
  const next = clamp(scale, 1, NEAREST)
  const keep = (at: number, middle: number) => at - ((at - middle) * next) / view.scale
  return within({ scale: next, x: keep(point.x, view.x), y: keep(point.y, view.y) })
}

/** The view moved; the picture never leaves its frame. */
export const moveBy = (view: ZoomView, { x, y }: Point): ZoomView =>
  within({ scale: view.scale, x: view.x + x, y: view.y + y })

/** One of two fingers moved, the other stands: what lies under them stays under them. */
export function pinch(view: ZoomView, { from, to, other }: Record<'from' | 'to' | 'other', Point>): ZoomView {
  const way = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y)
  return zoomTo(view, (view.scale * way(to)) / Math.max(way(from), LEAST_WAY), other)
}

const LEAST_WAY = 0.01 // fingers at one place have no distance to compare with

function within({ scale, x, y }: ZoomView): ZoomView {
  const most = (scale - 1) / 2
  return { scale, x: clamp(x, -most, most), y: clamp(y, -most, most) }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
