import { type StoreCode, storeCodes, storeOrigin, storeViews } from '#shared/store-views.ts'
import type { AppContext } from '../app-env.ts'

/** The origin of every store: hosts come from the settings, the protocol from the request. */
export function originsOf(c: AppContext, url: Readonly<URL> = c.get('url')): Record<StoreCode, string> {
  const { storeHosts } = c.get('settings')
  const origins = storeCodes.map((code) => [code, storeOrigin(storeViews[code], url, storeHosts)])
  return Object.fromEntries(origins) as Record<StoreCode, string> // one entry per store
}

/**
 * The origin that a payment is opened for and leads back to. The provider signs it, so it is the store's own and never the
 * one of a made-up `Host` header. In development the machine has several names, and each of them can pay.
 */
export const paymentOrigin = (c: AppContext): string =>
  c.get('settings').environment === 'development' ? c.get('url').origin : originsOf(c)[c.get('store').code]
