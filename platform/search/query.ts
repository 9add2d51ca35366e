import { z } from 'zod'
import { Refusal } from '#platform/answers.ts'

/** An error in the form of the search engine of stock platforms (contract §0.2). */
export const engineError = (type: string, reason: string, status = 500): Refusal =>
  new Refusal(status, { root_cause: [{ type, reason }], type, reason })

/** The engine's refusal to sort by a field that the index does not have. */
export const noMapping = (field: string): Refusal =>
  engineError('query_shard_exception', `No mapping found for [${field}] in order to sort on`)

/** `catalog` filters also match children of configurables (contract §15.1). */
export interface Filter {
  attribute: string
  /** Operator → operand: `{ in: [20, 21] }`, `{ gte: 50, lte: 100 }`. */
  value: Record<string, unknown>
  scope: 'default' | 'catalog'
}

export interface SearchQuery {
  filters: Filter[]
  facets: { field: string; size: number }[]
  sort: { field: string; descending: boolean }[]
  text: string
}

export interface Page {
  size: number
  from: number
}

const DEFAULT_FACET_SIZE = 100 // Spec §9, Aggregation size
const FACET_SIZES: Record<string, number> = { size: 10, color: 10 } // Spec §9

const scopeSchema = z.union([z.string(), z.array(z.string()).transform((scopes) => scopes[0] ?? 'default')])

/** A scalar means `in` (contract §15.1); null is not allowed (§8.5). */
const valueSchema = z.unknown().transform((value): Record<string, unknown> => {
  if (value === null || value === undefined) {
    throw new Refusal(500, 'Cannot convert undefined or null to object')
  }
  if (Array.isArray(value)) return { in: value }
  return typeof value === 'object' ? { ...value } : { in: [value] }
})

const filterSchema = z.object({
  attribute: z.string(),
  value: valueSchema,
  scope: scopeSchema.default('default').transform((scope) => (scope === 'catalog' ? 'catalog' : 'default')),
})

const facetSchema = z.object({
  field: z.string(),
  scope: scopeSchema.default('default'),
  options: z.looseObject({ size: z.int().positive().optional() }).nullish(),
})

const sortSchema = z.object({
  field: z.string(),
  options: z.union([z.string(), z.looseObject({ order: z.string().optional() })]).nullish(),
})

/** The engine's own language, as far as the storefront speaks it: a field has one of these values. */
const termsSchema = z.object({ terms: z.record(z.string(), z.array(z.union([z.string(), z.number()]))) })

const querySchema = z.object({
  _availableFilters: z.array(facetSchema).default([]),
  _appliedFilters: z.array(filterSchema).default([]),
  _appliedSort: z.array(sortSchema).default([]),
  _searchText: z.string().nullish(),
  query: z.object({ bool: z.object({ filter: z.array(termsSchema) }) }).optional(),
})

/**
 * Parses the body of a search (contract §15.1); an invalid body is refused as the engine does it. `sortParam` is `field` or
 * `field:desc`.
 */
export function parseSearchQuery(body: unknown, sortParam = ''): SearchQuery {
  const parsed = querySchema.safeParse(body ?? {})
  if (!parsed.success) throw engineError('parsing_exception', z.prettifyError(parsed.error))
  const { _availableFilters, _appliedFilters, _appliedSort, _searchText, query } = parsed.data
  return {
    filters: [..._appliedFilters, ...(query?.bool.filter ?? []).flatMap(toFilters)],
    facets: _availableFilters.filter(({ scope }) => scope === 'catalog').map(toFacet),
    sort: _appliedSort.length > 0 ? _appliedSort.map(toSort) : parseSortParam(sortParam),
    text: _searchText?.trim() ?? '',
  }
}

const toFilters = ({ terms }: z.infer<typeof termsSchema>): Filter[] =>
  Object.entries(terms).map(([attribute, values]) => ({
    attribute,
    value: { in: values },
    scope: 'default',
  }))

const toFacet = ({ field, options }: z.infer<typeof facetSchema>) => ({
  field,
  size: options?.size ?? FACET_SIZES[field] ?? DEFAULT_FACET_SIZE,
})

function toSort({ field, options }: z.infer<typeof sortSchema>): SearchQuery['sort'][number] {
  const direction = typeof options === 'object' ? options?.order : options
  return { field, descending: direction === 'desc' }
}

function parseSortParam(param: string): SearchQuery['sort'] {
  return param
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [field = '', direction] = entry.split(':')
      return { field, descending: direction === 'desc' }
    })
}
