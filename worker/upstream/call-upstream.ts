import { type Outcome, PROBE_MS, type Ticket } from '../async/circuit-breaker.ts'
import type { Semaphore } from '../async/semaphore.ts'
import { GATEWAY_FAILURES, TOO_MANY_REQUESTS } from '../http-status.ts'
import type { Log } from '../observability/log.ts'
import type { UpstreamTimings } from '../observability/timings.ts'
import { isClosed, recordOutcome, requestTicket, retryAfterMsOf } from './breakers.ts'
import { withDeadline } from './deadline.ts'
import { fetchService } from './fetch-service.ts'
import { parseRetryAfter, planRetry } from './retry.ts'
import { routeOf, throttle, throttledForMs } from './throttled-routes.ts'
import { UpstreamFailure } from './upstream-failure.ts'
import type { Upstream } from './upstreams.ts'

/** What all calls of one request share. */
export interface CallScope {
  semaphore: Semaphore
  timings: UpstreamTimings
  log: Log
  /**
   * Background calls, which no visitor waits for. They have no retry, run only while the upstream is healthy, and are
   * not reported to the breaker. So they never become the probe of a failing upstream and never close its breaker.
   */
  isBackground?: boolean
}

export interface UpstreamCall<T> {
  upstream: Upstream
  /** Name for timings and log. */
  name: string
  url: string | URL
  method?: string
  headers: Record<string, string>
  body?: string | undefined
  /** The service binding to call; null: over the network. */
  binding: Fetcher | null
  /** Time limit in milliseconds for everything: waiting for the semaphore, both tries, reading. */
  deadlineMs: number
  /** Repeating the call changes nothing, so a failure is retried once. */
  isSafeRead: boolean
  /** Reads the response to its end, or cancels it. An error that it throws counts as a failure of the upstream. */
  read: (response: Response) => Promise<T>
  /** Called with the duration of the successful try, in milliseconds. */
  onMeasured?: ((ms: number) => void) | undefined
}

/**
 * Calls an upstream: within a deadline, only a few in parallel, and not while the breaker is open. All calls of pages and of our API
 * go through here; pictures, which are passed on as they come, have a breaker in `proxy/pictures.ts`.
 *
 * The breaker counts these as failures: no connection, a timeout after a fair time, 502–504, and responses that are not
 * the upstream's own (wrong content type, broken JSON, wrong envelope, too large). An error in the upstream's own
 * envelope is a valid response, whatever its code, but for a catalogue that says it has lost its search engine. A 429 concerns one route, which is not called until its
 * `Retry-After` is over; nor is one that answered 502–504 with a time. A response whose content fails our schema does
 * not count either: one broken product must not close the shop.
 */
export async function callUpstream<T>(scope: CallScope, call: UpstreamCall<T>): Promise<T> {
  const endsAt = Date.now() + call.deadlineMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withDeadline(endsAt - Date.now(), (signal) =>
        scope.semaphore.run(() => tryOnce(scope, call, { signal, endsAt }), signal),
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

/** One try. The breaker gets its outcome, also when the deadline ends it. */
async function tryOnce<T>(
  scope: CallScope,
  call: UpstreamCall<T>,
  { signal, endsAt }: { signal: AbortSignal; endsAt: number },
): Promise<T> {
  const { upstream, name } = call
  const { log } = scope
  const throttledMs = throttledForMs(routeOf(upstream, name), Date.now())
  if (throttledMs > 0) throw new UpstreamFailure('throttled', { cause: name, retryAfterMs: throttledMs })
  if (scope.isBackground) {
    if (!isClosed(upstream)) throw refusedBy(upstream)
    return measure(scope, call, signal)
  }
  const ticket = await waitForTicket(upstream, signal, log)
  const givenMs = endsAt - Date.now()
  try {
    const result = await measure(scope, call, signal)
    recordOutcome(upstream, ticket, { kind: 'success' }, log)
    return result
  } catch (error) {
    const failure = toFailure(error)
    recordOutcome(upstream, ticket, outcomeOf(failure, givenMs), log)
    if (failure.kind === 'overloaded') restRoute(call, failure.retryAfterMs)
    throw failure
  }
}

/** Long enough for a lost probe and the next one. */
const MAX_WAIT_MS = 2 * PROBE_MS
const POLL_MS = 25

/**
 * Waits for permission to call. While another call is the probe, this one polls with a timer of its own: a request must
 * not wait for another request's promise, because that request may end first.
 */
async function waitForTicket(upstream: Upstream, signal: AbortSignal, log: Log): Promise<Ticket> {
  const waitsUntil = Date.now() + MAX_WAIT_MS
  for (;;) {
    const admission = requestTicket(upstream, log)
    if (typeof admission === 'object') return admission
    if (admission === 'refused' || signal.aborted || Date.now() >= waitsUntil) throw refusedBy(upstream)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const refusedBy = (upstream: Upstream) =>
  new UpstreamFailure('refused', { cause: upstream, retryAfterMs: retryAfterMsOf(upstream) })

async function measure<T>({ timings }: CallScope, call: UpstreamCall<T>, signal: AbortSignal): Promise<T> {
  const startedAt = Date.now()
  const result = await timings.measure(call.name, () =>
    Promise.race([exchange(call, signal), rejectedBy(signal)]),
  )
  call.onMeasured?.(Date.now() - startedAt)
  return result
}

async function exchange<T>(call: UpstreamCall<T>, signal: AbortSignal): Promise<T> {
  const { url, method = 'GET', headers, body = null, binding } = call
  const request = new Request(url, { method, headers, body, signal })
  const response = await fetchService({ binding }, request)
  const { status } = response
  const isThrottled = status === TOO_MANY_REQUESTS
  if (!signal.aborted && !isThrottled && !GATEWAY_FAILURES.has(status)) return call.read(response)
  await response.body?.cancel()
  const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now())
  if (isThrottled) restRoute(call, retryAfterMs)
  throw new UpstreamFailure(isThrottled ? 'throttled' : 'overloaded', {
    cause: `status ${status}`,
    retryAfterMs,
  })
}

function restRoute({ upstream, name }: Pick<UpstreamCall<unknown>, 'upstream' | 'name'>, ms?: number): void {
  if (ms !== undefined) throttle(routeOf(upstream, name), ms, Date.now())
}

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** A timeout after less time says nothing about the upstream: the page spent its budget elsewhere. */
const MIN_CONCLUSIVE_MS = 500

const outcomeOf = ({ kind, retryAfterMs }: UpstreamFailure, givenMs: number): Outcome =>
  kind === 'throttled' || (kind === 'timeout' && givenMs < MIN_CONCLUSIVE_MS)
    ? { kind: 'unknown' }
    : { kind: 'failure', retryAfterMs }

/** Any other error comes from the network: the connection broke. */
const toFailure = (error: unknown): UpstreamFailure =>
  error instanceof UpstreamFailure ? error : new UpstreamFailure('unreachable', { cause: error })
