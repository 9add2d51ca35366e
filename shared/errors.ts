import type { MessageKey } from './i18n/messages.ts'
import type { MessageParams } from './i18n/translate.ts'

/** Codes of failures a shopper can be told of: each is the key of its text. */
export type ErrorCode = Extract<MessageKey, `errors.${string}`>

/** A failure that is not an expected outcome. `code` names the text a shopper sees; `cause` is for the log. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** What the text names. */
  readonly params: MessageParams | undefined
  /** What is wrong with fields of what was sent, by name. */
  readonly fields: Record<string, string> | undefined
  /** When it is worth trying again; for `Retry-After`. */
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

export interface AppErrorDetails {
  cause?: unknown
  status?: number
  params?: MessageParams | undefined
  fields?: Record<string, string> | undefined
  retryAfterSeconds?: number | undefined
}
