import { areTwoStagesSlower, noStageTimes, withList } from '#shared/catalogue/list-stages.ts'
import type { Log } from '../observability/log.ts'
import type { PlatformClient } from './client.ts'
import { primePaths } from './product-paths.ts'
import { isKept, primeProduct } from './products.ts'
import { productSchema, type WireProduct } from './protocol/product.ts'
import { allFields } from './protocol/product-search.ts'
import type { SearchRequest } from './protocol/search.ts'
import { type Found, search } from './search.ts'
import { primeTarget } from './urls.ts'

/** A platform that takes so long for a list has no time to spare. */
const BUSY_MS = 500

/** Of this isolate. A new one finds out anew. */
let times = noStageTimes

/**
 * The hits of a listing, in two stages (Spec §4, Product list): with the fields of cards for the shopper who waits, then,
 * behind the answer, with all fields, so that a click on a card asks the platform for no product. Where the first stage is
 * the slower one, one search with all fields serves both. Where nothing goes on behind answers, there is the first alone.
 */
export async function searchInStages(
  platform: PlatformClient,
  request: SearchRequest,
): Promise<Found<WireProduct>> {
  const { runInBackground } = platform
  if (!runInBackground) return search(platform, request, productSchema)
  if (areTwoStagesSlower(times)) {
    platform.note('list', 'one stage')
    const found = await search(platform, allFields(request), productSchema)
    runInBackground((background) => primeHits(background, found.hits))
    return found
  }
  platform.note('list', 'two stages')
  const { found, ms } = await timed(platform, request)
  if (ms <= BUSY_MS)
    runInBackground((background) => runSecondStage(background, request, { hits: found.hits, firstMs: ms }))
  return found
}

async function runSecondStage(
  background: PlatformClient,
  request: SearchRequest,
  { hits, firstMs }: { hits: WireProduct[]; firstMs: number },
): Promise<void> {
  const isWanted = hits.some((hit) => !isKept(background, hit.sku) && standsAlone(hit))
  if (!isWanted) return rememberAddresses(background, hits)
  const { found, ms: secondMs } = await timed(background, allFields(request))
  learn({ firstMs, secondMs }, background.log)
  await primeHits(background, found.hits)
}

/** A search, and how long the platform took for it. */
async function timed(
  platform: PlatformClient,
  request: SearchRequest,
): Promise<{ found: Found<WireProduct>; ms: number }> {
  let ms = 0
  const measured = (tookMs: number) => {
    ms = tookMs
  }
  const found = await search(platform, request, productSchema, { measured })
  return { found, ms }
}

function learn(list: { firstMs: number; secondMs: number }, log: Log): void {
  const known = times
  times = withList(known, list)
  if (areTwoStagesSlower(times) && !areTwoStagesSlower(known)) log.warn('list.oneStage', { ...times })
}

/** Keeps what a product page asks for before it stands, in this isolate. */
async function primeHits(platform: PlatformClient, hits: WireProduct[]): Promise<void> {
  for (const hit of hits) {
    const isNew = standsAlone(hit) && !isKept(platform, hit.sku)
    if (isNew) await primeProduct(platform, hit, { memoryOnly: true })
  }
  await rememberAddresses(platform, hits)
}

/** Where products live: at which of our addresses, and in the other stores. */
async function rememberAddresses(platform: PlatformClient, hits: WireProduct[]): Promise<void> {
  for (const hit of hits) await primeTarget(platform, hit)
  await primePaths(platform, hits)
}

/** What is put together of others takes a further search. */
const standsAlone = ({ type_id }: WireProduct): boolean => type_id !== 'bundle' && type_id !== 'grouped'
