/** Calls back when the main thread is idle, after `timeout` ms at the latest. Safari cannot say when it is: there it waits a moment. */
export function whenIdle(work: () => void, timeout = 4000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
  else setTimeout(work, timeout / 4)
}
