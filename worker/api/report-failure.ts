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
 * A failure as the page says it that answers a form. What failed goes to the log, as `event`; what nobody has foreseen is
 * thrown on.
 */
export function reportFailure(c: AppContext, error: unknown, event: string): ReportedFailure {
  if (!(error instanceof AppError)) throw error
  const { code, params, status, retryAfterSeconds } = error
  logFailure(c.get('log'), event, error)
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  return { problem: { key: code, ...(params && { params }) }, status }
}
