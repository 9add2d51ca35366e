import type { Log } from './log.ts'

/** How a failure is logged; further fields say which part it was. */
interface Missing {
  log: Log
  event: string
  [field: string]: unknown
}

/** The result of a part that is not essential; when it fails, the failure is logged, and the fallback replaces it. */
export const orElse = <T, F>(
  part: Promise<T>,
  fallback: F,
  { log, event, ...fields }: Missing,
): Promise<T | F> =>
  part.catch((error: unknown) => {
    log.warn(event, { ...fields, error })
    return fallback
  })
