import type { AppError } from '#shared/errors.ts'
import { redact } from './redact.ts'

/** Writes one JSON line per event, redacted, with the id of the request it belongs to. */
export interface Log {
  warn(event: string, details?: Record<string, unknown>): void
  error(event: string, details?: Record<string, unknown>): void
}

/** A log whose lines carry the id of one request. */
export function createLog(requestId: string): Log {
  const write =
    (level: 'warn' | 'error') =>
    (event: string, details: Record<string, unknown> = {}) =>
      console[level](JSON.stringify({ level, event, requestId, ...(redact(details) as object) })) // redacting an object returns an object
  return { warn: write('warn'), error: write('error') }
}

/** What failed on our side is an error; why a platform refused is a warning. Wrong input of a shopper is neither. */
export function logFailure(
  log: Log,
  event: string,
  error: AppError,
  details: Record<string, unknown> = {},
): void {
  if (error.status >= 500) log.error(event, { error, ...details })
  else if (error.cause !== undefined && error.code !== 'errors.badRequest')
    log.warn(event, { error, ...details })
}
