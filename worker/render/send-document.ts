import type { AppContext } from '../app-env.ts'
import { PRELOAD_LINKS } from '../assets.ts'
import type { LoadedDocument } from './load-document.ts'
import { pathAndQuery } from './page-request.ts'
import { type RenderOptions, renderDocument, streamDocument } from './renderer.tsx'

/**
 * Of a stream that is the same for everybody. Its end may fail, so it is never used again without asking; `no-store` would also keep
 * it out of the browser's back/forward cache, and going back would load it anew.
 */
export const STREAMED = 'private, no-cache'

/** The local runtime compresses like the edge, but buffers a stream while it does. Without compression it streams. */
export function streamUncompressed(c: AppContext): void {
  if (c.get('settings').environment === 'development') c.header('Content-Encoding', 'identity')
}

/** Responds with a document whose promised fields have all settled. It is not stored. */
export async function sendDocument(c: AppContext, { status, boot }: LoadedDocument): Promise<Response> {
  c.status(status as 200)
  c.header('Link', PRELOAD_LINKS)
  c.header('Content-Type', 'text/html; charset=UTF-8')
  return c.body(await renderDocument(boot, renderOptionsOf(c)))
}

/** Responds with a document as a stream: each promised field is sent when it settles. */
export async function sendStream(c: AppContext, { status, boot }: LoadedDocument): Promise<Response> {
  c.status(status as 200)
  c.header('Link', PRELOAD_LINKS)
  streamUncompressed(c)
  return streamDocument(c, boot, renderOptionsOf(c))
}

const renderOptionsOf = (c: AppContext): RenderOptions => ({
  url: pathAndQuery(c.get('url')),
  nonce: c.get('nonce'),
})
