import { useState } from 'react'
import type { PageMeta } from '#shared/page-data.ts'
import { useLocation } from '../../router/index.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Extra } from '../../ui/extra.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SavedListPart } from './saved-list-part.ts'

/**
 * What this device has saved. Without a connection its document is the shell of every address: then the page of the
 * address takes its place.
 */
export function OfflinePage({ meta }: { meta: PageMeta }) {
  const { t } = useShop()
  const { pathname } = useLocation()
  const [isShell] = useState(pathname !== meta.canonical)
  const isHydrated = useHydrated()
  return (
    <div className="offline-page wide" aria-busy={!isHydrated || isShell}>
      <h1>{t('head.offline.title')}</h1>
      {isHydrated && !isShell && (
        <>
          <p>{t('offline.intro')}</p>
          <Extra>
            <SavedListPart />
          </Extra>
        </>
      )}
    </div>
  )
}
