import {
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { AppError } from '#shared/errors.ts'
import type { Page } from '#shared/page-data.ts'
import { settled } from '#shared/page-lines.ts'
import { matchPath, toStorePath } from '#shared/paths.ts'
import { type PageName, routes } from '#shared/routes.ts'
import { type OWN_TITLES, ownTitle, pageTitle } from '#shared/seo/page-title.ts'
import { ErrorPage } from '../pages/error/error-page.tsx'
import { pageComponent, preloadPage } from '../pages/index.ts'
import { useNavigate } from '../router/navigate.ts'
import { NavigationContext, useRouteHistory } from '../router/navigation.tsx'
import { ShowPageContext } from '../router/show-page.ts'
import { isPageOf } from '../router/soft-navigation.ts'
import { notify } from '../shop-ui/notifications/notifications.ts'
import { type ShopContext, useShop } from '../shop-ui/shop-context.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Layout } from './layouts/layout.tsx'
import { type Loaded, loadPage, pageHooks } from './load-page.ts'

interface PageViewProps {
  first: { url: string; page: Page; build: string }
}

/**
 * Shows the page of the current address. The old page stays until the new one is loaded; a second click cancels the
 * first. Visited pages stay in a small cache, so going back is instant.
 */
export function PageView({ first }: PageViewProps) {
  const { pathname, search } = useLocation()
  const url = pathname + search
  const pages = usePages(first)
  const shown = useDeferredValue(url)
  const memory = useRouteHistory(shown)
  const navigation = useMemo(() => ({ ...memory, pending: shown !== url }), [memory, shown, url])
  const navigate = useNavigate()
  const showPage = useCallback(
    (to: string, page: Page) => {
      pages.set(to, page)
      navigate(to, { replace: true })
    },
    [pages, navigate],
  )
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const forget = () => pages.forget(shown)
  useEffect(() => {
    Object.assign(pageHooks, { pages, render: renderAgain })
  }, [pages])
  return (
    <NavigationContext value={navigation}>
      <ShowPageContext value={showPage}>
        <Suspense fallback={null}>
          <ErrorBoundary
            resetKey={shown}
            fallback={(retry) => (
              <FailedPage isOffline={!navigator.onLine} onForget={forget} onRetry={retry} />
            )}
          >
            <LoadedPage loaded={pages.get(shown)} url={shown} onForget={forget} onRetry={renderAgain} />
          </ErrorBoundary>
        </Suspense>
      </ShowPageContext>
    </NavigationContext>
  )
}

interface LoadedPageProps {
  loaded: Promise<PageOutcome>
  url: string
  onForget: () => void
  onRetry: () => void
}

function LoadedPage({ loaded, url, ...rest }: LoadedPageProps): ReactNode {
  const outcome = use(loaded)
  useRedirect(outcome, url)
  if (outcome.kind === 'failed') return <FailedPage key={url} isOffline={outcome.isOffline} {...rest} />
  return outcome.kind === 'page' ? <PageBody page={outcome.page} /> : null
}

interface FailedPageProps extends Pick<LoadedPageProps, 'onForget' | 'onRetry'> {
  /** The shop could not be reached, which is not the shop's fault. */
  isOffline: boolean
}

/**
 * Shown when a page could not be loaded: an error in the shop's layout, with a retry. Leaving it removes the failure
 * from the cache.
 */
function FailedPage({ isOffline, onForget, onRetry }: FailedPageProps) {
  const { t } = useShop()
  const title = isOffline ? pageTitle(t('error.offlineTitle')) : ownTitle('error', t)
  useOfflineRedirect()
  const [forget] = useState(() => onForget) // the failure that this component was mounted for
  useEffect(() => forget, [forget])
  const retry = () => {
    onForget()
    startTransition(onRetry) // the message stays until the page is here
  }
  useRetryOnline(isOffline ? retry : null)
  const page: Page = {
    name: 'error',
    data: { requestId: '' },
    meta: { title, description: null, image: null, canonical: '/', alternates: {}, noIndex: true },
  }
  return (
    <Layout name="default" page={page}>
      <ErrorPage isOffline={isOffline} onRetry={retry} />
    </Layout>
  )
}

/** When a page cannot be loaded without a connection, tells the shopper and navigates to the home page (R2.79). */
function useOfflineRedirect(): void {
  const { t, to } = useShop()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const goHome = useEffectEvent(() => {
    const home = to('home', {})
    if (navigator.onLine || pathname === home) return
    notify({ type: 'warning', message: t('error.offline') })
    navigate(home, { replace: true })
  })
  useEffect(() => goHome(), []) // once, when the page has failed
}

const POLL_MS = 15_000 // a network without internet access sends no event when it gets access

/** Loads the page again when the connection is back. */
function useRetryOnline(load: (() => void) | null): void {
  useEffect(() => {
    if (!load) return
    const timer = setInterval(() => navigator.onLine && load(), POLL_MS)
    addEventListener('online', load)
    return () => {
      clearInterval(timer)
      removeEventListener('online', load)
    }
  }, [load])
}

/** A page in its layout, chosen by the page's name, never by its address. */
export function PageBody({ page }: { page: Page }) {
  const Component = use(pageComponent(page.name))
  return (
    <Layout name={routes[page.name].layout} page={page}>
      <Component {...page.data} meta={page.meta} />
    </Layout>
  )
}

/** Follows a redirect, or loads the document anew when another build responded. */
function useRedirect(outcome: PageOutcome, url: string): void {
  const navigate = useNavigate()
  const { store } = useShop()
  useEffect(() => {
    if (outcome.kind === 'redirect') {
      if (isPageOf(new URL(outcome.to, location.href), store)) navigate(outcome.to, { replace: true })
      else location.replace(outcome.to)
    }
    if (outcome.kind === 'otherBuild') location.assign(url)
  }, [outcome, url, navigate, store])
}

const MAX_PAGES = 20

/** A failure is a cached result too. Otherwise every render would load the page again. */
type PageOutcome = Loaded | { kind: 'failed'; isOffline: boolean }

/** The loaded pages of this visit: URL → result, newest last. */
function usePages(first: PageViewProps['first']) {
  const shop = useShop()
  const [start] = useState(first) // later renders do not change the first page
  return useMemo(() => {
    const { store } = shop
    const { url: firstUrl, page, build } = start
    const cache = new Map<string, Promise<PageOutcome>>([
      [firstUrl, settled<PageOutcome>({ kind: 'page', page, savedAt: null })],
    ])
    const load = (url: string): Promise<PageOutcome> => {
      const match = matchPath(url.split('?')[0] ?? '', store)
      if (match && isDataLess(match.name)) return settled(dataLess(match.name, url, shop))
      return loadPage(url, { build }).then(withComponent).catch(toFailure)
    }
    return {
      get(url: string): Promise<PageOutcome> {
        const loaded = cache.get(url) ?? load(url)
        cache.delete(url)
        cache.set(url, loaded)
        const oldest = cache.keys().next().value
        if (cache.size > MAX_PAGES && oldest !== undefined) cache.delete(oldest)
        return loaded
      },
      set(url: string, newPage: Page, savedAt: string | null = null) {
        cache.set(url, settled<PageOutcome>({ kind: 'page', page: newPage, savedAt }))
      },
      forget(url: string) {
        cache.delete(url)
      },
    }
  }, [shop, start])
}

function dataLess(name: keyof typeof OWN_TITLES, url: string, { store, t }: ShopContext): Loaded {
  const head = { title: ownTitle(name, t), description: null, image: null }
  const meta = {
    ...head,
    canonical: url,
    alternates: { [store.code]: toStorePath('/', store) },
    noIndex: true,
  }
  return { kind: 'page', page: { name, data: {}, meta } as Page, savedAt: null } // only pages without data come here
}

/** Whether a page has no data. Such pages have their titles in `OWN_TITLES`. */
const isDataLess = (name: PageName): name is keyof typeof OWN_TITLES => !routes[name].hasData

function toFailure(error: unknown): PageOutcome {
  console.error('page', error)
  const isOffline = !navigator.onLine || (error instanceof AppError && error.code === 'errors.offline')
  return { kind: 'failed', isOffline }
}

/** Also loads the page's code, so that showing it does not suspend again. */
async function withComponent(loaded: Loaded): Promise<Loaded> {
  if (loaded.kind === 'page') await preloadPage(loaded.page.name)
  return loaded
}
