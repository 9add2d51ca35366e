import type { Notice } from '#shared/api/notice.ts'
import { stockLimitNotice } from '#shared/cart/add-to-cart.ts'
import { countLeft, goodsOf } from '#shared/cart/shared-stock.ts'
import {
  type CartItemChange,
  fetchItems,
  fetchLineProduct,
  fetchTaking,
  updateItem,
} from '../../platform/cart/cart.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { findStocks } from '../../platform/products/stock.ts'
import type { ServerItem } from '../../platform/protocol/cart.ts'
import { refusalNotice } from './shopper-cart.ts'

interface LineChange {
  change: CartItemChange
  /** The line, or the one it is made after. */
  item: ServerItem
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
  const { left, inStock } = await fetchLimits(platform, cartId, { change, item })
  if (left <= 0 || left >= change.quantity) return [refusalNotice({ platform }, changed.message, item)]
  const limited = await updateItem(platform, cartId, { ...change, quantity: left })
  return [
    limited.ok ? stockLimitNotice(item.name, inStock) : refusalNotice({ platform }, limited.message, item),
  ]
}

/** How many of a line are in stock, and how many of these the other lines leave. */
async function fetchLimits(platform: PlatformClient, cartId: string, { change, item }: LineChange) {
  const items = await fetchItems(platform, cartId)
  const [line, others] = await Promise.all([
    fetchLineProduct(platform, item),
    fetchTaking(
      platform,
      items.filter(({ item_id }) => item_id !== change.itemId),
    ),
  ])
  const stocks = await findStocks(platform, [...goodsOf(line, 1).keys()])
  const stockOf = (sku: string) => stocks.get(sku)
  return { left: countLeft(line, others, stockOf) ?? 0, inStock: countLeft(line, [], stockOf) ?? 0 }
}
