import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { AppContext, AppEnv } from '../app-env.ts'
import { createSemaphore } from '../async/semaphore.ts'
import { createLog } from '../observability/log.ts'
import { redactText } from '../observability/redact.ts'
import { createUpstreamTimings } from '../observability/timings.ts'
import { type Settings, settingsOf } from '../settings.ts'
import { setHeaders } from './set-headers.ts'

/** Gives the request its id, settings and log, and writes one line at the end that says what became of it. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now()
  const requestId = requestIdOf(c.req.raw)
  c.set('requestId', requestId)
  c.set('log', createLog(requestId))
  c.set('settings', settingsOf(c.env))
  const timings = createUpstreamTimings()
  c.set('timings', timings)
  c.set('semaphore', createSemaphore())
  await next()
  setHeaders(c, { 'X-Request-Id': requestId, 'Server-Timing': timings.header() })
  writeRequestLine(c.get('settings'), c.res.status, () => ({
    ...factsOf(c),
    ...timings.summary(),
    ms: Date.now() - startedAt,
  }))
})

/** The edge's own id of a request. Where a visitor can send one, only what looks like one is taken. */
export function requestIdOf({ headers }: Request): string {
  const id = headers.get('cf-ray')
  return id !== null && /^[\w-]{1,64}$/.test(id) ? id : crypto.randomUUID()
}

/** What is told of a request. Neither query values nor headers: they may be personal. */
export interface RequestFacts {
  requestId: string
  method: string
  path: string
  route: string
  page: string | undefined
  store: string
  status: number
}

/** Of a request whose head is sent; a stream may go on asking the platform. */
export function factsOf(c: AppContext): RequestFacts {
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

/** `tell` is asked only where a line is written. */
export function writeRequestLine(
  { logRequests }: Pick<Settings, 'logRequests'>,
  status: number,
  tell: () => RequestFacts & Record<string, unknown>,
): void {
  const isFailure = status >= 500
  if (!isFailure && logRequests === 'errors') return
  const line = { level: isFailure ? 'error' : 'info', event: 'request', ...tell() }
  console[isFailure ? 'error' : 'log'](JSON.stringify(line))
}
