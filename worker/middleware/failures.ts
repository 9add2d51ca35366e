import type { ErrorHandler } from 'hono'
import type { ApiFailure } from '#shared/api/notice.ts'
import { type AppError, toAppError } from '#shared/errors.ts'
import type { AppContext, AppEnv } from '../app-env.ts'
import { createLog, logFailure } from '../observability/log.ts'

/** Path of our own API, with or without a store's prefix. */
const API_PATH = /^(?:\/[a-z]{2})?\/api\//

/** Whether a script rather than a reader requests this path. */
export const isAnsweredInJson = (path: string): boolean => API_PATH.test(path) || path.startsWith('/_data')

/**
 * The worker's error handler: API calls get the error code as JSON, documents the error page. Only unexpected errors
 * are logged as errors.
 */
export function failures(
  renderErrorPage: (c: AppContext, error: AppError) => Promise<Response>,
): ErrorHandler<AppEnv> {
  return async (error, c) => {
    const appError = toAppError(error)
    logFailure(c.get('log') ?? createLog('-'), 'failure', appError, { path: c.req.path })
    if (appError.retryAfterSeconds !== undefined) c.header('Retry-After', String(appError.retryAfterSeconds))
    if (isAnsweredInJson(c.req.path)) {
      c.header('Cache-Control', 'no-store')
      c.status(appError.status as 500)
      const { code, params, fields } = appError
      return c.json({
        error: { code, ...(params && { params }), ...(fields && { fields }) },
      } satisfies ApiFailure)
    }
    if (!c.get('settings')) return c.text('Internal Server Error', 500) // no settings, so no page can be rendered; the log has the reason
    return renderErrorPage(c, appError)
  }
}
