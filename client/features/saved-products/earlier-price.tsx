import { earlierPrice } from '#shared/account/earlier-price.ts'
import type { SavedPrice } from '#shared/account/saved-products.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { useCardPrice } from '../../shop-ui/group-prices/use-card-price.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

interface EarlierPriceProps {
  card: ProductCard
  savedPrice: SavedPrice | undefined
}

/** What a product cost when it was saved, if it costs something else now. */
export function EarlierPrice({ card, savedPrice }: EarlierPriceProps) {
  const { t, price, store } = useShop()
  const earlier = earlierPrice(savedPrice, useCardPrice(card).price.current, store)
  return earlier !== null && <p>{t('wishlist.earlierPrice', { price: price(earlier) })}</p>
}
