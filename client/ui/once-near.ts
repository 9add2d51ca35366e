const AHEAD = '600px' // distance from the screen

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls back once, when the element comes near the screen. Returns how to stop waiting. */
export function onceNear(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(callNear, { rootMargin: AHEAD, scrollMargin: AHEAD })
  waiting.set(element, act)
  observer.observe(element)
  return () => stopWaiting(element)
}

function callNear(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    const act = waiting.get(target)
    stopWaiting(target)
    act?.()
  }
}

function stopWaiting(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}
