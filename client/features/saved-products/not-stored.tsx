import type { SavedListName } from '#shared/account/saved-products.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useIsStored } from './saved-list.ts'

/** Says that a list is gone with the document, where the device cannot keep it. */
export function NotStored({ list }: { list: SavedListName }) {
  const { t } = useShop()
  return useIsStored(list) ? null : <p role="status">{t('saved.notKept')}</p>
}
