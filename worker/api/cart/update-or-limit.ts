import type { Notice } from '#shared/api/notice.ts'
import { stockLimitNotice } from '#shared/cart/add-to-cart.ts'
import { type CartItemChange, updateItem } from '../../platform/cart/cart.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { findStock } from '../../platform/products/stock.ts'
import type { ServerItem } from '../../platform/protocol/cart.ts'
import { refusalNotice } from './shopper-cart.ts'

interface LineChange {
  change: CartItemChange
  /** The line, or the one it is made after. */
  item: Pick<ServerItem, 'sku' | 'name' | 'product_type'>
}

/**
 * Changes a line of a cart. Where the platform refuses it and there are fewer in stock, the line gets what there is: so it can
 * be made smaller, too, when the stock has fallen below it. What there is to say, by the name of the product.
 */
export async function updateOrLimit(
  platform: PlatformClient,
  cartId: string,
  { change, item }: LineChange,
): Promise<Notice[]> {
  const changed = await updateItem(platform, cartId, change)
  if (changed.ok) return []
  const stock = item.product_type === 'bundle' ? null : await findStock(platform, item.sku) // its joined sku has none
  const left = stock?.quantity ?? 0
  if (left <= 0 || left >= change.quantity) return [refusalNotice({ platform }, changed.message, item)]
  const limited = await updateItem(platform, cartId, { ...change, quantity: left })
  return [limited.ok ? stockLimitNotice(item.name, left) : refusalNotice({ platform }, limited.message, item)]
}
