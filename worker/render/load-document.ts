import { wholeList } from '#shared/catalogue/whole-list.ts'
import type { AppError } from '#shared/errors.ts'
import type { Boot, Shell } from '#shared/page-data.ts'
import { settled } from '#shared/page-lines.ts'
import type { AppContext } from '../app-env.ts'
import { BUILD, clientAssets } from '../assets.ts'
import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import { type CacheUsage, emptyUsage } from '../cache/cache-usage.ts'
import { errorPage, type LoadedPage, loadPage } from '../pages/load-page.ts'
import { emptyShell, loadShell } from '../pages/shell.ts'
import { createOptional, type Optional } from '../request/optional.ts'
import { originsOf } from '../request/origins.ts'
import { createLoaderContext, type LoadOptions, platformOf } from '../request/services.ts'
import { peekPageAt } from '../routing/peek-page.ts'
import type { Redirect } from '../routing/redirect-rules.ts'

/** A page with its shell (menu and footer): everything that a document is rendered from. */
export interface LoadedDocument {
  kind: 'document'
  boot: Boot
  status: number
  tags: string[]
  isUnbounded: boolean
  optional: Optional
  /** The cached data that the document uses. Promised fields that settle later add to it. */
  usage: CacheUsage
}

/** Loads a page and its shell in parallel. */
export async function loadDocument(
  c: AppContext,
  url: URL,
  options?: LoadOptions,
): Promise<LoadedDocument | ({ kind: 'redirect' } & Redirect)> {
  const context = createLoaderContext(c, url, options)
  const [loaded, shell] = await Promise.all([loadPage(context), loadShell(context)])
  if (loaded.kind === 'redirect') return loaded
  const { optional, platform } = context
  return toDocument(c, url, { loaded, shell, optional, usage: platform.cache.usage })
}

/** The error page as a document. It makes no calls. */
export function toErrorDocument(c: AppContext, error: AppError): LoadedDocument {
  const { url, store, log } = c.var
  const whole = wholeList(url, store, () => peekPageAt(platformOf(c), url) !== null)
  return toDocument(c, url, {
    loaded: errorPage(c.var, error, whole),
    shell: emptyShell,
    optional: createOptional(log),
    usage: emptyUsage(),
  })
}

interface DocumentInput {
  loaded: LoadedPage
  shell: Shell
  optional: Optional
  usage: CacheUsage
}

export function toDocument(
  c: AppContext,
  url: URL,
  { loaded: { page, status, tags, isUnbounded }, shell, optional, usage }: DocumentInput,
): LoadedDocument {
  const store = c.get('store')
  const origins = originsOf(c, url)
  c.set('page', page.name)
  const boot: Boot = { store: store.code, origins, build: BUILD, assets: clientAssets, shell, page }
  return markPartial({ kind: 'document', boot, status, tags, isUnbounded, optional, usage })
}

/** Tells devices when a part has failed so far. */
const markPartial = (document: LoadedDocument): LoadedDocument =>
  document.optional.isComplete() ? document : { ...document, boot: { ...document.boot, isPartial: true } }

interface CompleteDocument {
  document: LoadedDocument
  /** False when a part failed: such a page is served, but not stored. */
  isComplete: boolean
}

/** The document with every promised field settled. */
export async function completeDocument(document: LoadedDocument): Promise<CompleteDocument> {
  const promised = promisedFields(document)
  const values = await Promise.all(promised.map(async ([name, value]) => [name, await value] as const))
  const fields = values.map(([name, value]) => [name, settled(value)] as const)
  return { document: markPartial(withFields(document, fields)), isComplete: document.optional.isComplete() }
}

/**
 * The document with a timer of this request on each promised field, for streaming. Another request may have created the
 * promises. The runtime cancels a request that waits for nothing of its own, so each field needs a timer of this request.
 */
export function withOwnTimers(document: LoadedDocument, maxWaitMs: number): LoadedDocument {
  const fields = promisedFields(document).map(([name, promise]) => {
    const timed = withTimeout(promise, maxWaitMs).then((value) => (value === TIMED_OUT ? null : value))
    return [name, timed] as const
  })
  return withFields(document, fields)
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
