import { REVIEW_STATUS, type ReviewDocument, ratingOf } from '../../commerce/reviews.ts'
import type { Store } from '../../commerce/stores.ts'
import type { Identity } from '../identities.ts'
import type { ProductPlan } from '../plan.ts'
import { createDraw, type Draw } from '../random.ts'
import type { Row } from '../to-rows.ts'
import { authors } from './authors.ts'
import { reviewDays, timeOn } from './dates.ts'
import type { Voice } from './voice-group.ts'
import { groupOf, voicesIn } from './voices.ts'

const REVIEWED_IDS = 7000 // the default catalogue: a big one has reviews for its first products only
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

/** The reviews of a product in one store: no text and no author twice; fewer where its group has no more to say. */
export function reviewsOf(plan: ProductPlan, store: Store, { id: productId }: Identity): ReviewDocument[] {
  const draw = createDraw(`reviews ${plan.sku} ${store.code}`)
  const { stars, waiting } = starsOf(plan, productId, draw)
  if (stars.length === 0) return []
  const voices = takeableVoices(plan, store)
  const names = [...authors[store.language]]
  return [...stars, ...Array<number>(waiting).fill(5)].flatMap((count, at) => {
    const told = take(voices.get(count) ?? [], draw)
    const nickname = told && take(names, draw)
    if (!told || !nickname) return []
    const id = productId * IDS_PER_PRODUCT + at
    return toReview({ id, productId, nickname, isWaiting: at >= stars.length, ...told }, store, draw)
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

/** Something to say, and the days on which it may have been said. */
interface Told {
  voice: Voice
  days: string[]
}

/** What can be said of a product, by stars: what its age allows. */
function takeableVoices(plan: ProductPlan, { language }: Store): Map<number, Told[]> {
  const group = groupOf(plan)
  if (!group) return new Map()
  const told = voicesIn(group, language)
    .map((voice) => ({ voice, days: reviewDays({ season: group.season, ...voice }, plan.createdAt) }))
    .filter(({ days }) => days.length > 0)
  return Map.groupBy(told, ({ voice }) => voice.stars)
}

/** Takes one out of a list. */
const take = <T>(list: T[], draw: Draw): T | undefined => list.splice(draw.whole(0, list.length - 1), 1)[0]

interface ReviewPlan extends Told {
  id: number
  productId: number
  nickname: string
  isWaiting: boolean
}

function toReview(plan: ReviewPlan, store: Store, draw: Draw): ReviewDocument {
  const { id, productId, nickname, isWaiting, voice, days } = plan
  const day = days[draw.whole(0, days.length - 1)]
  if (!day) throw new Error(`no day to write of product ${productId}`)
  return {
    id,
    product_id: productId,
    title: voice.title,
    detail: voice.detail,
    nickname,
    review_entity: 'product',
    customer_id: null,
    ratings: [ratingOf(voice.stars)],
    review_status: isWaiting ? REVIEW_STATUS.pending : REVIEW_STATUS.approved,
    created_at: timeOn(day, draw),
    store_id: store.id,
    stores: [store.id],
  }
}
