import type { Context } from 'hono'
import { type CacheContext, createCacheContext } from '../cache/cache-context.ts'
import { createDataCache } from '../cache/data-cache.ts'
import { createContentClient } from '../content/client.ts'
import type { AppEnv } from '../env.ts'
import { isCrawler } from '../middleware/crawlers.ts'
import { createUpstreamTimings } from '../middleware/upstream-timings.ts'
import type { LoaderContext } from '../pages/page-loader.ts'
import { createParts } from '../pages/parts.ts'
import { createPersonalisationClient } from '../personalisation/client.ts'
import { createPlatformClient, type PlatformClient, type PlatformContext } from '../platform/client.ts'
import type { CallScope } from '../upstream/call-upstream.ts'
import { type Budget, createBudget } from '../upstream/deadline.ts'
import { createGate } from '../upstream/gate.ts'

/** What the caches of this request work with. */
export function cacheContextOf(c: Context<AppEnv>): CacheContext {
  return createCacheContext({
    env: c.env,
    settings: c.get('settings'),
    log: c.get('log'),
    timings: c.get('timings'),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  })
}

/** The platform for this request's store; within a page's budget, or for an answer that a browser waits for by itself. */
export function platformOf(c: Context<AppEnv>, budget: Budget | null = null): PlatformClient {
  const context = {
    env: c.env,
    settings: c.get('settings'),
    store: c.get('store'),
    cache: createDataCache(cacheContextOf(c)),
    log: c.get('log'),
  }
  return createPlatformClient({ ...context, scope: scopeOf(c), budget, behind: behindAnswer(c, context) })
}

/** Lists go on in a second stage behind the answer, but not for who clicks on nothing. */
function behindAnswer(
  c: Context<AppEnv>,
  context: Pick<PlatformContext, 'env' | 'settings' | 'store' | 'cache' | 'log'>,
): PlatformClient['behind'] {
  if (!context.settings.twoStageLists || isCrawler(c.req.header('User-Agent'))) return null
  const scope = { gate: createGate(1), timings: createUpstreamTimings(), log: context.log, isSpare: true }
  const spare = createPlatformClient({ ...context, scope, budget: null })
  return (task) =>
    c.get('afterAnswer')(() =>
      task(spare).catch((error) => context.log.warn('answer.behindFailed', { error })),
    )
}

/** All calls of a request go through one gate and into one list. */
const scopeOf = (c: Context<AppEnv>): CallScope => ({
  gate: c.get('gate'),
  timings: c.get('timings'),
  log: c.get('log'),
})

/** What a page's loader may ask, for the page at `url` (without the `/_data` prefix), in `budgetMs` at most. */
export function createLoaderContext(
  c: Context<AppEnv>,
  url: URL,
  budgetMs = c.get('settings').serverTimeoutMs,
): LoaderContext {
  const [store, settings, log] = [c.get('store'), c.get('settings'), c.get('log')]
  const budget = createBudget(budgetMs)
  const platform = platformOf(c, budget)
  const asking = { env: c.env, settings, store, cache: platform.cache, log, scope: scopeOf(c), budget }
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
    parts: createParts(log),
    budget,
    now: new Date(),
  }
}
