import { REVIEW_STATUS, type ReviewDocument, ratingOf } from '../../commerce/reviews.ts'
import type { Store } from '../../commerce/stores.ts'
import type { Identity } from '../identities.ts'
import type { ProductPlan } from '../plan.ts'
import { createDraw, type Draw } from '../random.ts'
import type { Row } from '../to-rows.ts'
import { names, voices } from './voices.ts'

const REVIEWED_IDS = 3000 // ids come in the order of the catalogue: a big one has reviews for its first products only
const REVIEWED = 0.4
const MOST_REVIEWS = 9
const IDS_PER_PRODUCT = 100

/** Stars as shoppers give them: mostly many. */
const STARS: [number, ...number[]] = [5, 5, 5, 5, 4, 4, 4, 3, 2, 1]

/** Products that demonstrate a distribution: how many reviews with 5, 4, 3, 2, 1 stars, and how many wait. */
const fixed: Record<string, { stars: number[]; waiting: number }> = {
  'DEMO-CONF': { stars: [14, 6, 2, 0, 1], waiting: 2 },
  'DEMO-SALE': { stars: [3, 1, 0, 0, 0], waiting: 0 },
  'DEMO-OOS': { stars: [0, 0, 1, 1, 0], waiting: 1 },
}

/** The reviews of a product in one store. */
export function reviewsOf(plan: ProductPlan, store: Store, { id: productId }: Identity): ReviewDocument[] {
  const draw = createDraw(`reviews ${plan.sku} ${store.code}`)
  const { stars, waiting } = starsOf(plan, productId, draw)
  return [...stars, ...Array<number>(waiting).fill(5)].map((count, at) => {
    const id = productId * IDS_PER_PRODUCT + at
    return toReview({ id, productId, stars: count, isWaiting: at >= stars.length }, store, draw)
  })
}

/** A review as a row of `document`. */
export const toReviewRow = (review: ReviewDocument): Row => [
  review.store_id,
  'review',
  review.id,
  JSON.stringify(review),
]

function starsOf(
  { sku, visibility }: ProductPlan,
  id: number,
  draw: Draw,
): { stars: number[]; waiting: number } {
  const own = fixed[sku]
  if (own) return { ...own, stars: own.stars.flatMap((count, at) => Array<number>(count).fill(5 - at)) }
  const isDemo = sku.startsWith('DEMO-') // their pages stay as empty as their tests expect
  if (isDemo || visibility === 1 || id > REVIEWED_IDS || !draw.happens(REVIEWED))
    return { stars: [], waiting: 0 }
  return { stars: Array.from({ length: draw.whole(1, MOST_REVIEWS) }, () => draw.one(STARS)), waiting: 0 }
}

interface ReviewPlan {
  id: number
  productId: number
  stars: number
  isWaiting: boolean
}

function toReview({ id, productId, stars, isWaiting }: ReviewPlan, store: Store, draw: Draw): ReviewDocument {
  const [first, ...others] = voices[store.language][stars] ?? []
  if (!first) throw new Error(`nobody has words for ${stars} stars`)
  const [title, detail] = draw.one([first, ...others])
  return {
    id,
    product_id: productId,
    title,
    detail,
    nickname: draw.one(names[store.language]),
    review_entity: 'product',
    customer_id: null,
    ratings: [ratingOf(stars)],
    review_status: isWaiting ? REVIEW_STATUS.pending : REVIEW_STATUS.approved,
    created_at: dateOf(draw),
    store_id: store.id,
    stores: [store.id],
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Some time in the year before the catalogue's day. */
const dateOf = (draw: Draw): string =>
  `2026-${two(draw.whole(1, 10))}-${two(draw.whole(1, 28))} ${two(draw.whole(6, 22))}:${two(draw.whole(0, 59))}:00`
