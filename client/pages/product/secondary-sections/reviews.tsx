import { formatDate } from '#shared/format/date.ts'
import type { Product } from '#shared/product/product.ts'
import { type Review, type ReviewSummary, summariseReviews } from '#shared/product/reviews.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Section } from '../../../ui/section.tsx'
import { ReviewForm } from './review-form.tsx'

interface ReviewsProps {
  product: Pick<Product, 'id' | 'name'>
  reviews: Review[]
}

/** What shoppers think: the mean, how the stars spread, every review, and a form for one's own. */
export function Reviews({ product, reviews }: ReviewsProps) {
  const { t, store } = useShop()
  const summary = summariseReviews(reviews)
  return (
    <Section title={t('reviews.title')}>
      <div className="reviews">
        <div>
          {summary.average === null ? <p>{t('reviews.none')}</p> : <Summary summary={summary} />}
          <ReviewForm productId={product.id} />
        </div>
        <ul>
          {reviews.map(({ id, title, text, nickname, rating, createdAt }) => (
            <li key={id}>
              {rating !== null && <Stars rating={rating} />}
              <h3>{title}</h3>
              <p>{text}</p>
              <small>
                {nickname}, {formatDate(new Date(createdAt), store)}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Summary({ summary: { average, count, distribution } }: { summary: ReviewSummary }) {
  const { t, store } = useShop()
  const mean = (average ?? 0).toLocaleString(store.locale)
  return (
    <>
      <p>
        <b>{t('reviews.mean', { mean })}</b> {t('reviews.count', { count })}
      </p>
      <table>
        <tbody>
          {distribution.map((row) => (
            <tr key={row.stars}>
              <th scope="row">
                <Stars rating={row.stars} />
              </th>
              <td>
                <i style={{ '--c': `${(100 * row.count) / count}%` }} />
              </td>
              <td>{row.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Stars({ rating }: { rating: number }) {
  const { t } = useShop()
  return (
    <span className="stars" role="img" aria-label={t('reviews.stars', { count: rating })}>
      {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
    </span>
  )
}
