import type { AppError } from '#shared/errors.ts'
import type { Page } from '#shared/page-data.ts'
import { pathTo } from '#shared/paths.ts'
import type { PageName } from '#shared/routes.ts'
import { headTexts } from '#shared/seo/head.ts'
import type { StoreView } from '#shared/store-views.ts'
import { translateFor } from '../i18n/messages.ts'
import type { LoaderContext } from '../request/services.ts'
import type { Redirect } from '../routing/redirect-rules.ts'
import { resolvePage } from '../routing/resolve-page.ts'
import type { Resolved } from '../routing/resolved.ts'
import { withinBudget } from '../upstream/deadline.ts'
import { pageLoaders } from './index.ts'
import type { LoadedData, PageLoader } from './page-loader.ts'
import { loadPageNotFoundPage } from './page-not-found.ts'

/** The worker half of `loadPage`: an address leads to a page with its status, or elsewhere. */
export type LoadedPage = FoundPage | ({ kind: 'redirect' } & Redirect)

export interface FoundPage {
  kind: 'page'
  page: Page
  status: number
  tags: string[]
  isUnbounded: boolean
}

/** Fails when the page's budget is spent, wherever the time went. */
export function loadPage(context: LoaderContext): Promise<LoadedPage> {
  return withinBudget(context.budget, findPage(context))
}

async function findPage(context: LoaderContext): Promise<LoadedPage> {
  const resolved = await resolvePage(context)
  return resolved.kind === 'redirect' ? resolved : runLoader(resolved, context)
}

async function runLoader(
  { name, params, url }: Extract<Resolved, { kind: 'page' }>,
  asked: LoaderContext,
): Promise<LoadedPage> {
  const context = url ? { ...asked, url } : asked
  const load = pageLoaders[name] as PageLoader<PageName> // the registry pairs names and loaders
  const result = await load(context, params)
  if (result.kind === 'redirect') return result
  if (result.kind === 'notFound') return loadNotFound(context)
  return toLoadedPage('name' in result ? result.name : name, result, context.store)
}

/** The 404 page, for whatever is not there. */
async function loadNotFound(context: LoaderContext): Promise<FoundPage> {
  return toLoadedPage('page-not-found', await loadPageNotFoundPage(context), context.store)
}

/**
 * The error page: it must not depend on anything that may have failed. What the shopper can put right is said in its own
 * words; a fault of ours is not.
 */
export function errorPage(
  { requestId, store }: Pick<LoaderContext, 'requestId' | 'store'>,
  { status, code }: Pick<AppError, 'status' | 'code'>,
): FoundPage {
  const data = { requestId, ...(status < 500 ? { code } : {}) }
  const canonical = pathTo('error', {}, store)
  const loaded = toLoadedPage('error', { kind: 'page', data, canonical, tags: [], noIndex: true }, store)
  return { ...loaded, status }
}

function toLoadedPage<N extends PageName>(name: N, result: LoadedData<N>, store: StoreView): FoundPage {
  const { data, canonical, alternates = {}, noIndex, tags, status = 200, isUnbounded = false } = result
  const head = headTexts({ name, data } as Page, translateFor(store)) // name and data belong together
  const meta = { ...head, canonical, alternates, ...(noIndex ? { noIndex } : {}) }
  return { kind: 'page', page: { name, data, meta } as Page, status, tags, isUnbounded } // as above
}
