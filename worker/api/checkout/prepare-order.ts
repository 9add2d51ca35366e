import type { OrderRequest } from '#shared/api/checkout.ts'
import { emptyCart } from '#shared/cart/cart.ts'
import { PREPARING_MS } from '../../orders/attempt-time.ts'
import { areVirtualItems, fetchCart, fetchItems } from '../../platform/cart/cart.ts'
import { paymentCost } from '../../platform/checkout/checkout.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { applyChanges } from '../cart/apply-changes.ts'
import type { ShopperCart } from '../cart/shopper-cart.ts'
import { saveDelivery } from './delivery.ts'

/**
 * Brings the cart to what is ordered: first the lines that the shopper has put together without a connection, then how it is
 * sent, because the platform charges the delivery of the order and not that of its cart. What cannot be had is not told here:
 * then the order is not what was expected, and the shopper is asked. Returns what the way to pay costs.
 */
export async function prepareOrder(
  platform: PlatformClient,
  cartId: string,
  request: OrderRequest,
): Promise<number> {
  const until = Date.now() + PREPARING_MS
  if (request.offlineCart) await applyChanges(cartOf(platform, cartId), request.offlineCart, until)
  const items = await fetchItems(platform, cartId)
  const isVirtual = areVirtualItems(items)
  const isSendable = isVirtual || (request.carrierCode && request.methodCode) // without a method it is refused as invalid
  if (items.length === 0 || !isSendable) return 0
  const methods = await saveDelivery(platform, cartId, request, { isVirtual })
  const method = methods.find(({ code }) => code === request.paymentMethod)
  return method ? paymentCost(method) : 0
}

/** The cart of an order, which is nobody's to exchange any more. */
const cartOf = (platform: PlatformClient, cartId: string): ShopperCart => ({
  platform,
  id: async () => cartId,
  open: async () => cartId,
  ensure: async () => cartId,
  dropId: async () => undefined,
  assignToOrder: async () => undefined,
  setId: async () => undefined,
  fetch: async () => (await fetchCart(platform, cartId)) ?? emptyCart,
})
