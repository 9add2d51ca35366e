import type { Context } from 'hono'
import type { Boot, Shell } from '#shared/page-data.ts'
import { settled } from '#shared/page-lines.ts'
import type { AppEnv } from '../app-env.ts'
import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import type { Used } from '../cache/data-cache.ts'
import { type FoundPage, loadPage } from '../pages/load-page.ts'
import { loadShell } from '../pages/shell.ts'
import type { Optional } from '../request/optional.ts'
import { originsOf } from '../request/origins.ts'
import { createLoaderContext } from '../request/services.ts'
import type { Redirect } from '../routing/redirect-rules.ts'
import { BUILD, clientAssets } from './assets.ts'

/** A page with its frame: all that a document is rendered from. */
export interface LoadedDocument {
  kind: 'document'
  boot: Boot
  status: number
  tags: string[]
  isUnbounded: boolean
  optional: Optional
  /** What it was made of; holes that fill later add to it. */
  used: Used
}

/** Loads a page and the frame around it side by side, by default in the time that a shopper is kept waiting. */
export async function loadDocument(
  c: Context<AppEnv>,
  url: URL,
  budgetMs?: number,
): Promise<LoadedDocument | ({ kind: 'redirect' } & Redirect)> {
  const context = createLoaderContext(c, url, budgetMs)
  const [loaded, shell] = await Promise.all([loadPage(context), loadShell(context)])
  return loaded.kind === 'redirect'
    ? loaded
    : toDocument(c, url, {
        found: loaded,
        shell,
        optional: context.optional,
        used: context.platform.cache.used,
      })
}

interface DocumentParts {
  found: FoundPage
  shell: Shell
  optional: Optional
  used: Used
}

export function toDocument(
  c: Context<AppEnv>,
  url: URL,
  { found: { page, status, tags, isUnbounded }, shell, optional, used }: DocumentParts,
): LoadedDocument {
  const store = c.get('store')
  const origins = originsOf(c, url)
  c.set('page', page.name)
  const boot: Boot = { store: store.code, origins, build: BUILD, assets: clientAssets, shell, page }
  return { kind: 'document', boot, status, tags, isUnbounded, optional, used }
}

export interface CompleteDocument {
  document: LoadedDocument
  /** False when a part failed: such a page is served, never kept. */
  isComplete: boolean
}

/** The document with every promised field settled. */
export async function completeDocument(document: LoadedDocument): Promise<CompleteDocument> {
  const promised = promisedFields(document)
  const values = await Promise.all(promised.map(async ([name, value]) => [name, await value] as const))
  const filled = values.map(([name, value]) => [name, settled(value)] as const)
  return { document: withFields(document, filled), isComplete: document.optional.isComplete() }
}

/**
 * The document of a flight that another request may have begun, for this request to stream. A request that waits for
 * nothing but another one's promises looks hung to the runtime, which cuts it off: a clock of its own keeps it going.
 */
export function withOwnClock(document: LoadedDocument, patienceMs: number): LoadedDocument {
  const awaited = promisedFields(document).map(([name, value]) => {
    const own = withTimeout(value, patienceMs).then((found) => (found === TIMED_OUT ? null : found))
    return [name, own] as const
  })
  return withFields(document, awaited)
}

const promisedFields = ({ boot }: LoadedDocument): [string, Promise<unknown>][] =>
  Object.entries(boot.page.data).filter((field): field is [string, Promise<unknown>] => isPromise(field[1]))

function withFields(
  document: LoadedDocument,
  fields: (readonly [string, Promise<unknown>])[],
): LoadedDocument {
  const { page } = document.boot
  const data = { ...page.data, ...Object.fromEntries(fields) }
  return { ...document, boot: { ...document.boot, page: { ...page, data } } as Boot } // the same fields
}

const isPromise = (value: unknown): boolean => value instanceof Promise
