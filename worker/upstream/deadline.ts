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
export const withinBudget = <T>(budget: Budget, promise: Promise<T>): Promise<T> =>
  withDeadline(budget.remainingMs() + GRACE_MS, () => promise)

/** Runs a task that ends by its deadline: its signal aborts then, and it has failed, whether it listens or not. */
export async function withDeadline<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const failure = new UpstreamFailure('timeout', { cause: `no answer within ${Math.round(ms)} ms` })
  if (ms <= 0) throw failure
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | null = null
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
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
