import { useEffect } from 'react'
import type { SavedListName } from '#shared/account/saved-products.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSaved } from './saved-list.ts'
import { startAccountLists } from './start-account-lists.ts'

/**
 * The products on a list, and what asks our API about them: null while there are none. A customer's other devices may have
 * changed it.
 */
export function useSavedInput(list: SavedListName): { skus: string[]; input: { skus: string } | null } {
  const { store } = useShop()
  useEffect(() => startAccountLists(store), [store])
  const skus = useSaved(list).map(({ sku }) => sku)
  return { skus, input: skus.length > 0 ? { skus: skus.join() } : null }
}
