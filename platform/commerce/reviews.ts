import type { Store } from './stores.ts'

/** Status of a review; only approved ones are shown. */
export const REVIEW_STATUS = { approved: 1, pending: 2, rejected: 3 } as const

/** A new review, checked by its schema (contract §11). */
export interface NewReview {
  product_id: number
  title: string
  detail: string
  nickname: string
  review_entity: string
  customer_id?: number | null
  ratings?: unknown
}

/** A review in the search index (contract §8.6). */
export interface ReviewDocument {
  id: number
  product_id: number
  title: string
  detail: string
  nickname: string
  review_entity: string
  review_status: number
  customer_id: number | null
  /** Like Magento: percent of five stars. */
  ratings: Rating[]
  created_at: string
  store_id: number
  stores: number[]
  /** Its author had bought the product. Absent: unknown. */
  verified_purchase?: true
}

interface Rating {
  rating_name: string
  /** 1–5. */
  value: number
  percent: number
}

const STARS = 5

/** What a product's document says of its approved reviews with stars: like Magento, percent of five stars. */
export interface ReviewedRating {
  rating_summary: number
  reviews_count: number
}

/** Of the approved reviews among these; undefined without any. A mean of 4.36 stars is 87.2 %. */
export function toReviewedRating(reviews: ReviewDocument[]): ReviewedRating | undefined {
  const percents = reviews
    .filter((review) => review.review_status === REVIEW_STATUS.approved)
    .flatMap(({ ratings }) => ratings[0]?.percent ?? [])
  if (percents.length === 0) return undefined
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length
  return { rating_summary: Math.round(mean * 10) / 10, reviews_count: percents.length }
}

/** The rating for a number of stars. */
export const ratingOf = (stars: number): Rating => ({
  rating_name: 'Rating',
  value: stars,
  percent: (stars / STARS) * 100,
})

/** Stores a review for moderation. Null when the product does not exist. */
export async function addReview(
  db: D1Database,
  review: NewReview,
  { store, at, isVerified }: { store: Store; at: string; isVerified: boolean },
): Promise<ReviewDocument | null> {
  const { product_id, title, detail, nickname, review_entity, customer_id = null, ratings } = review
  const product = await db
    .prepare('SELECT id FROM product WHERE store_id = ? AND id = ?')
    .bind(store.id, product_id)
    .first()
  if (!product) return null
  const draft: Omit<ReviewDocument, 'id'> = {
    product_id,
    title,
    detail,
    nickname,
    review_entity,
    customer_id,
    review_status: REVIEW_STATUS.pending,
    ratings: toRatings(ratings),
    created_at: at,
    store_id: store.id,
    stores: [store.id],
    ...(isVerified && { verified_purchase: true }),
  }
  const stored = await db
    .prepare(
      `INSERT INTO document (store_id, entity, id, source)
      SELECT ?, 'review', next.id, json_set(?, '$.id', next.id)
      FROM (SELECT COALESCE(MAX(id), 0) + 1 AS id FROM document WHERE store_id = ? AND entity = 'review') next
      RETURNING source`,
    )
    .bind(store.id, JSON.stringify(draft), store.id)
    .first<{ source: string }>()
  return stored && JSON.parse(stored.source)
}

/** The given stars; empty when the values are invalid. */
function toRatings(ratings: unknown): Rating[] {
  if (!Array.isArray(ratings)) return []
  return ratings.flatMap((rating: unknown) => {
    const value =
      typeof rating === 'object' && rating !== null && 'value' in rating ? Number(rating.value) : 0
    return Number.isInteger(value) && value >= 1 && value <= STARS ? [ratingOf(value)] : []
  })
}

/** The reviews that nobody has approved or rejected yet, the newest first. */
export const pendingReviews = (db: D1Database, most: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT source FROM document WHERE entity = 'review' AND json_extract(source, '$.review_status') = ?
      ORDER BY json_extract(source, '$.created_at') DESC, id DESC LIMIT ?`,
    )
    .bind(REVIEW_STATUS.pending, most)

/** Approves or rejects a review and updates the product's document, both or neither; false when the review does not exist. */
export async function moderateReview(
  db: D1Database,
  { storeId, id, status }: { storeId: number; id: number; status: number },
): Promise<boolean> {
  const [moderated] = await db.batch([
    db
      .prepare(
        `UPDATE document SET source = json_set(source, '$.review_status', ?)
        WHERE store_id = ? AND entity = 'review' AND id = ?`,
      )
      .bind(status, storeId, id),
    db.prepare(UPDATE_PRODUCT).bind(storeId, id),
  ])
  return moderated?.meta.changes === 1
}

/** Writes the mean of a review's product into the product's document. */
const UPDATE_PRODUCT = `UPDATE product SET source = json_patch(source, (
    SELECT json_object(
      'rating_summary', ROUND(AVG(json_extract(source, '$.ratings[0].percent')), 1),
      'reviews_count', NULLIF(COUNT(json_extract(source, '$.ratings[0].percent')), 0))
    FROM document WHERE store_id = ?1 AND entity = 'review' AND json_extract(source, '$.review_status') = 1
      AND json_extract(source, '$.product_id') = product.id))
  WHERE store_id = ?1 AND id = (SELECT json_extract(source, '$.product_id') FROM document
    WHERE store_id = ?1 AND entity = 'review' AND id = ?2)`
