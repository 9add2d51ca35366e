import { useEffect, useState } from 'react'
import type { Product, ProductCard } from '#shared/product/product.ts'
import type { Review } from '#shared/product/reviews.ts'
import { fetchJson } from '../../../api/fetch-json.ts'
import { ProductRail } from '../../../shop-ui/product-card/product-grid.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Section } from '../../../ui/section.tsx'
import { Reviews } from './reviews.tsx'
import { viewedIds } from './view-history.ts'

const SHOWN = 8

/** What others say of the product, and what the shopper looked at before: both the browser's to ask for. */
export function SecondarySections({ product }: { product: Pick<Product, 'id' | 'name'> }) {
  const { t } = useShop()
  const { id } = product
  const answer = useAsked<{ reviews: Review[] }>(`reviews?product=${id}`)
  const [ids] = useState(() => viewedIds().slice(0, SHOWN + 1))
  const others = ids.filter((other) => other !== id)
  const viewed = useAsked<{ cards: ProductCard[] }>(
    others.length > 0 ? `products?ids=${others.join()}` : null,
  )
  const cards = viewed?.cards ?? []
  return (
    <>
      {answer && <Reviews product={product} reviews={answer.reviews} />}
      {cards.length > 0 && (
        <Section title={t('product.viewed')}>
          <ProductRail cards={cards} label={t('product.viewed')} />
        </Section>
      )}
    </>
  )
}

/** An answer of our API; null while it is on its way, and when it does not come: the page stands without it. */
function useAsked<T>(path: string | null): T | null {
  const { store } = useShop()
  const [answer, setAnswer] = useState<T | null>(null)
  useEffect(() => {
    if (!path) return
    const leaving = new AbortController()
    const asked = fetchJson<T>(`${store.pathPrefix}/api/${path}`, { signal: leaving.signal })
    asked.then(setAnswer, (error: unknown) => leaving.signal.aborted || console.warn(path, error))
    return () => leaving.abort()
  }, [store, path])
  return answer
}
