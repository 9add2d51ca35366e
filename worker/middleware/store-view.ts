import { createMiddleware } from 'hono/factory'
import { findStoreView } from '#shared/store-views.ts'
import type { AppEnv } from '../app-env.ts'
import { withoutDataPrefix } from '../routing/data-path.ts'
import { setHeaders } from './set-headers.ts'

/** Finds the store view by host and path prefix (Spec §1). */
export const storeView = createMiddleware<AppEnv>(async (c, next) => {
  const url = new URL(c.req.url)
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
