import type { AppError } from '#shared/errors.ts'
import type { Page } from '#shared/page-data.ts'
import type { PageName } from '#shared/routes.ts'
import { headTexts } from '#shared/seo/head.ts'
import type { StoreView } from '#shared/store-views.ts'
import { translateFor } from '../i18n/messages.ts'
import type { LoaderContext } from '../request/services.ts'
import { MOVED_STATUS, type Redirect, STATIC_REDIRECT_STATUS, toAscii } from '../routing/redirect-rules.ts'
import { findElsewhere, resolvePage } from '../routing/resolve-page.ts'
import type { Resolved } from '../routing/resolved.ts'
import { withinBudget } from '../upstream/deadline.ts'
import { errorPageWith } from './error.ts'
import { pageLoaders, pagePolicies } from './index.ts'
import type { LoadedData, PageLoader } from './page-loader.ts'
import { loadPageNotFoundPage } from './page-not-found.ts'

type ResolvedPage = Extract<Resolved, { kind: 'page' }>

/** Result of loading a page in the worker: the page with its status, or a redirect. */
type PageOutcome = LoadedPage | ({ kind: 'redirect' } & Redirect)

export interface LoadedPage {
  kind: 'page'
  page: Page
  status: number
  tags: string[]
  isUnbounded: boolean
}

/** Loads the page at the context's URL. Fails when the page's budget is spent. */
export function loadPage(context: LoaderContext): Promise<PageOutcome> {
  return withinBudget(context.budget, resolveAndLoad(context))
}

async function resolveAndLoad(context: LoaderContext): Promise<PageOutcome> {
  const resolved = await resolvePage(context)
  const outcome = resolved.kind === 'redirect' ? resolved : await runLoader(resolved, context)
  return outcome.kind === 'redirect' ? { ...outcome, to: toAscii(outcome.to) } : outcome // a platform's paths may have any letter
}

/**
 * A rewrite shows a page at another address, which is the same for everybody: a page that is never stored, such as the cart, is shown at
 * its own.
 */
async function runLoader(resolved: ResolvedPage, loaderContext: LoaderContext): Promise<PageOutcome> {
  const { name, params, url, isRespelt } = resolved
  const context = url ? { ...loaderContext, url } : loaderContext
  const status = isRespelt ? MOVED_STATUS : STATIC_REDIRECT_STATUS
  const redirect = { kind: 'redirect', to: context.url.pathname + context.url.search, status } as const
  if (url && !pagePolicies[name]) return redirect
  const load = pageLoaders[name] as PageLoader<PageName> // the registry has the right loader for each name
  const result = await load(context, params)
  if (result.kind === 'redirect') return result
  if (result.kind === 'notFound') return loadElsewhere(resolved, context)
  if (isRespelt) return redirect
  return toLoadedPage('name' in result ? result.name : name, result, context.store)
}

/** What an address leads to whose page is not there. The target of a rewrite that shows it in place has no rewrite of its own. */
async function loadElsewhere(
  { name, url, isRespelt }: ResolvedPage,
  context: LoaderContext,
): Promise<PageOutcome> {
  const found = url && !isRespelt ? null : await findElsewhere(context)
  if (found) return found.kind === 'redirect' ? found : runLoader(found, context)
  context.log.warn('route.notFound', { path: context.url.pathname, page: name }) // R8.52
  return loadNotFound(context)
}

/** The 404 page, for an address without a page. */
async function loadNotFound(context: LoaderContext): Promise<LoadedPage> {
  return toLoadedPage('page-not-found', await loadPageNotFoundPage(context), context.store)
}

/**
 * The error page. It uses nothing that may have failed. It explains errors that the shopper can correct, but not our
 * own faults. In place of a list it says what an empty one says, and leads to the `whole` of it (R4.121, R8.20).
 */
export function errorPage(
  { requestId, store }: Pick<LoaderContext, 'requestId' | 'store'>,
  { status, code, params }: Pick<AppError, 'status' | 'code' | 'params'>,
  whole: string | null,
): LoadedPage {
  const t = translateFor(store)
  const ours = whole && { text: t('list.unavailable'), action: { label: t('list.ok'), href: whole } }
  const data = { requestId, ...(status < 500 ? { text: t(code, params) } : ours) }
  return { ...toLoadedPage('error', errorPageWith(data, store), store), status }
}

/** A loader's result as a page, with its title and description. */
export function toLoadedPage<N extends PageName>(
  name: N,
  result: LoadedData<N>,
  store: StoreView,
): LoadedPage {
  const { data, canonical, alternates = {}, noIndex, tags, status = 200, isUnbounded = false } = result
  const head = headTexts({ name, data } as Page, translateFor(store)) // name and data come from the same loader
  const meta = { ...head, canonical, alternates, ...(noIndex ? { noIndex } : {}) }
  return { kind: 'page', page: { name, data, meta } as Page, status, tags, isUnbounded } // as above
}
