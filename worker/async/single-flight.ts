import { LATE, within } from './with-timeout.ts'

/**
 * Work under way in this isolate that later requests share. The request that began it keeps it alive until it is done,
 * even when its own visitor has left; a request that waits in vain does the work itself.
 */
export interface Flights {
  share<T>(key: string, flight: Flight<T>): Promise<T>
  /** Keys under way. */
  size(): number
}

export interface Flight<T> {
  start: () => Promise<T>
  /** What must be done before the flight is over; default: the value is there. */
  landed?: (value: T) => Promise<unknown>
  waitUntil: (promise: Promise<unknown>) => void
}

/** Longer than any load that a page waits for; only a flight whose request was killed takes longer. */
const PATIENCE_MS = 6000

export function createFlights({ patienceMs = PATIENCE_MS } = {}): Flights {
  const flights = new Map<string, Promise<unknown>>()
  function begin<T>(key: string, { start, landed, waitUntil }: Flight<T>): Promise<T> {
    const promise = start()
    flights.set(key, promise)
    const end = () => {
      if (flights.get(key) === promise) flights.delete(key)
    }
    waitUntil(promise.then((value) => landed?.(value)).then(end, end)) // who asked hears of a failure
    return promise
  }
  return {
    async share<T>(key: string, flight: Flight<T>): Promise<T> {
      const running = flights.get(key) as Promise<T> | undefined // one key, one kind of work
      if (!running) return begin(key, flight)
      const shared = await within(running, patienceMs)
      return shared === LATE ? begin(key, flight) : shared
    },
    size: () => flights.size,
  }
}
