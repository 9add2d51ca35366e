import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { type Extension, extensionOf } from '#shared/extensions.ts'
import type { StoreView } from '#shared/store-views.ts'
import { createSemaphore } from '../async/semaphore.ts'
import type { DataCache } from '../cache/data-cache.ts'
import type { Log } from '../observability/log.ts'
import type { UpstreamTimings } from '../observability/timings.ts'
import type { Settings } from '../settings.ts'
import {
  type Answer,
  envelopeSchema,
  NO_ROUTE,
  NOT_FOUND,
  parseResult,
  platformFailure,
  toRefused,
} from './answer.ts'
import { COMMERCE_DEADLINE_MS, SEARCH_DEADLINE_MS } from './deadlines.ts'
import {
  isQuestionDue,
  isUnknown,
  lackingExtensions,
  lostExtensions,
  mayBeRefusedByWebServer,
  postponeQuestion,
  recordPresence,
  shouldSkipCall,
} from './extensions.ts'
import { type Call, type SendContext, send, throwIfEngineAway } from './send-call.ts'

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
  /** Those of them that were there a moment ago. */
  lost(): Extension[]
  get<T, M>(path: string, call: Call<T, M>): Promise<Answer<T, M>>
  post<T, M>(path: string, call: Call<T, M>): Promise<Answer<T, M>>
  delete<T, M>(path: string, call: Call<T, M>): Promise<Answer<T, M>>
  /** Calls without an envelope: catalogue searches and the URL map. */
  postWithoutEnvelope<T>(path: string, call: Call<T>): Promise<T>
}

/** The same client for data that the page does not wait for: calls without an envelope have a time limit of their own. */
export const forStreamedData = (platform: PlatformClient): PlatformClient => ({
  ...platform,
  cache: platform.cache.withoutPageDeadline,
  postWithoutEnvelope: (path, call) => platform.postWithoutEnvelope(path, { priority: 'streamed', ...call }),
})

export interface PlatformContext extends SendContext {
  store: StoreView
  cache: DataCache
  log: Log
  runInBackground?: PlatformClient['runInBackground']
}

/**
 * A response without an envelope: a search's object, or the URL map's hit or null. An error has an envelope even here.
 */
const bareSchema = z.nullable(z.record(z.string(), z.unknown()))

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
      const upstream = extension ?? (path.startsWith('/api/stock/') ? 'stock' : 'commerce')
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
    lost: () => lostExtensions(off),
    get: enveloped('GET'),
    post: enveloped('POST'),
    delete: enveloped('DELETE'),
    async postWithoutEnvelope(path, call) {
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
