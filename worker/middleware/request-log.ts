import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { type AppContext, type AppEnv, settingsOf } from '../env.ts'
import { createGate } from '../upstream/gate.ts'
import { redact, redactText } from './redact.ts'
import { setHeaders } from './set-headers.ts'
import { createUpstreamTimings } from './upstream-timings.ts'

/** Writes one JSON line per event, redacted, with the id of the request it belongs to. */
export interface Log {
  warn(event: string, details?: Record<string, unknown>): void
  error(event: string, details?: Record<string, unknown>): void
}

/** Gives the request its id, settings and log, and writes one line at the end that says what became of it. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now()
  const requestId = c.req.header('cf-ray') ?? crypto.randomUUID()
  c.set('requestId', requestId)
  c.set('log', createLog(requestId))
  c.set('settings', settingsOf(c.env))
  const timings = createUpstreamTimings()
  c.set('timings', timings)
  c.set('gate', createGate())
  await next()
  setHeaders(c, { 'X-Request-Id': requestId, 'Server-Timing': timings.header() })
  const isFailure = c.res.status >= 500
  if (isFailure || c.var.settings.logRequests === 'all') {
    console[isFailure ? 'error' : 'log'](JSON.stringify(requestLine(c, startedAt)))
  }
})

/**
 * What there is to know of a request, when its head is sent: a stream may go on asking the platform. Neither query values
 * nor headers: they may be personal.
 */
function requestLine(c: AppContext, startedAt: number): Record<string, unknown> {
  const { requestId, store, page, timings } = c.var
  const { status } = c.res
  return {
    level: status >= 500 ? 'error' : 'info',
    event: 'request',
    requestId,
    method: c.req.method,
    path: redactText(c.req.path),
    route: routePath(c),
    page,
    store: store?.code,
    status,
    ms: Date.now() - startedAt,
    ...timings.summary(),
  }
}

/** A log whose lines carry the id of one request. */
export function createLog(requestId: string): Log {
  const write =
    (level: 'warn' | 'error') =>
    (event: string, details: Record<string, unknown> = {}) =>
      console[level](JSON.stringify({ level, event, requestId, ...(redact(details) as object) })) // an object stays one
  return { warn: write('warn'), error: write('error') }
}
