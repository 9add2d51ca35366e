import type { Cart } from '#shared/cart/cart.ts'
import { isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** The promise that goods of a cart may be sent back; null: nothing is sent, or the platform does not tell its terms. */
export function useReturnsOfCart(cart: Cart): string | null {
  const { t, shell } = useShop()
  return isVirtualCart(cart) || shell.lacks?.includes('delivery-terms') ? null : t('promises.returnsOfCart')
}
