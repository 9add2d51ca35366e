import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { NewReview, Review } from '#shared/product/reviews.ts'
import { LISTING_FRESHNESS } from '../../cache/freshness.ts'
import { productTag } from '../../cache/tags.ts'
import { throwIfAway } from '../answer.ts'
import { forStreamedData, type PlatformClient } from '../client.ts'
import { createSearchRequest, emptySearchQuery, where } from '../protocol/search.ts'
import { timeSchema, toIso } from '../protocol/time.ts'
import { search } from '../search/search.ts'

const APPROVED = 1
const MAX_REVIEWS = 100 // our choice: hardly anybody reads more

const reviewSchema = z.object({
  id: z.coerce.number(),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  created_at: timeSchema,
  /** An extension: a platform that does not know says nothing. */
  verified_purchase: z.catch(z.nullish(z.boolean()), null),
  ratings: z.catch(
    z.nullish(z.array(z.looseObject({ value: z.coerce.number().check(z.gte(1), z.lte(5)) }))),
    null,
  ),
})

/** The approved reviews of a product, newest first (contract §11). */
export function fetchReviews(platform: PlatformClient, productId: number): Promise<Review[]> {
  const filters = [where('product_id', { eq: productId }), where('review_status', { eq: APPROVED })]
  const query = {
    ...emptySearchQuery,
    _appliedFilters: filters,
    _appliedSort: [{ field: 'created_at', options: 'desc' as const }],
  }
  return platform.cache.fetch(`reviews|${platform.store.code}|${productId}`, {
    freshness: LISTING_FRESHNESS,
    tags: () => [productTag(productId)],
    memoryOnly: (reviews) => reviews.length === 0, // any number is asked for as a product's id
    load: async () => {
      const request = createSearchRequest('review', { query, size: MAX_REVIEWS })
      const { hits } = await search(forStreamedData(platform), request, reviewSchema)
      return hits.map(toReview)
    },
  })
}

const toReview = ({
  detail,
  created_at,
  ratings,
  verified_purchase,
  ...review
}: z.infer<typeof reviewSchema>): Review => ({
  id: review.id,
  title: review.title,
  text: detail,
  nickname: review.nickname,
  rating: ratings?.[0] ? Math.round(ratings[0].value) : null,
  createdAt: toIso(created_at),
  ...(verified_purchase && { isVerified: true }),
})

/**
 * Submits a review. It is shown after the shop has approved it. With the customer's token the platform can tell whether
 * they have bought the product.
 */
export async function createReview(
  platform: PlatformClient,
  productId: number,
  { title, text, nickname, rating, customerId }: NewReview & { customerId: number | null },
): Promise<void> {
  const review = {
    product_id: productId,
    title,
    detail: text,
    nickname,
    review_entity: 'product',
    customer_id: customerId,
    ratings: [{ rating_name: 'Rating', value: rating }],
  }
  const answer = await platform.post('/api/review/create', {
    body: { review },
    result: z.unknown(),
  })
  if (answer.ok) return
  throwIfAway(answer, REFUSAL)
  const { code, message: cause } = answer
  throw new AppError(code === 404 ? 'errors.notFound' : 'errors.checkout.fields', { cause, status: 422 })
}

/** How platforms say with a 500 that they do not take it: a fault of the schema, or a product that is gone. */
const REFUSAL = /"keyword"|doesn't exist/
