import {
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react'
import type { Page } from '#shared/page-data.ts'
import { pathOf } from '#shared/paths.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'
import { pageComponent } from '../pages/index.ts'
import {
  isPageOf,
  NavigationContext,
  ShowPageContext,
  useIsForward,
  useLocation,
  useNavigate,
  useRouteHistory,
} from '../router/index.ts'
import { useShop } from '../shop-ui/shop-context.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { FailedPage } from './failed-page.tsx'
import { Layout } from './layouts/layout.tsx'
import type { Saved } from './layouts/offline-status.tsx'
import type { LoadedPage } from './load-page.ts'
import { type FirstPage, isFollowed, isPreview, type LoadedPages, useLoadedPages } from './loaded-pages.ts'
import { pageHooks } from './page-hooks.ts'
import type { FinalOutcome, PageOutcome } from './page-outcome.ts'
import { previewPage } from './preview-page.ts'

/**
 * Shows the page of the current address. The old page stays until the new one is loaded, or a preview of it; a second click
 * cancels the first. Visited pages stay in a small cache, so going back is instant; links lead to those that are young. A
 * document that was rendered for another address is the shell: it hydrates as it is, and the page of the address follows.
 */
export function PageView({ first }: { first: FirstPage }) {
  const { pathname, search } = useLocation()
  const url = pathname + search
  const [shell] = useState(first.url === url ? undefined : first.url)
  const pages = useLoadedPages(first)
  const deferred = useDeferredValue(url, shell)
  const shown = usePreviewed(pages, url, deferred) ? url : deferred
  const navigation = { ...useRouteHistory(shown, shell), pending: shown !== url }
  const navigate = useNavigate()
  const showPage = useCallback(
    (to: string, page: Page) => {
      pages.set(to, page)
      navigate(to, { replace: true, state: { isInPlace: true } })
    },
    [pages, navigate],
  )
  useShopFont(shown, first.url)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const follow = useFollowed(pages, url)
  const loaded = pages.get(shown)
  const forget = useCallback(() => pages.forget(shown, loaded), [pages, shown, loaded])
  /** Loads a page again and shows it, or follows its redirect. If the shopper has left it, its result is removed and loaded at the next visit. */
  const reload = useCallback(
    async (to: string) => {
      const outcome = await pages.reload(to)
      if (!isFollowed(outcome)) renderAgain()
      else if (isCurrent(to)) follow(to, outcome)
      else pages.forget(to)
    },
    [pages, follow],
  )
  useEffect(() => {
    pageHooks.pages = { ...pages, reload }
    pageHooks.render = renderAgain
  }, [pages, reload])
  return (
    <NavigationContext value={navigation}>
      <ShowPageContext value={showPage}>
        <Suspense fallback={null}>
          <ErrorBoundary
            resetKey={shown}
            fallback={() => (
              <FailedPage isOffline={!navigator.onLine} onRetry={loadDocument} onLeave={forget} />
            )}
          >
            <OutcomeView loaded={loaded} url={shown} reload={reload} onLeave={forget} />
          </ErrorBoundary>
        </Suspense>
      </ShowPageContext>
    </NavigationContext>
  )
}

/** Phones show the shop's font with the next page, which is laid out anyway. Another variant, filter or list page is not. */
function useShopFont(shown: string, firstUrl: string): void {
  const { state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is that of the change of page
  useLayoutEffect(() => {
    const isSame = pathOf(shown) === pathOf(firstUrl) || state?.isInPlace
    if (!isSame) window.showShopFont?.()
  }, [shown, firstUrl])
}

/**
 * Whether the page of `url` began as a preview, which is light and shown at once. It stays true for this address, so that the
 * page that comes does not fall back to the deferred one. Back and forward find their scroll position on a whole page only.
 */
function usePreviewed(pages: LoadedPages, url: string, onScreen: string): boolean {
  const [previewed, setPreviewed] = useState<string | null>(null)
  const isForward = useIsForward()
  const { hash } = useLocation()
  if (previewed && previewed !== url) {
    setPreviewed(null)
    return false // rendered again at once: what is old is forgotten once
  }
  if (isForward && url !== onScreen) pages.forgetOld(url)
  const isNow = isPreview(pages.get(url, isForward && !hash)) || previewed === url
  if (isNow && !previewed) setPreviewed(url)
  return isNow
}

interface OutcomeProps {
  loaded: Promise<PageOutcome>
  url: string
  reload: (url: string) => Promise<void>
  onLeave: () => void
}

/** Not rendered again for a page that is still on its way. */
const OutcomeView = memo(function OutcomeView(props: OutcomeProps): ReactNode {
  const { loaded, url, reload, onLeave } = props
  const { store } = useShop()
  const outcome = use(loaded)
  const onReload = () => void reload(url)
  useEffect(() => {
    if (outcome.kind === 'page' && !outcome.savedAt) pageHooks.shown?.(url, outcome.page)
  }, [outcome, url])
  if (outcome.kind === 'failed')
    return <FailedPage key={url} isOffline={outcome.isOffline} onRetry={onReload} onLeave={onLeave} />
  if (!import.meta.env.SSR && outcome.kind === 'preview')
    return (
      <PageBody
        page={previewPage(outcome.card, store)}
        savedAt={null}
        card={outcome.card}
        onReload={onReload}
      />
    )
  return <PageBody {...(outcome.kind === 'page' ? outcome : use(never))} onReload={onReload} />
})

/** Never settles: a redirect or another build is followed by `useFollowed`, and until then the page before stays. */
const never = new Promise<never>(() => undefined)

interface BodyProps extends LoadedPage, Saved {
  /** Of the product whose page is still on its way. */
  card?: ProductCard
}

/** A page in its layout, chosen by the page's name, never by its address. */
function PageBody({ page, card, ...saved }: BodyProps) {
  const Component = use(pageComponent(page.name))
  const { Preview } = Component
  return (
    <Layout name={routes[page.name].layout} page={page} saved={saved}>
      {card && Preview ? <Preview card={card} /> : <Component {...page.data} meta={page.meta} />}
    </Layout>
  )
}

/** The document has what a page lacks whose code is broken, or went with its build. Without a connection there is none. */
const loadDocument = () => navigator.onLine && location.reload()

/** Whether an address is the browser's, shown or on its way. */
const isCurrent = (url: string) => location.pathname + location.search === url

/**
 * Follows a redirect of the requested address, to the place in the page that the link names, or reloads its document when another
 * build has answered. Returns the function that does it, for retries.
 */
function useFollowed(pages: LoadedPages, requested: string): (url: string, outcome: FinalOutcome) => void {
  const navigate = useNavigate()
  const { store } = useShop()
  const follow = useCallback(
    (url: string, outcome: FinalOutcome) => {
      if (!isCurrent(url)) return // the shopper has gone on
      if (outcome.kind === 'otherBuild') return location.assign(url)
      if (outcome.kind !== 'redirect') return
      const to = outcome.to.includes('#') ? outcome.to : outcome.to + location.hash
      if (isPageOf(new URL(to, location.href), store)) navigate(to, { replace: true })
      else location.replace(to)
    },
    [navigate, store],
  )
  useEffect(() => {
    void pages.getLoaded(requested).then((outcome) => outcome && follow(requested, outcome))
  }, [pages, requested, follow])
  return follow
}
