import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { moveBy, NEAR, type Point, pinch, WHOLE, type ZoomView, zoomTo } from './zoom-view.ts'

const WHEEL_STEP = 0.003 // of the scale per pixel that a wheel turns
const KEY_STEP = 1.5
const KEY_WAY = 80 // pixels
const DOUBLE_TAP_MS = 350
const STILL = 6 // pixels that a finger may tremble in a press

/** A view of the picture in `frame` that follows wheel, fingers, presses and keys. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  const press = useRef({ way: 0, isTouch: false, tappedAt: 0 })

  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      event.preventDefault() // only a listener that is not passive may
      const factor = Math.exp(-event.deltaY * WHEEL_STEP)
      setView((old) => zoomTo(old, old.scale * factor, placeOf(event, element)))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [frame])

  const onPointerDown = (event: PointerEvent) => {
    if (fingers.current.size === 0) press.current.way = 0
    press.current.isTouch = event.pointerType !== 'mouse'
    fingers.current.set(event.pointerId, placeOf(event, frame.current).point)
  }

  const onPointerMove = (event: PointerEvent) => {
    const last = fingers.current.get(event.pointerId)
    if (!last) return
    const { point, frame: size } = placeOf(event, frame.current)
    const others = [...fingers.current].flatMap(([id, place]) => (id === event.pointerId ? [] : [place]))
    const [other] = others
    fingers.current.set(event.pointerId, point)
    const by = { x: point.x - last.x, y: point.y - last.y }
    press.current.way += Math.hypot(by.x, by.y) + (other ? STILL : 0)
    if (press.current.way > STILL) frame.current?.setPointerCapture(event.pointerId)
    setView((old) =>
      other ? pinch(old, { from: [last, other], to: [point, other], frame: size }) : moveBy(old, by, size),
    )
  }

  const onPointerUp = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)

  /** A press with the mouse or a key, or the second of two taps: near, or back to the whole. */
  const onClick = (event: MouseEvent) => {
    const { way, isTouch, tappedAt } = press.current
    const isKey = event.detail === 0
    if (!isKey && way > STILL) return
    press.current.tappedAt = event.timeStamp
    if (!isKey && isTouch && event.timeStamp - tappedAt > DOUBLE_TAP_MS) return
    const place = placeOf(event, frame.current)
    const point = isKey ? WHOLE : place.point
    setView((old) => (old.scale > 1 ? WHOLE : zoomTo(old, NEAR, { ...place, point })))
  }

  return {
    view,
    onKey: (key: string) => setView((old) => byKey(old, key, frame.current)),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  }
}

/** Where something happened, measured from the frame's middle, and the frame. */
function placeOf({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement | null) {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { point: { x: clientX - left - width / 2, y: clientY - top - height / 2 }, frame: { width, height } }
}

const ways: Record<string, Point> = {
  ArrowLeft: { x: KEY_WAY, y: 0 },
  ArrowRight: { x: -KEY_WAY, y: 0 },
  ArrowUp: { x: 0, y: KEY_WAY },
  ArrowDown: { x: 0, y: -KEY_WAY },
}
const factors: Record<string, number> = { '+': KEY_STEP, '=': KEY_STEP, '-': 1 / KEY_STEP, '0': 0 }

/** Plus and minus, 0 for the whole; the arrows move a picture that is near. */
function byKey(view: ZoomView, key: string, element: HTMLElement | null): ZoomView {
  const { frame } = placeOf({ clientX: 0, clientY: 0 }, element)
  const [way, factor] = [ways[key], factors[key]]
  if (factor !== undefined) return zoomTo(view, view.scale * factor, { point: WHOLE, frame })
  return way ? moveBy(view, way, frame) : view
}
