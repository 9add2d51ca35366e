import { deleteItem, fetchItems } from '../../platform/cart/cart.ts'
import type { ShopperCart } from './shopper-cart.ts'

/** Empties the cart (Spec §4, Cart server connection): the cart itself stays the shopper's. */
export async function clearCart(cart: ShopperCart): Promise<void> {
  const cartId = await cart.id()
  if (!cartId) return
  const items = await fetchItems(cart.platform, cartId)
  await Promise.all(
    items.map(({ item_id, sku }) => deleteItem(cart.platform, cartId, { itemId: item_id, sku })),
  )
}
