import type { Log } from '../observability/log.ts'

/**
 * The parts a page can stand without. One that fails is logged and replaced, and the page is served but not kept:
 * the next shopper may get all of it.
 */
export interface Optional {
  orElse<T>(name: string, part: Promise<T>, instead: T): Promise<T>
  orNull<T>(name: string, part: Promise<T>): Promise<T | null>
  /** Whether every part so far came. */
  isComplete(): boolean
}

export function createOptional(log: Log): Optional {
  let failed = false
  const orElse = <T>(name: string, part: Promise<T>, instead: T): Promise<T> =>
    part.catch((error: unknown) => {
      failed = true
      log.warn('page.optionalFailed', { part: name, error })
      return instead
    })
  return { orElse, orNull: (name, part) => orElse(name, part, null), isComplete: () => !failed }
}
