import type { Log } from './log.ts'

/** How a failure is logged; further fields say which part it was. */
interface Missing {
  log: Log
  event: string
  [field: string]: unknown
}

/** A part without which the rest goes on: its failure is logged, and the fallback stands in for it. */
export const orElse = <T, F>(
  part: Promise<T>,
  fallback: F,
  { log, event, ...fields }: Missing,
): Promise<T | F> =>
  part.catch((error: unknown) => {
    log.warn(event, { ...fields, error })
    return fallback
  })
