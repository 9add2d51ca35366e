import { useShop } from '../../shop-ui/shop-context.tsx'

/** What this device has saved. Without a connection its document is the shell of every address. */
export function OfflinePage() {
  const { t } = useShop()
  return (
    <div className="offline-page wide">
      <h1>{t('head.offline.title')}</h1>
      <p>{t('offline.intro')}</p>
    </div>
  )
}
