import * as z from 'zod/mini'
import { emailSchema } from '../account/email.ts'
import { typedLine } from '../checkout/typed-line.ts'
import { visibleText } from '../checkout/typed-text.ts'
import { withdrawalKinds } from './past-order.ts'

const MAX_LINES = 500 // as many as a cart may have

/** How long the texts of a withdrawal may be, in characters. */
export const withdrawalLimits = { orderNumber: 32, name: 200, note: 500 }

/** Without what people write before a number or between its digits, as in `#100 000 024`. */
const numberAlone = (text: string): string => visibleText(text).replace(/^#|\s/g, '')

/** What proves that somebody knows an order: its number, and the e-mail address that it was made with. */
export const orderProofSchema = z.object({
  orderNumber: typedLine(withdrawalLimits.orderNumber, 1, numberAlone),
  email: emailSchema(),
})
export type OrderProof = z.infer<typeof orderProofSchema>

/**
 * A withdrawal from a purchase, or from some of its lines (Directive (EU) 2023/2673). `requestId` is the shopper's: the same
 * one again is the same withdrawal.
 */
export const withdrawalRequestSchema = z.extend(orderProofSchema, {
  requestId: z.string().check(z.uuid()),
  kind: z.enum(withdrawalKinds),
  name: typedLine(withdrawalLimits.name, 1),
  lines: z
    .array(z.object({ id: z.int(), quantity: z.int().check(z.gte(1)) }))
    .check(z.minLength(1), z.maxLength(MAX_LINES)),
  /** Of an exchange: what is wanted instead. */
  note: z._default(typedLine(withdrawalLimits.note, 0, visibleText), ''),
})
export type WithdrawalRequest = z.infer<typeof withdrawalRequestSchema>
