import { useDeferredValue, useMemo } from 'react'
import { beginPriceSync, endPriceSync, type SyncedProduct } from '#shared/product/offers.ts'
import type { Product } from '#shared/product/product.ts'
import { useApi } from '../../api/use-api.ts'
import { useGroupPrices } from '../../shop-ui/group-prices/group-prices.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * The product with prices and stock as they are now, once the shop has said so; until then as the page came. The answer is
 * deferred: SWR would have the whole page rendered in one task.
 */
export function useOffers(product: Product): SyncedProduct {
  const { sku } = product
  const { owner } = useGroupPrices()
  const isOwnerKnown = useHydrated() // the document's prices are a guest's
  const { data: newest } = useApi('products.offers', isOwnerKnown ? { sku } : null, { version: owner })
  const answer = useDeferredValue(useMemo(() => ({ sku, newest }), [sku, newest]))
  const data = answer.sku === sku ? answer.newest : newest // never another product's
  return useMemo(
    () => (data ? endPriceSync(product, data, new Date()) : beginPriceSync(product)),
    [product, data],
  )
}
