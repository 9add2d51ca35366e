import { isRecord } from '#platform/answers.ts'
import type { Aggregations } from './aggregations.ts'
import { compactProduct } from './compact.ts'
import type { Source } from './fields.ts'
import type { TextExtras } from './text-extras.ts'

export interface Hit {
  source: Source
  score: number | null
}

/** The result of a search, before it is written in one of the two forms. */
export interface SearchResult {
  entity: string
  index: string
  hits: Hit[]
  total: number
  aggregations?: Aggregations
  attributeMetadata?: Source[]
  /** Of a text search. */
  extras?: TextExtras
  tookMs: number
}

/** The standard answer (contract §8.2). */
export function toStandardAnswer(result: SearchResult): Source {
  const { entity, index, hits, total, tookMs } = result
  const scores = hits.flatMap(({ score }) => (score === null ? [] : [score]))
  return {
    took: tookMs,
    timed_out: false,
    _shards: { total: 1, successful: 1, failed: 0 },
    hits: {
      total,
      max_score: scores.length > 0 ? Math.max(...scores) : null,
      hits: hits.map(({ source, score }) => ({
        _index: index,
        _type: entity,
        _id: String(source.id ?? ''),
        _score: score,
        _source: source,
      })),
    },
    ...extras(result),
  }
}

/** The compact response (contract §8.3): `hits` are the sources, products with short names. */
export function toCompactAnswer(result: SearchResult): Source {
  const { entity, hits, total } = result
  const shorten = entity === 'product' ? compactProduct : (source: Source) => source
  return {
    hits: hits.map(({ source, score }) => ({ ...shorten(source), _score: score })),
    total,
    ...extras(result),
  }
}

/** An answer with its total as engine 7 writes it; compact answers, too (contract §8.2). */
export function withEngineTotal(body: Source): Source {
  const toTotal = (value: unknown) => ({ value, relation: 'eq' })
  const { hits } = body
  return isRecord(hits)
    ? { ...body, hits: { ...hits, total: toTotal(hits.total) } }
    : { ...body, total: toTotal(body.total) }
}

const extras = ({ aggregations, attributeMetadata, extras: found }: SearchResult): Source => ({
  ...(aggregations && { aggregations }),
  ...(attributeMetadata && { attribute_metadata: attributeMetadata }),
  ...(found && found.pages.length > 0 && { pages: found.pages }),
  ...(found?.didYouMean && { did_you_mean: found.didYouMean }),
})
