import { useState } from 'react'
import type { Product } from '#shared/product/product.ts'
import { useApi } from '../../../api/use-api.ts'
import { callCards, isFromDevice } from '../../../features/saved-products/call-or-saved.ts'
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
  const { data: answer } = useApi('products.reviews', { product: id }, quietly)
  const [ids] = useState(() => viewedIds().slice(0, SHOWN + 1))
  const others = ids.filter((other) => other !== id)
  const { data: viewed } = useApi('products.cards', others.length > 0 ? { ids: others.join() } : null, {
    ...quietly,
    call: callCards,
  })
  const isOld = viewed && navigator.onLine && isFromDevice(viewed) // nothing here says that its prices may have changed
  const cards = (!isOld && viewed?.cards) || []
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

/** The page stands without what does not come. */
const quietly = {
  revalidateOnReconnect: false,
  onError: (error: unknown) => console.warn('secondary sections', error),
}
