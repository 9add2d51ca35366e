import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import type { Page } from '#shared/page-data.ts'
import { ownTitle, pageTitle } from '#shared/seo/page-title.ts'
import { ErrorPage } from '../pages/error/error-page.tsx'
import { useNavigate } from '../router/navigate.ts'
import { useNavigation } from '../router/navigation.tsx'
import { notify } from '../shop-ui/notifications/notifications.ts'
import { useShop } from '../shop-ui/shop-context.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Layout } from './layouts/layout.tsx'
import { NotSaved } from './offline-parts.ts'

interface FailedPageProps {
  /** The shop could not be reached, which is not the shop's fault. */
  isOffline: boolean
  onRetry: () => void
  /** Called when the shopper leaves the page, or another result takes its place. */
  onLeave: () => void
}

/** Shown when a page could not be loaded: the error in the shop's layout, with a retry. */
export function FailedPage({ isOffline, onRetry, onLeave }: FailedPageProps) {
  const { t } = useShop()
  const title = navigator.onLine ? ownTitle('error', t) : pageTitle(t('error.offlineTitle'))
  const leave = useEffectEvent(onLeave)
  useEffect(() => () => leave(), [])
  useRetryOnline(isOffline ? onRetry : null)
  const goesHome = useOfflineRedirect()
  const page: Page = {
    name: 'error',
    data: { requestId: '' },
    meta: { title, description: null, image: null, canonical: '/', alternates: {}, noIndex: true },
  }
  const plain = <ErrorPage isOffline={isOffline} onRetry={onRetry} />
  return (
    <Layout name="default" page={page}>
      {isOffline && !goesHome ? (
        <ErrorBoundary resetKey="" fallback={() => plain}>
          <Suspense fallback={null}>
            <NotSaved onRetry={onRetry} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        plain
      )}
    </Layout>
  )
}

/**
 * When a link leads to a page that cannot be loaded without a connection, tells the shopper and navigates to the home
 * page (R2.79). The address that a shopper started at stays: the page comes when the connection is back.
 */
function useOfflineRedirect(): boolean {
  const { t, to } = useShop()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { previous } = useNavigation()
  const home = to('home', {})
  const isNeeded = previous !== null && pathname !== home && !navigator.onLine
  const goHome = useEffectEvent(() => {
    if (!isNeeded) return
    notify({ type: 'warning', message: t('error.offline') })
    navigate(home, { replace: true })
  })
  useEffect(() => goHome(), []) // once, when the page has failed
  return isNeeded
}

const POLL_MS = 15_000 // a network without internet access sends no event when it gets access

/** Loads the page again when the connection is back. */
export function useRetryOnline(load: (() => void) | null): void {
  const retry = useEffectEvent(() => load?.())
  const isNeeded = load !== null
  useEffect(() => {
    if (!isNeeded) return
    const timer = setInterval(() => navigator.onLine && retry(), POLL_MS)
    const onOnline = () => retry()
    addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onOnline)
    }
  }, [isNeeded])
}
