import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Extra } from '../../ui/extra.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { SavedListPart } from './saved-list-part.ts'

/** In place of a page that this device has not saved: why it is not here, and what is. */
export function NotSaved({ onRetry }: { onRetry: () => void }) {
  const { t } = useShop()
  const isOnline = useOnline()
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
