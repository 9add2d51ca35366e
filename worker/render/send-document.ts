import type { AppContext } from '../app-env.ts'
import { PRELOAD_LINKS } from '../assets.ts'
import type { LoadedDocument } from './load-document.ts'
import { pathAndQuery } from './page-request.ts'
import { renderDocument, streamDocument } from './renderer.tsx'

/**
 * Of a stream that is the same for everybody. Its end may fail, so it is never used again without asking; `no-store` would also keep
 * it out of the browser's back/forward cache, and going back would load it anew.
 */
export const STREAMED = 'private, no-cache'

/** Responds with a document whose promised fields have all settled. It is not stored. */
export async function sendDocument(
  c: AppContext,
  url: URL,
  { status, boot }: LoadedDocument,
): Promise<Response> {
  c.status(status as 200)
  c.header('Link', PRELOAD_LINKS)
  c.header('Content-Type', 'text/html; charset=UTF-8')
  return c.body(await renderDocument(boot, { url: pathAndQuery(url), nonce: c.get('nonce') }))
}

/** Responds with a document as a stream: each promised field is sent when it settles. */
export async function sendStream(
  c: AppContext,
  url: URL,
  { status, boot }: LoadedDocument,
): Promise<Response> {
  c.status(status as 200)
  c.header('Link', PRELOAD_LINKS)
  // The local runtime compresses like the edge, but buffers a stream while it does. Without compression it streams.
  if (c.get('settings').environment === 'development') c.header('Content-Encoding', 'identity')
  return streamDocument(c, boot, { url: pathAndQuery(url), nonce: c.get('nonce') })
}
