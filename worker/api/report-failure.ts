import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { MessageParams } from '#shared/i18n/translate.ts'
import type { AppContext } from '../app-env.ts'
import { logFailure } from '../observability/log.ts'

interface ReportedFailure {
  /** The text, with what stands in it. */
  problem: { key: ErrorCode; params?: MessageParams }
  status: number
}

/**
 * A failure as the page shows it that answers a form. It is logged as `event`. An error that is no `AppError` is thrown on.
 */
export function reportFailure(c: AppContext, error: unknown, event: string): ReportedFailure {
  if (!(error instanceof AppError)) throw error
  const { code, params, status, retryAfterSeconds } = error
  logFailure(c.get('log'), event, error)
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  return { problem: { key: code, ...(params && { params }) }, status }
}
