import * as z from 'zod/mini'
import type { StoreView } from '#shared/store-views.ts'
import type { DataCache } from '../cache/data-cache.ts'
import { LISTING_FRESHNESS } from '../cache/freshness.ts'
import { recommendationTag } from '../cache/tags.ts'
import type { Settings } from '../settings.ts'
import { type CallScope, callUpstream } from '../upstream/call-upstream.ts'
import type { Budget } from '../upstream/deadline.ts'
import { readJson } from '../upstream/read-json.ts'
import { wrongFormat } from '../upstream/upstream-failure.ts'

/**
 * Client of the external personalisation service (contract §14). Every response is a list of skus; the catalogue has
 * the products.
 */
export interface PersonalisationClient {
  /** Products of a brand in the service's order; `brands` are the spellings of its name. */
  searchPartner(search: { brands: string[] }): Promise<string[]>
  /** Best sellers of a brand: a recommendation list of the service (R7.79). */
  fetchTopProducts(crawled: { brand: string }): Promise<string[]>
}

interface PersonalisationContext {
  settings: Settings
  store: StoreView
  cache: DataCache
  scope: CallScope
  /** The page's time limit. */
  budget: Budget
}

const MAX_RESULTS = '10000' // R9.39

const productSchema = z.object({
  productNumber: z.nullish(z.string()),
  extraData: z.nullish(z.object({ sku: z.nullish(z.string()) })),
})
const resultSchema = z.pipe(
  z.array(z.catch(productSchema, {})), // one without a sku is left out
  z.transform((products) =>
    products.flatMap(({ productNumber, extraData }) => extraData?.sku ?? productNumber ?? []),
  ),
)
const searchSchema = z.object({ result: resultSchema })
const boxesSchema = z.object({ result: z.record(z.string(), z.object({ result: resultSchema })) })

export function createPersonalisationClient(context: PersonalisationContext): PersonalisationClient {
  const { settings, store, cache } = context
  const key = settings.personalisationKey.replace('{store}', store.code)
  const listId = settings.topProductsList.replace('{store}', store.code)
  const fetchCached = (name: string, load: () => Promise<string[]>) =>
    cache.fetch<string[]>(`personalisation|${store.code}|${name}`, {
      freshness: LISTING_FRESHNESS,
      tags: () => [recommendationTag],
      load,
    })
  return {
    searchPartner({ brands }) {
      const params = new URLSearchParams({
        key,
        q: '',
        format: 'json',
        return_filters: 'true',
        product_start: '0',
        product_count: MAX_RESULTS,
        category_count: MAX_RESULTS,
      })
      for (const brand of brands) params.append('filters[]', `brand:${escapeSpaces(brand)}`)
      return fetchCached(
        `partner|${brands.join('|')}`,
        async () => (await send(context, '/search/partnerSearch', params, searchSchema)).result,
      )
    },
    fetchTopProducts({ brand }) {
      const params = new URLSearchParams({ key, ids: listId, format: 'json' })
      params.set(`crawledData[${listId}][brand]`, brand)
      return fetchCached(`top|${brand}`, async () => {
        const { result } = await send(context, '/product-recommendation/getProductBoxes', params, boxesSchema)
        return result[listId]?.result ?? []
      })
    },
  }
}

/** A space in a name would end it (contract §14.1). */
const escapeSpaces = (name: string): string => name.replaceAll(' ', '\\ ')

/** Calls the service within the rest of the page's budget (contract §14.3). */
function send<T>(
  { settings, scope, budget }: PersonalisationContext,
  path: string,
  params: URLSearchParams,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  return callUpstream(scope, {
    upstream: 'personalisation',
    name: path,
    url: `${settings.personalisation.origin}${path}?${params}`,
    headers: { Accept: 'application/json' },
    binding: settings.personalisation.binding,
    deadlineMs: budget.remainingMs(),
    isSafeRead: true,
    read: async (response) => {
      const parsed = schema.safeParse(await readJson(response))
      if (parsed.success) return parsed.data
      throw wrongFormat(`${path}: ${z.prettifyError(parsed.error)}`)
    },
  })
}
