import { useEffect } from 'react'
import { Dialog } from '../../shop-ui/dialog.tsx'
import { closePanel } from '../../shop-ui/panels/panels.ts'
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

  useEffect(() => {
    if (isOpen) void refresh()
  }, [isOpen, refresh])

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
      <CartContents cart={cart} />
    </Dialog>
  )
}
