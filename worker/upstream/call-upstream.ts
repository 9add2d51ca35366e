import { type Outcome, PROBE_MS, type Ticket } from '../async/circuit-breaker.ts'
import type { Semaphore } from '../async/semaphore.ts'
import type { Log } from '../observability/log.ts'
import type { UpstreamTimings } from '../observability/timings.ts'
import { enter, isWell, leave, type Upstream, waitMsOf } from './breakers.ts'
import { withDeadline } from './deadline.ts'
import { fetchService } from './fetch-service.ts'
import { parseRetryAfter, planRetry } from './retry.ts'
import { rest, restOf, routeOf } from './throttled-routes.ts'
import { UpstreamFailure } from './upstream-failure.ts'

/** What all calls of one request share. */
export interface CallScope {
  semaphore: Semaphore
  timings: UpstreamTimings
  log: Log
  /**
   * Nobody waits for these calls: they go out once, only while all is well, and tell the breaker nothing, so that they
   * neither take the probe of an upstream in trouble nor close it for shoppers.
   */
  isBackground?: boolean
}

export interface UpstreamCall<T> {
  upstream: Upstream
  /** For timings and log. */
  name: string
  url: string | URL
  method?: string
  headers: Record<string, string>
  body?: string | undefined
  /** The service binding to ask instead of the network. */
  binding: Fetcher | null
  /** Milliseconds for everything: waiting in line, both tries, reading. */
  deadlineMs: number
  /** Asking twice changes nothing: then a failure is tried again, once. */
  isSafeRead: boolean
  /** Reads the answer to its end, or cancels it. What it throws counts as a failure of the upstream. */
  read: (response: Response) => Promise<T>
  /** Hears how long the try took that brought the answer, in milliseconds. */
  measured?: ((ms: number) => void) | undefined
}

/**
 * The one way to ask an upstream: within a deadline, not more than a few at a time, not while its breaker is open.
 *
 * The breaker counts as failures: no connection, no answer in a fair time, 502–504, and answers that are not the
 * upstream's own (content type, broken JSON, wrong envelope, no end). A refusal in its envelope is an answer, whatever its
 * code. A 429 is about one route, which is left in peace as long as it says. So is an answer whose content does not fit our schema: one broken product must not close the shop.
 */
export async function callUpstream<T>(scope: CallScope, call: UpstreamCall<T>): Promise<T> {
  const endsAt = Date.now() + call.deadlineMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withDeadline(endsAt - Date.now(), (signal) =>
        scope.semaphore.run(() => askOnce(scope, call, { signal, endsAt }), signal),
      )
    } catch (error) {
      const delayMs = delayOf(toFailure(error), attempt, {
        isSafeRead: call.isSafeRead && !scope.isBackground,
        endsAt,
      })
      if (delayMs === null) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}

function delayOf(
  { kind, retryAfterMs }: UpstreamFailure,
  attempt: number,
  { isSafeRead, endsAt }: { isSafeRead: boolean; endsAt: number },
): number | null {
  const remainingMs = endsAt - Date.now()
  const hasRetryAfter = retryAfterMs !== undefined
  return planRetry({ attempt, kind, isSafeRead, remainingMs, hasRetryAfter, random: Math.random() })
}

/** One try. The breaker learns what became of it, also when the deadline cuts it off. */
async function askOnce<T>(
  scope: CallScope,
  call: UpstreamCall<T>,
  { signal, endsAt }: { signal: AbortSignal; endsAt: number },
): Promise<T> {
  const { upstream, name } = call
  const { log } = scope
  const restMs = restOf(routeOf(upstream, name), Date.now())
  if (restMs > 0) throw new UpstreamFailure('throttled', { cause: name, retryAfterMs: restMs })
  if (scope.isBackground) {
    if (!isWell(upstream)) throw refusedBy(upstream)
    return measure(scope, call, signal)
  }
  const ticket = await admitted(upstream, signal, log)
  const givenMs = endsAt - Date.now()
  try {
    const result = await measure(scope, call, signal)
    leave(upstream, ticket, { kind: 'success' }, log)
    return result
  } catch (error) {
    const failure = toFailure(error)
    leave(upstream, ticket, outcomeOf(failure, givenMs), log)
    throw failure
  }
}

/** Long enough for a lost probe and the one after it. */
const PATIENCE_MS = 2 * PROBE_MS
const LOOK_MS = 25

/**
 * A ticket. While another call is the probe this one waits for what it finds, with a clock of its own: a request must not
 * wait for a promise of another one, which may end before it.
 */
async function admitted(upstream: Upstream, signal: AbortSignal, log: Log): Promise<Ticket> {
  const waitsUntil = Date.now() + PATIENCE_MS
  for (;;) {
    const admission = enter(upstream, log)
    if (typeof admission === 'object') return admission
    if (admission === 'refused' || signal.aborted || Date.now() >= waitsUntil) throw refusedBy(upstream)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

const refusedBy = (upstream: Upstream) =>
  new UpstreamFailure('refused', { cause: upstream, retryAfterMs: waitMsOf(upstream) })

async function measure<T>({ timings }: CallScope, call: UpstreamCall<T>, signal: AbortSignal): Promise<T> {
  const startedAt = Date.now()
  const result = await timings.measure(call.name, () =>
    Promise.race([exchange(call, signal), rejectedBy(signal)]),
  )
  call.measured?.(Date.now() - startedAt)
  return result
}

/** Status codes of servers and proxies that have no room for us, or nobody behind them. */
const OVERLOADED: ReadonlySet<number> = new Set([502, 503, 504])
const TOO_MANY = 429

async function exchange<T>(call: UpstreamCall<T>, signal: AbortSignal): Promise<T> {
  const { url, method = 'GET', headers, body = null, binding } = call
  const request = new Request(url, { method, headers, body, signal })
  const response = await fetchService({ binding }, request)
  const { status } = response
  const isThrottled = status === TOO_MANY
  if (!signal.aborted && !isThrottled && !OVERLOADED.has(status)) return call.read(response)
  await response.body?.cancel()
  const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now())
  if (isThrottled && retryAfterMs !== undefined)
    rest(routeOf(call.upstream, call.name), retryAfterMs, Date.now())
  throw new UpstreamFailure(isThrottled ? 'throttled' : 'overloaded', {
    cause: `status ${status}`,
    retryAfterMs,
  })
}

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Less time than this says nothing about an upstream: the page had spent its budget elsewhere. */
const FAIR_MS = 500

const outcomeOf = ({ kind, retryAfterMs }: UpstreamFailure, givenMs: number): Outcome =>
  kind === 'throttled' || (kind === 'timeout' && givenMs < FAIR_MS)
    ? { kind: 'unknown' }
    : { kind: 'failure', retryAfterMs }

/** What is not a failure already is the network's: a broken connection, while asking or while reading. */
const toFailure = (error: unknown): UpstreamFailure =>
  error instanceof UpstreamFailure ? error : new UpstreamFailure('unreachable', { cause: error })
