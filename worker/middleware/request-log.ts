import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { AppContext, AppEnv } from '../app-env.ts'
import { createSemaphore } from '../async/semaphore.ts'
import { createLog } from '../observability/log.ts'
import { redactText } from '../observability/redact.ts'
import { createUpstreamTimings } from '../observability/timings.ts'
import { type Settings, settingsOf, unknownSettings } from '../settings.ts'
import { mayShowTimings } from './operators.ts'
import { setHeaders } from './set-headers.ts'

/** Gives the request its id, settings and log. At the end it writes one log line about the request. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now()
  const requestId = requestIdOf(c.req.raw)
  c.set('requestId', requestId)
  c.set('log', createLog(requestId))
  c.set('settings', settingsOf(c.env))
  warnOnce(c)
  const timings = createUpstreamTimings()
  c.set('timings', timings)
  c.set('semaphore', createSemaphore())
  await next()
  const showsTimings = await mayShowTimings(c.req.raw, c.get('settings'))
  setHeaders(c, {
    'X-Request-Id': requestId,
    ...(showsTimings && { 'Server-Timing': timings.header() }),
  })
  writeRequestLine(c.get('settings'), c.res.status, () => ({
    ...requestFactsOf(c),
    ...timings.summary(),
    ms: Date.now() - startedAt,
  }))
})

const warned = new WeakSet<object>()

/** Logs the variables that are no settings, once. In development both Workers have the settings of both. */
function warnOnce({ env, var: { log, settings } }: AppContext): void {
  if (warned.has(env)) return
  warned.add(env)
  const unknown = settings.environment === 'development' ? [] : unknownSettings(env)
  if (unknown.length > 0) log.warn('settings.unknown', { names: unknown })
}

/** The request's id from the edge. Visitors can send this header too, so only a plausible id is used. */
export function requestIdOf({ headers }: Request): string {
  const id = headers.get('cf-ray')
  return id !== null && /^[\w-]{1,64}$/.test(id) ? id : crypto.randomUUID()
}

/** What is logged of a request. Query values and headers are left out, because they may be personal. */
export interface RequestFacts {
  requestId: string
  method: string
  path: string
  route: string
  page: string | undefined
  store: string
  status: number
}

/** The facts of a request whose response headers are ready. A stream may still call the platform. */
export function requestFactsOf(c: AppContext): RequestFacts {
  const { method, path } = c.req
  return {
    requestId: c.get('requestId'),
    method,
    path: redactText(path),
    route: routePath(c),
    page: c.get('page'),
    store: c.get('store')?.code,
    status: c.res.status,
  }
}

/** Writes the request's log line. `toLine` is called only when a line is written. */
export function writeRequestLine(
  { logRequests }: Pick<Settings, 'logRequests'>,
  status: number,
  toLine: () => RequestFacts & Record<string, unknown>,
): void {
  const isFailure = status >= 500
  if (!isFailure && logRequests === 'errors') return
  const line = { level: isFailure ? 'error' : 'info', event: 'request', ...toLine() }
  console[isFailure ? 'error' : 'log'](JSON.stringify(line))
}
