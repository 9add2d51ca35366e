import { areTwoStagesSlower, noStageTimes, withList } from '#shared/catalogue/list-stages.ts'
import type { Log } from '../observability/log.ts'
import type { PlatformClient } from './client.ts'
import { rememberPaths } from './product-paths.ts'
import { isKept, rememberProduct } from './products.ts'
import { productSchema, type WireProduct } from './protocol/product.ts'
import { allFields } from './protocol/product-search.ts'
import type { SearchRequest } from './protocol/search.ts'
import { type Found, search } from './search.ts'
import { rememberTarget } from './urls.ts'

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
  const { behind } = platform
  if (!behind) return search(platform, request, productSchema)
  if (areTwoStagesSlower(times)) {
    platform.note('list', 'one stage')
    const found = await search(platform, allFields(request), productSchema)
    behind((spare) => rememberHits(spare, found.hits))
    return found
  }
  platform.note('list', 'two stages')
  const { found, ms } = await timed(platform, request)
  if (ms <= BUSY_MS) behind((spare) => runSecondStage(spare, request, { hits: found.hits, firstMs: ms }))
  return found
}

async function runSecondStage(
  spare: PlatformClient,
  request: SearchRequest,
  { hits, firstMs }: { hits: WireProduct[]; firstMs: number },
): Promise<void> {
  const isWanted = hits.some((hit) => !isKept(spare, hit.sku) && standsAlone(hit))
  if (!isWanted) return rememberAddresses(spare, hits)
  const { found, ms: secondMs } = await timed(spare, allFields(request))
  learn({ firstMs, secondMs }, spare.log)
  await rememberHits(spare, found.hits)
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
async function rememberHits(platform: PlatformClient, hits: WireProduct[]): Promise<void> {
  for (const hit of hits) {
    const isNew = standsAlone(hit) && !isKept(platform, hit.sku)
    if (isNew) await rememberProduct(platform, hit, { memoryOnly: true })
  }
  await rememberAddresses(platform, hits)
}

/** Where products live: at which of our addresses, and in the other stores. */
async function rememberAddresses(platform: PlatformClient, hits: WireProduct[]): Promise<void> {
  for (const hit of hits) await rememberTarget(platform, hit)
  await rememberPaths(platform, hits)
}

/** What is put together of others takes a further search. */
const standsAlone = ({ type_id }: WireProduct): boolean => type_id !== 'bundle' && type_id !== 'grouped'
