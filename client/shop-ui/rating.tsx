import { formatDecimal, formatWhole } from '#shared/format/number.ts'
import type { Rating as RatingValue } from '#shared/product/product.ts'
import { useShop } from './shop-context.tsx'

/** What shoppers gave a product, in short: `★ 4,6 (12)`. Cards have no more, because a page has fifty. */
export function Stars({ average, count }: RatingValue) {
  const { store } = useShop()
  return `★ ${formatDecimal(average, store.language)} (${formatWhole(count, store.language)})`
}

/** The same with words for those who hear it. */
export function Rating(rating: RatingValue) {
  const { t, store } = useShop()
  const mean = formatDecimal(rating.average, store.language)
  return (
    <span role="img" aria-label={t('card.rating', { mean, count: rating.count })}>
      <Stars {...rating} />
    </span>
  )
}
