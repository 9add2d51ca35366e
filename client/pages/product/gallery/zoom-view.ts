/** How a picture is looked at: its scale, and how far its middle is from the frame's, in CSS pixels. */
export interface ZoomView {
  scale: number
  x: number
  y: number
}

/** A place, measured from the middle of the frame. */
export interface Point {
  x: number
  y: number
}

/** What the picture is seen through. */
export interface Frame {
  width: number
  height: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
/** What a press or a double tap leads to. */
export const NEAR = 2.5
const NEAREST = 5

/** The view at another scale; what lies under `point` stays there. */
export function zoomTo(
  view: ZoomView,
  scale: number,
  { point, frame }: { point: Point; frame: Frame },
): ZoomView {
  const next = clamp(scale, 1, NEAREST)
  const ratio = next / view.scale
  const x = point.x - (point.x - view.x) * ratio
  const y = point.y - (point.y - view.y) * ratio
  return within({ scale: next, x, y }, frame)
}

/** The view moved; the picture never leaves its frame. */
export const moveBy = (view: ZoomView, by: Point, frame: Frame): ZoomView =>
  within({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame)

/** Two fingers moved from one pair of places to another: what lies under them stays under them. */
export function pinch(
  view: ZoomView,
  { from, to, frame }: { from: [Point, Point]; to: [Point, Point]; frame: Frame },
): ZoomView {
  const [before, after] = [middleOf(from), middleOf(to)]
  const scale = (view.scale * distanceOf(to)) / Math.max(distanceOf(from), 1)
  const zoomed = zoomTo(view, scale, { point: before, frame })
  return moveBy(zoomed, { x: after.x - before.x, y: after.y - before.y }, frame)
}

function within({ scale, x, y }: ZoomView, { width, height }: Frame): ZoomView {
  const [right, bottom] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2]
  return { scale, x: clamp(x, -right, right), y: clamp(y, -bottom, bottom) }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const middleOf = ([one, other]: [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})
const distanceOf = ([one, other]: [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y)
