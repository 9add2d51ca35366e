import type { Log } from '../observability/log.ts'
import { orElse } from '../observability/or-else.ts'

/**
 * Handles the parts that a page can be shown without. A failed promise is logged and replaced. The page is then served but
 * not stored, so that the next visitor may get all of it.
 */
export interface Optional {
  orElse<T>(name: string, promise: Promise<T>, fallback: T): Promise<T>
  orNull<T>(name: string, promise: Promise<T>): Promise<T | null>
  /** Whether no part has failed so far. */
  isComplete(): boolean
}

export function createOptional(log: Log): Optional {
  let failed = false
  const fail = (error: unknown): never => {
    failed = true
    throw error
  }
  const replace = <T>(name: string, promise: Promise<T>, fallback: T): Promise<T> =>
    orElse(promise.catch(fail), fallback, { log, event: 'page.optionalFailed', part: name })
  return {
    orElse: replace,
    orNull: (name, promise) => replace(name, promise, null),
    isComplete: () => !failed,
  }
}
