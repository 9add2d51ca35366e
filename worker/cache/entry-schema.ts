import * as z from 'zod/mini'

/**
 * The fields of every KV entry, page or data, that decide how it may be used (`cache-status.ts`). Another deployment
 * may have written another shape.
 */
export const taggedEntrySchema = z.object({
  tags: z.array(z.string()),
  epoch: z.number(),
  life: z.object({
    storedAt: z.number(),
    freshUntil: z.number(),
    staleUntil: z.number(),
    errorUntil: z.number(),
    validUntil: z.optional(z.number()),
  }),
})
