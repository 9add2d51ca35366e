import type { Context } from 'hono'
import { type CacheContext, createCacheContext } from '../cache/cache-context.ts'
import { createDataCache } from '../cache/data-cache.ts'
import { createContentClient } from '../content/client.ts'
import type { AppEnv } from '../env.ts'
import type { LoaderContext } from '../pages/page-loader.ts'
import { createParts } from '../pages/parts.ts'
import { createPlatformClient, type PlatformClient } from '../platform/client.ts'

/** What the caches of this request work with. */
export function cacheContextOf(c: Context<AppEnv>): CacheContext {
  const { settings, log, timings } = c.var
  const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
  return createCacheContext({ env: c.env, settings, log, timings, waitUntil })
}

/** The platform for this request's store. */
export function platformOf(c: Context<AppEnv>): PlatformClient {
  const { store, settings, log, timings } = c.var
  const cache = createDataCache(cacheContextOf(c))
  return createPlatformClient({ env: c.env, settings, store, cache, log, timings })
}

/** What a page's loader may ask, for the page at `url` (without the `/_data` prefix). */
export function createLoaderContext(c: Context<AppEnv>, url: URL): LoaderContext {
  const { store, settings, log, session, requestId, timings } = c.var
  const platform = platformOf(c)
  const content = createContentClient({ env: c.env, settings, store, cache: platform.cache, log, timings })
  return {
    store,
    url,
    settings,
    platform,
    content,
    session,
    requestId,
    log,
    parts: createParts(log),
    now: new Date(),
  }
}
