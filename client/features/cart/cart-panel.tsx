import { useCallback, useEffect, useState } from 'react'
import { Dialog } from '../../shop-ui/dialog.tsx'
import { closePanel } from '../../shop-ui/panels/panels.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CartContents } from './cart-contents.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { useCart } from './use-cart.ts'

/** The cart over the page, at its right edge: what is in it, what it comes to, and the way on. */
export function CartPanel({ isOpen }: { isOpen: boolean }) {
  const { t, to } = useShop()
  const { cart, refresh } = useCart()
  /** The shop was asked for the cart, whether or not it has answered. */
  const [isAsked, setIsAsked] = useState(false)
  const ask = useCallback(() => void refresh().then(() => setIsAsked(true)), [refresh])

  useEffect(() => {
    if (isOpen) ask()
  }, [isOpen, ask])

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => closePanel('cart')}
      title={t('head.cart.title')}
      side
      foot={
        cart &&
        cart.lines.length > 0 && (
          <div className="cart-panel-foot">
            <CartTotals cart={cart} isShort />
            <CheckoutLink cart={cart} />
            <ButtonLink variant="quiet" wide href={to('cart', {})} rel="nofollow">
              {t('cart.open')}
            </ButtonLink>
          </div>
        )
      }
    >
      {cart || !isAsked ? <CartContents cart={cart} /> : <Problem code="errors.offline" onRetry={ask} />}
    </Dialog>
  )
}
