import type { ProductCard } from '#shared/product/product.ts'
import { useCardPrice } from '../../shop-ui/group-prices/use-card-price.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { adoptStyles } from '../../ui/adopt-styles.ts'
import { Button } from '../../ui/button.tsx'
import styles from './card-heart.css?inline'
import { SaveIcon, useSaveToggle } from './save-toggle.tsx'

adoptStyles(styles)

/** On a card's picture: puts the product on the wishlist and takes it away again. */
export function CardHeart({ card }: { card: ProductCard }) {
  const { t } = useShop()
  const { isSaved, toggle } = useSaveToggle('wishlist', { ...card, ...useCardPrice(card) })
  return (
    <Button
      variant="quiet"
      iconOnly
      data-heart=""
      aria-pressed={isSaved}
      aria-label={t('wishlist.saveOf', { name: card.name })}
      onClick={toggle}
    >
      <SaveIcon list="wishlist" isSaved={isSaved} />
    </Button>
  )
}
