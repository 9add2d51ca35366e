import type * as z from 'zod/mini'
import type { PlatformClient } from '../client.ts'
import { type SearchRequest, toEngineQuery } from '../protocol/search.ts'
import { type SearchAnswer, searchAnswerSchema } from '../protocol/search-answer.ts'
import type { Call } from '../send-call.ts'
import { toCatalogueFields, toCatalogueNames, toShopNames } from './attribute-names.ts'
import { expandProduct } from './compact.ts'
import { rememberUnsortable } from './index-fields.ts'
import { type TextFinds, toTextFinds } from './text-finds.ts'

/** The valid hits of a search, with the platform's counts. */
export interface SearchResult<T> {
  hits: T[]
  total: number
  aggregations: SearchAnswer['aggregations']
  /** What a text found besides. */
  finds: TextFinds
}

/**
 * Searches the store's index (contract §8.1). A search for a price group is written in the engine's own language, because stock
 * platforms read the group of a `search-query` too late (§8.4, §17 C17). A hit that does not fit the schema is logged and left
 * out, or only the entries of its lists that do not fit.
 */
export async function search<T>(
  platform: PlatformClient,
  { entity, query, size, from, include, exclude, group }: SearchRequest,
  schema: z.ZodMiniType<T>,
  { onMeasured }: Pick<Call<T>, 'onMeasured'> = {},
): Promise<SearchResult<T>> {
  const { store, listing } = platform
  const { index } = store
  const names = listing.attributeNames
  const asked = toCatalogueNames(query, names)
  const searching = platform.postWithoutEnvelope(`/api/catalog/${index}/${entity}/_search`, {
    query: {
      size,
      from,
      request_format: group ? undefined : 'search-query',
      response_format: 'compact',
      _source_include: toCatalogueFields(include, names).join(',') || undefined,
      _source_exclude: toCatalogueFields(exclude, names).join(',') || undefined,
    },
    body: group ? { ...toEngineQuery(asked), ...group } : asked,
    result: searchAnswerSchema,
    onMeasured,
  })
  const wire = await searching.catch((error: unknown) => {
    rememberUnsortable(index, error, platform.log)
    throw error
  })
  const answer = toShopNames(wire, names)
  const sources = entity === 'product' ? answer.hits.map(expandProduct) : answer.hits
  return {
    hits: sources.flatMap((source) => parseHit(platform, source, schema)),
    total: answer.total,
    aggregations: answer.aggregations,
    finds: toTextFinds(answer, platform.store),
  }
}

function parseHit<T>(
  platform: PlatformClient,
  source: Record<string, unknown>,
  schema: z.ZodMiniType<T>,
): T[] {
  let parsed = schema.safeParse(source)
  if (!parsed.success) {
    platform.log.warn('search.brokenHit', { id: source.id, sku: source.sku, error: parsed.error })
    removeBrokenEntries(source as Part, parsed.error.issues)
    parsed = schema.safeParse(source)
  }
  return parsed.success ? [parsed.data] : []
}

type Part = { [step: PropertyKey]: Part | undefined }

/** Takes the entries that do not fit out of the lists of a document: a broken variant or value is no reason to lose all others. */
function removeBrokenEntries(source: Part, issues: readonly { path: PropertyKey[] }[]): void {
  const lists = issues.map(({ path }) => {
    const at = path.findLastIndex((step) => typeof step === 'number')
    const list = path.slice(0, at).reduce<Part | undefined>((part, step) => part?.[step], source)
    delete list?.[path[at] ?? '']
    return list
  })
  for (const list of lists) if (Array.isArray(list)) list.splice(0, list.length, ...list.flat(0)) // closes the gaps
}
