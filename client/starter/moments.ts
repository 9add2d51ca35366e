/** When the page and its pictures are loaded and painted: a fast network brings them before the first paint, and nothing may share its time. */
export function afterFirstScreen(work: () => void): void {
  whenLoaded(() => afterPaint(work))
}

export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
