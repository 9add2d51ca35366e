import { REVIEW_STATUS, type ReviewDocument, ratingOf } from '../../commerce/reviews.ts'
import type { Language, Store } from '../../commerce/stores.ts'
import type { Identity } from '../identities.ts'
import type { ProductPlan } from '../plan.ts'
import { createDraw, type Draw } from '../random.ts'
import type { Row } from '../write-rows.ts'
import { authors } from './authors.ts'
import { composeReview } from './composed/compose.ts'
import { reviewDays, timeOn } from './dates.ts'
import type { Voice, VoiceGroup } from './voice-group.ts'
import { groupOf, nameOfGroup, voicesIn } from './voices.ts'

const REVIEWED_IDS = 7000 // the default catalogue: a big one has reviews for its first products only
const REVIEWED = 0.4
const MAX_REVIEWS = 4
const IDS_PER_PRODUCT = 100

/** Stars as shoppers give them: mostly many. */
const STARS: [number, ...number[]] = [5, 5, 5, 5, 4, 4, 4, 3, 2, 1]

/** Products that demonstrate a distribution: how many reviews with 5, 4, 3, 2, 1 stars, and how many wait. */
const fixed: Record<string, { stars: number[]; waiting: number }> = {
  'DEMO-CONF': { stars: [14, 6, 2, 0, 1], waiting: 2 },
  'DEMO-SALE': { stars: [3, 1, 0, 0, 0], waiting: 0 },
  'DEMO-OOS': { stars: [0, 0, 1, 1, 0], waiting: 1 },
}

/**
 * Reviews a store's products, one after the other: no text twice in the store, no title and no author twice under a product;
 * fewer where its group has no more to say.
 */
export function createReviewer(store: Store) {
  const usedTexts = new Set<string>()
  return (plan: ProductPlan, { id: productId }: Identity): ReviewDocument[] => {
    const draw = createDraw(`reviews ${plan.sku} ${store.code}`)
    const { stars, waiting } = starsOf(plan, productId, draw)
    const group = stars.length > 0 ? groupOf(plan) : undefined
    if (!group) return []
    const names = [...authors[store.language]]
    const pickVoice = createVoicePicker(plan, { group, store, usedTexts, draw })
    return [...stars, ...Array<number>(waiting).fill(5)].flatMap((count, at) => {
      const review = pickVoice(count)
      const nickname = review && take(names, draw)
      if (!review || !nickname) return []
      const id = productId * IDS_PER_PRODUCT + at
      return toReview({ id, productId, nickname, isWaiting: at >= stars.length, ...review }, store, draw)
    })
  }
}

interface PickContext {
  group: VoiceGroup
  store: Store
  /** Texts that reviews of the store have already. */
  usedTexts: Set<string>
  draw: Draw
}

/** Finds something to say of a product with so many stars: what is written for its group, or composed of parts. */
function createVoicePicker(plan: ProductPlan, { group, store, usedTexts, draw }: PickContext) {
  const { language } = store
  const titles = new Set<string>()
  const isTaken = (text: string) => usedTexts.has(text) || titles.has(text)
  const voices = takeableVoices(plan, group, language)
  const anyDays = reviewDays({ season: group.season, looksBack: false }, plan.createdAt)
  return (stars: number): DatedVoice | undefined => {
    const own = (voices.get(stars) ?? []).filter(
      ({ voice }) => !isTaken(voice.detail) && !titles.has(voice.title),
    )
    const isOwn = own.length > 0 && (stars < WORST_COMPOSED || draw.happens(OWN))
    const picked = isOwn ? take(own, draw) : composed(stars)
    if (!picked) return undefined
    usedTexts.add(picked.voice.detail)
    titles.add(picked.voice.title)
    return picked
  }

  function composed(stars: number): DatedVoice | undefined {
    if (anyDays.length === 0) return undefined
    const review = composeReview({ plan, group: nameOfGroup(group), language, stars, draw, isTaken })
    return review ? { voice: { ...review, looksBack: false }, days: anyDays } : undefined
  }
}

const WORST_COMPOSED = 3
const OWN = 0.7 // of the reviews that could be either

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
  return { stars: Array.from({ length: draw.whole(1, MAX_REVIEWS) }, () => draw.one(STARS)), waiting: 0 }
}

/** A voice, and the days on which it may have been written. */
interface DatedVoice {
  voice: Voice
  days: string[]
}

/** What is written for a product's group, by stars: what the product's age allows. */
function takeableVoices(plan: ProductPlan, group: VoiceGroup, language: Language): Map<number, DatedVoice[]> {
  const dated = voicesIn(group, language)
    .map((voice) => ({ voice, days: reviewDays({ season: group.season, ...voice }, plan.createdAt) }))
    .filter(({ days }) => days.length > 0)
  return Map.groupBy(dated, ({ voice }) => voice.stars)
}

/** Takes one out of a list. */
const take = <T>(list: T[], draw: Draw): T | undefined => list.splice(draw.whole(0, list.length - 1), 1)[0]

interface ReviewPlan extends DatedVoice {
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
