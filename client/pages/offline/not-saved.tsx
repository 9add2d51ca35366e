import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from '../../router/index.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Extra } from '../../ui/extra.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { FailedList } from './failed-list.tsx'
import { SavedListPart } from './saved-list-part.ts'
import { useRetryOnline } from './use-retry-online.ts'

export interface NotLoadedProps {
  isOffline: boolean
  onRetry: () => void
}

/** In place of a page that could not be loaded, or beside what says so where the shop has failed. */
export const NotLoaded = ({ isOffline, onRetry }: NotLoadedProps) =>
  isOffline ? <NotSaved onRetry={onRetry} /> : <FailedList onRetry={onRetry} />

/** In place of a page that this device has not saved: why it is not here, and what is. */
function NotSaved({ onRetry }: { onRetry: () => void }) {
  const { t } = useShop()
  const isOnline = useOnline()
  useRetryOnline(onRetry)
  if (useOfflineRedirect()) return null
  return (
    <div className="offline-page wide">
      <div role="alert">
        <h1>{t(isOnline ? 'offline.unreachableTitle' : 'error.offlineTitle')}</h1>
        <p>{t(isOnline ? 'offline.unreachable' : 'offline.notSaved')}</p>
      </div>
      <Button variant="secondary" onClick={onRetry}>
        {t('error.retry')}
      </Button>
      <Extra>
        <SavedListPart title={t('head.offline.title')} />
      </Extra>
    </div>
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
    notify({ type: 'warning', message: t('offline.notHere') })
    navigate(home, { replace: true })
  })
  useEffect(() => goHome(), []) // once, when the page has failed
  return isNeeded
}
