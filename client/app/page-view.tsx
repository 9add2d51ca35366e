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
import { NavigationContext, useRouteMemory } from '../router/navigation.tsx'
import { ShowPageContext } from '../router/show-page.ts'
import { isPageOf } from '../router/soft-navigation.ts'
import { notify } from '../shop-ui/notifications/notifications.ts'
import { type ShopContext, useShop } from '../shop-ui/shop-context.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Layout } from './layouts/layout.tsx'
import { type Loaded, loadPage } from './load-page.ts'

interface PageViewProps {
  first: { url: string; page: Page; build: string }
}

/**
 * Shows the page of the current address. The old page stays while the new one is on its way; a second click drops the
 * first. Pages already visited stay in a small cache, so going back is instant.
 */
export function PageView({ first }: PageViewProps) {
  const { pathname, search } = useLocation()
  const url = pathname + search
  const pages = usePages(first)
  const shown = useDeferredValue(url)
  const memory = useRouteMemory(shown)
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
  loaded: Promise<Outcome>
  url: string
  onForget: () => void
  onRetry: () => void
}

function LoadedPage({ loaded, url, ...rest }: LoadedPageProps): ReactNode {
  const outcome = use(loaded)
  useLeaving(outcome, url)
  if (outcome.kind === 'failed') return <FailedPage key={url} isOffline={outcome.isOffline} {...rest} />
  return outcome.kind === 'page' ? <PageBody page={outcome.page} /> : null
}

interface FailedPageProps extends Pick<LoadedPageProps, 'onForget' | 'onRetry'> {
  /** The shop could not be reached: nobody is at fault. */
  isOffline: boolean
}

/** A page that did not come: says so in the shop's frame, with another try. Leaving it forgets the failure. */
function FailedPage({ isOffline, onForget, onRetry }: FailedPageProps) {
  const { t } = useShop()
  const title = isOffline ? pageTitle(t('error.offlineTitle')) : ownTitle('error', t)
  useGoingHome()
  const [forget] = useState(() => onForget) // the one of this failure
  useEffect(() => forget, [forget])
  const retry = () => {
    onForget()
    startTransition(onRetry) // the words stay until the page is here
  }
  useOnceOnline(isOffline ? retry : null)
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

/** Without a connection a page that is not here yet cannot come: the shopper is told, and sent home (R2.79). */
function useGoingHome(): void {
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

const LOOK_AGAIN_MS = 15_000 // a network that is there but leads nowhere does not say when it does

/** When the connection is back the page comes by itself. */
function useOnceOnline(load: (() => void) | null): void {
  useEffect(() => {
    if (!load) return
    const timer = setInterval(() => navigator.onLine && load(), LOOK_AGAIN_MS)
    addEventListener('online', load)
    return () => {
      clearInterval(timer)
      removeEventListener('online', load)
    }
  }, [load])
}

/** A page in its layout: chosen by name, never by address. */
export function PageBody({ page }: { page: Page }) {
  const Component = use(pageComponent(page.name))
  return (
    <Layout name={routes[page.name].layout} page={page}>
      <Component {...page.data} meta={page.meta} />
    </Layout>
  )
}

/** Follows a redirect in place, and hands the address to the document when another build answered. */
function useLeaving(outcome: Outcome, url: string): void {
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

const KEPT_PAGES = 20

/** Failing is an outcome too, and kept like any other: what is asked for again while rendering would never end. */
type Outcome = Loaded | { kind: 'failed'; isOffline: boolean }

/** The pages of this visit: address → what it leads to, newest last. */
function usePages(first: PageViewProps['first']) {
  const shop = useShop()
  const [start] = useState(first) // the first page is the first page, whatever comes later
  return useMemo(() => {
    const { store } = shop
    const { url: firstUrl, page, build } = start
    const kept = new Map<string, Promise<Outcome>>([[firstUrl, settled<Outcome>({ kind: 'page', page })]])
    const load = (url: string): Promise<Outcome> => {
      const match = matchPath(url.split('?')[0] ?? '', store)
      if (match && isDataLess(match.name)) return settled(dataLess(match.name, url, shop))
      return loadPage(url, { build }).then(withComponent).catch(toFailure)
    }
    return {
      get(url: string): Promise<Outcome> {
        const known = kept.get(url)
        const loaded = known ?? load(url)
        kept.delete(url)
        kept.set(url, loaded)
        const oldest = kept.keys().next().value
        if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest)
        return loaded
      },
      set(url: string, known: Page) {
        kept.set(url, settled<Outcome>({ kind: 'page', page: known }))
      },
      forget(url: string) {
        kept.delete(url)
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
  return { kind: 'page', page: { name, data: {}, meta } as Page } // only pages without data come here
}

/** A page without data has its title in the table of its own titles. */
const isDataLess = (name: PageName): name is keyof typeof OWN_TITLES => !routes[name].hasData

function toFailure(error: unknown): Outcome {
  console.error('page', error)
  const isOffline = !navigator.onLine || (error instanceof AppError && error.code === 'errors.offline')
  return { kind: 'failed', isOffline }
}

/** Waits for the page's code too, so that showing it does not suspend again. */
async function withComponent(loaded: Loaded): Promise<Loaded> {
  if (loaded.kind === 'page') await preloadPage(loaded.page.name)
  return loaded
}
