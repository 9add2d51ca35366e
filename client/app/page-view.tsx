import { type ReactNode, Suspense, use, useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Page } from '#shared/page-data.ts'
import { settled } from '#shared/page-lines.ts'
import { matchPath, toStorePath } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'
import { pageComponent, preloadPage } from '../pages/index.ts'
import { Layout } from './layouts/layout.tsx'
import { type Loaded, loadPage } from './load-page.ts'
import { NavigationContext, useRouteMemory } from './navigation.tsx'
import { ShowPageContext } from './show-page.ts'
import { useShop } from './store-context.tsx'

interface PageViewProps {
  first: { url: string; page: Page; build: string }
}

/**
 * Shows the page of the current address. The old page stays while the new one is on its way; a second click drops the
 * first. Pages already visited stay in a small cache, so going back is instant (house style §2.6).
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
  return (
    <NavigationContext value={navigation}>
      <ShowPageContext value={showPage}>
        <Suspense fallback={null}>
          <LoadedPage loaded={pages.get(shown)} url={shown} />
        </Suspense>
      </ShowPageContext>
    </NavigationContext>
  )
}

function LoadedPage({ loaded, url }: { loaded: Promise<Loaded>; url: string }): ReactNode {
  const outcome = use(loaded)
  const leaving = useLeaving(outcome, url)
  if (leaving || outcome.kind !== 'page') return null
  return <PageBody page={outcome.page} />
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
function useLeaving(outcome: Loaded, url: string): boolean {
  const navigate = useNavigate()
  useEffect(() => {
    if (outcome.kind === 'redirect') navigate(outcome.to, { replace: true })
    if (outcome.kind === 'otherBuild') location.assign(url)
  }, [outcome, url, navigate])
  return outcome.kind !== 'page'
}

const KEPT_PAGES = 20

/** The pages of this visit: address → what it leads to, newest last. */
function usePages({ url: firstUrl, page, build }: PageViewProps['first']) {
  const { store } = useShop()
  return useMemo(() => {
    const kept = new Map<string, Promise<Loaded>>([[firstUrl, settled<Loaded>({ kind: 'page', page })]])
    const load = (url: string): Promise<Loaded> => {
      const match = matchPath(url.split('?')[0] ?? '', store)
      if (match && !routes[match.name].hasData) return settled(dataLess(match.name, url))
      return loadPage(url, { build }).then(withComponent)
    }
    return {
      get(url: string): Promise<Loaded> {
        const known = kept.get(url)
        const loaded = known ?? load(url)
        kept.delete(url)
        kept.set(url, loaded)
        if (!known) loaded.catch(() => kept.delete(url)) // a failed page is asked for again; the route error page shows it
        const oldest = kept.keys().next().value
        if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest)
        return loaded
      },
      set(url: string, known: Page) {
        kept.set(url, settled<Loaded>({ kind: 'page', page: known }))
      },
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is the first page, whatever comes later
  }, [store])

  function dataLess(name: Page['name'], url: string): Loaded {
    const meta = { canonical: url, alternates: { [store.code]: toStorePath('/', store) }, noIndex: true }
    return { kind: 'page', page: { name, data: {}, meta } as Page } // only pages without data come here
  }
}

/** Waits for the page's code too, so that showing it does not suspend again. */
async function withComponent(loaded: Loaded): Promise<Loaded> {
  if (loaded.kind === 'page') await preloadPage(loaded.page.name)
  return loaded
}
