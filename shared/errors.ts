import type { MessageKey } from './i18n/messages.ts'
import type { MessageParams } from './i18n/translate.ts'

/** Codes of errors that are shown to the shopper. Each is the key of its text. */
export type ErrorCode = Extract<MessageKey, `errors.${string}`>

/** An error that ends a request. `code` is the key of the text for the shopper; `cause` is for the log. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** Parameters of the text. */
  readonly params: MessageParams | undefined
  /** What is wrong with the fields of the input, by name. */
  readonly fields: Record<string, string> | undefined
  /** Seconds until a retry makes sense, for `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    { cause, status = 500, params, fields, retryAfterSeconds }: AppErrorDetails = {},
  ) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.params = params
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Any failure as an error that ends a request. */
export const toAppError = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('errors.unexpected', { cause: error })

export interface AppErrorDetails {
  cause?: unknown
  status?: number
  params?: MessageParams | undefined
  fields?: Record<string, string> | undefined
  retryAfterSeconds?: number | undefined
}
