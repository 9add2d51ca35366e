import { BUILD_HEADER, FORMAT_HEADER, PARTIAL_LINE, pageFormat } from '#shared/page-format.ts'
import { encodeField, encodePage } from '#shared/page-lines.ts'
import type { AppContext } from '../app-env.ts'
import { BUILD } from '../assets.ts'
import type { StoredPage } from '../cache/entries.ts'
import { type CachedPage, createPageCache } from '../cache/page-cache.ts'
import { pagePolicies } from '../pages/index.ts'
import { loadPage } from '../pages/load-page.ts'
import type { Optional } from '../request/optional.ts'
import { cacheContextOf, createLoaderContext } from '../request/services.ts'
import { withoutDataPrefix } from '../routing/data-path.ts'
import { toPageRequest, withIgnored } from './page-request.ts'
import { pageLinesOf } from './page-script.ts'
import { streamUncompressed } from './send-document.ts'

/**
 * `GET /_data/*`: a page as JSON lines, for navigation in the browser and for documents that leave them out. A redirect is a 204
 * with `X-Redirect`.
 */
export async function servePageData(c: AppContext): Promise<Response> {
  const url = new URL(c.get('url'))
  url.pathname = withoutDataPrefix(url.pathname)
  c.header(BUILD_HEADER, BUILD)
  return (await serveStoredData(c, url)) ?? serveLoadedData(c, url)
}

/** The lines that the stored document was rendered from, so a document and its data agree. Null: there is no fresh one. */
async function serveStoredData(c: AppContext, url: URL): Promise<Response | null> {
  const cached = await readPage(c, url)
  const lines = cached?.cacheStatus === 'fresh' ? pageLinesOf(cached.page) : null
  if (!cached || !lines) return null
  c.get('timings').record('page', `${cached.tier}-fresh`)
  c.header(FORMAT_HEADER, pageFormat)
  c.header('Cache-Control', PUBLIC)
  return send(c, cached.page, lines.map((line) => `${line}\n`).join(''))
}

async function readPage(c: AppContext, url: URL): Promise<CachedPage | null> {
  const request = c.get('settings').pageCache ? await toPageRequest(c, url) : null
  return request && createPageCache(cacheContextOf(c)).read(request.key)
}

async function serveLoadedData(c: AppContext, url: URL): Promise<Response> {
  const context = createLoaderContext(c, url)
  const loaded = await loadPage(context)
  c.header('Cache-Control', 'private, no-store')
  if (loaded.kind === 'redirect')
    return c.body(null, { status: 204, headers: { 'X-Redirect': withIgnored(c, url, loaded.to) } })
  const { page, status } = loaded
  const isPublic = pagePolicies[page.name] !== null
  if (isPublic) c.header(FORMAT_HEADER, pageFormat)
  if (isPublic && context.optional.isComplete()) c.header('Cache-Control', PUBLIC)
  streamUncompressed(c)
  return send(c, { name: page.name, status }, toLines(page, context.optional))
}

function send(c: AppContext, { name, status }: Pick<StoredPage, 'name' | 'status'>, body: Data): Response {
  c.set('page', name)
  c.header('Content-Type', 'text/plain; charset=UTF-8') // lines of JSON have a type that Cloudflare does not compress
  c.status(status as 200)
  return c.body(body)
}

type Data = string | ReadableStream<Uint8Array>

/**
 * The same for everybody: a device may save it, for builds that read the same form of page data. Of a page with a failed part it
 * learns only the form, so that its saved copy stays.
 */
const PUBLIC = 'public, max-age=0, must-revalidate'

/**
 * A stream of the page's lines, each sent when its value is ready. Promised fields never reject, so the stream always
 * ends normally; its last line says when one has failed.
 */
function toLines(page: object, optional: Optional): ReadableStream<Uint8Array> {
  const { head, fields } = encodePage(page)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      const write = (line: string) => controller.enqueue(encoder.encode(`${line}\n`))
      write(head)
      await Promise.all(fields.map(async ({ path, promise }) => write(encodeField(path, await promise))))
      if (!optional.isComplete()) write(PARTIAL_LINE)
      controller.close()
    },
  })
}
