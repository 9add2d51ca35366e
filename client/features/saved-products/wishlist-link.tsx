import { withMessages } from '../../i18n/load-messages.ts'
import { usePanelLink } from '../../shop-ui/panels/use-panel-link.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Extra } from '../../ui/extra.tsx'
import { Icon } from '../../ui/icon.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'

const WishlistPanel = browserPart(() =>
  withMessages(
    import('./wishlist-panel.tsx').then((module) => module.WishlistPanel),
    'saved',
    'errors',
  ),
)

/** The way to the wishlist: a link to its page, which React makes open the panel. */
export function WishlistLink() {
  const { t, to } = useShop()
  const path = to('wishlist', {})
  const { isOpen, isLoaded, open } = usePanelLink('wishlist', path, WishlistPanel.preload)
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
