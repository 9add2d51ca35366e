import type { Context } from 'hono'
import { BUILD_HEADER, FORMAT_HEADER, pageFormat } from '#shared/page-format.ts'
import { encodeField, encodePage } from '#shared/page-lines.ts'
import type { AppEnv } from '../app-env.ts'
import { BUILD } from '../assets.ts'
import { pagePolicies } from '../pages/index.ts'
import { loadPage } from '../pages/load-page.ts'
import { createLoaderContext } from '../request/services.ts'
import { withoutDataPrefix } from '../routing/data-path.ts'

/** `GET /_data/*`: a page as JSON lines, for navigation in the browser. A redirect is a 204 with `X-Redirect`. */
export async function servePageData(c: Context<AppEnv>): Promise<Response> {
  const url = new URL(c.get('url'))
  url.pathname = withoutDataPrefix(url.pathname)
  const loaded = await loadPage(createLoaderContext(c, url))
  c.header(BUILD_HEADER, BUILD)
  c.header('Cache-Control', 'private, no-store')
  if (loaded.kind === 'redirect') return c.body(null, { status: 204, headers: { 'X-Redirect': loaded.to } })
  c.set('page', loaded.page.name)
  if (pagePolicies[loaded.page.name]) setPublic(c)
  c.header('Content-Type', 'application/x-ndjson; charset=UTF-8')
  c.status(loaded.status as 200)
  return c.body(toLines(loaded.page))
}

/** The same for everybody: a device may save it, for builds that read the same form of page data. */
function setPublic(c: Context<AppEnv>): void {
  c.header('Cache-Control', 'public, max-age=0, must-revalidate')
  c.header(FORMAT_HEADER, pageFormat)
}

/**
 * A stream of the page's lines, each sent when its value is ready. Promised fields never reject, so the stream always
 * ends normally.
 */
function toLines(page: object): ReadableStream<Uint8Array> {
  const { head, fields } = encodePage(page)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      const write = (line: string) => controller.enqueue(encoder.encode(`${line}\n`))
      write(head)
      await Promise.all(fields.map(async ({ path, promise }) => write(encodeField(path, await promise))))
      controller.close()
    },
  })
}
