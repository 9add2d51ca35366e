import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { TOO_MANY_REQUESTS } from '../http-status.ts'

/** Result of a call with an envelope. A refusal is an expected result; a missing or invalid response throws. */
export type Answer<T, M = unknown> = { ok: true; result: T; meta?: M | undefined } | Refused

/**
 * `missingRoute`: the platform does not have the route at all; a 404 of its own is a refusal: what was asked for is not there.
 * `innerCode`: the back end's own code inside of it (contract §0.2).
 */
export interface Refused {
  ok: false
  reason: 'missingRoute' | 'refused'
  code: number
  innerCode?: number
  message: string
}

/**
 * Throws when an unsuccessful answer is a failure of the platform and not a refusal. Older platforms refuse with 500, too: there
 * only `refusal`, the words with which this call is refused, shows the difference (contract §0.2). Absent: it is never refused.
 */
export function throwIfAway({ code, message }: Pick<Refused, 'code' | 'message'>, refusal?: RegExp): void {
  const isAway = code === TOO_MANY_REQUESTS || (code >= 500 && !refusal?.test(message))
  if (isAway) throw platformFailure({ code, message })
}

/** The platform has neither done what it should nor refused it. Its message is for the log. */
export const platformFailure = ({ code, message }: Pick<Refused, 'code' | 'message'>): AppError =>
  new AppError('errors.platformAway', { cause: `${code}: ${message}`, status: 502 })

/** What the platform wraps its answers in (contract §0.2). */
export const envelopeSchema = z.object({
  code: z.number(),
  result: z.unknown(),
  meta: z.optional(z.unknown()),
})

export type Envelope = z.infer<typeof envelopeSchema>

/** The answer of a platform without an extension, which writes an HTML 404 itself. */
export const NO_ROUTE: Envelope = {
  code: 404,
  result: 'the platform has no such route',
}

/** The status of our own answer when the platform refuses what it should do; a missing route is not its failure. */
export const statusOf = ({ reason }: Refused): number => (reason === 'missingRoute' ? 404 : 502)

/** Statuses of a platform that does not have the route. */
export const MISSING_ROUTE: ReadonlySet<number> = new Set([404, 405, 501])

/** The answer for a path that a URL parser changes (leads-elsewhere.ts): nothing has that name. */
export const NOT_FOUND: Envelope = { code: 404, result: 'no such path' }

/** The result as its schema has it; throws when it does not fit. */
export function parseResult<T>(schema: z.ZodMiniType<T>, result: unknown, path: string): T {
  const parsed = schema.safeParse(result)
  if (parsed.success) return parsed.data
  throw new AppError('errors.wrongFormat', {
    cause: `${path}: ${z.prettifyError(parsed.error)}`,
    status: 502,
  })
}

const innerCode = z.object({ code: z.number() })

function innerCodeOf(result: unknown): { innerCode: number } | undefined {
  const parsed = innerCode.safeParse(result)
  return parsed.success ? { innerCode: parsed.data.code } : undefined
}

/** A refusal as it came in the envelope. */
export function toRefused(envelope: z.infer<typeof envelopeSchema>): Refused {
  const { code, result } = envelope
  const reason = envelope === NO_ROUTE ? 'missingRoute' : 'refused'
  return { ok: false, reason, code, ...innerCodeOf(result), message: messageOf(result) }
}

/** The message of a refusal, in any of the forms of contract §0.2. */
function messageOf(result: unknown): string {
  if (typeof result === 'string') return result
  const shape = z
    .union([z.object({ errorMessage: z.string() }), z.object({ message: z.string() })])
    .safeParse(result)
  if (!shape.success) return JSON.stringify(result ?? null)
  return 'errorMessage' in shape.data ? shape.data.errorMessage : shape.data.message
}
