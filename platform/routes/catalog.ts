import { Hono } from 'hono'
import { type PlatformContext, Refusal, readBody } from '#platform/answers.ts'
import { now } from '#platform/commerce/clock.ts'
import { hasGap } from '#platform/commerce/dial-state.ts'
import { type Store, storeOfIndex } from '#platform/commerce/stores.ts'
import { VAT_PERCENT } from '#platform/commerce/vat.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { toCompactAnswer, toStandardAnswer, withEngineTotal } from '#platform/search/answer.ts'
import { type FieldPatterns, parsePatterns } from '#platform/search/fields.ts'
import { readPriceGroup } from '#platform/search/price-group.ts'
import {
  engineError,
  noMapping,
  type Page,
  parseSearchQuery,
  type SearchQuery,
} from '#platform/search/query.ts'
import { DOCUMENT_ENTITIES, searchDocuments } from '#platform/search/search-documents.ts'
import { searchProducts } from '#platform/search/search-products.ts'

type Parameters = Record<string, string>

const DEFAULT_SIZE = 10 // contract §8.1: the engine's default, when there is no `size`
const URL_FORMAT = 'URL format: /api/catalog/<index_name>/_search'
const MAX_WINDOW = 10_000 // contract §8.5
const KNOWN_PARAMETERS = new Set([
  'size',
  'from',
  'sort',
  'request_format',
  'response_format',
  '_source_include',
  '_source_exclude',
  'request',
  'q',
])

/** `GET|POST /api/catalog/{index}/{entity}/_search` (contract §8). */
export const catalogRoutes = new Hono<PlatformEnv>()

catalogRoutes.on(['GET', 'POST'], '/:index/:entity/_search', async (c) => {
  const startedAt = Date.now()
  const parameters = c.req.query()
  const store = readStore(c.req.param('index'))
  const entity = c.req.param('entity')
  const found = await find(c, { store, entity, parameters, body: await readQuery(c) })
  const result = { entity, index: store.index, ...found, tookMs: Date.now() - startedAt }
  const body = parameters.response_format === 'compact' ? toCompactAnswer(result) : toStandardAnswer(result)
  return c.json(hasGap(c.env, 'engineTotal') ? withEngineTotal(body) : body)
})
catalogRoutes.on(['GET', 'POST'], '/*', () => {
  throw new Refusal(500, `Please do use following ${URL_FORMAT}`)
})
catalogRoutes.all('/*', (c) => {
  throw new Refusal(500, `ERROR: ${c.req.method} request method is not supported.`)
})

interface Asked {
  store: Store
  entity: string
  parameters: Parameters
  body: unknown
}

async function find(c: PlatformContext, { store, entity, parameters, body }: Asked) {
  const search = {
    store,
    query: parseSearchQuery(body, parameters.sort),
    page: readPage(parameters),
    fields: readFields(parameters),
  }
  if (DOCUMENT_ENTITIES.includes(entity)) return searchDocuments(c.env.DB, { ...search, entity })
  if (entity !== 'product') {
    throw engineError('index_not_found_exception', `no such index [${store.index}_${entity}]`)
  }
  const isTooLate = parameters.request_format === 'search-query' && hasGap(c.env, 'lateGroup')
  const groupId = isTooLate ? null : await readPriceGroup(body, c.env.SIGNING_KEY)
  const isNet = hasGap(c.env, 'netPrices')
  const prices = { taxRate: VAT_PERCENT / 100, now: now(c), groupId, isNet }
  const supported = hasGap(c.env, 'ownFields') ? withoutOwnFields(search) : search
  const { extras, ...found } = await searchProducts(c.env.DB, { ...supported, prices })
  return hasGap(c.env, 'extensions') || !extras ? found : { ...found, extras }
}

/** Fields that only this index has; a stock one does not know them (contract §15.5). */
const OWN_FIELDS = ['popularity', 'discount']

function withoutOwnFields<Search extends { query: SearchQuery; fields: FieldPatterns }>(
  search: Search,
): Search {
  const { query, fields } = search
  const unknown = query.sort.find(({ field }) => OWN_FIELDS.includes(field))
  if (unknown) throw noMapping(unknown.field)
  return { ...search, fields: { ...fields, exclude: [...fields.exclude, ...OWN_FIELDS] } }
}

/** The search itself: the body, or with GET the parameter `request`, encoded twice (contract §8.1). */
async function readQuery(c: PlatformContext): Promise<unknown> {
  if (c.req.method === 'POST') return readBody(c)
  try {
    return JSON.parse(decodeURIComponent(c.req.query('request') ?? '{}'))
  } catch (error) {
    if (error instanceof URIError) throw new Refusal(500, 'URI malformed')
    throw error
  }
}

function readStore(index: string): Store {
  const store = storeOfIndex(index)
  if (!store)
    throw new Refusal(
      500,
      `Invalid / inaccessible index name given in the URL. Please do use following ${URL_FORMAT}`,
    )
  return store
}

function readPage(parameters: Parameters): Page {
  const unknown = Object.keys(parameters).find((name) => !KNOWN_PARAMETERS.has(name))
  if (unknown)
    throw engineError('illegal_argument_exception', `request contains unrecognized parameter: [${unknown}]`)
  const size = Number(parameters.size ?? DEFAULT_SIZE)
  const from = Number(parameters.from ?? 0)
  if (!Number.isInteger(size) || !Number.isInteger(from) || size < 0 || from < 0) {
    throw engineError(
      'illegal_argument_exception',
      `[size] and [from] must be whole numbers from 0, found [${size}], [${from}]`,
    )
  }
  if (size + from > MAX_WINDOW) {
    throw engineError(
      'illegal_argument_exception',
      `Result window is too large, from + size must be at most [${MAX_WINDOW}]`,
    )
  }
  return { size, from }
}

const readFields = (parameters: Parameters): FieldPatterns => ({
  include: parsePatterns(parameters._source_include),
  exclude: parsePatterns(parameters._source_exclude),
})
