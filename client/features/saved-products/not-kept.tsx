import type { SavedListName } from '#shared/account/saved-products.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useIsKept } from './saved-list.ts'

/** Says that a list is gone with the document, where the device cannot keep it. */
export function NotKept({ list }: { list: SavedListName }) {
  const { t } = useShop()
  return useIsKept(list) ? null : <p role="status">{t('saved.notKept')}</p>
}
