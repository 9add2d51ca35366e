import { createMiddleware } from 'hono/factory'
import { type AppEnv, settingsOf } from '../env.ts'
import { createGate } from '../upstream/gate.ts'
import { setHeaders } from './set-headers.ts'
import { createUpstreamTimings } from './upstream-timings.ts'

/** Writes one JSON line per event, with the id of the request it belongs to. */
export interface Log {
  warn(event: string, details?: Record<string, unknown>): void
  error(event: string, details?: Record<string, unknown>): void
}

/** Gives the request its id, settings and log, and says at the end what became of it. No query values: they may be personal. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const requestId = c.req.header('cf-ray') ?? crypto.randomUUID()
  const log = createLog(requestId)
  c.set('requestId', requestId)
  c.set('log', log)
  c.set('settings', settingsOf(c.env))
  const timings = createUpstreamTimings()
  c.set('timings', timings)
  c.set('gate', createGate())
  const startedAt = Date.now()
  await next()
  setHeaders(c, { 'X-Request-Id': requestId, 'Server-Timing': timings.header() })
  if (c.res.status >= 500) {
    log.error('request', {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Date.now() - startedAt,
    })
  }
})

/** A log whose lines carry the id of one request. */
export function createLog(requestId: string): Log {
  const write =
    (level: 'warn' | 'error') =>
    (event: string, details: Record<string, unknown> = {}) =>
      console[level](JSON.stringify({ level, event, requestId, ...describeErrors(details) }))
  return { warn: write('warn'), error: write('error') }
}

/** Errors do not serialise by themselves: their message and cause do. */
function describeErrors(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(details).map(([key, value]) => [key, toLogText(value)]))
}

function toLogText(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const text = `${value.name}: ${value.message}`
  return value.cause === undefined ? text : `${text} ← ${toLogText(value.cause)}`
}
