import * as z from 'zod/mini'
import type { Settings, TokenPlace } from '../settings.ts'
import { type CallScope, callUpstream } from '../upstream/call-upstream.ts'
import type { Budget } from '../upstream/deadline.ts'
import { isJson, readJson } from '../upstream/read-json.ts'
import { UpstreamFailure, wrongFormat } from '../upstream/upstream-failure.ts'
import type { Upstream } from '../upstream/upstreams.ts'
import { MISSING_ROUTE } from './answer.ts'

export interface Call<T, M = unknown> {
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** Schema of `result`. */
  result: z.ZodMiniType<T>
  /** Schema of `meta`, for example the refresh token. A `meta` that does not fit is ignored. */
  meta?: z.ZodMiniType<M>
  /** The customer's token; guests have none (contract §0.5). */
  token?: string
  /** Where the token is sent; default: by setting. */
  tokenPlace?: TokenPlace
  /** Time limit in milliseconds; default: that of a search for `ask`, else that of commerce. Never longer than the rest of the page's budget. */
  deadlineMs?: number
  /** Called with the platform's response time in milliseconds, without the wait for the semaphore. */
  onMeasured?: ((ms: number) => void) | undefined
  /**
   * Who needs it. `page` (default): the page waits for it, within its budget. `streamed`: it comes after the page, so the budget does
   * not apply. `notShown`: the page does not show it, so the call takes no place in the page's semaphore either.
   */
  priority?: 'page' | 'streamed' | 'notShown'
  /** A platform need not have this route. A call without an envelope then throws `errors.notFound`. */
  mayLack?: boolean
}

/** What a call needs of its request. */
export interface SendContext {
  settings: Settings
  scope: CallScope
  /** The page's time limit; null: for an API call, which has no page budget. */
  budget: Budget | null
}

interface SentCall<E> extends Omit<Call<unknown>, 'result' | 'meta'> {
  upstream: Upstream
  method: string
  isSafeRead: boolean
  deadlineMs: number
  envelope: z.ZodMiniType<E>
  /** The result when the route does not exist. Without it, a missing route is a failure, for example for carts. */
  absent?: E | undefined
  /** Throws when an answer shows a failure of the upstream. */
  check?: (answer: E) => void
}

/**
 * Sends the call over HTTP, JSON in both directions. The HTTP status is ignored: the envelope's `code` counts (contract
 * §0.2).
 */
export function send<E>(context: SendContext, path: string, call: SentCall<E>): Promise<E> {
  const { settings, scope, budget } = context
  const { deadlineMs } = call
  const isInHeader = (call.tokenPlace ?? settings.tokenPlace) === 'header'
  return callUpstream(scope, {
    upstream: call.upstream,
    name: path,
    url: addressOf(
      settings.platform.origin + path,
      isInHeader ? call.query : { ...call.query, token: call.token },
    ),
    method: call.method,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(call.token && isInHeader && { Authorization: `Bearer ${call.token}` }),
    },
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    binding: settings.platform.binding,
    deadlineMs:
      budget && call.priority !== 'streamed' ? Math.min(deadlineMs, budget.remainingMs()) : deadlineMs,
    isSafeRead: call.isSafeRead,
    onMeasured: call.onMeasured,
    read: async (response) => {
      if (call.absent && MISSING_ROUTE.has(response.status) && !isJson(response)) {
        await response.body?.cancel()
        return call.absent
      }
      const parsed = call.envelope.safeParse(await readJson(response))
      if (!parsed.success) throw wrongFormat(parsed.error)
      call.check?.(parsed.data)
      return parsed.data
    },
  })
}

/** How Node's sockets and the engine's client say that the engine cannot be reached. */
const UNREACHABLE = /\bE(?:CONN\w+|TIMEDOUT|NOTFOUND|AI_AGAIN)\b|No Living connections/i

const engineAwaySchema = z.object({
  code: z.number().check(z.gte(500)),
  result: z.string().check(z.regex(UNREACHABLE)),
})

/**
 * Throws when a platform cannot reach its search engine, which its own envelope says (contract §0.2). Another fault in the envelope
 * may concern this request only, and a refusal of the engine itself is an answer.
 */
export function throwIfEngineAway(answer: unknown): void {
  const { success, data } = engineAwaySchema.safeParse(answer)
  if (success) throw new UpstreamFailure('overloaded', { cause: `${data.code}: ${data.result}` })
}

function addressOf(address: string, query: Call<unknown>['query'] = {}): URL {
  const url = new URL(address)
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return url
}
