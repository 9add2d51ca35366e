import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findReviewFaults, summariseReviews } from '#shared/product/reviews.ts'

const rated = (...ratings: (number | null)[]) => ratings.map((rating) => ({ rating }))

describe('summariseReviews', () => {
  test('the mean has one decimal, and reviews without stars do not count', () => {
    expect(summariseReviews(rated(5, 4, 4, null))).toMatchObject({ count: 3, average: 4.3 })
  })

  test('without stars there is no mean', () => {
    expect(summariseReviews(rated(null))).toMatchObject({ count: 0, average: null })
  })

  test('every rating stands in the distribution once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (ratings) => {
        const { distribution, count } = summariseReviews(rated(...ratings))
        expect(distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1])
        expect(distribution.reduce((sum, row) => sum + row.count, 0)).toBe(count)
      }),
    )
  })
})

test('R5.14 every field of a review is needed, and the stars are one to five', () => {
  const required = 'errors.field.required'
  expect(findReviewFaults({ title: '', text: ' ', nickname: '', rating: 0 })).toEqual({
    rating: required,
    title: required,
    text: required,
    nickname: required,
  })
  const whole = { title: 'Snabb', text: 'Bra glid', nickname: 'Åsa', rating: 5 }
  expect(findReviewFaults(whole)).toEqual({})
  expect(findReviewFaults({ ...whole, rating: 6 })).toEqual({ rating: required })
})
