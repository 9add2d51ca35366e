import * as z from 'zod/mini'
import { textOrNumber, withDefault } from './fields.ts'

const bucketSchema = z.object({
  key: textOrNumber,
  doc_count: z.number(),
  from: z.optional(z.number()),
  to: z.optional(z.number()),
})

/** What a text finds besides products (contract §22); a stock platform does not send it, and a broken part counts as missing. */
const textFinds = {
  pages: z.catch(
    z.optional(
      z.array(
        z.object({ type: z.string(), slug: z.string(), title: z.string(), chapter: z.optional(z.string()) }),
      ),
    ),
    undefined,
  ),
  did_you_mean: z.catch(z.optional(z.string()), undefined),
}

/**
 * A compact search response (contract §8.3). Hits are parsed one by one, so that a broken one does not break the list.
 */
export const searchAnswerSchema = z.object({
  hits: z.array(z.record(z.string(), z.unknown())),
  total: z.union([
    z.number(),
    z.pipe(
      z.object({ value: z.number() }),
      z.transform(({ value }) => value),
    ),
  ]),
  aggregations: withDefault(
    z.record(
      z.string(),
      z.object({ buckets: z.optional(z.array(bucketSchema)), value: z.nullish(z.number()) }),
    ),
    {},
  ),
  ...textFinds,
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
