import * as z from 'zod/mini'
import { typedLine } from '../checkout/typed-line.ts'
import { visibleText } from '../checkout/typed-text.ts'
import { reviewLimits } from '../product/reviews.ts'

/** Body of `POST /api/reviews`. What is missing in it is told by field (`findReviewFaults`). */
export const newReviewSchema = z.object({
  productId: z.int().check(z.gte(1)),
  title: typedLine(reviewLimits.title),
  text: typedLine(reviewLimits.text, 0, visibleText),
  nickname: typedLine(reviewLimits.nickname),
  rating: z.number(),
  /** A field that nobody sees: who fills it in is no shopper. */
  website: z._default(z.string(), ''),
  /** The browser's own id of it: sent again under the same one, it is handed in once. */
  taskId: z.optional(z.uuid()),
})
export type NewReviewRequest = z.infer<typeof newReviewSchema>
