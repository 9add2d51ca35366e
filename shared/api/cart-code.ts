import * as z from 'zod/mini'
import { typedLine } from '../checkout/typed-line.ts'
import { oneLine } from '../checkout/typed-text.ts'

const MAX_CODE = 64

/** Body of `POST /api/cart/coupon` and of `POST /api/cart/gift-card`. Codes are in capitals, without what was copied around them. */
export const cartCodeSchema = z.object({
  code: typedLine(MAX_CODE, 1, (typed) => oneLine(typed).toUpperCase()),
})
