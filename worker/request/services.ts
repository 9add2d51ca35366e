import type { StoreView } from '#shared/store-views.ts'
import type { AppContext } from '../app-env.ts'
import { createSemaphore } from '../async/semaphore.ts'
import { type CacheContext, createCacheContext, type RefreshOptions } from '../cache/cache-context.ts'
import { createDataCache } from '../cache/data-cache.ts'
import { purgeSourceOf } from '../cache/purge/purge-log-of.ts'
import { type ContentClient, createContentClient } from '../content/client.ts'
import type { Log } from '../observability/log.ts'
import { createUpstreamTimings } from '../observability/timings.ts'
import { createPersonalisationClient, type PersonalisationClient } from '../personalisation/client.ts'
import { createPlatformClient, type PlatformClient, type PlatformContext } from '../platform/client.ts'
import type { Session } from '../session/create-session.ts'
import { type Settings, settingsOf } from '../settings.ts'
import type { CallScope } from '../upstream/call-upstream.ts'
import { type Budget, createBudget } from '../upstream/deadline.ts'
import { isCrawler } from './crawlers.ts'
import { createOptional, type Optional } from './optional.ts'

/** The purge log to read, and the maximum age of the isolate's copy. */
export const purgeRefreshOf = (c: AppContext): RefreshOptions => ({
  source: purgeSourceOf(c.env),
  pollMs: settingsOf(c.env).purgePollSeconds * 1000,
})

/** What the caches of this request depend on. */
export function cacheContextOf(c: AppContext): CacheContext {
  return createCacheContext({
    kv: c.env.CACHE,
    ...purgeRefreshOf(c),
    log: c.get('log'),
    timings: c.get('timings'),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  })
}

interface PlatformOptions extends Pick<CallScope, 'isBackground'> {
  budget?: Budget | null
  isRenewal?: boolean | undefined
  /** Another store than this request's. */
  store?: StoreView
}

/**
 * The platform client for this request's store, within a page's budget. Without a budget, each call has its own
 * deadline.
 */
export function platformOf(
  c: AppContext,
  { budget = null, isRenewal, isBackground = false, store = c.get('store') }: PlatformOptions = {},
): PlatformClient {
  const context = {
    settings: c.get('settings'),
    store,
    cache: createDataCache(cacheContextOf(c), { isRenewal, deadline: budget?.remainingWaitMs }),
    log: c.get('log'),
  }
  return createPlatformClient({
    ...context,
    scope: { ...scopeOf(c), isBackground },
    budget,
    runInBackground: createBackgroundRunner(c, context),
  })
}

/** Runs tasks after the response, such as the second stage of lists; null for crawlers, which do not click on products. */
function createBackgroundRunner(
  c: AppContext,
  context: Pick<PlatformContext, 'settings' | 'store' | 'cache' | 'log'>,
): PlatformClient['runInBackground'] {
  if (isCrawler(c.req.header('User-Agent'))) return null
  const scope = {
    semaphore: createSemaphore(1),
    timings: createUpstreamTimings(),
    log: context.log,
    isBackground: true,
  }
  const cache = context.cache.withoutPageDeadline
  const backgroundPlatform = createPlatformClient({ ...context, cache, scope, budget: null })
  return (task) =>
    c.get('runAfterResponse')(() =>
      task(backgroundPlatform).catch((error) => context.log.warn('answer.backgroundFailed', { error })),
    )
}

/** All calls of a request share one semaphore and one list of timings. */
const scopeOf = (c: AppContext): CallScope => ({
  semaphore: c.get('semaphore'),
  timings: c.get('timings'),
  log: c.get('log'),
})

/** The services that a page loader may use. */
export interface LoaderContext {
  store: StoreView
  url: URL
  settings: Settings
  platform: PlatformClient
  content: ContentClient
  personalisation: PersonalisationClient
  /** Only personal pages may read it: a page for everybody must not depend on it. */
  session: Session
  requestId: string
  log: Log
  /** Handles the parts that the page can be shown without. */
  optional: Optional
  /** The time limit for everything that the page waits for (R9.6). */
  budget: Budget
  now: Date
}

export interface LoadOptions {
  /** Time limit; default: the server timeout. */
  budgetMs?: number | undefined
  /** True: nobody is waiting, so stale data is renewed first. */
  isRenewal?: boolean | undefined
}

/** The context for loading the page at `url` (without the `/_data` prefix). */
export function createLoaderContext(
  c: AppContext,
  url: URL,
  { budgetMs = c.get('settings').serverTimeoutMs, isRenewal }: LoadOptions = {},
): LoaderContext {
  const [store, settings, log] = [c.get('store'), c.get('settings'), c.get('log')]
  const budget = createBudget(budgetMs)
  const platform = platformOf(c, { budget, isRenewal })
  const clientContext = { settings, store, cache: platform.cache, log, scope: scopeOf(c), budget }
  return {
    store,
    url,
    settings,
    platform,
    content: createContentClient(clientContext),
    personalisation: createPersonalisationClient(clientContext),
    session: c.get('session'),
    requestId: c.get('requestId'),
    log,
    optional: createOptional(log),
    budget,
    now: new Date(),
  }
}
