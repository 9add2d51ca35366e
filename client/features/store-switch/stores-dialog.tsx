import { OPEN_PARAMETER, VARIANT_PARAMETER, variantAddress } from '#shared/product/variant-address.ts'
import { useLocation } from '../../router/index.ts'
import { Dialog } from '../../shop-ui/dialog.tsx'
import { closePanel, useOpenPanel } from '../../shop-ui/panels/panels.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { StoreLinks, type StoreLinksProps } from './store-links.tsx'

/** The stores over the page: country, language and currency (R2.42). A variant that is chosen here is chosen there. */
export function StoresDialog({ alternates }: StoreLinksProps) {
  const { t } = useShop()
  const address = new URLSearchParams(useLocation().search)
  const chosenSku = address.has(OPEN_PARAMETER) ? null : address.get(VARIANT_PARAMETER)
  const addresses = Object.entries(alternates).map(([code, path]) => [code, variantAddress(path, chosenSku)])
  return (
    <Dialog isOpen={useOpenPanel() === 'store'} onClose={() => closePanel('store')} title={t('store.title')}>
      <StoreLinks alternates={Object.fromEntries(addresses)} />
    </Dialog>
  )
}
