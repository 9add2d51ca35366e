import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { DataCache } from '../cache/data-cache.ts'
import { LISTING_FRESHNESS } from '../cache/freshness.ts'
import type { Bindings, Settings } from '../env.ts'
import type { UpstreamTimings } from '../middleware/upstream-timings.ts'

/** The external retail-personalisation service (contract §14). Every answer is a list of skus: the catalogue knows the rest. */
export interface PersonalisationClient {
  /** Products of a brand in the service's order; `brands` are the spellings of its name. */
  searchPartner(search: { brands: string[]; text?: string }): Promise<string[]>
  /** What sells best of a brand: a recommendation list of the service (R7.79). */
  fetchTopProducts(crawled: { brand: string }): Promise<string[]>
}

interface PersonalisationContext {
  env: Bindings
  settings: Settings
  store: StoreView
  cache: DataCache
  timings: UpstreamTimings
}

const MAX_RESULTS = '10000' // Spec §9, Partner search product count and category count

const productSchema = z.object({
  productNumber: z.string().optional(),
  extraData: z.object({ sku: z.string().optional() }).optional(),
})
const resultSchema = z
  .array(productSchema)
  .transform((products) =>
    products.flatMap(({ productNumber, extraData }) => extraData?.sku ?? productNumber ?? []),
  )
const searchSchema = z.object({ result: resultSchema })
const boxesSchema = z.object({ result: z.record(z.string(), z.object({ result: resultSchema })) })

export function createPersonalisationClient(context: PersonalisationContext): PersonalisationClient {
  const { settings, store, cache } = context
  const key = settings.personalisationKey.replace('{store}', store.code)
  const listId = settings.topProductsList.replace('{store}', store.code)
  const keep = (name: string, load: () => Promise<string[]>) =>
    cache.fetch<string[]>(`personalisation|${store.code}|${name}`, {
      freshness: LISTING_FRESHNESS,
      tags: () => [],
      load,
    })
  return {
    searchPartner({ brands, text = '' }) {
      const params = new URLSearchParams({
        ...{ key, q: text, format: 'json', return_filters: 'true', product_start: '0' },
        ...{ product_count: MAX_RESULTS, category_count: MAX_RESULTS },
      })
      for (const brand of brands) params.append('filters[]', `brand:${brand}`)
      return keep(
        `partner|${brands.join('|')}|${text}`,
        async () => (await send(context, '/search/partnerSearch', params, searchSchema)).result,
      )
    },
    fetchTopProducts({ brand }) {
      const params = new URLSearchParams({ key, ids: listId, format: 'json' })
      params.set(`crawledData[${listId}][brand]`, brand)
      return keep(`top|${brand}`, async () => {
        const { result } = await send(context, '/product-recommendation/getProductBoxes', params, boxesSchema)
        return result[listId]?.result ?? []
      })
    },
  }
}

/** The call within the server timeout: a page waits for it, but never longer (contract §14.3). */
async function send<T>(
  { env, settings, timings }: PersonalisationContext,
  path: string,
  params: URLSearchParams,
  schema: z.ZodType<T>,
): Promise<T> {
  const request = new Request(`${settings.personalisationUrl}${path}?${params}`, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(settings.serverTimeoutMs),
  })
  const embedded = env.PLATFORM && !env.PERSONALISATION_URL ? env.PLATFORM : null
  return timings.measure(path, async () => {
    const response = await (embedded ? embedded.fetch(request) : fetch(request)).catch(failed(path))
    if (!response.ok) {
      await response.body?.cancel()
      return failed(path)(`HTTP ${response.status}`)
    }
    const parsed = schema.safeParse(await response.json().catch(failed(path)))
    return parsed.success ? parsed.data : failed(path)(z.prettifyError(parsed.error))
  })
}

const failed =
  (path: string) =>
  (detail: unknown): never => {
    throw new AppError('errors.platformAway', {
      cause: new Error(`personalisation service: ${path}`, { cause: detail }),
      status: 502,
    })
  }
