import { SavedPage } from '../../features/saved-products/saved-page.tsx'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'

const Wishlist = browserPart(() =>
  withMessages(
    import('../../features/saved-products/wishlist.tsx').then((module) => module.Wishlist),
    'saved',
    'errors',
  ),
)
if (!import.meta.env.SSR) Wishlist.preload().catch(() => undefined) // begins with the page's code; shown, it tries again

/** What the device remembers for later, with the price and stock of now (R2.36). */
export function WishlistPage() {
  const { t } = useShop()
  return (
    <SavedPage title={t('head.wishlist.title')}>
      <Wishlist />
    </SavedPage>
  )
}
