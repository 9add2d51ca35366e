import { AppError, type ErrorCode } from '#shared/errors.ts'

/**
 * How a call failed: no connection; no answer in time; a gateway's 502–504; this route asked too often (429); an answer
 * that is not the upstream's (content type, broken JSON, wrong envelope, endless); not asked, because the breaker is open.
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

/** A call that gave no answer. A refusal in the upstream's own words is an answer. */
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
