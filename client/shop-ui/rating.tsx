import { formatDecimal } from '#shared/format/number.ts'
import type { Rating as RatingValue } from '#shared/product/product.ts'
import { useShop } from './shop-context.tsx'

/** What shoppers gave a product, in short: `★ 4,6 (12)`. */
export function Rating({ average, count }: RatingValue) {
  const { t, store } = useShop()
  const mean = formatDecimal(average, store.language)
  return (
    <span role="img" aria-label={t('card.rating', { mean, count })}>
      ★ {mean} ({count})
    </span>
  )
}
