import type { CacheContext } from '#worker/cache/cache-context.ts'
import { createDataCache } from '#worker/cache/data-cache.ts'
import { ADDRESS_FRESHNESS, DEFAULT_FRESHNESS, lifeFrom } from '#worker/cache/freshness.ts'
import { createPageCache, type PageCache } from '#worker/cache/page-cache.ts'
import { anyCategory, productTag } from '#worker/cache/tags.ts'
import { productPage } from '#worker/pages/page-policies.ts'
import type { SimulatedTime } from '../support/simulated-time.ts'

const PLATFORM_MS = 120
const RENDER_MS = 5
const BODY_BYTES = 70 // a thousandth of a product's document

/** What a product page asks the platform for, as `worker/pages/product.ts` does. */
export type PlatformCall = 'address' | 'product' | 'alternate' | 'related' | 'menu'

export const noCalls = (): Record<PlatformCall, number> => ({
  address: 0,
  product: 0,
  alternate: 0,
  related: 0,
  menu: 0,
})

/** A platform that counts its calls. `versionOf` says which state of a product it would answer with. */
export interface CountedPlatform {
  time: SimulatedTime
  products: number
  calls: Record<PlatformCall, number>
  versionOf: (id: number) => number
}

export interface PageView {
  context: CacheContext
  platform: CountedPlatform
  build: string
  id: number
}

/** What a shopper got: the state of the product, and where the page came from. */
export interface ServedView {
  version: number
  tier: 'memory' | 'kv' | 'rendered'
}

/** One view of a product page, as `render/html.ts` answers it: fresh, or stale and renewed behind it, or rendered. */
export async function viewProduct(view: PageView): Promise<ServedView> {
  const cache = createPageCache(view.context)
  const cached = await cache.read(keyOf(view))
  if (!cached || cached.cacheStatus === 'staleIfError')
    return { version: versionIn(await renderOnce(view, cache)), tier: 'rendered' }
  if (cached.cacheStatus !== 'fresh') view.context.waitUntil(renderOnce(view, cache, { isRenewal: true }))
  return { version: versionIn(cached.page.body), tier: cached.tier }
}

const CATEGORIES = 1000
const RELATED_PLACES = [1, 3, 7, 13, 29, 43, 59, 83]

/** The products that a product's page names: eight others of its category, more and less popular ones. Ids are ranks. */
function relatedTo(id: number, products: number): number[] {
  const size = products / CATEGORIES
  const place = Math.floor(id / CATEGORIES)
  return RELATED_PLACES.map((away) => (id % CATEGORIES) + ((place + away) % size) * CATEGORIES)
}

const keyOf = ({ build, id }: PageView) => `${build}|${id}`

const versionIn = (body: Uint8Array): number => Number(new TextDecoder().decode(body))

interface Rendering {
  isRenewal?: boolean
}

function renderOnce(view: PageView, cache: PageCache, rendering: Rendering = {}): Promise<Uint8Array> {
  return view.context.isolate.singleFlight.share(`page:${keyOf(view)}@${cache.epoch()}`, {
    start: () => render(view, cache, rendering),
    waitUntil: view.context.waitUntil,
  })
}

async function render(view: PageView, cache: PageCache, rendering: Rendering): Promise<Uint8Array> {
  const { context, platform, id } = view
  const epoch = cache.epoch()
  const data = createDataCache(context, rendering)
  const call = (what: PlatformCall) => async () => {
    platform.calls[what] += 1
    const version = platform.versionOf(id)
    await platform.time.sleep(PLATFORM_MS)
    return version
  }
  const product = { freshness: DEFAULT_FRESHNESS, tags: () => [productTag(id)] }
  const path = { ...product, freshness: ADDRESS_FRESHNESS }
  const related = relatedTo(id, platform.products).map(productTag)
  await data.fetch(`url|${id}`, {
    ...product,
    load: async () => {
      const version = await call('address')()
      await data.put(`product|${id}`, version, product) // the URL map answers with the product itself
      return version
    },
  })
  const [version] = await Promise.all([
    data.fetch(`product|${id}`, { ...product, load: call('product') }),
    data.fetch(`path|no|${id}`, { ...path, load: call('alternate') }),
    data.fetch(`path|en|${id}`, { ...path, load: call('alternate') }),
    data.fetch(`related|${id}`, { ...product, tags: () => related, load: call('related') }),
    data.fetch('menu', { freshness: DEFAULT_FRESHNESS, tags: () => [anyCategory], load: call('menu') }),
  ])
  await platform.time.sleep(RENDER_MS)
  const body = new TextEncoder().encode(String(version).padEnd(BODY_BYTES))
  const { usage } = data
  const life = lifeFrom(context.now(), productPage ?? DEFAULT_FRESHNESS, {
    random: 1, // as `render/render-page.ts` does
    freshUntil: usage.freshUntil,
  })
  const facts = { noncePlaces: [], etag: '', status: 200, name: 'product', path: `/p/${id}` }
  cache.store(keyOf(view), {
    ...facts,
    body,
    tags: [...usage.tags],
    epoch: Math.min(epoch, usage.epoch),
    life,
  })
  return body
}
