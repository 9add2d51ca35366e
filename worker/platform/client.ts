import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { DataCache } from '../cache/data-cache.ts'
import type { Bindings, Settings } from '../env.ts'
import type { Log } from '../middleware/request-log.ts'
import type { UpstreamTimings } from '../middleware/upstream-timings.ts'

/** Deadlines of calls (Spec §9; contract §0.6). A page waits for browse calls, so theirs is the server timeout. */
/** What streams in later may take as long as a browser would wait for a search. */
export const HOLE_DEADLINE_MS = 5000
export const COMMERCE_DEADLINE_MS = 15_000
export const ORDER_DEADLINE_MS = 60_000

export interface Call<T> {
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** Schema of `result`. */
  result: z.ZodType<T>
  /** Milliseconds; default: the server timeout. */
  deadlineMs?: number
}

/** What an enveloped call came to. A refusal is an expected outcome; silence and nonsense throw. */
export type Answer<T> = { ok: true; result: T } | { ok: false; code: number; message: string }

/** Speaks the platform's protocol for one store and one request: envelope, content type, deadline, timing. */
export interface PlatformClient {
  store: StoreView
  cache: DataCache
  log: Log
  get<T>(path: string, call: Call<T>): Promise<Answer<T>>
  post<T>(path: string, call: Call<T>): Promise<Answer<T>>
  delete<T>(path: string, call: Call<T>): Promise<Answer<T>>
  /** Calls without envelope: catalogue searches and the URL map. */
  ask<T>(path: string, call: Call<T>): Promise<T>
}

/** The same platform with more patience for calls without envelope: for what a page does not wait for. */
export const patiently = (platform: PlatformClient): PlatformClient => ({
  ...platform,
  ask: (path, call) => platform.ask(path, { deadlineMs: HOLE_DEADLINE_MS, ...call }),
})

export interface PlatformContext {
  env: Bindings
  settings: Settings
  store: StoreView
  cache: DataCache
  log: Log
  timings: UpstreamTimings
}

const envelopeSchema = z.object({ code: z.number(), result: z.unknown() })

export function createPlatformClient(context: PlatformContext): PlatformClient {
  const { store, cache, log } = context
  const enveloped =
    (method: string) =>
    async <T>(path: string, call: Call<T>): Promise<Answer<T>> => {
      const query = { storeCode: store.code, ...call.query }
      const envelope = envelopeSchema.safeParse(await send(context, method, path, { ...call, query }))
      if (!envelope.success) throw new AppError('errors.wrongFormat', { cause: envelope.error, status: 502 })
      const { code, result } = envelope.data
      return code === 200
        ? { ok: true, result: parseResult(call.result, result, path) }
        : { ok: false, code, message: messageOf(result) }
    }
  return {
    store,
    cache,
    log,
    get: enveloped('GET'),
    post: enveloped('POST'),
    delete: enveloped('DELETE'),
    async ask(path, call) {
      const answer = await send(context, 'POST', path, call)
      const refusal = envelopeSchema.safeParse(answer)
      if (refusal.success && refusal.data.code >= 400) {
        throw new AppError('errors.platformAway', { cause: messageOf(refusal.data.result), status: 502 })
      }
      return parseResult(call.result, answer, path)
    },
  }
}

/** The call over HTTP: JSON in, JSON out, within its deadline. The HTTP status is not looked at: `code` is (contract §0.2). */
async function send(
  context: PlatformContext,
  method: string,
  path: string,
  call: Call<unknown>,
): Promise<unknown> {
  const { env, settings, timings } = context
  const url = addressOf(settings.apiUrl + path, call.query)
  const request = new Request(url, {
    method,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    signal: AbortSignal.timeout(call.deadlineMs ?? settings.serverTimeoutMs),
  })
  const embedded = env.PLATFORM && !env.API_URL ? env.PLATFORM : null
  return timings.measure(path, async () => {
    const response = await (embedded ? embedded.fetch(request) : fetch(request)).catch(unreachable)
    if (!response.headers.get('Content-Type')?.includes('json')) {
      await response.body?.cancel()
      throw new AppError('errors.badContentType', { cause: `${path}: ${response.status}`, status: 502 })
    }
    return response.json().catch(unreachable)
  })
}

function unreachable(cause: unknown): never {
  throw new AppError('errors.platformAway', { cause, status: 502 })
}

function addressOf(address: string, query: Call<unknown>['query'] = {}): URL {
  const url = new URL(address)
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return url
}

function parseResult<T>(schema: z.ZodType<T>, result: unknown, path: string): T {
  const parsed = schema.safeParse(result)
  if (parsed.success) return parsed.data
  throw new AppError('errors.wrongFormat', {
    cause: `${path}: ${z.prettifyError(parsed.error)}`,
    status: 502,
  })
}

/** The text of a refusal, whichever of the shapes of contract §0.2 it has. */
function messageOf(result: unknown): string {
  if (typeof result === 'string') return result
  const shape = z
    .object({ errorMessage: z.string() })
    .or(z.object({ message: z.string() }))
    .safeParse(result)
  if (!shape.success) return JSON.stringify(result ?? null)
  return 'errorMessage' in shape.data ? shape.data.errorMessage : shape.data.message
}
