import type { Cart } from '#shared/cart/cart.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { lineAnchor } from './cart-line.tsx'

/** The way to the checkout; to the line that is in its way, when one is sold out. */
export function CheckoutLink({ cart }: { cart: Cart }) {
  const { t, to } = useShop()
  const soldOut = cart.lines.find(({ inStock }) => !inStock)
  return (
    <>
      <ButtonLink wide href={soldOut ? `#${lineAnchor(soldOut.id)}` : to('checkout', {})} rel="nofollow">
        {t('cart.checkout')}
      </ButtonLink>
      {soldOut && <p className="field-error">{t('errors.order.notInStock')}</p>}
    </>
  )
}
