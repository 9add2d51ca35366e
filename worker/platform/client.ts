import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { DataCache } from '../cache/data-cache.ts'
import type { Log } from '../observability/log.ts'
import type { UpstreamTimings } from '../observability/timings.ts'
import type { Settings } from '../settings.ts'
import type { Upstream } from '../upstream/breakers.ts'
import { type CallScope, callUpstream } from '../upstream/call-upstream.ts'
import type { Budget } from '../upstream/deadline.ts'
import { isJson, readJson } from '../upstream/read-json.ts'
import { wrongFormat } from '../upstream/upstream-failure.ts'

/** Deadlines of calls (Spec §9; contract §0.6): a browser waits for a search as long as this, and so does a hole of a page. */
export const SEARCH_DEADLINE_MS = 5000
export const COMMERCE_DEADLINE_MS = 15_000
export const ORDER_DEADLINE_MS = 60_000

export interface Call<T> {
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** Schema of `result`. */
  result: z.ZodType<T>
  /** Schema of `meta`, where the refresh token is; what does not fit it is absent. */
  meta?: z.ZodType<AnswerMeta>
  /** Token of the customer who asks; a guest has none (contract §0.5). */
  token?: string
  /** Milliseconds; default: a search's. Within a page never more than is left of its budget. */
  deadlineMs?: number
  /** Hears how long the platform took, in milliseconds, waiting in line left out. */
  measured?: ((ms: number) => void) | undefined
  /** Streams in later: the page does not wait for it, so its budget does not count. */
  isHole?: boolean
}

export interface AnswerMeta {
  refreshToken: string
}

/** What an enveloped call came to. A refusal is an expected outcome; silence and nonsense throw. */
export type Answer<T> =
  | { ok: true; result: T; meta?: AnswerMeta }
  | { ok: false; code: number; message: string }

/** Speaks the platform's protocol for one store and one request: envelope, content type, deadline, timing. */
export interface PlatformClient {
  store: StoreView
  cache: DataCache
  log: Log
  /** Tells `Server-Timing`. */
  note: UpstreamTimings['note']
  /**
   * Begins a task when the answer stands, with a client whose calls nobody waits for: they stay away from a platform that
   * is in trouble. It must not fail a page: failures are logged. Null: nothing goes on behind this answer.
   */
  runInBackground: ((task: (background: PlatformClient) => Promise<void>) => void) | null
  get<T>(path: string, call: Call<T>): Promise<Answer<T>>
  post<T>(path: string, call: Call<T>): Promise<Answer<T>>
  delete<T>(path: string, call: Call<T>): Promise<Answer<T>>
  /** Calls without envelope: catalogue searches and the URL map. */
  ask<T>(path: string, call: Call<T>): Promise<T>
}

/** The same platform with more patience for calls without envelope: for what a page does not wait for. */
export const patiently = (platform: PlatformClient): PlatformClient => ({
  ...platform,
  ask: (path, call) => platform.ask(path, { isHole: true, ...call }),
})

export interface PlatformContext {
  settings: Settings
  store: StoreView
  cache: DataCache
  log: Log
  scope: CallScope
  runInBackground?: PlatformClient['runInBackground']
  /** What a page has for all it waits for; null: a browser waits for a single answer of ours. */
  budget: Budget | null
}

const envelopeSchema = z.object({ code: z.number(), result: z.unknown(), meta: z.unknown().optional() })

/** An answer without envelope: a search's object, or the URL map's hit or null. A refusal has an envelope all the same. */
const bareSchema = z.record(z.string(), z.unknown()).nullable()

/** Extensions are each platform's own: one that lacks a route says so as its server does, in HTML. */
const EXTENSION = '/api/ext/'
const NO_EXTENSION: z.infer<typeof envelopeSchema> = { code: 404, result: 'the platform has no such route' }
const NOT_THERE: ReadonlySet<number> = new Set([404, 405, 501])

export function createPlatformClient(context: PlatformContext): PlatformClient {
  const { store, cache, log, scope, runInBackground = null } = context
  const enveloped =
    (method: string) =>
    async <T>(path: string, call: Call<T>): Promise<Answer<T>> => {
      const query = { storeCode: store.code, ...call.query }
      const sent = { upstream: 'commerce', method, isSafeRead: false, envelope: envelopeSchema } as const
      const absent = path.startsWith(EXTENSION) ? NO_EXTENSION : undefined
      const { code, result, meta } = await send(context, path, { ...call, query, ...sent, absent })
      return code === 200
        ? { ok: true, result: parseResult(call.result, result, path), meta: call.meta?.safeParse(meta).data }
        : { ok: false, code, message: messageOf(result) }
    }
  return {
    store,
    cache,
    log,
    note: scope.timings.note,
    runInBackground,
    get: enveloped('GET'),
    post: enveloped('POST'),
    delete: enveloped('DELETE'),
    async ask(path, call) {
      const sent = { upstream: 'catalogue', method: 'POST', isSafeRead: true, envelope: bareSchema } as const
      const answer = await send(context, path, { ...call, ...sent })
      const refusal = envelopeSchema.safeParse(answer)
      if (refusal.success && refusal.data.code >= 400) {
        throw new AppError('errors.platformAway', { cause: messageOf(refusal.data.result), status: 502 })
      }
      return parseResult(call.result, answer, path)
    },
  }
}

interface SentCall<E> extends Omit<Call<unknown>, 'result'> {
  upstream: Upstream
  method: string
  isSafeRead: boolean
  envelope: z.ZodType<E>
  /** The answer of a route that may be absent; without one its absence is a failure, as a cart's must be. */
  absent?: E | undefined
}

/** The call over HTTP: JSON in, JSON out. The HTTP status is not looked at: `code` is (contract §0.2). */
function send<E>(context: PlatformContext, path: string, call: SentCall<E>): Promise<E> {
  const { settings, scope, budget } = context
  const deadlineMs = call.deadlineMs ?? SEARCH_DEADLINE_MS
  const isInHeader = settings.tokenPlace === 'header'
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
    deadlineMs: budget && !call.isHole ? Math.min(deadlineMs, budget.remainingMs()) : deadlineMs,
    isSafeRead: call.isSafeRead,
    measured: call.measured,
    read: async (response) => {
      if (call.absent && NOT_THERE.has(response.status) && !isJson(response)) {
        await response.body?.cancel()
        return call.absent
      }
      const parsed = call.envelope.safeParse(await readJson(response))
      if (parsed.success) return parsed.data
      throw wrongFormat(parsed.error)
    },
  })
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
