import { Hono } from 'hono'
import { answer, isRecord, Refusal, readBody } from '#platform/answers.ts'
import { reviewSchema } from '#platform/commerce/body-schemas.ts'
import { tokenOf } from '#platform/commerce/cart/cart-key.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
import { hasBought } from '#platform/commerce/customers/verified-purchase.ts'
import { refuseUnfit } from '#platform/commerce/json-schema.ts'
import { addReview, type NewReview, REVIEW_STATUS } from '#platform/commerce/reviews.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'

/**
 * `POST /api/review/create`: stores a review for moderation (contract §11). Approved reviews are read through search.
 */
export const reviewRoutes = new Hono<PlatformEnv>()

reviewRoutes.post('/create', async (c) => {
  const { review } = await readBody(c)
  if (!isRecord(review)) {
    throw new Refusal(500, "Cannot set properties of undefined (setting 'review_status')")
  }
  refuseUnfit({ ...review, review_status: REVIEW_STATUS.pending }, reviewSchema, 500)
  const store = storeOf(c)
  const at = sqlNow(c)
  // The schema has just checked these fields.
  const wanted = review as unknown as NewReview
  const proof = { token: tokenOf(c), storeId: store.id, productId: wanted.product_id, at }
  const isVerified = await hasBought(c.env.DB, proof)
  const stored = await addReview(c.env.DB, wanted, { store, at, isVerified })
  if (!stored) {
    throw new Refusal(404, "The product that was requested doesn't exist. Verify the product and try again.")
  }
  const { product_id, ...rest } = stored
  return answer(c, { ...rest, entity_pk_value: product_id })
})
