import { createEdge, createRelays, type DataCentre, startIsolate } from './edge.ts'
import {
  type CountedPlatform,
  noCalls,
  type PlatformCall,
  type ServedView,
  viewProduct,
} from './product-page.ts'
import { createZipf, untilNext } from './random.ts'
import { createGlobalKv, createRegionalKv, type KvKind } from './regional-kv.ts'

export interface PageViewsOptions {
  products: number
  dataCentres: number
  isolates: number
  viewsPerSecond: number
  purgesPerHour: number
  pollMs: number
  /** How long an isolate lives on average, seconds. */
  isolateSeconds: number
  /** A new version of the shop in the middle of the measured time: new isolates, new pages, the same answers. */
  withDeployment: boolean
  /** Traffic before it is measured, after days in which every product was viewed. */
  warmUpSeconds: number
  seconds: number
}

export interface PageViews {
  views: number
  tiers: Record<ServedView['tier'], number>
  /** Platform calls by what was asked for. */
  calls: Record<PlatformCall, number>
  logCalls: number
  kvReads: Record<KvKind, number>
  kvWrites: Record<KvKind, number>
  /** The longest that a page was shown after its product was purged, milliseconds. */
  stalestMs: number
}

const DAY_MS = 86_400_000
/**
 * The days before, with their purges: every product is viewed once in each, so that entries are of every age. The first two make the ages
 * of what lives five days and of what lives one; in the last quarter of an hour what is old by then is renewed, as it
 * would be in traffic.
 */
const DAYS_BEFORE_MS = [4.4 * DAY_MS, 1.1 * DAY_MS, 900_000]
const SHUFFLE = 61_803 // has no factor in common with the number of products

/** What a shop's traffic costs, with the real page cache, data cache, purge log rules and relays. */
export async function simulatePageViews(options: PageViewsOptions): Promise<PageViews> {
  const edge = createEdge({ seed: 11, pollMs: options.pollMs, isRelayed: true })
  const { time, random, purgeLog, warnings } = edge
  const kv = createGlobalKv()
  const purgedAt = new Map<number, number>()
  const platform: CountedPlatform = {
    time,
    products: options.products,
    calls: noCalls(),
    versionOf: (id) => purgedAt.get(id) ?? 0,
  }
  const drawProduct = createZipf(options.products, 1, random)
  let build = 'build 1'

  const centres = Array.from(
    { length: options.dataCentres },
    (): DataCentre => ({ relays: createRelays(time), kv: createRegionalKv(kv, time) }),
  )
  const drawCentre = createZipf(options.dataCentres, 0.7, random)
  const homes = Array.from({ length: options.isolates }, (_, at) => (at < centres.length ? at : drawCentre()))
  const start = (at: number) => startIsolate(edge, centres[homes[at] ?? 0] as DataCentre) // homes are places of centres
  const isolates = homes.map((_, at) => start(at))

  let result = nothingYet()
  const view = async () => {
    time.after(untilNext(options.viewsPerSecond, random), view)
    const context = isolates[Math.floor(random() * isolates.length)]
    if (!context) return
    const [id, cameAt] = [drawProduct(), time.now()]
    const served = await viewProduct({ context, platform, build, id })
    result.views += 1
    result.tiers[served.tier] += 1
    const purged = purgedAt.get(id) ?? 0
    if (purged > served.version) result.stalestMs = Math.max(result.stalestMs, cameAt - purged)
  }
  const purge = () => {
    const id = drawProduct() // what sells changes most
    purgedAt.set(id, time.now())
    purgeLog.purge(`P${id}`)
    time.after(untilNext(options.purgesPerHour / 3600, random), purge)
  }
  const restart = () => {
    const at = Math.floor(random() * isolates.length)
    isolates[at] = start(at)
    time.after(untilNext(options.isolates / options.isolateSeconds, random), restart)
  }
  const deploy = () => {
    build = 'build 2'
    for (const at of isolates.keys()) isolates[at] = start(at)
  }

  async function viewAll(ms: number): Promise<void> {
    for (let nth = 0; nth < options.products; nth++) {
      const id = (nth * SHUFFLE) % options.products // popular products are not the oldest
      const context = isolates[Math.floor((nth * isolates.length) / options.products)] // one after the other
      if (context) void viewProduct({ context, platform, build, id })
      await time.pass(ms / options.products)
    }
  }

  purge()
  for (const ms of DAYS_BEFORE_MS) await viewAll(ms)
  for (const begin of [view, restart]) void begin()
  await time.pass(options.warmUpSeconds * 1000)
  result = nothingYet()
  platform.calls = noCalls()
  const askedBefore = purgeLog.asked()
  kv.resetCounts()
  if (options.withDeployment) time.after((options.seconds * 1000) / 2, deploy)
  await time.pass(options.seconds * 1000)
  if (warnings.size > 0) throw new Error(`the caches warned: ${[...warnings]}`)
  return {
    ...result,
    calls: platform.calls,
    logCalls: purgeLog.asked() - askedBefore,
    kvReads: kv.reads,
    kvWrites: kv.writes,
  }
}

type Counted = Pick<PageViews, 'views' | 'tiers' | 'stalestMs'>

const nothingYet = (): Counted => ({ views: 0, tiers: { memory: 0, kv: 0, rendered: 0 }, stalestMs: 0 })
