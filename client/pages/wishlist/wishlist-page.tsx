import { lazy } from 'react'
import { SavedPage } from '../../features/saved-products/saved-page.tsx'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

const loadWishlist = () =>
  withMessages(
    import('../../features/saved-products/wishlist.tsx').then((module) => ({ default: module.Wishlist })),
    'saved',
    'errors',
  )
const Wishlist = lazy(loadWishlist)
if (!import.meta.env.SSR) loadWishlist().catch(() => undefined) // begins with the page's code; `lazy` reports what fails

/** What the device remembers for later, with the price and stock of now (R2.36). */
export function WishlistPage() {
  const { t } = useShop()
  return (
    <SavedPage title={t('head.wishlist.title')}>
      <Wishlist />
    </SavedPage>
  )
}
