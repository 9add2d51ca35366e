import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { type Extension, extensionOf } from '#shared/extensions.ts'
import type { StoreView } from '#shared/store-views.ts'
import { createSemaphore } from '../async/semaphore.ts'
import type { DataCache } from '../cache/data-cache.ts'
import { TOO_MANY_REQUESTS } from '../http-status.ts'
import type { Log } from '../observability/log.ts'
import type { UpstreamTimings } from '../observability/timings.ts'
import type { Settings, TokenPlace } from '../settings.ts'
import { type CallScope, callUpstream } from '../upstream/call-upstream.ts'
import type { Budget } from '../upstream/deadline.ts'
import { isJson, readJson } from '../upstream/read-json.ts'
import { UpstreamFailure, wrongFormat } from '../upstream/upstream-failure.ts'
import type { Upstream } from '../upstream/upstreams.ts'
import {
  isQuestionDue,
  isUnknown,
  lackingExtensions,
  mayBeRefusedByWebServer,
  postponeQuestion,
  recordPresence,
  shouldSkipCall,
} from './extensions.ts'

/** Time limit of a search from a browser, and of a promised field of a page (Spec §9; contract §0.6). */
export const SEARCH_DEADLINE_MS = 5000
export const COMMERCE_DEADLINE_MS = 15_000
export const ORDER_DEADLINE_MS = 60_000

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
   * not apply. `notShown`: the page shows nothing of it, so the call takes none of the page's places either.
   */
  priority?: 'page' | 'streamed' | 'notShown'
  /** A platform need not have this route. A call without an envelope then throws `errors.notFound`. */
  mayLack?: boolean
}

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
 * Throws when an answer that is no success is a failure of the platform and no refusal. Older platforms refuse with 500, too:
 * there only `refusal`, the words of a refusal of this call, tells one from the other (contract §0.2). Absent: it has none.
 */
export function throwIfAway({ code, message }: Pick<Refused, 'code' | 'message'>, refusal?: RegExp): void {
  const isAway = code === TOO_MANY_REQUESTS || (code >= 500 && !refusal?.test(message))
  if (isAway) throw platformFailure({ code, message })
}

/** The platform has neither done what it should nor refused it. What it says is for the log. */
export const platformFailure = ({ code, message }: Pick<Refused, 'code' | 'message'>): AppError =>
  new AppError('errors.platformAway', { cause: `${code}: ${message}`, status: 502 })

/** Client of the platform for one store and one request: envelope, content type, deadline, timing. */
export interface PlatformClient {
  store: StoreView
  /** The store that the platform answers for when none is named. */
  defaultStore: Settings['defaultStore']
  cache: DataCache
  log: Log
  /** What listings are like with this platform's index. */
  listing: Settings['listing']
  /** Whether lists are searched in two stages. */
  twoStageLists: Settings['twoStageLists']
  /** Adds an entry to `Server-Timing`. */
  recordTiming: UpstreamTimings['record']
  /**
   * Runs a task after the response, with a client for background calls: these are not sent to a failing platform. A
   * failure is logged and does not affect the page. Null: no background tasks for this request.
   */
  runInBackground: ((task: (backgroundPlatform: PlatformClient) => Promise<unknown>) => void) | null
  /** Whether to ask for an extension again, whether nothing is known of it yet, and which ones there are not. */
  isQuestionDue(name: Extension): boolean
  isUnknown(name: Extension): boolean
  lacking(): Extension[]
  get<T, M>(path: string, call: Call<T, M>): Promise<Answer<T, M>>
  post<T, M>(path: string, call: Call<T, M>): Promise<Answer<T, M>>
  delete<T, M>(path: string, call: Call<T, M>): Promise<Answer<T, M>>
  /** Calls without an envelope: catalogue searches and the URL map. */
  ask<T>(path: string, call: Call<T>): Promise<T>
}

/** The same client for data that the page does not wait for: calls without an envelope have a time limit of their own. */
export const forStreamedData = (platform: PlatformClient): PlatformClient => ({
  ...platform,
  cache: platform.cache.withoutPageDeadline,
  ask: (path, call) => platform.ask(path, { priority: 'streamed', ...call }),
})

export interface PlatformContext {
  settings: Settings
  store: StoreView
  cache: DataCache
  log: Log
  scope: CallScope
  runInBackground?: PlatformClient['runInBackground']
  /** The page's time limit; null: for an API call, which has no page budget. */
  budget: Budget | null
}

const envelopeSchema = z.object({ code: z.number(), result: z.unknown(), meta: z.optional(z.unknown()) })

/**
 * A response without an envelope: a search's object, or the URL map's hit or null. An error has an envelope even here.
 */
const bareSchema = z.nullable(z.record(z.string(), z.unknown()))

/** The answer of a platform without an extension, which writes an HTML 404 itself. */
const NO_ROUTE: z.infer<typeof envelopeSchema> = { code: 404, result: 'the platform has no such route' }
/** The status of our own answer when the platform refuses what it should do: what it does not have is nobody's fault. */
export const statusOf = ({ reason }: Refused): number => (reason === 'missingRoute' ? 404 : 502)
/** Statuses of a platform that does not have the route. */
export const MISSING_ROUTE: ReadonlySet<number> = new Set([404, 405, 501])

