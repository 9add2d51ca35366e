import { z } from 'zod'

const bucketSchema = z.object({
  key: z.union([z.string(), z.number()]).transform(String),
  doc_count: z.number(),
  from: z.number().optional(),
  to: z.number().optional(),
})

/**
 * A compact search response (contract §8.3). Hits are parsed one by one, so that a broken one does not break the list.
 */
export const searchAnswerSchema = z.object({
  hits: z.array(z.record(z.string(), z.unknown())),
  total: z.number().or(z.object({ value: z.number() }).transform(({ value }) => value)),
  aggregations: z
    .record(z.string(), z.object({ buckets: z.array(bucketSchema).optional(), value: z.number().nullish() }))
    .default({}),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
