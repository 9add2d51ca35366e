/** What does nothing without React, or less than with it; and "add to cart" after a press on such a thing. */
const NEEDS_REACT =
  '[data-needs-react],[type="button"]:not([popovertarget]),html:has([data-pressed]) [type="submit"]'

/**
 * A press that needs React is noted on its control. `client/app/hold-presses.ts` does the same while React hydrates, and repeats the
 * presses when React is there.
 */
export function keepPress(event: MouseEvent): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_REACT)
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { dataset } = control
  dataset.pressed = `${dataset.pressed ?? ''} ${event.timeStamp}`
}

/** React does not come: the browser does what the links and forms say. */
export function releaseKeptPresses(): void {
  for (const control of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete control.dataset.pressed
    control.click()
  }
}
