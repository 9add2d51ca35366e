import type { Context } from 'hono'
import { type StoreCode, storeCodes, storeOrigin, storeViews } from '#shared/store-views.ts'
import type { AppEnv } from '../app-env.ts'

/** The origin of every store: hosts come from the settings, protocol and port from the request. */
export function originsOf(c: Context<AppEnv>, url = new URL(c.req.url)): Record<StoreCode, string> {
  const { storeHosts } = c.get('settings')
  const origins = storeCodes.map((code) => [code, storeOrigin(storeViews[code], url, storeHosts)])
  return Object.fromEntries(origins) as Record<StoreCode, string> // one entry per store
}
