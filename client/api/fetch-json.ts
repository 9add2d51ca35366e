import type { ApiFailure } from '#shared/api/notice.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'

interface JsonRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
}

/**
 * The only way to our own API: sends and reads JSON, checks status and content type. A failure throws `AppError` with
 * the code of the answer, whose text the shopper can read.
 */
export async function fetchJson<T>(
  path: string,
  { method = 'GET', body, signal }: JsonRequest = {},
): Promise<T> {
  const response = await fetch(path, {
    method,
    signal,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.headers.get('Content-Type')?.includes('json'))
    throw new AppError('errors.badContentType', { status: response.status })
  const answer: unknown = await response.json()
  if (response.ok) return answer as T // our own API of the same build
  throw new AppError((answer as ApiFailure).error.code as ErrorCode, {
    status: response.status,
    cause: answer,
  })
}
