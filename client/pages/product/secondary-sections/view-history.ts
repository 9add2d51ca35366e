import { addView, openHistory } from '#shared/account/view-history.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callApi } from '../../../api/call-api.ts'
import { loadTakeLater } from '../../../outbox/load-take-later.ts'
import { deviceStorage } from '../../../storage/device-storage.ts'

const KEY = 'skare:view-history'

/** Ids of the products looked at on this device, the newest first. */
export const viewedIds = (): number[] => openHistory(deviceStorage.getItem(KEY), new Date()).ids

/** Remembers a product on the device; the first look is told to the shop. A page that is only prerendered is not seen. */
export function recordView(store: StoreView, id: number): void {
  const now = new Date()
  const earlier = openHistory(deviceStorage.getItem(KEY), now)
  const history = addView(earlier, id, now)
  if (history === earlier || ('prerendering' in document && document.prerendering)) return
  void deviceStorage.setItem(KEY, JSON.stringify(history))
  callApi(store, 'products.view', { id }, { keepalive: true })
    .catch(async (failure: unknown) => {
      const { queueForLater } = await loadTakeLater()
      await queueForLater(failure, store, { kind: 'view', productId: id })
    })
    .catch((error: unknown) => console.warn('a look at a product is not reported', error))
}
