import type { PastOrder } from '#shared/orders/past-order.ts'
import type { StoreView } from '#shared/store-views.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

const KNOWN_STATUSES = ['pending', 'processing', 'complete', 'closed', 'canceled'] as const

/** What an order's status is called; one that only the platform knows stays as it is. Where nothing is sent, nothing is called sent. */
export function useStatusWords(): (order: Pick<PastOrder, 'status' | 'delivery'>) => string {
  const { t } = useShop()
  return ({ status, delivery }) => {
    if (status === 'complete' && delivery === '') return t('account.status.done')
    const ownStatus = KNOWN_STATUSES.find((one) => one === status)
    return ownStatus ? t(`account.status.${ownStatus}`) : status
  }
}

/** The store that an order was made in, where it is not this one. Platforms put website and group before it (R3.37). */
export function otherStore(
  { storeName }: Pick<PastOrder, 'storeName'>,
  store: StoreView,
): string | undefined {
  const name = storeName.split(', ').at(-1)
  return name === store.name ? undefined : name
}
