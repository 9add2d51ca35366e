import type { ErrorCode } from '../errors.ts'

/** A shopper's review of a product, approved by the shop. */
export interface Review {
  id: number
  title: string
  text: string
  nickname: string
  /** Stars, 1 to 5; null: none given. */
  rating: number | null
  /** ISO time; of a build before this one an ISO date. */
  createdAt: string
  /** The platform knows that its author had bought the product. Absent: nobody knows. */
  isVerified?: boolean
}

export const STARS = [5, 4, 3, 2, 1] as const

export interface ReviewSummary {
  /** Reviews with stars. */
  count: number
  /** Mean of the stars with one decimal; null without any. */
  average: number | null
  /** Number of reviews with 5, 4, 3, 2 and 1 stars. */
  distribution: { stars: number; count: number }[]
}

export function summariseReviews(reviews: Pick<Review, 'rating'>[]): ReviewSummary {
  const ratings = reviews.flatMap(({ rating }) => rating ?? [])
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return {
    count: ratings.length,
    average: ratings.length > 0 ? Math.round((sum / ratings.length) * 10) / 10 : null,
    distribution: STARS.map((stars) => ({
      stars,
      count: ratings.filter((rating) => rating === stars).length,
    })),
  }
}

/** A new review. */
export interface NewReview {
  title: string
  text: string
  nickname: string
  rating: number
}

export const reviewLimits = { title: 80, text: 3000, nickname: 40 } as const

type ReviewFaults = Partial<Record<keyof NewReview, ErrorCode>>

/** The errors of a review, by field. The form itself limits the text lengths. */
export function findReviewFaults({ title, text, nickname, rating }: NewReview): ReviewFaults {
  const required = (value: string) => (value.trim() === '' ? 'errors.field.required' : undefined)
  const faults: [keyof NewReview, ErrorCode | undefined][] = [
    ['rating', Number.isInteger(rating) && rating >= 1 && rating <= 5 ? undefined : 'errors.field.required'],
    ['title', required(title)],
    ['text', required(text)],
    ['nickname', required(nickname)],
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault))
}
