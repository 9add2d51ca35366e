import { createMiddleware } from 'hono/factory'
import { findStoreView } from '#shared/store-views.ts'
import type { AppContext, AppEnv } from '../app-env.ts'
import { withoutDataPrefix } from '../routing/data-path.ts'
import { setHeaders } from './set-headers.ts'

/** Finds the store view by host and path prefix (Spec §1). */
export const storeView = createMiddleware<AppEnv>(async (c, next) => {
  const url = addressOf(c)
  c.set('url', url)
  const { hostname, pathname } = url
  const store = findStoreView(
    { hostname, pathname: withoutDataPrefix(pathname) },
    c.get('settings').storeHosts,
  )
  c.set('store', store)
  await next()
  setHeaders(c, { 'Content-Language': store.locale })
})

/**
 * The address of the request. A public shop has no port: any other number is a visitor's `Host` header, and would be one
 * more copy of every page in the caches.
 */
function addressOf(c: AppContext): URL {
  const url = new URL(c.req.url)
  if (c.get('settings').environment !== 'development') url.port = ''
  return url
}
