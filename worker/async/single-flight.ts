import { TIMED_OUT, withTimeout } from './with-timeout.ts'

/**
 * Work under way in this isolate that later requests share. The request that began it keeps it alive until it is done,
 * even when its own visitor has left; a request that waits in vain does the work itself.
 */
export interface SingleFlight {
  share<T>(key: string, work: SharedWork<T>): Promise<T>
  /** Keys under way. */
  size(): number
}

export interface SharedWork<T> {
  start: () => Promise<T>
  /** What must be done before the flight is over; default: the value is there. */
  isDone?: (value: T) => Promise<unknown>
  waitUntil: (promise: Promise<unknown>) => void
}

/** Longer than any load that a page waits for; only a flight whose request was killed takes longer. */
const PATIENCE_MS = 6000

export function createSingleFlight({ patienceMs = PATIENCE_MS } = {}): SingleFlight {
  const running = new Map<string, Promise<unknown>>()
  function begin<T>(key: string, { start, isDone, waitUntil }: SharedWork<T>): Promise<T> {
    const promise = start()
    running.set(key, promise)
    const end = () => {
      if (running.get(key) === promise) running.delete(key)
    }
    waitUntil(promise.then((value) => isDone?.(value)).then(end, end)) // who asked hears of a failure
    return promise
  }
  return {
    async share<T>(key: string, work: SharedWork<T>): Promise<T> {
      const begun = running.get(key) as Promise<T> | undefined // one key, one kind of work
      if (!begun) return begin(key, work)
      const shared = await withTimeout(begun, patienceMs)
      return shared === TIMED_OUT ? begin(key, work) : shared
    },
    size: () => running.size,
  }
}
