import * as z from 'zod/mini'
import { MAX_CODE_LENGTH } from '../cart/cart-codes.ts'
import { typedLine } from '../checkout/typed-line.ts'
import { oneLine } from '../checkout/typed-text.ts'

/** Body of `POST /api/cart/coupon` and of `POST /api/cart/gift-card`. Codes are in capitals, without what was copied around them. */
export const cartCodeSchema = z.object({
  code: typedLine(MAX_CODE_LENGTH, 1, (typed) => oneLine(typed).toUpperCase()),
})
