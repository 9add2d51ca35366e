import * as z from 'zod/mini'
import type { OrderRequest } from '../api/checkout.ts'
import type { Terms } from '../outbox/terms.ts'

const MAX_LINES = 500

const termsSchema = z.object({
  lines: z
    .array(
      z.object({
        sku: z.string(),
        chosen: z.optional(z.string()),
        name: z.string(),
        quantity: z.int(),
        rowTotal: z.nullable(z.int()),
        inStock: z.boolean(),
      }),
    )
    .check(z.maxLength(MAX_LINES)),
  shipping: z.nullable(z.int()),
  payment: z.optional(z.int()),
  grandTotal: z.int(),
})

/** What the shopper agreed to, from the field of the form that showed it; null: the field is not one of ours. */
export function readTerms(text: string | undefined): Terms | null {
  try {
    return termsSchema.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

/** What must be ordered, or the shopper is asked. */
export const expectedOfTerms = ({ lines, grandTotal }: Terms): OrderRequest['expected'] => ({
  lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
  grandTotal,
})
