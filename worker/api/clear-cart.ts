import { deleteItem, fetchItems } from '../platform/cart.ts'
import type { ShopperCart } from './shopper-cart.ts'

interface Clearing {
  /** The platform's cart is emptied, too. */
  sync: boolean
  /** The shopper lets go of the cart: the next product opens a new one. */
  disconnect: boolean
}

/** Empties the cart (Spec §4, Cart server connection). What was ordered is only let go of: its cart is the order's. */
export async function clearCart(cart: ShopperCart, { sync, disconnect }: Clearing): Promise<void> {
  const cartId = await cart.id()
  if (cartId && sync) {
    const items = await fetchItems(cart.platform, cartId)
    await Promise.all(
      items.map(({ item_id, sku }) => deleteItem(cart.platform, cartId, { itemId: item_id, sku })),
    )
  }
  if (disconnect) await cart.forget()
}
