import type { Context } from 'hono'
import { createDataCache } from '../cache/data-cache.ts'
import { createContentClient } from '../content/client.ts'
import type { AppEnv } from '../env.ts'
import type { LoaderContext } from '../pages/page-loader.ts'
import { createParts } from '../pages/parts.ts'
import { createPersonalisationClient } from '../personalisation/client.ts'
import { createPlatformClient, type PlatformClient } from '../platform/client.ts'

/** The platform for this request's store. */
export function platformOf(c: Context<AppEnv>): PlatformClient {
  const { store, settings, log, timings } = c.var
  const cache = createDataCache({
    kv: c.env.CACHE,
    log,
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  })
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
    personalisation: createPersonalisationClient({
      env: c.env,
      settings,
      store,
      cache: platform.cache,
      timings,
    }),
    session,
    requestId,
    log,
    parts: createParts(log),
    now: new Date(),
  }
}
