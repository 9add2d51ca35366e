import type { Notice } from '#shared/api/notice.ts'
import { deleteItem, fetchItems } from '../../platform/cart/cart.ts'
import type { ShopperCart } from './shopper-cart.ts'
import { updateOrLimit } from './update-or-limit.ts'

/** Sets a line's quantity, or as much of it as is in stock; 0 takes it out of the cart. When the line is gone already, only a new quantity is an error. */
export async function changeQuantity(cart: ShopperCart, id: number, quantity: number): Promise<Notice[]> {
  const cartId = await cart.id()
  const item = cartId
    ? (await fetchItems(cart.platform, cartId)).find(({ item_id }) => item_id === id)
    : undefined
  if (!cartId || !item) return quantity === 0 ? [] : [{ type: 'error', key: 'errors.cart.lineGone' }]
  if (quantity === 0) {
    await deleteItem(cart.platform, cartId, { itemId: id, sku: item.sku })
    return []
  }
  return updateOrLimit(cart.platform, cartId, { change: { sku: item.sku, quantity, itemId: id }, item })
}
