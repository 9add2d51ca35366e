import { lazy } from 'react'
import { withMessages } from '../../i18n/load-messages.ts'
import { usePanelLink } from '../../shop-ui/panels/use-panel-link.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Extra } from '../../ui/extra.tsx'
import { Icon } from '../../ui/icon.tsx'

const loadPanel = () =>
  withMessages(
    import('./wishlist-panel.tsx').then((module) => ({ default: module.WishlistPanel })),
    'saved',
    'errors',
  )
const WishlistPanel = lazy(loadPanel)

/** The way to the wishlist: a link to its page, which React makes open the panel. */
export function WishlistLink() {
  const { t, to } = useShop()
  const path = to('wishlist', {})
  const { isOpen, isLoaded, open } = usePanelLink('wishlist', path, loadPanel)
  return (
    <>
      <a className="cart-link" href={path} rel="nofollow" data-live="" onClick={open}>
        <Icon name="heart" />
        <span>{t('head.wishlist.title')}</span>
      </a>
      {isLoaded && (
        <Extra>
          <WishlistPanel isOpen={isOpen} />
        </Extra>
      )}
    </>
  )
}
