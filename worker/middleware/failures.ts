import type { Context, ErrorHandler } from 'hono'
import type { ApiFailure } from '#shared/api/notice.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { createLog } from '../observability/log.ts'

/** Path of our own API, with or without a store's prefix. */
export const API_PATH = /^(?:\/[a-z]{2})?\/api\//

/** Whether the browser's code asks for this path, rather than a reader. */
export const isAnsweredInJson = (path: string): boolean => API_PATH.test(path) || path.startsWith('/_data')

/**
 * The worker's one place where failures are caught: API calls get their code as JSON, documents the error page.
 * Only what was not expected is logged as an error; a shopper's wrong input is not.
 */
export function failures(
  renderErrorPage: (c: Context<AppEnv>, error: AppError) => Promise<Response>,
): ErrorHandler<AppEnv> {
  return async (error, c) => {
    const known = error instanceof AppError ? error : new AppError('errors.unexpected', { cause: error })
    if (known.status >= 500)
      (c.get('log') ?? createLog('-')).error('failure', { error: known, path: c.req.path })
    if (known.retryAfterSeconds !== undefined) c.header('Retry-After', String(known.retryAfterSeconds))
    if (isAnsweredInJson(c.req.path)) {
      c.header('Cache-Control', 'no-store')
      c.status(known.status as 500)
      const { code, params, fields } = known
      return c.json({
        error: { code, ...(params && { params }), ...(fields && { fields }) },
      } satisfies ApiFailure)
    }
    if (!c.get('settings')) return c.text('Internal Server Error', 500) // nothing to render a page with: the log says why
    return renderErrorPage(c, known)
  }
}
