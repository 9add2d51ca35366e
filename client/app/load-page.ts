import { AppError } from '#shared/errors.ts'
import type { Page } from '#shared/page-data.ts'
import { createPageDecoder } from '#shared/page-lines.ts'

/** The browser half of `loadPage`: what a navigation leads to. */
export type Loaded = { kind: 'page'; page: Page } | { kind: 'redirect'; to: string } | { kind: 'otherBuild' }

/**
 * Asks the worker for the page at `path` (path and query of this store).
 * A redirect comes as 204 with `X-Redirect`; an answer of another build means that the document must load anew.
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

/** Resolves with the page at its first line; its promised fields settle as the rest arrives. */
function readPage(body: ReadableStream<Uint8Array>): Promise<Page> {
  const decoder = createPageDecoder()
  return new Promise((resolve, reject) => {
    readLines(body, (line) => {
      decoder.push(line)
      resolve(decoder.value as Page) // written by our own worker of the same build
    })
      .catch(reject) // before the first line; afterwards the promise is settled and `end` gives nulls
      .finally(() => decoder.end())
  })
}

async function readLines(body: ReadableStream<Uint8Array>, onLine: (line: string) => void): Promise<void> {
  const text = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (rest + text.decode(chunk.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
  if (rest) onLine(rest)
}
