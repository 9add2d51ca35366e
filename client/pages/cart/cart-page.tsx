import { useEffect, useEffectEvent } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import type { PageData } from '#shared/page-data.ts'
import { savesData } from '../../api/saves-data.ts'
import { askUntilAnswered } from '../../features/cart/ask-until-answered.ts'
import { CartCodes } from '../../features/cart/cart-codes.tsx'
import { CartContents } from '../../features/cart/cart-contents.tsx'
import { CartTotals } from '../../features/cart/cart-totals.tsx'
import { CheckoutLink } from '../../features/cart/checkout-link.tsx'
import { useReturnsOfCart } from '../../features/cart/returns-of-cart.ts'
import { useSavedForLater } from '../../features/cart/saved-for-later.ts'
import { isNewerThanDocument, isUnanswered } from '../../features/cart/stored-cart.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Extra } from '../../ui/extra.tsx'
import { Icon } from '../../ui/icon.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

const SavedForLaterSection = browserPart(() =>
  withMessages(
    import('../../features/cart/saved-for-later-section.tsx').then((module) => module.SavedForLaterSection),
    'cart',
    'errors',
    'offline',
    'saved',
  ),
)

const CrossSells = browserPart(() =>
  withMessages(
    import('../../features/cart/cross-sells.tsx').then((module) => module.CrossSells),
    'cart',
  ),
)

/** The cart as a document of its own: its forms post by themselves, React changes it in place. */
export function CartPage({ cart: initial, notices, codeResult, delivery }: PageData['cart']) {
  const { t, store } = useShop()
  const cart = useFreshest(initial)
  const later = useSavedForLater(store)
  const isHydrated = useHydrated()
  const returns = useReturnsOfCart(cart)
  return (
    <div className="cart-page wide">
      <h1>{t('head.cart.title')}</h1>
      {notices.map((text) => (
        <p className="cart-page-notice" role="status" key={text}>
          {text}
        </p>
      ))}
      <CartContents cart={cart} isPage />
      {cart.lines.length > 0 && (
        <div>
          <aside className="cart-page-sum" aria-label={t('cart.total')}>
            <CartTotals cart={cart} delivery={delivery} />
            <CartCodes cart={cart} codeResult={codeResult} />
            <CheckoutLink cart={cart} />
            {returns && (
              <p>
                <Icon name="return" /> {returns}
              </p>
            )}
          </aside>
        </div>
      )}
      {later.length > 0 && (
        <Extra>
          <SavedForLaterSection lines={later} />
        </Extra>
      )}
      {isHydrated && cart.lines.length > 0 && navigator.onLine && !savesData() && (
        <Extra>
          <CrossSells cart={cart} />
        </Extra>
      )}
    </div>
  )
}

/** The document's cart. Once this tab, or another since the document was asked for, knows one, the document's may be older: the shop is asked. */
function useFreshest(initial: Cart): Cart {
  const { store } = useShop()
  const { cart = initial, isConfirmed, adopt, refresh } = useCart(initial)
  const start = useEffectEvent(() => {
    if (isUnanswered(store)) void askUntilAnswered(store)
    else if (isConfirmed || isNewerThanDocument(store)) void refresh()
    else if (!('savedAt' in initial)) adopt(initial) // one that the device kept is no news
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cart that a page brings
  useEffect(() => start(), [initial])
  return cart
}
