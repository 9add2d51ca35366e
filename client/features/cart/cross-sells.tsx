import { useRef } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import { useApi } from '../../api/use-api.ts'
import { ProductGrid } from '../../shop-ui/product-card/product-grid.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** What goes with the goods of the cart. Nothing stands there while it loads, when it fails and when there is nothing. */
export function CrossSells({ cart }: { cart: Cart }) {
  const { t } = useShop()
  const inCart = [...new Set(cart.lines.map(({ parentSku }) => parentSku))].toSorted()
  const first = useRef(inCart) // a changed cart does not exchange what the shopper looks at
  const { data } = useApi('products.cards', { inCart: first.current.join() }, quietly)
  const cards = data?.cards.filter(({ sku }) => !inCart.includes(sku)) ?? []
  if (cards.length === 0) return null
  return (
    <section className="cart-page-more" aria-labelledby="cross-sells">
      <h2 id="cross-sells">{t('cart.crossSells')}</h2>
      <ProductGrid cards={cards} />
    </section>
  )
}

const quietly = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onError: (error: unknown) => console.warn('cross-sells', error),
}
