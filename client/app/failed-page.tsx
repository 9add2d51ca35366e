import { Suspense, useEffect, useEffectEvent } from 'react'
import type { Page } from '#shared/page-data.ts'
import { browserTitle, ownTitle } from '#shared/seo/page-title.ts'
import { ErrorPage } from '../pages/error/error-page.tsx'
import { useShop } from '../shop-ui/shop-context.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Layout } from './layouts/layout.tsx'
import { NotLoaded } from './offline-parts.ts'

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
  const title = navigator.onLine ? ownTitle('error', t) : browserTitle(t('error.offlineTitle'))
  const leave = useEffectEvent(onLeave)
  useEffect(() => () => leave(), [])
  const page: Page = {
    name: 'error',
    data: { requestId: '' },
    meta: { title, description: null, image: null, canonical: '/', alternates: {}, noIndex: true },
  }
  const plain = <ErrorPage isOffline={isOffline} onRetry={onRetry} />
  return (
    <Layout name="default" page={page}>
      {!isOffline && plain}
      <ErrorBoundary resetKey="" fallback={() => isOffline && plain}>
        <Suspense fallback={null}>
          <NotLoaded isOffline={isOffline} onRetry={onRetry} />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}
