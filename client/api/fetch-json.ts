import type { ApiFailure } from '#shared/api/notice.ts'
import { AppError, type AppErrorDetails, type ErrorCode } from '#shared/errors.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { tellSessionExpired } from './session-expired.ts'

interface JsonRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
  /** Goes on although the page is left. */
  keepalive?: boolean
}

/**
 * The only way to our own API: sends and reads JSON, checks status and content type. A failure throws `AppError` with
 * the code of the answer, whose text the shopper can read. `path` starts with the store's prefix: `/en/api/cart`.
 */
export async function fetchJson<T>(
  path: string,
  { method = 'GET', body, signal, keepalive }: JsonRequest = {},
): Promise<T> {
  const response = await fetch(path, {
    method,
    signal,
    keepalive,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new AppError('errors.offline', { cause, status: 0 })
  })
  if (!response.headers.get('Content-Type')?.includes('json')) {
    throw await toError('errors.badContentType', { status: response.status })
  }
  const answer: unknown = await response.json()
  if (response.ok) return answer as T // our own API of the same build
  const { code = 'errors.wrongFormat', params } = (answer as Partial<ApiFailure>).error ?? {}
  throw await toError(code as ErrorCode, { status: response.status, params, cause: answer })
}

/**
 * A failure whose text is here to be shown; when the texts of failures cannot be had, it is told in general. A session that
 * has ended is the whole page's business, whoever asked (R4.101).
 */
async function toError(code: ErrorCode, details: AppErrorDetails): Promise<AppError> {
  const isLoaded = await loadMessages('errors').then(
    () => true,
    () => false,
  )
  if (code === 'errors.account.expired') await tellSessionExpired()
  return new AppError(isLoaded ? code : 'errors.unexpected', details)
}

/** The text key of a failure; what is not ours is told in general. */
export const codeOf = (error: unknown): ErrorCode =>
  error instanceof AppError ? error.code : 'errors.unexpected'
