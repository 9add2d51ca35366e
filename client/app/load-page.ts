import { AppError } from '#shared/errors.ts'
import type { Page } from '#shared/page-data.ts'
import { pageFormat, pageHeaders } from '#shared/page-format.ts'
import { createPageDecoder } from '#shared/page-lines.ts'

/** Result of loading a page in the browser. `savedAt`: when this device saved it (ISO 8601); null: it is current. */
export type Loaded =
  | { kind: 'page'; page: Page; savedAt: string | null }
  | { kind: 'redirect'; to: string }
  | { kind: 'otherBuild' }

/** The pages of this visit, as `PageView` keeps them. */
export interface VisitedPages {
  get(url: string): Promise<{ kind: string; page?: Page }>
  set(url: string, page: Page, savedAt?: string | null): void
  forget(url: string): void
}

/** Where the code of the service worker, which loads late, joins in. */
export const pageHooks: {
  /** Gets each answer of the shop. */
  save?: (path: string, answer: Response) => void
  pages?: VisitedPages
  /** Shows what has changed in `pages`. */
  render?: () => void
} = {}

/**
 * Loads the page at `path` (path and query of this store) from the worker, or what the service worker has saved of it. A
 * redirect is a 204 with `X-Redirect`. When the shop answers with another build, the document must be reloaded; a saved
 * page of another build is readable, because the service worker checks its format.
 */
export async function loadPage(
  path: string,
  { build, signal }: { build: string; signal?: AbortSignal },
): Promise<Loaded> {
  const headers = { Accept: 'application/x-ndjson', [pageHeaders.format]: pageFormat }
  const response = await fetch(`/_data${path}`, { signal, headers }).catch((cause: unknown) => {
    throw new AppError('errors.offline', { cause, status: 0 })
  })
  const to = response.headers.get('X-Redirect')
  if (to) return { kind: 'redirect', to }
  const savedAt = response.headers.get(pageHeaders.savedAt)
  if (!savedAt && response.headers.get(pageHeaders.build) !== build) return { kind: 'otherBuild' }
  if (!response.body || response.status >= 500)
    throw new AppError('errors.unexpected', { status: response.status })
  if (!savedAt) pageHooks.save?.(path, response.clone())
  return { kind: 'page', page: await readPage(response.body), savedAt }
}

/** Resolves with the page at its first line. Its promised fields settle as their lines arrive. */
function readPage(body: ReadableStream<Uint8Array>): Promise<Page> {
  const decoder = createPageDecoder()
  return new Promise((resolve, reject) => {
    readLines(body, (line) => {
      decoder.push(line)
      resolve(decoder.value as Page) // written by the worker of the same build
    })
      .catch(reject) // only before the first line; later errors leave missing fields null
      .finally(() => decoder.end())
  })
}

async function readLines(body: ReadableStream<Uint8Array>, onLine: (line: string) => void): Promise<void> {
  const text = new TextDecoder()
  const reader = body.getReader()
  let incomplete = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (incomplete + text.decode(chunk.value, { stream: true })).split('\n')
    incomplete = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
  if (incomplete) onLine(incomplete)
}
