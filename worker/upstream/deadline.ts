import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import { UpstreamFailure } from './upstream-failure.ts'

/** The time limit that all calls of a page share (R9.6). */
export interface Budget {
  remainingMs(): number
}

export function createBudget(totalMs: number): Budget {
  const endsAt = Date.now() + totalMs
  return { remainingMs: () => endsAt - Date.now() }
}

/** Extra time after the calls' own deadline. Optional parts fail first, so the page can still be served. */
const GRACE_MS = 100

/** Rejects when the budget is spent, whatever the promise waits for, such as a cache or another request's call. */
export async function withinBudget<T>(budget: Budget, promise: Promise<T>): Promise<T> {
  const ms = Math.max(0, budget.remainingMs() + GRACE_MS)
  const outcome = await withTimeout(promise, ms)
  if (outcome === TIMED_OUT) throw timeoutAfter(ms)
  return outcome
}

/**
 * Runs a task with a deadline. At the deadline its signal aborts and the returned promise rejects, even if the task
 * ignores the signal.
 */
export async function withDeadline<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (ms <= 0) throw timeoutAfter(ms)
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | null = null
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const failure = timeoutAfter(ms)
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

const timeoutAfter = (ms: number) =>
  new UpstreamFailure('timeout', { cause: `no answer within ${Math.round(ms)} ms` })
