import { PUBLIC_API } from '../../api/public-api.ts'

const API_PATH = /^(?:\/[a-z]{2})?\/api\//

/**
 * Calls `onReach` whenever one of our API's answers shows that the shop can be reached, until the returned function is
 * called. It watches the browser's own record of requests, so that no call has to know of the outbox.
 */
export function onReached(onReach: () => void): () => void {
  if (!('PerformanceObserver' in globalThis)) return () => undefined
  const observer = new PerformanceObserver((list) => {
    const isReached = list
      .getEntries()
      .some((entry) => entry instanceof PerformanceResourceTiming && isAnswer(entry))
    if (isReached) onReach()
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

/** What the service worker may have answered from its caches says nothing of the connection. */
function isAnswer({ name, responseStatus }: PerformanceResourceTiming): boolean {
  const { pathname } = new URL(name)
  const isOk = responseStatus >= 200 && responseStatus < 300
  return isOk && API_PATH.test(pathname) && !PUBLIC_API.test(pathname)
}
