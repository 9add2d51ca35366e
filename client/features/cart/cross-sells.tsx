import type { Cart } from '#shared/cart/cart.ts'
import { ProductGrid } from '../../shop-ui/product-card/product-grid.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useCrossSells } from './use-cross-sells.ts'

/** What goes with the goods of the cart. Nothing stands there while it loads, when it fails and when there is nothing. */
export function CrossSells({ cart }: { cart: Cart }) {
  const { t } = useShop()
  const cards = useCrossSells(cart)
  if (cards.length === 0) return null
  return (
    <section className="cart-page-more" aria-labelledby="cross-sells">
      <h2 id="cross-sells">{t('cart.crossSells')}</h2>
      <ProductGrid cards={cards} />
    </section>
  )
}
