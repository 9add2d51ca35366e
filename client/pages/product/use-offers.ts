import { useEffect, useMemo, useState } from 'react'
import {
  beginPriceSync,
  endPriceSync,
  type OffersAnswer,
  type SyncedProduct,
} from '#shared/product/offers.ts'
import type { Product } from '#shared/product/product.ts'
import { fetchJson } from '../../api/fetch-json.ts'
import { readGroupPrices, useGroupPrices } from '../../shop-ui/group-prices/group-prices.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** The product with prices and stock as they are now, once the shop has said so; until then as the page came. */
export function useOffers(product: Product): SyncedProduct {
  const { store } = useShop()
  const { sku } = product
  const { owner } = useGroupPrices()
  const [live, setLive] = useState<{ sku: string; answer: OffersAnswer; at: Date } | null>(null)

  useEffect(() => {
    if (owner !== readGroupPrices().owner) return // the document's prices are a guest's: at once it is known whose to ask for
    const leaving = new AbortController()
    const path = `${store.pathPrefix}/api/offers?sku=${encodeURIComponent(sku)}`
    fetchJson<OffersAnswer>(path, { signal: leaving.signal }).then(
      (answer) => setLive({ sku, answer, at: new Date() }),
      keepWhatIsKnown,
    )
    return () => leaving.abort()
  }, [store, sku, owner])

  return useMemo(
    () => (live?.sku === sku ? endPriceSync(product, live.answer, live.at) : beginPriceSync(product)),
    [product, sku, live],
  )
}

/** The cart asks again before anything is bought. */
const keepWhatIsKnown = () => undefined
