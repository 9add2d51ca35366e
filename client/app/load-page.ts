import { AppError } from '#shared/errors.ts'
import type { Page } from '#shared/page-data.ts'
import { BUILD_HEADER, FORMAT_HEADER, pageFormat, SAVED_AT_HEADER } from '#shared/page-format.ts'
import { createPageDecoder } from '#shared/page-lines.ts'
import { LONGEST_MS } from '../api/longest-ms.ts'
import { pageHooks } from './page-hooks.ts'

/** A page and how current it is. */
export interface LoadedPage {
  page: Page
  /** When this device saved it (ISO 8601); null: it is current. */
  savedAt: string | null
  /** The number of saved products among which this device searched itself. */
  searchedProducts?: number
}

/** Result of loading a page in the browser. */
export type Loaded =
  | ({ kind: 'page' } & LoadedPage)
  | { kind: 'redirect'; to: string }
  | { kind: 'otherBuild' }

interface LoadOptions {
  build: string
  /** False: a service worker must not answer with what the device has saved. It reads no copy for a request without a format. */
  isCopyEnough?: boolean
}

/**
 * Loads the page at `path` (path and query of this store) from the worker, or what the service worker has saved of it. A
 * redirect is a 204 with `X-Redirect`. When the shop answers with another build, the document must be reloaded; a saved
 * page of another build is readable, because the service worker checks its format.
 */
export async function loadPage(path: string, { build, isCopyEnough = true }: LoadOptions): Promise<Loaded> {
  const headers: Record<string, string> = isCopyEnough ? { [FORMAT_HEADER]: pageFormat } : {}
  const signal = AbortSignal.timeout(LONGEST_MS)
  const toOffline = (cause: unknown) => {
    throw new AppError('errors.offline', { cause, status: 0 })
  }
  const response = await fetch(`/_data${path}`, { headers, signal }).catch(toOffline)
  const to = response.headers.get('X-Redirect')
  if (to) return { kind: 'redirect', to }
  const savedAt = response.headers.get(SAVED_AT_HEADER)
  if (!savedAt && response.headers.get(BUILD_HEADER) !== build) return { kind: 'otherBuild' }
  if (!response.body || response.status >= 500)
    throw new AppError('errors.unexpected', { status: response.status })
  if (!savedAt) pageHooks.save?.(path, response.clone())
  const page = await readPage(response.body).catch(toOffline) // the connection may break after the headers
  return { kind: 'page', page, savedAt }
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
