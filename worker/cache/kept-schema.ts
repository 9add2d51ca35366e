import { z } from 'zod'

/** What everything in KV carries, page or data: what `standing.ts` decides by. A deployment may have written another shape. */
export const keptSchema = z.object({
  tags: z.array(z.string()),
  epoch: z.number(),
  life: z.object({
    storedAt: z.number(),
    freshUntil: z.number(),
    staleUntil: z.number(),
    errorUntil: z.number(),
    validUntil: z.number().optional(),
  }),
})
