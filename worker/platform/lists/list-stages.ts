import { areTwoStagesSlower, noStageTimes, withList } from '#shared/catalogue/list-stages.ts'
import type { Log } from '../../observability/log.ts'
import { fetchDeliveryTerms } from '../checkout/delivery-terms.ts'
import type { PlatformClient } from '../client.ts'
import { primeTarget } from '../pages/urls.ts'
import { primePaths } from '../products/product-paths.ts'
import { isCached, primeProduct } from '../products/products.ts'
import { productSchema, type WireProduct } from '../protocol/product.ts'
import { allFields } from '../protocol/product-search.ts'
import type { SearchRequest } from '../protocol/search.ts'
import { type SearchResult, search } from '../search/search.ts'

/** A platform that needs this long for a list is too busy for a second search. */
const BUSY_MS = 500

/** Measured times of this isolate. */
let times = noStageTimes

/**
 * The hits of a listing, searched in two stages (Spec §4, Product list). First only the fields of cards, for the
 * waiting shopper. Then, in the background, all fields, so that the product page needs no call when the shopper clicks
 * a card. When the first stage is slower than the second, one search with all fields does both. Without background
 * tasks, or with `TWO_STAGE_LISTS = off`, there is only the first stage.
 */
export async function searchInStages(
  platform: PlatformClient,
  request: SearchRequest,
): Promise<SearchResult<WireProduct>> {
  const { runInBackground, twoStageLists } = platform
  if (!runInBackground || !twoStageLists) return search(platform, request, productSchema)
  if (areTwoStagesSlower(times)) {
    platform.recordTiming('list', 'one stage')
    const result = await search(platform, allFields(request), productSchema)
    runInBackground((backgroundPlatform) => primeHits(backgroundPlatform, result.hits))
    return result
  }
  platform.recordTiming('list', 'two stages')
  const { result, ms } = await timed(platform, request)
  if (ms <= BUSY_MS)
    runInBackground((backgroundPlatform) =>
      runSecondStage(backgroundPlatform, request, { hits: result.hits, firstMs: ms }),
    )
  return result
}

async function runSecondStage(
  backgroundPlatform: PlatformClient,
  request: SearchRequest,
  { hits, firstMs }: { hits: WireProduct[]; firstMs: number },
): Promise<void> {
  const isNeeded = hits.some((hit) => !isCached(backgroundPlatform, hit.sku) && isStandalone(hit))
  if (!isNeeded) return primeAddresses(backgroundPlatform, hits)
  const { result, ms: secondMs } = await timed(backgroundPlatform, allFields(request))
  recordTimes({ firstMs, secondMs }, backgroundPlatform.log)
  await primeHits(backgroundPlatform, result.hits)
}

/** A search with the platform's response time. */
async function timed(
  platform: PlatformClient,
  request: SearchRequest,
): Promise<{ result: SearchResult<WireProduct>; ms: number }> {
  let ms = 0
  const onMeasured = (tookMs: number) => {
    ms = tookMs
  }
  const result = await search(platform, request, productSchema, { onMeasured })
  return { result, ms }
}

function recordTimes(list: { firstMs: number; secondMs: number }, log: Log): void {
  const before = times
  times = withList(before, list)
  if (areTwoStagesSlower(times) && !areTwoStagesSlower(before)) log.warn('list.oneStage', { ...times })
}

/** Caches in this isolate the data that product pages load first. */
async function primeHits(platform: PlatformClient, hits: WireProduct[]): Promise<void> {
  await fetchDeliveryTerms(platform) // of all products
  for (const hit of hits) {
    const isNew = isStandalone(hit) && !isCached(platform, hit.sku)
    if (isNew) await primeProduct(platform, hit, { memoryOnly: true })
  }
  await primeAddresses(platform, hits)
}

/** Caches the products' addresses in this store and in the others. */
async function primeAddresses(platform: PlatformClient, hits: WireProduct[]): Promise<void> {
  for (const hit of hits) await primeTarget(platform, hit)
  await primePaths(platform, hits)
}

/** Whether a product is complete by itself. Bundles and groups need another search for their members. */
const isStandalone = ({ type_id }: WireProduct): boolean => type_id !== 'bundle' && type_id !== 'grouped'
