/**
 * When the page and its pictures are loaded and on the screen: a fast network brings them before the first paint, and nothing may share its time.
 * The screen has a frame when the next one begins.
 */
export function afterFirstScreen(work: () => void): void {
  whenLoaded(() => afterPaint(() => afterPaint(work)))
}

export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
