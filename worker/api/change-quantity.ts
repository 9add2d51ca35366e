import type { Notice } from '#shared/api/notice.ts'
import { deleteItem, fetchItems, updateItem } from '../platform/cart.ts'
import { refusalNotice, type ShopperCart } from './shopper-cart.ts'

/** Sets a line's quantity; 0 takes it out of the cart. A line that is gone is as the shopper wanted or not to be found. */
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
  const changed = await updateItem(cart.platform, cartId, { sku: item.sku, quantity, itemId: id })
  return changed.ok ? [] : [refusalNotice(cart, changed.message)]
}
