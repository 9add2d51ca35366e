import type { Cart } from '#shared/cart/cart.ts'
import { namesOf, unavailableLines } from '#shared/cart/unavailable-lines.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { lineAnchor } from './cart-line.tsx'

/** The way to the checkout; to the line that is in its way, when one cannot be bought as it is. */
export function CheckoutLink({ cart }: { cart: Cart }) {
  const { t, to } = useShop()
  const unavailable = unavailableLines(cart)
  const [first] = unavailable
  return (
    <>
      <ButtonLink wide href={first ? `#${lineAnchor(first.id)}` : to('checkout', {})} rel="nofollow">
        {t('cart.checkout')}
      </ButtonLink>
      {first && <p className="field-error">{t('errors.order.soldOut', { names: namesOf(unavailable) })}</p>}
    </>
  )
}
