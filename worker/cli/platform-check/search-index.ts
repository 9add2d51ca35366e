import * as z from 'zod/mini'
import {
  createSearchRequest,
  type SearchQuery,
  type SearchRequest,
  where,
} from '../../platform/protocol/search.ts'
import { type SearchAnswer, searchAnswerSchema } from '../../platform/protocol/search-answer.ts'
import type { Answered } from './ask-platform.ts'
import { envelopeOf, type Sample, type Subject } from './probe.ts'

type Found = { ok: true; answer: SearchAnswer; ms: number } | { ok: false; answer: Answered; reason: string }

/** Searches the store's index as the storefront does (contract §8.1), in the compact form. */
export async function searchIndex(
  { ask, store }: Pick<Subject, 'ask' | 'store'>,
  entity: SearchRequest['entity'],
  query: Partial<SearchQuery>,
  { size = 1, include = [] as string[] } = {},
): Promise<Found> {
  const { query: empty } = createSearchRequest(entity, {})
  const answer = await ask('POST', `/api/catalog/${store.index}/${entity}/_search`, {
    query: {
      size,
      from: 0,
      request_format: 'search-query',
      response_format: 'compact',
      ...(include.length > 0 && { _source_include: include.join(',') }),
    },
    body: { ...empty, ...query },
  })
  const parsed = searchAnswerSchema.safeParse(answer.json)
  return parsed.success
    ? { ok: true, answer: parsed.data, ms: answer.ms }
    : { ok: false, answer, reason: reasonOf(answer) }
}

const engineError = z.object({ root_cause: z.array(z.object({ reason: z.string() })) })

/** Why the index refused, in the engine's own words where it says them (contract §0.2). */
function reasonOf(answer: Answered): string {
  const { result } = envelopeOf(answer) ?? { result: answer.text }
  const [cause] = engineError.safeParse(result).data?.root_cause ?? []
  return cause?.reason ?? (typeof result === 'string' ? result : JSON.stringify(result)).slice(0, 120)
}

const sampleSchema = z.object({
  id: z.coerce.number(),
  sku: z.string(),
  type_id: z.optional(z.string()),
  url_path: z.optional(z.nullable(z.string())),
  image: z.optional(z.nullable(z.string())),
  i: z.optional(z.nullable(z.string())), // the compact name of `image`
})

/** Finds a product, and one that is bought without a choice. */
export async function findSample(subject: Pick<Subject, 'ask' | 'store'>): Promise<Sample> {
  const listed = [where('visibility', { in: [2, 4] }), where('status', { in: [0, 1] })]
  const buyable = [
    where('type_id', { eq: 'simple' }),
    where('stock.is_in_stock', { eq: true }),
    where('final_price', { gt: 0 }),
  ]
  const [any, plain] = await Promise.all([
    searchIndex(subject, 'product', { _appliedFilters: listed }),
    searchIndex(subject, 'product', { _appliedFilters: [...listed, ...buyable] }),
  ])
  const [product] = any.ok ? any.answer.hits.flatMap((hit) => sampleSchema.safeParse(hit).data ?? []) : []
  const simples = plain.ok ? plain.answer.hits.flatMap((hit) => sampleSchema.safeParse(hit).data ?? []) : []
  return {
    product: product
      ? {
          id: product.id,
          sku: product.sku,
          path: product.url_path ?? null,
          image: product.image ?? product.i ?? null,
        }
      : null,
    simpleSku: simples[0]?.sku ?? null,
  }
}
