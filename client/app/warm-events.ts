/** Of the events of a tap, those that nothing but React listens to on the document itself. */
const EVENTS_OF_A_TAP = ['pointerover', 'touchstart', 'mouseout', 'mousedown', 'focusin', 'mouseup']

/**
 * The browser compiles the functions with which React answers an event when they are first called: on a slow phone the first tap
 * waits 12 ms for that. Here they are called before, by events of the document that no component handles.
 */
export function warmEvents(): void {
  for (const type of EVENTS_OF_A_TAP)
    document.documentElement.dispatchEvent(new Event(type, { bubbles: true }))
}
