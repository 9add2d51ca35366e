import type { SavedListName } from '#shared/account/saved-products.ts'
import { useSaved } from './saved-list.ts'

/** The products on a list, and what asks our API about them: null while there are none. */
export function useSavedInput(list: SavedListName): { skus: string[]; input: { skus: string } | null } {
  const skus = useSaved(list).map(({ sku }) => sku)
  return { skus, input: skus.length > 0 ? { skus: skus.join() } : null }
}
