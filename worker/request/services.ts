import type { Context } from 'hono'
import type { StoreView } from '#shared/store-views.ts'
import type { AppEnv } from '../app-env.ts'
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

/** Where the copy of the purge log comes from, and how old it may be. */
export const purgeRefreshOf = (c: Context<AppEnv>): RefreshOptions => ({
  source: purgeSourceOf(c.env),
  pollMs: settingsOf(c.env).purgePollSeconds * 1000,
})

/** What the caches of this request work with. */
export function cacheContextOf(c: Context<AppEnv>): CacheContext {
  return createCacheContext({
    kv: c.env.CACHE,
    ...purgeRefreshOf(c),
    log: c.get('log'),
    timings: c.get('timings'),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  })
}

/** The platform for this request's store; within a page's budget, or for an answer that a browser waits for by itself. */
export function platformOf(c: Context<AppEnv>, budget: Budget | null = null): PlatformClient {
  const context = {
    settings: c.get('settings'),
    store: c.get('store'),
    cache: createDataCache(cacheContextOf(c)),
    log: c.get('log'),
  }
  return createPlatformClient({
    ...context,
    scope: scopeOf(c),
    budget,
    runInBackground: backgroundRunner(c, context),
  })
}

/** Lists go on in a second stage behind the answer, but not for who clicks on nothing. */
function backgroundRunner(
  c: Context<AppEnv>,
  context: Pick<PlatformContext, 'settings' | 'store' | 'cache' | 'log'>,
): PlatformClient['runInBackground'] {
  if (!context.settings.twoStageLists || isCrawler(c.req.header('User-Agent'))) return null
  const scope = {
    semaphore: createSemaphore(1),
    timings: createUpstreamTimings(),
    log: context.log,
    isBackground: true,
  }
  const background = createPlatformClient({ ...context, scope, budget: null })
  return (task) =>
    c.get('runAfterResponse')(() =>
      task(background).catch((error) => context.log.warn('answer.backgroundFailed', { error })),
    )
}

/** All calls of a request go through one gate and into one list. */
const scopeOf = (c: Context<AppEnv>): CallScope => ({
  semaphore: c.get('semaphore'),
  timings: c.get('timings'),
  log: c.get('log'),
})

/** What a loader may ask. */
export interface LoaderContext {
  store: StoreView
  url: URL
  settings: Settings
  platform: PlatformClient
  content: ContentClient
  personalisation: PersonalisationClient
  /** Only private pages read it: what everybody shares must not depend on it. */
  session: Session
  requestId: string
  log: Log
  /** Guards what the page can stand without. */
  optional: Optional
  /** The time for everything that the page waits for (R9.6). */
  budget: Budget
  now: Date
}

/** What a page's loader may ask, for the page at `url` (without the `/_data` prefix), in `budgetMs` at most. */
export function createLoaderContext(
  c: Context<AppEnv>,
  url: URL,
  budgetMs = c.get('settings').serverTimeoutMs,
): LoaderContext {
  const [store, settings, log] = [c.get('store'), c.get('settings'), c.get('log')]
  const budget = createBudget(budgetMs)
  const platform = platformOf(c, budget)
  const asking = { settings, store, cache: platform.cache, log, scope: scopeOf(c), budget }
  return {
    store,
    url,
    settings,
    platform,
    content: createContentClient(asking),
    personalisation: createPersonalisationClient(asking),
    session: c.get('session'),
    requestId: c.get('requestId'),
    log,
    optional: createOptional(log),
    budget,
    now: new Date(),
  }
}
