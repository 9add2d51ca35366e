import { useShop } from '../../app/store-context.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The way to the cart. Before React its badge is what the starter knows of this device (`--cart-count`). */
export function CartLink() {
  const { t, to } = useShop()
  return (
    <a className="cart-link" href={to('cart', {})} rel="nofollow">
      <Icon name="bag" />
      <span>{t('nav.cart')}</span>
    </a>
  )
}
