import { TIMED_OUT, withTimeout } from './with-timeout.ts'

/**
 * Shares running work between requests of this isolate. The request that started the work keeps it alive until it is
 * done, even when its visitor has left. A request that waits too long does the work itself.
 */
export interface SingleFlight {
  share<T>(key: string, work: SharedWork<T>): Promise<T>
  /** Number of keys with running work. */
  size(): number
}

export interface SharedWork<T> {
  start: () => Promise<T>
  /** Resolves when the work counts as done; default: when the value is there. */
  isDone?: (value: T) => Promise<unknown>
  waitUntil: (promise: Promise<unknown>) => void
}

/** Longer than any load that a page waits for. Only the work of a cancelled request takes longer. */
const MAX_WAIT_MS = 6000

export function createSingleFlight({ maxWaitMs = MAX_WAIT_MS } = {}): SingleFlight {
  const running = new Map<string, Promise<unknown>>()
  function start<T>(key: string, work: SharedWork<T>): Promise<T> {
    const promise = work.start()
    running.set(key, promise)
    const end = () => {
      if (running.get(key) === promise) running.delete(key)
    }
    work.waitUntil(promise.then((value) => work.isDone?.(value)).then(end, end)) // the caller gets the failure
    return promise
  }
  return {
    async share<T>(key: string, work: SharedWork<T>): Promise<T> {
      const current = running.get(key) as Promise<T> | undefined // one key is used for one kind of work
      if (!current) return start(key, work)
      const shared = await withTimeout(current, maxWaitMs)
      return shared === TIMED_OUT ? start(key, work) : shared
    },
    size: () => running.size,
  }
}
