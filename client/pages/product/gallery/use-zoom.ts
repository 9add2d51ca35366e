import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { moveBy, type Point, PRESS_SCALE, pinch, UNZOOMED, type ZoomView, zoomTo } from './zoom-view.ts'

const WHEEL_STEP = 0.003 // of the scale per pixel that a wheel turns
const KEY_STEP = 1.5
const KEY_MOVE = 0.15 // of the frame
const DOUBLE_TAP_MS = 350
const TAP_TOLERANCE = 0.02 // of the frame: a finger that moves less than this has pressed, not dragged

/** A view of the picture in `frame` that follows wheel, fingers, presses and keys. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(UNZOOMED)
  const fingers = useRef(new Map<number, Point>())
  const press = useRef({ distance: 0, isTouch: false, tappedAt: 0 })

  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      event.preventDefault() // only a listener that is not passive may
      const point = placeOf(event, element)
      setView((old) => zoomTo(old, old.scale * Math.exp(-event.deltaY * WHEEL_STEP), point))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [frame])

  const onPointerDown = (event: PointerEvent) => {
    if (fingers.current.size === 0) press.current.distance = 0
    press.current.isTouch = event.pointerType !== 'mouse'
    fingers.current.set(event.pointerId, placeOf(event, frame.current))
  }

  const onPointerMove = (event: PointerEvent) => {
    const { pointerId } = event
    const from = fingers.current.get(pointerId)
    if (!from) return
    const to = placeOf(event, frame.current)
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1]
    const by = { x: to.x - from.x, y: to.y - from.y }
    fingers.current.set(pointerId, to)
    press.current.distance += other ? 1 : Math.hypot(by.x, by.y)
    if (press.current.distance > TAP_TOLERANCE) frame.current?.setPointerCapture(pointerId)
    setView((old) => (other ? pinch(old, { from, to, other }) : moveBy(old, by)))
  }

  const onPointerUp = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)

  /** A press with the mouse or a key, or the second of two taps: near, or back to the whole. */
  const onClick = (event: MouseEvent) => {
    const { distance, isTouch, tappedAt } = press.current
    const isKey = event.detail === 0
    if (!isKey && distance > TAP_TOLERANCE) return
    press.current.tappedAt = event.timeStamp
    if (!isKey && isTouch && event.timeStamp - tappedAt > DOUBLE_TAP_MS) return
    const point = isKey ? UNZOOMED : placeOf(event, frame.current)
    setView((old) => (old.scale > 1 ? UNZOOMED : zoomTo(old, PRESS_SCALE, point)))
  }

  return {
    view,
    onKey: (key: string) => setView((old) => byKey(old, key)),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  }
}

/** Where in the frame something happened. */
function placeOf(
  { clientX, clientY }: Record<'clientX' | 'clientY', number>,
  frame: HTMLElement | null,
): Point {
  const { left, top, width, height } = frame?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
}

const factors: Record<string, number> = { '+': KEY_STEP, '-': 1 / KEY_STEP, '0': 0 }

/** Plus and minus, 0 for the whole; the arrows move a picture that is near. */
function byKey(view: ZoomView, key: string): ZoomView {
  const along = (back: string, on: string) => (key === back ? KEY_MOVE : key === on ? -KEY_MOVE : 0)
  const move = { x: along('ArrowLeft', 'ArrowRight'), y: along('ArrowUp', 'ArrowDown') }
  return moveBy(zoomTo(view, view.scale * (factors[key] ?? 1), UNZOOMED), move)
}
