import { useState } from 'react'
import { formatDate } from '#shared/format/date.ts'
import type { Product } from '#shared/product/product.ts'
import { type Review, type ReviewSummary, summariseReviews } from '#shared/product/reviews.ts'
import { isFocusLost } from '../../../router/index.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { ReviewForm } from './review-form.tsx'

interface ReviewsProps {
  product: Pick<Product, 'id' | 'name'>
  reviews: Review[]
}

const FOLDED = 3 // reviews that show at first

/** What shoppers think: the mean, how the stars spread, every review, and a form for one's own. */
export function Reviews({ product, reviews }: ReviewsProps) {
  const { t, store } = useShop()
  const [stars, setStars] = useState<number | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const summary = summariseReviews(reviews)
  const chosen = reviews.filter(({ rating }) => rating === (stars ?? rating))
  const someVerified = reviews.some(({ isVerified }) => isVerified)
  const shown = isOpen ? chosen : chosen.slice(0, FOLDED)
  const next = shown.length < chosen.length ? chosen : reviews // the way back from a choice of stars
  const showNext = () => {
    if (next === reviews) setStars(null)
    setIsOpen(true)
  }
  const focusAt = isOpen && Math.min(FOLDED, shown.length - 1)
  return (
    <Section title={t('reviews.title')}>
      <div className="reviews">
        <div>
          {reviews.length === 0 && <p>{t('reviews.none')}</p>}
          {summary.count > 0 && <Summary summary={summary} stars={stars} onStars={setStars} />}
          {reviews.length > 0 && (
            <p>
              <small>{t(someVerified ? 'reviews.verifiedHint' : 'reviews.unverifiedHint')}</small>
            </p>
          )}
          <ReviewForm productId={product.id} />
        </div>
        <ul aria-live="polite">
          {shown.map(({ id, title, text, nickname, rating, createdAt, isVerified }, at) => (
            <li key={id} tabIndex={-1} ref={at === focusAt ? takeFocus : undefined}>
              {rating !== null && <Stars rating={rating} />}
              <h3>{title}</h3>
              <p>{text}</p>
              <small>
                {nickname}, {formatDate(new Date(createdAt), store)}
                {isVerified && ` · ${t('reviews.verified')}`}
              </small>
            </li>
          ))}
          {shown.length < reviews.length && (
            <li>
              <Button variant="secondary" onClick={showNext}>
                {t('reviews.showAll', { count: next.length })}
              </Button>
            </li>
          )}
        </ul>
      </div>
    </Section>
  )
}

/** The button that was pressed is gone: the first review that it brought has the focus, of three at most the last. */
function takeFocus(item: HTMLElement | null): void {
  if (isFocusLost()) item?.focus({ preventScroll: true })
}

interface SummaryProps {
  summary: ReviewSummary
  /** Only reviews with so many stars are shown; null: all. */
  stars: number | null
  onStars: (stars: number | null) => void
}

function Summary({ summary: { average, count, distribution }, stars, onStars }: SummaryProps) {
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
                <button
                  type="button"
                  aria-pressed={stars === row.stars}
                  disabled={row.count === 0}
                  onClick={() => onStars(stars === row.stars ? null : row.stars)}
                >
                  <Stars rating={row.stars} />
                </button>
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
