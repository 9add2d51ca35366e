import type { Extension } from '#shared/extensions.ts'
import type { StoreView } from '#shared/store-views.ts'
import { createSemaphore } from '../async/semaphore.ts'
import type { DataCache } from '../cache/data-cache.ts'
import type { Log } from '../observability/log.ts'
import type { UpstreamTimings } from '../observability/timings.ts'
import type { Settings } from '../settings.ts'
import type { Answer } from './answer.ts'
import { postBare } from './bare-call.ts'
import { callEnveloped, type EnvelopedContext } from './enveloped-call.ts'
import { isQuestionDue, isUnknown, lackingExtensions, lostExtensions } from './extensions.ts'
import type { Call } from './send-call.ts'

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

/**
 * The same client for another store's search index. Searches contain the index name. Calls with a store code must not
 * use this client.
 */
export const inStore = (platform: PlatformClient, store: StoreView): PlatformClient => ({
  ...platform,
  store,
})

/** The same client for data that the page does not wait for: calls without an envelope have a time limit of their own. */
export const forStreamedData = (platform: PlatformClient): PlatformClient => ({
  ...platform,
  cache: platform.cache.withoutPageDeadline,
  postWithoutEnvelope: (path, call) => platform.postWithoutEnvelope(path, { priority: 'streamed', ...call }),
})

export interface PlatformContext extends EnvelopedContext {
  cache: DataCache
  runInBackground?: PlatformClient['runInBackground']
}

/** Maximum parallel calls for what is not shown: with the page's four, as many as the runtime allows. */
const CALLS_NOT_SHOWN = 2

export function createPlatformClient(context: PlatformContext): PlatformClient {
  const { store, cache, log, scope, settings, runInBackground = null } = context
  const { extensionsOff: off, defaultStore, listing, twoStageLists } = settings
  const outsidePage = {
    ...context,
    budget: null,
    scope: { ...scope, semaphore: createSemaphore(CALLS_NOT_SHOWN) },
  }
  const enveloped =
    (method: string): PlatformClient['get'] =>
    (path, call) =>
      callEnveloped(call.priority === 'notShown' ? outsidePage : context, method, path, call)
  return {
    store,
    defaultStore,
    cache,
    log,
    listing,
    twoStageLists,
    recordTiming: scope.timings.record,
    runInBackground,
    isQuestionDue: (name) => isQuestionDue(name, off),
    isUnknown: (name) => isUnknown(name, off),
    lacking: () => lackingExtensions(off),
    lost: () => lostExtensions(off),
    get: enveloped('GET'),
    post: enveloped('POST'),
    delete: enveloped('DELETE'),
    postWithoutEnvelope: (path, call) => postBare(context, path, call),
  }
}
