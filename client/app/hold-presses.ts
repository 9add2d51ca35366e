import { hasModifier } from '../router/index.ts'

/**
 * React answers a press on a page that it is hydrating by hydrating the rest of it in one task, and the press waits for that. So
 * until the page is hydrated presses are kept from React. What the browser does by itself (panels, folds) happens at once; a press of
 * another button or a link is shown, and repeated when React is there.
 */
const PARTS_OF_A_PRESS = [
  'touchstart',
  'pointerdown',
  'mousedown',
  'touchend',
  'touchcancel',
  'pointerup',
  'pointercancel',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
] as const
export const LONGEST_HOLD_MS = 3000

/** Fields are not kept from React, because it would forget what is changed in them. */
const FIELDS = 'input, select, textarea, label'
/** Pressed twice, these are meant once; a button that counts is meant twice. */
const ONCE = 'a, [type="submit"]'
const BY_THE_BROWSER = '[popovertarget], [target], [download], [href^="#"]'

/**
 * From now on presses wait for `releasePresses`, three seconds at most. The time of each is noted on its control, `data-pressed="1200 1900"`,
 * so that a copy of the document has them, too; the starter notes earlier ones in the same way.
 */
export function holdPresses(): void {
  for (const part of PARTS_OF_A_PRESS)
    addEventListener(part, hold, { capture: true, passive: part !== 'click' })
  setTimeout(releasePresses, LONGEST_HOLD_MS)
}

/**
 * Repeats the presses that were held: the first at once, as long as its form is in the document, the others each in a task of its
 * own, because React renders what one has changed before the next; a link that is gone by then would load a document.
 */
export function releasePresses(): void {
  for (const part of PARTS_OF_A_PRESS) removeEventListener(part, hold, true)
  const [first, ...others] = takePresses()
  first?.click()
  for (const control of others) setTimeout(() => control.isConnected && control.click())
}

/** The pressed controls, in the order of the presses. */
function takePresses(): HTMLElement[] {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-pressed]')]
  const presses = controls.flatMap((control) =>
    pressesOf(control).map((time) => ({ time: Number(time), control })),
  )
  for (const control of controls) delete control.dataset.pressed
  return presses.toSorted((one, other) => one.time - other.time).map(({ control }) => control)
}

function pressesOf(control: HTMLElement): string[] {
  const times = control.dataset.pressed?.trim().split(' ') ?? []
  return control.matches(ONCE) ? times.slice(-1) : times
}

function hold(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest(FIELDS)) return
  event.stopImmediatePropagation()
  const control = event.target.closest<HTMLElement>('a[href], button')
  if (
    event.type !== 'click' ||
    !control ||
    control.matches(BY_THE_BROWSER) ||
    hasModifier(event as MouseEvent)
  )
    return
  event.preventDefault()
  control.dataset.pressed = [...pressesOf(control), event.timeStamp].join(' ') // CSS shows it
}
