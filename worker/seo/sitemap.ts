import { type SitemapEntry, sitemapIndexXml, sitemapXml } from '#shared/seo/sitemap-xml.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import type { AppContext } from '../app-env.ts'
import { inStore } from '../platform/client.ts'
import { countProductSitemaps, fetchProductAddresses } from '../platform/products/product-addresses.ts'
import { originsOf } from '../request/origins.ts'
import { createLoaderContext, type LoaderContext } from '../request/services.ts'
import { contentEntries } from './content-entries.ts'

const BUDGET_MS = 10_000 // search engines wait longer than shoppers
const MAX_AGE = 'public, max-age=3600'
const XML = { 'Content-Type': 'application/xml; charset=UTF-8', 'Cache-Control': MAX_AGE }

/** `GET /sitemap.xml`: the sitemaps of the store, on the store's configured origin. */
export async function serveSitemapIndex(c: AppContext): Promise<Response> {
  const { platform, store } = createLoaderContext(c, c.get('url'), { budgetMs: BUDGET_MS })
  const base = originsOf(c)[store.code] + store.pathPrefix
  const products = await countProductSitemaps(platform)
  const names = ['content', ...Array.from({ length: products }, (_, range) => `products-${range}`)]
  return c.body(sitemapIndexXml(names.map((name) => `${base}/sitemaps/${name}.xml`)), 200, XML)
}

/** `GET /sitemaps/content.xml`, `/sitemaps/products-0.xml`, …: streamed. */
export async function serveSitemap(c: AppContext): Promise<Response> {
  const context = createLoaderContext(c, c.get('url'), { budgetMs: BUDGET_MS })
  const name = c.req.param('name') ?? ''
  const range = /^products-(\d{1,5})\.xml$/.exec(name)?.[1]
  if (!range && name !== 'content.xml') return c.notFound()
  if (range && Number(range) >= (await countProductSitemaps(context.platform))) return c.notFound() // any number can be made up
  const entries = range ? await productEntries(context, Number(range)) : await contentEntries(context)
  const chunks = sitemapXml(entries, context.store.code, originsOf(c))
  return c.body(toStream(chunks), 200, XML)
}

/** The products of a range of ids with their paths in the other stores. A product has the same sku everywhere. */
async function productEntries({ platform, store }: LoaderContext, range: number): Promise<SitemapEntry[]> {
  const perStore = await Promise.all(
    storeCodes.map(async (code) => {
      const addresses = await fetchProductAddresses(inStore(platform, storeViews[code]), range)
      return [code, new Map(addresses.map((address) => [address.sku, address]))] as const
    }),
  )
  const current = perStore.find(([code]) => code === store.code)?.[1] ?? new Map()
  return [...current.values()].map(({ sku, path, lastModified }) => {
    const alternates = perStore.flatMap(([code, addresses]) => {
      const address = addresses.get(sku)
      return address ? [[code, address.path] as const] : []
    })
    return { path, lastModified, alternates: Object.fromEntries(alternates) }
  })
}

const CHUNK = 16 * 1024 // characters; a few large writes are cheaper than one per entry

function toStream(chunks: Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const { text, isEnd } = takeChunk(chunks)
      if (text) controller.enqueue(encoder.encode(text))
      if (isEnd) controller.close()
    },
  })
}

function takeChunk(chunks: Generator<string>): { text: string; isEnd: boolean } {
  let text = ''
  while (text.length < CHUNK) {
    const { value, done } = chunks.next()
    if (done) return { text, isEnd: true }
    text += value
  }
  return { text, isEnd: false }
}
