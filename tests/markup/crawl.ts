import { getPage } from './get-page.ts'

/** A page of the shop as it came. */
export interface CrawledPage {
  address: string
  html: string
}

/** Pages of lists with filters, sorts or words are endless: so many are read. */
const MAX_QUERIES = 60

/** Every page of a store that links and sitemaps lead to, and what answered with an error on the way. */
export async function crawl(home: URL): Promise<{ pages: CrawledPage[]; faults: string[] }> {
  const pages: CrawledPage[] = []
  const faults: string[] = []
  const queue = [home.href, ...(await sitemapAddresses(home))]
  const seen = new Set(queue)
  let queries = 0
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const { status, type, location, body } = await getPage(new URL(address))
    const isPage = type.startsWith('text/html')
    if (status >= 400) faults.push(`${status} ${address}`)
    if (isPage) pages.push({ address, html: body })
    for (const link of [...(isPage ? linksIn(body) : []), ...(location ? [location] : [])]) {
      const url = toStoreAddress(link, address, home)
      if (!url || seen.has(url.href) || (url.search && ++queries > MAX_QUERIES)) continue
      seen.add(url.href)
      queue.push(url.href)
    }
  }
  return { pages, faults }
}

/** Addresses of the sitemaps, on the host that is crawled. */
async function sitemapAddresses(home: URL): Promise<string[]> {
  const places = async (path: string) => {
    const { body } = await getPage(new URL(path, home))
    return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
  }
  const prefix = home.pathname.replace(/\/$/, '')
  const maps = await places(`${prefix}/sitemap.xml`)
  const paths = (await Promise.all(maps.map(places))).flat()
  return paths.map((path) => new URL(path, home).href)
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** A link's address without its fragment; undefined when it leaves the store, or leads to what is no page. */
function toStoreAddress(link: string, from: string, home: URL): URL | undefined {
  const url = new URL(link, from)
  url.hash = ''
  const isOther = home.pathname === '/' && /^\/en(?:\/|$)/.test(url.pathname)
  const isInside = url.host === home.host && url.pathname.startsWith(home.pathname)
  return isInside && !isOther && !/^\/(?:en\/)?api\//.test(url.pathname) ? url : undefined
}
