import { useMemo } from 'react'
import { beginPriceSync, endPriceSync, type SyncedProduct } from '#shared/product/offers.ts'
import type { Product } from '#shared/product/product.ts'
import { useApi } from '../../api/use-api.ts'
import { useGroupPrices } from '../../shop-ui/group-prices/group-prices.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The product with prices and stock as they are now, once the shop has said so; until then as the page came. */
export function useOffers(product: Product): SyncedProduct {
  const { sku } = product
  const { owner } = useGroupPrices()
  const isOwnerKnown = useHydrated() // the document's prices are a guest's
  const { data } = useApi('products.offers', isOwnerKnown ? { sku } : null, { version: owner })
  return useMemo(
    () => (data ? endPriceSync(product, data, new Date()) : beginPriceSync(product)),
    [product, data],
  )
}
