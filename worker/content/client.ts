import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { DataCache } from '../cache/data-cache.ts'
import type { Log } from '../observability/log.ts'
import type { Settings } from '../settings.ts'
import { type CallScope, callUpstream } from '../upstream/call-upstream.ts'
import type { Budget } from '../upstream/deadline.ts'
import { readJson } from '../upstream/read-json.ts'
import { wrongFormat } from '../upstream/upstream-failure.ts'
import { deserialise, documentSchema, type Entry } from './json-api.ts'

interface ContentQuery {
  filter?: Record<string, string>
  include?: string[]
  sort?: string
  limit?: number
}

/** The headless content service, in the language of one store (contract §13). */
export interface ContentClient {
  store: StoreView
  cache: DataCache
  log: Log
  /** One entry by its id; null when there is none. */
  fetchEntry(type: string, id: string, query?: ContentQuery): Promise<Entry | null>
  fetchEntries(type: string, query?: ContentQuery): Promise<Entry[]>
  /** The same service in another store's language. */
  inStore(store: StoreView): ContentClient
}

interface ContentContext {
  settings: Settings
  store: StoreView
  cache: DataCache
  log: Log
  scope: CallScope
  /** The page's time limit. */
  budget: Budget
}

export function createContentClient(context: ContentContext): ContentClient {
  const { store, cache, log } = context
  return {
    store,
    cache,
    log,
    async fetchEntry(type, id, query = {}) {
      const document = await fetchDocument(context, `${type}/${encodeURIComponent(id)}`, query)
      return document ? (deserialise(document)[0] ?? null) : null
    },
    async fetchEntries(type, query = {}) {
      const document = await fetchDocument(context, type, query)
      if (document) return deserialise(document)
      return failed(type)('a collection is not found') // one without a match is empty (contract §13)
    },
    inStore: (other) => createContentClient({ ...context, store: other }),
  }
}

type JsonApiDocument = z.infer<typeof documentSchema>

function fetchDocument(
  { settings, store, scope, budget }: ContentContext,
  path: string,
  query: ContentQuery,
): Promise<JsonApiDocument | null> {
  return callUpstream(scope, {
    upstream: 'content',
    name: `/content/${path}`,
    url: `${settings.content.origin}/delivery/jsonapi/${path}?${toParams(query, store)}`,
    headers: { ...settings.contentHeaders, 'Content-Type': JSON_API, Accept: JSON_API },
    binding: settings.content.binding,
    deadlineMs: budget.remainingMs(),
    isSafeRead: true,
    read: readDocument,
  }).catch(failed(path))
}

async function readDocument(response: Response): Promise<JsonApiDocument | null> {
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  const parsed = documentSchema.safeParse(await readJson(response))
  if (parsed.success) return parsed.data
  throw wrongFormat(z.prettifyError(parsed.error))
}

const JSON_API = 'application/vnd.api+json'

/** Rejects with the service's name and the detail (R8.41). The page is then shown without this part. */
const failed =
  (path: string) =>
  (detail: unknown): never => {
    throw new AppError('errors.platformAway', {
      cause: new Error(`Error fetching item from content service: ${path}`, { cause: detail }),
      status: detail instanceof AppError ? detail.status : 502,
    })
  }

function toParams({ filter = {}, include, sort, limit }: ContentQuery, store: StoreView): URLSearchParams {
  const params = new URLSearchParams({ localeCode: store.locale })
  for (const [field, value] of Object.entries(filter)) params.set(`filter[${field}][_eq]`, value)
  if (include) params.set('include', include.join(','))
  if (sort) params.set('sort', sort)
  if (limit) params.set('page[limit]', String(limit))
  return params
}
