import { readListQuery } from '#shared/catalogue/filters.ts'
import { AppError, toAppError } from '#shared/errors.ts'
import type { AppContext } from '../app-env.ts'
import { PRELOAD_LINKS, STYLESHEET_LINK } from '../assets.ts'
import { withNonce } from '../cache/nonce-places.ts'
import { SEARCH_DEADLINE_MS } from '../platform/deadlines.ts'
import { platformOf } from '../request/services.ts'
import { peekPageAt } from '../routing/peek-page.ts'
import { isHealthy } from '../upstream/breakers.ts'
import { toFirstVisit } from './first-visit.ts'
import { afterHeadStart, renderHeadStart } from './head-start.tsx'
import { type InlineStyles, inlineStylesFor } from './inline-styles.ts'
import { toErrorDocument } from './load-document.ts'
import { type PageRequest, pathAndQuery, withIgnored } from './page-request.ts'
import { type Rendering, settleRender } from './render-page.ts'
import { renderDocument } from './renderer.tsx'
import { STREAMED, streamUncompressed } from './send-document.ts'
import { isFresh } from './stored-document.ts'

type PeekedPage = ReturnType<typeof peekPageAt>

/**
 * The page whose head may be sent before the platform has answered: the edge knows that it stands at the address, and no
 * answer can lead elsewhere, as that for a page behind the last one does. While the platform fails, a page's status tells so.
 */
export const pageOfHead = (c: AppContext, { url }: PageRequest): PeekedPage =>
  c.req.method === 'GET' && isHealthy('catalogue') && readListQuery(url.searchParams).page === 1
    ? peekPageAt(platformOf(c), url)
    : null

/**
 * Sends what every document of the store begins with, and its styles, while the page is loaded and rendered; the title follows with
 * the rest. So the browser has the styles when the page comes. What goes wrong after it is told by the page: its status is sent.
 */
export async function serveHeadFirst(
  c: AppContext,
  started: Rendering,
  name: NonNullable<PeekedPage>,
): Promise<Response> {
  const styles = await inlineStylesFor(c.req.raw, c.env.ASSETS, name)
  const head = renderHeadStart(c.get('store'), platformOf(c).lacking().join(' '))
  if (!styles) c.header('Link', PRELOAD_LINKS)
  c.header('Cache-Control', STREAMED)
  c.header('Content-Type', 'text/html; charset=UTF-8')
  streamUncompressed(c)
  c.get('timings').record('page', 'head first')
  return c.body(toStream([head, styles?.element ?? encodedLink], restOf(c, started, styles)))
}

const encodedLink = new TextEncoder().encode(STYLESHEET_LINK)
/** In the place of the link in the rest: the head has the styles. */
const nothing = new Uint8Array()

const toStream = (first: Uint8Array[], rest: Promise<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async start(controller) {
      for (const bytes of first) controller.enqueue(bytes)
      controller.enqueue(await rest)
      controller.close()
    },
  })

/** What follows the head. It never rejects: a failure is the error page. */
async function restOf(c: AppContext, started: Rendering, styles: InlineStyles | null): Promise<Uint8Array> {
  try {
    return await renderRest(c, started, styles)
  } catch (error) {
    const appError = toAppError(error)
    c.get('log').error('failure', { error: appError, path: c.req.path, isAfterHead: true })
    return renderFailure(c, appError)
  }
}

/** The page without its head's start. */
async function renderRest(
  c: AppContext,
  started: Rendering,
  styles: InlineStyles | null,
): Promise<Uint8Array> {
  const settled = await settleRender(c, started, SEARCH_DEADLINE_MS)
  if (settled.kind === 'redirect') return refreshTo(withIgnored(c, started.request.url, settled.to))
  if (settled.kind === 'pending') throw new AppError('errors.platformAway', { cause: 'timeout', status: 504 })
  const isFirstScreen = settled.isComplete && isFresh(settled.page) && Boolean(styles?.isFirstScreen)
  const { body, noncePlaces } = toFirstVisit(settled.page, { element: nothing, isFirstScreen })
  return afterHeadStart(withNonce(body, noncePlaces, c.get('nonce')))
}

async function renderFailure(c: AppContext, error: AppError): Promise<Uint8Array> {
  const { boot } = toErrorDocument(c, error)
  const body = await renderDocument(boot, { url: pathAndQuery(c.get('url')), nonce: c.get('nonce') })
  const document = toFirstVisit({ body, noncePlaces: [] }, { element: nothing, isFirstScreen: false })
  return afterHeadStart(document.body)
}

/** A page that has moved between the look at its address and the answer. */
const refreshTo = (path: string): Uint8Array =>
  new TextEncoder().encode(
    `<meta http-equiv="refresh" content="0; url=${path.replaceAll('&', '&amp;').replaceAll('"', '%22')}"/><title></title></head><body></body></html>`,
  )
