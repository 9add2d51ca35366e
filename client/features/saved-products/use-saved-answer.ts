import type { SavedListName } from '#shared/account/saved-products.ts'
import { fetchJson } from '../../api/fetch-json.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSaved } from './saved-list.ts'

/** What our API says of the products on a list. While another answer is on its way the last one stays. */
export function useSavedAnswer<T>(list: SavedListName, resource: string) {
  const { store } = useShop()
  const skus = useSaved(list).map(({ sku }) => sku)
  const path = `${store.pathPrefix}/api/${resource}?skus=${encodeURIComponent(skus.join())}`
  const answer = useAnswer(skus.length > 0 ? path : null, () => fetchJson<T>(path), {
    keepPreviousData: true,
  })
  return { skus, ...answer }
}
