import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import { UpstreamFailure } from './upstream-failure.ts'

/** The time that all the calls have together for which a page waits (R9.6): one after the other, they share it. */
export interface Budget {
  remainingMs(): number
}

export function createBudget(totalMs: number): Budget {
  const endsAt = Date.now() + totalMs
  return { remainingMs: () => endsAt - Date.now() }
}

/** Longer than the calls have, so that what a page can stand without fails first, and the page is served. */
const GRACE_MS = 100

/** Gives up on a promise when the budget is spent, whatever it still waits for: a cache, another request's call. */
export async function withinBudget<T>(budget: Budget, promise: Promise<T>): Promise<T> {
  const ms = Math.max(0, budget.remainingMs() + GRACE_MS)
  const outcome = await withTimeout(promise, ms)
  if (outcome === TIMED_OUT) throw lateAfter(ms)
  return outcome
}

/** Runs a task that ends by its deadline: its signal aborts then, and it has failed, whether it listens or not. */
export async function withDeadline<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (ms <= 0) throw lateAfter(ms)
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | null = null
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const failure = lateAfter(ms)
      reject(failure)
      controller.abort(failure)
    }, ms)
  })
  try {
    return await Promise.race([run(controller.signal), expiry])
  } finally {
    clearTimeout(timer)
  }
}

const lateAfter = (ms: number) =>
  new UpstreamFailure('timeout', { cause: `no answer within ${Math.round(ms)} ms` })
