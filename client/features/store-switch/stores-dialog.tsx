import { Dialog } from '../../shop-ui/dialog.tsx'
import { closePanel, useOpenPanel } from '../../shop-ui/panels/panels.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { StoreLinks, type StoreLinksProps } from './store-links.tsx'

/** The stores over the page: country, language and currency (R2.42). */
export function StoresDialog({ alternates }: StoreLinksProps) {
  const { t } = useShop()
  return (
    <Dialog isOpen={useOpenPanel() === 'store'} onClose={() => closePanel('store')} title={t('store.title')}>
      <StoreLinks alternates={alternates} />
    </Dialog>
  )
}
