import { AppError, type ErrorCode } from '#shared/errors.ts'

/**
 * How a call failed: no connection; no response in time; a gateway's 502–504; too many calls of this route (429); a
 * response that is not the upstream's own (content type, broken JSON, wrong envelope, too large); not called, because
 * the breaker is open.
 */
export type FailureKind = 'unreachable' | 'timeout' | 'overloaded' | 'throttled' | 'garbage' | 'refused'

const STATUS: Record<FailureKind, number> = {
  unreachable: 502,
  garbage: 502,
  timeout: 504,
  overloaded: 503,
  throttled: 503,
  refused: 503,
}

interface FailureDetails {
  cause?: unknown
  code?: ErrorCode
  retryAfterMs?: number | undefined
}

/** A call that got no valid response. An error in the upstream's own envelope is a valid response. */
export class UpstreamFailure extends AppError {
  readonly kind: FailureKind
  readonly retryAfterMs: number | undefined

  constructor(kind: FailureKind, { cause, code = 'errors.platformAway', retryAfterMs }: FailureDetails = {}) {
    const retryAfterSeconds = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000)
    super(code, { cause, status: STATUS[kind], retryAfterSeconds })
    this.name = 'UpstreamFailure'
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

export const wrongFormat = (cause: unknown): UpstreamFailure =>
  new UpstreamFailure('garbage', { code: 'errors.wrongFormat', cause })