/** The answer for a path that is another one as an address: a typed `..` leads elsewhere, so it names nothing there. */
const NOT_FOUND: z.infer<typeof envelopeSchema> = { code: 404, result: 'no such path' }
const leadsElsewhere = (path: string): boolean =>
  new URL(path, 'http://platform').pathname !== path.replace(/\?.*/, '')

const notFoundAt = (path: string) => new AppError('errors.notFound', { cause: path, status: 404 })

/** Maximum parallel calls for what is not shown: with the page's four, as many as the runtime allows. */
const CALLS_NOT_SHOWN = 2

export function createPlatformClient(context: PlatformContext): PlatformClient {
  const { store, cache, log, scope, runInBackground = null } = context
  const { extensionsOff: off, defaultStore } = context.settings
  const outsidePage = {
    ...context,
    budget: null,
    scope: { ...scope, semaphore: createSemaphore(CALLS_NOT_SHOWN) },
  }
  const enveloped =
    (method: string) =>
    async <T, M>(path: string, call: Call<T, M>): Promise<Answer<T, M>> => {
      const query = { storeCode: storeCodeOf({ store, defaultStore }), ...call.query }
      const extension = extensionOf(path)
      const upstream = extension ?? 'commerce'
      const sent = { upstream, method, isSafeRead: false, envelope: envelopeSchema } as const
      const absent = extension && NO_ROUTE
      if (leadsElsewhere(path)) return toRefused(NOT_FOUND)
      if (shouldSkipCall(path, off)) return toRefused(NO_ROUTE)
      const answer = await send(call.priority === 'notShown' ? outsidePage : context, path, {
        deadlineMs: COMMERCE_DEADLINE_MS,
        ...call,
        query,
        ...sent,
        absent,
      }).catch((error: unknown) => {
        if (extension) postponeQuestion(extension)
        throw error
      })
      const presence = answer === NO_ROUTE ? 'missing' : 'present'
      if (extension && !(presence === 'missing' && mayBeRefusedByWebServer(path)))
        recordPresence(extension, presence, log)
      const { code, result, meta } = answer
      return code === 200
        ? { ok: true, result: parseResult(call.result, result, path), meta: call.meta?.safeParse(meta).data }
        : toRefused(answer)
    }
  return {
    store,
    defaultStore,
    cache,
    log,
    listing: context.settings.listing,
    twoStageLists: context.settings.twoStageLists,
    recordTiming: scope.timings.record,
    runInBackground,
    isQuestionDue: (name) => isQuestionDue(name, off),
    isUnknown: (name) => isUnknown(name, off),
    lacking: () => lackingExtensions(off),
    get: enveloped('GET'),
    post: enveloped('POST'),
    delete: enveloped('DELETE'),
    async ask(path, call) {
      if (leadsElsewhere(path)) throw notFoundAt(path)
      const sent = { upstream: 'catalogue', method: 'POST', isSafeRead: true, envelope: bareSchema } as const
      const absent = call.mayLack ? NO_ROUTE : undefined
      const answer = await send(context, path, {
        deadlineMs: SEARCH_DEADLINE_MS,
        ...call,
        ...sent,
        absent,
        check: throwIfEngineAway,
      })
      const refusal = envelopeSchema.safeParse(answer)
      if (refusal.success && refusal.data.code >= 400) {
        if (call.mayLack && refusal.data.code === NO_ROUTE.code) throw notFoundAt(path)
        throw platformFailure(toRefused(refusal.data))
      }
      return parseResult(call.result, answer, path)
    },
  }
}

/** What the platform knows the store by. Its own default store may have no code (contract §0.4). */
export const storeCodeOf = ({
  store: { code },
  defaultStore,
}: Pick<PlatformClient, 'store' | 'defaultStore'>): string | undefined =>
  code === defaultStore ? undefined : code

interface SentCall<E> extends Omit<Call<unknown>, 'result' | 'meta'> {
  upstream: Upstream
  method: string
  isSafeRead: boolean
  deadlineMs: number
  envelope: z.ZodMiniType<E>
  /** The result when the route does not exist. Without it, a missing route is a failure, for example for carts. */
  absent?: E | undefined
  /** Throws when an answer tells of a failure of the upstream. */
  check?: (answer: E) => void
}

/**
 * Sends the call over HTTP, JSON in both directions. The HTTP status is ignored: the envelope's `code` counts (contract
 * §0.2).
 */
function send<E>(context: PlatformContext, path: string, call: SentCall<E>): Promise<E> {
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
 * Throws when a platform stands without its search engine: it then says so in its own envelope (contract §0.2). Another fault in the
 * envelope may be this request's alone, and what the engine itself refuses is an answer.
 */
function throwIfEngineAway(answer: unknown): void {
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

function parseResult<T>(schema: z.ZodMiniType<T>, result: unknown, path: string): T {
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

function toRefused(envelope: z.infer<typeof envelopeSchema>): Refused {
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
