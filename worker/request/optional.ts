import type { Log } from '../observability/log.ts'

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
  const orElse = <T>(name: string, promise: Promise<T>, fallback: T): Promise<T> =>
    promise.catch((error: unknown) => {
      failed = true
      log.warn('page.optionalFailed', { part: name, error })
      return fallback
    })
  return { orElse, orNull: (name, promise) => orElse(name, promise, null), isComplete: () => !failed }
}
