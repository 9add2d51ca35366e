/** The query of a content type (contract §13). */
export interface ContentQuery {
  locale: string
  /** Attribute, comparison and value. */
  filters: { field: string; operator: FilterOperator; value: string }[]
  /** Relationships to include, with dots for those of related entries. */
  include: string[]
  /** Attributes to return per type; a type that is not listed returns all. */
  fields: Map<string, string[]>
  sort: { field: string; descending: boolean }[]
  limit: number
  skip: number
}

const operators = ['_eq', '_ne', '_in', '_startsWith', '_contains'] as const
type FilterOperator = (typeof operators)[number]

const DEFAULT_LOCALE = 'sv-SE'
const DEFAULT_LIMIT = 100
const MAX_LIMIT = 500 // Spec §9, CMS block and page maximum count
const MAX_SKIP = 1_000_000_000 // the database takes no number without end

/** An invalid request: a JSON:API error. */
export class ContentError extends Error {
  readonly status: 400 | 404

  constructor(status: 400 | 404, detail: string) {
    super(detail)
    this.status = status
  }
}

/** Reads bracketed parameters: `filter[slug][_eq]=…`, `fields[guides]=title,slug`, `page[limit]=10`, `sort=-order,title`. */
export function parseContentQuery(parameters: URLSearchParams): ContentQuery {
  const query: ContentQuery = {
    locale: parameters.get('localeCode') ?? DEFAULT_LOCALE,
    filters: [],
    include: listOf(parameters.get('include')),
    fields: new Map(),
    sort: listOf(parameters.get('sort')).map(toSort),
    limit: readCount(parameters.get('page[limit]'), DEFAULT_LIMIT),
    skip: readCount(parameters.get('page[skip]'), 0),
  }
  for (const [name, value] of parameters) {
    const [, group, field = '', operator = '_eq'] =
      /^(filter|fields)\[([\w.]+)\](?:\[(\w+)\])?$/.exec(name) ?? []
    if (group === 'fields') query.fields.set(field, listOf(value))
    if (group === 'filter') query.filters.push({ field, operator: toOperator(operator), value })
  }
  return { ...query, limit: Math.min(query.limit, MAX_LIMIT), skip: Math.min(query.skip, MAX_SKIP) }
}

function toOperator(name: string): FilterOperator {
  const operator = operators.find((candidate) => candidate === name)
  if (!operator) throw new ContentError(400, `Unknown filter operator ${name}`)
  return operator
}

function toSort(entry: string): ContentQuery['sort'][number] {
  const [, minus, field] = /^(-?)([\w.]+)$/.exec(entry) ?? []
  if (field === undefined) throw new ContentError(400, `No entry can be sorted by ${entry}`)
  return { field, descending: minus === '-' }
}

function readCount(text: string | null, otherwise: number): number {
  if (text === null) return otherwise
  if (!/^\d+$/.test(text)) throw new ContentError(400, 'page takes whole numbers')
  return Number(text)
}

const listOf = (text: string | null): string[] =>
  text
    ?.split(',')
    .map((item) => item.trim())
    .filter(Boolean) ?? []
