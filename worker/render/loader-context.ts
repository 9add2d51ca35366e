import type { Context } from 'hono'
import { type CacheContext, createCacheContext } from '../cache/cache-context.ts'
import { createDataCache } from '../cache/data-cache.ts'
import { createContentClient } from '../content/client.ts'
import type { AppEnv } from '../env.ts'
import type { LoaderContext } from '../pages/page-loader.ts'
import { createParts } from '../pages/parts.ts'
import { createPersonalisationClient } from '../personalisation/client.ts'
import { createPlatformClient, type PlatformClient } from '../platform/client.ts'
import type { CallScope } from '../upstream/call-upstream.ts'
import { type Budget, createBudget } from '../upstream/deadline.ts'

/** What the caches of this request work with. */
export function cacheContextOf(c: Context<AppEnv>): CacheContext {
  const { settings, log, timings } = c.var
  const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
  return createCacheContext({ env: c.env, settings, log, timings, waitUntil })
}

/** The platform for this request's store; within a page's budget, or for an answer that a browser waits for by itself. */
export function platformOf(c: Context<AppEnv>, budget: Budget | null = null): PlatformClient {
  const { store, settings, log } = c.var
  const cache = createDataCache(cacheContextOf(c))
  return createPlatformClient({ env: c.env, settings, store, cache, log, scope: scopeOf(c), budget })
}

/** All calls of a request go through one gate and into one list. */
const scopeOf = ({ var: { gate, timings, log } }: Context<AppEnv>): CallScope => ({ gate, timings, log })

/** What a page's loader may ask, for the page at `url` (without the `/_data` prefix), in `budgetMs` at most. */
export function createLoaderContext(
  c: Context<AppEnv>,
  url: URL,
  budgetMs = c.get('settings').serverTimeoutMs,
): LoaderContext {
  const { store, settings, log, session, requestId } = c.var
  const budget = createBudget(budgetMs)
  const platform = platformOf(c, budget)
  const { cache } = platform
  const content = createContentClient({ env: c.env, settings, store, cache, log, scope: scopeOf(c), budget })
  return {
    store,
    url,
    settings,
    platform,
    content,
    personalisation: createPersonalisationClient({
      env: c.env,
      settings,
      store,
      cache,
      scope: scopeOf(c),
      budget,
    }),
    session,
    requestId,
    log,
    parts: createParts(log),
    budget,
    now: new Date(),
  }
}
