import type { Context } from 'hono'
import { type StoreCode, storeCodes, storeOrigin, storeViews } from '#shared/store-views.ts'
import type { AppEnv } from '../app-env.ts'

/** Origin of every store: hosts are settings, protocol and port those of the request. */
export function originsOf(c: Context<AppEnv>, url = new URL(c.req.url)): Record<StoreCode, string> {
  const { storeHosts } = c.get('settings')
  const origins = storeCodes.map((code) => [code, storeOrigin(storeViews[code], url, storeHosts)])
  return Object.fromEntries(origins) as Record<StoreCode, string> // every store code is there
}
