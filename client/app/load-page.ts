import { AppError } from '#shared/errors.ts'
import type { Page } from '#shared/page-data.ts'
import { createPageDecoder } from '#shared/page-lines.ts'

/** Result of loading a page in the browser. */
export type Loaded = { kind: 'page'; page: Page } | { kind: 'redirect'; to: string } | { kind: 'otherBuild' }

/**
 * Loads the page at `path` (path and query of this store) from the worker. A redirect is a 204 with `X-Redirect`. When
 * the response comes from another build, the document must be reloaded.
 */
export async function loadPage(
  path: string,
  { build, signal }: { build: string; signal?: AbortSignal },
): Promise<Loaded> {
  const headers = { Accept: 'application/x-ndjson' }
  const response = await fetch(`/_data${path}`, { signal, headers }).catch((cause: unknown) => {
    throw new AppError('errors.offline', { cause, status: 0 })
  })
  const to = response.headers.get('X-Redirect')
  if (to) return { kind: 'redirect', to }
  if (response.headers.get('X-Build') !== build) return { kind: 'otherBuild' }
  if (!response.body || response.status >= 500)
    throw new AppError('errors.unexpected', { status: response.status })
  return { kind: 'page', page: await readPage(response.body) }
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
