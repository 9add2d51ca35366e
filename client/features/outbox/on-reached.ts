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

/** What the service worker answers from its caches says nothing of the connection; it keeps none of our API's answers. */
const isAnswer = ({ name, responseStatus }: PerformanceResourceTiming): boolean =>
  responseStatus >= 200 && responseStatus < 300 && API_PATH.test(new URL(name).pathname)
