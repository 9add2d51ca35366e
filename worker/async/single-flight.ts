import { AppError } from '#shared/errors.ts'
import { GATEWAY_TIMEOUT } from '../http-status.ts'
import { TIMED_OUT, withTimeout } from './with-timeout.ts'

/**
 * Shares running work between requests of this isolate. The request that started the work keeps it alive until it is
 * done, even when its visitor has left. A request that waits too long does the work itself.
 */
export interface SingleFlight {
  share<T>(key: string, work: SharedWork<T>): Promise<T>
}

interface SharedWork<T> {
  start: () => Promise<T>
  /** Resolves when the work counts as done; default: when the value is there. */
  isDone?: (value: T) => Promise<unknown>
  waitUntil: (promise: Promise<unknown>) => void
  /**
   * How much longer this request may wait, in milliseconds. It does not wait longer for another's work, and when that had less time
   * and ran out of it, it does its own. Absent: what becomes of another's work is the result.
   */
  remainingMs?: () => number
}

/** Longer than any load that a page waits for. Only the work of a cancelled request takes longer. */
const MAX_WAIT_MS = 6000
/** Work of its own needs this much time; with less it would only add load. */
const MIN_TRY_MS = 150
/** Whoever has waited in vain for so many others does not wait for another one. */
const MAX_JOINS = 2

interface Flight {
  promise: Promise<unknown>
  startedAt: number
}

export function createSingleFlight({ now = Date.now } = {}): SingleFlight {
  const running = new Map<string, Flight>()

  async function share<T>(key: string, work: SharedWork<T>): Promise<T> {
    for (let joins = 1; ; joins += 1) {
      const flight = running.get(key)
      if (!flight || isStuck(flight)) return start(key, work)
      const result = await join(flight, work)
      if (result !== TIMED_OUT) return result
      if (!hasTimeLeft(work, joins)) throw tooLate()
      if (running.get(key) === flight) return start(key, work)
    }
  }

  const isStuck = ({ startedAt }: Flight): boolean => now() - startedAt > MAX_WAIT_MS

  function start<T>(key: string, work: SharedWork<T>): Promise<T> {
    const promise = work.start()
    const flight = { promise, startedAt: now() }
    running.set(key, flight)
    const end = () => {
      if (running.get(key) === flight) running.delete(key)
    }
    work.waitUntil(promise.then((value) => work.isDone?.(value)).then(end, end)) // the caller gets the failure
    return promise
  }

  return { share }
}

/** The result of another request's work; `TIMED_OUT`: it came too late, for this request or for that one. */
async function join<T>({ promise }: Flight, { remainingMs }: SharedWork<T>): Promise<T | typeof TIMED_OUT> {
  const shared = promise as Promise<T> // one key is used for one kind of work
  if (!remainingMs) return withTimeout(shared, MAX_WAIT_MS)
  return withTimeout(shared, remainingMs()).catch((error: unknown) => {
    if (error instanceof AppError && error.status === GATEWAY_TIMEOUT) return TIMED_OUT
    throw error
  })
}

/** Whether a request that has waited for others in vain may go on: to its own work, or to that of the next one. */
const hasTimeLeft = ({ remainingMs }: Pick<SharedWork<unknown>, 'remainingMs'>, joins: number): boolean =>
  !remainingMs || (joins < MAX_JOINS && remainingMs() >= MIN_TRY_MS)

const tooLate = () =>
  new AppError('errors.platformAway', {
    cause: "another request's load took too long",
    status: GATEWAY_TIMEOUT,
  })
