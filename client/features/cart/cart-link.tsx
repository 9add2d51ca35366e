import { useEffect, useEffectEvent } from 'react'
import { withMessages } from '../../i18n/load-messages.ts'
import { usePanelLink } from '../../shop-ui/panels/use-panel-link.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useStore } from '../../ui/create-store.ts'
import { Extra } from '../../ui/extra.tsx'
import { Icon } from '../../ui/icon.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AddedPanel } from './added.ts'
import { lastAdded } from './last-added.ts'
import { badgeOf, countOf, hasOfflineChanges } from './stored-cart.ts'
import { useCart, useCartOfOtherTabs } from './use-cart.ts'

const CartPanel = browserPart(() =>
  withMessages(
    import('./cart-panel.tsx').then((module) => module.CartPanel),
    'cart',
    'errors',
  ),
)

/**
 * The way to the cart: a link to its page, which React makes open the panel. Before React its badge is what the starter
 * knows of this device (`--cart-badge`).
 */
export function CartLink() {
  const { t, to, store } = useShop()
  const { cart, refresh } = useCart()
  const isHydrated = useHydrated()
  const path = to('cart', {})
  const { isOpen, isLoaded, open } = usePanelLink('cart', path, CartPanel.preload)
  const added = useStore(lastAdded, null)
  useCartOfOtherTabs()

  const refreshIfFilled = useEffectEvent(() => {
    if (countOf(cart, store) > 0 || hasOfflineChanges(store)) void refresh() // what the device knows may be old
  })
  useEffect(() => {
    if (!isHydrated) return
    refreshIfFilled()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && refreshIfFilled() // an answer may have come too late for the page that asked
    addEventListener('online', refreshIfFilled)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('online', refreshIfFilled)
      removeEventListener('pageshow', onShow)
    }
  }, [isHydrated])

  const count = countOf(cart, store)
  return (
    <>
      <a
        className="cart-link"
        href={path}
        rel="nofollow"
        data-live={isHydrated ? '' : undefined}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onClick={open}
      >
        <Icon name="bag" />
        <span>{t('nav.cart')}</span>
        {isHydrated && count > 0 && (
          <>
            <b aria-hidden="true">{badgeOf(count)}</b>
            <span className="visually-hidden">{t('cart.count', { count })}</span>
          </>
        )}
      </a>
      {isLoaded && (
        <Extra>
          <CartPanel isOpen={isOpen} />
        </Extra>
      )}
      {added && (
        <Extra>
          <AddedPanel added={added} />
        </Extra>
      )}
    </>
  )
}
