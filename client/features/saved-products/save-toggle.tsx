import { hasSaved, type SavedListName } from '#shared/account/saved-products.ts'
import type { Product } from '#shared/product/product.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { savedList, useSaved } from './saved-list.ts'

export type Savable = Pick<Product, 'sku' | 'name' | 'price'>

/** Whether a list of the device has a product, and what changes that and says so. Its price is what is shown. */
export function useSaveToggle(list: SavedListName, { sku, name, price: { current } }: Savable) {
  const { t, to, store } = useShop()
  const isSaved = hasSaved(useSaved(list), sku)
  const savedPrice = current === null ? undefined : { minorUnits: current, currency: store.currency }

  async function toggle() {
    const link = { label: t(`${list}.open`), href: to(list, {}) }
    if (isSaved) {
      savedList(list).remove(sku)
      notify({ type: 'info', message: t(`${list}.removed`, { name }) })
    } else if (savedList(list).add(sku, savedPrice)) {
      const outcome = (await savedList(list).whenStored())
        ? ({ type: 'success', message: t(`${list}.added`, { name }) } as const)
        : ({ type: 'warning', message: t('saved.notKept') } as const)
      notify({ ...outcome, action: link })
    } else {
      notify({ type: 'warning', message: t(`${list}.full`), action: link })
    }
  }
  return { isSaved, toggle }
}

/** A heart or two columns, filled when the product is on the list. */
export const SaveIcon = ({ list, isSaved }: { list: SavedListName; isSaved: boolean }) => (
  <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[list]} fill={isSaved ? 'currentColor' : 'none'} />
  </svg>
)

/** After Lucide (ISC). */
const shapes: Record<SavedListName, string> = {
  wishlist: 'M12 21C5 15.5 3 12 3 8.5a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 3.5-2 7-9 12.5z',
  compare: 'M4 4h6v16H4zM14 4h6v16h-6z',
}
