import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import { UpstreamFailure } from './upstream-failure.ts'

/** The time limit that all calls of a page share (R9.6). It begins with the first of them. */
export interface Budget {
  /** What is left for a call. The first call starts the clock. */
  remainingMs(): number
  /** What is left for a wait since then. It ends with the budget, or after as long when there was no call. */
  remainingWaitMs(since: number): number
}

export function createBudget(totalMs: number): Budget {
  let endsAt: number | undefined
  return {
    remainingMs() {
      endsAt ??= Date.now() + totalMs
      return endsAt - Date.now()
    },
    remainingWaitMs: (since) => (endsAt ?? since + totalMs) - Date.now(),
  }
}

/** Extra time after the calls' own deadline. Optional parts fail first, so the page can still be served. */
const GRACE_MS = 100

/** Rejects when the budget is spent, whatever the promise waits for, such as a cache or another request's call. */
export async function withinBudget<T>(budget: Budget, promise: Promise<T>): Promise<T> {
  const since = Date.now()
  const wait = () => withTimeout(promise, Math.max(0, budget.remainingWaitMs(since) + GRACE_MS))
  let outcome = await wait()
  if (outcome === TIMED_OUT) outcome = await wait() // the first call may have started the clock meanwhile
  if (outcome === TIMED_OUT) throw timeoutAfter(Date.now() - since)
  return outcome
}

/** Runs a task with a deadline. Then its signal aborts and the returned promise rejects, even if the task ignores the signal. */
export async function withDeadline<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (ms <= 0) throw new UpstreamFailure('timeout', { cause: 'not called: no time was left' })
  const controller = new AbortController()
  const outcome = await withTimeout(run(controller.signal), ms)
  if (outcome !== TIMED_OUT) return outcome
  const failure = timeoutAfter(ms)
  controller.abort(failure)
  throw failure
}

const timeoutAfter = (ms: number) =>
  new UpstreamFailure('timeout', { cause: `no answer within ${Math.round(ms)} ms` })
