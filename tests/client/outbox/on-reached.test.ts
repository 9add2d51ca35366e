import { afterEach, expect, test, vi } from 'vitest'
import { onReached } from '#client/features/outbox/on-reached.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that has made these requests: path → status. */
function hasRequested(requests: Record<string, number>): boolean {
  class Timing {
    name: string
    responseStatus: number
    constructor([path, status]: [string, number]) {
      this.name = `https://shop.example${path}`
      this.responseStatus = status
    }
  }
  class Observer {
    tell: (list: { getEntries(): Timing[] }) => void
    constructor(tell: Observer['tell']) {
      this.tell = tell
    }
    observe() {
      this.tell({ getEntries: () => Object.entries(requests).map((request) => new Timing(request)) })
    }
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('PerformanceResourceTiming', Timing)
  const reached = vi.fn()
  onReached(reached)
  return reached.mock.calls.length > 0
}

test.each([
  ['an answer of our API', { '/api/cart': 200 }, true],
  ['one of another store', { '/en/api/cart': 201 }, true],
  ['a failure', { '/api/cart': 503 }, false],
  ['no answer', { '/api/cart': 0 }, false],
  ['a picture', { '/i/100/100/resize/a.jpg': 200 }, false],
  ['what the service worker saves', { '/api/reviews': 200, '/en/api/products/gear': 200 }, false],
])('%s says that the shop is reached: %o is %s', (_, requests, isReached) => {
  expect(hasRequested(requests)).toBe(isReached)
})
