import type { Notice } from '#shared/api/notice.ts'
import { type ClientLine, planMerge, type ServerLine } from '#shared/cart/merge-carts.ts'
import { fetchItems, findProduct, updateItem } from '../platform/cart.ts'
import type { PlatformClient } from '../platform/client.ts'
import type { ServerItem } from '../platform/schemas/cart.ts'
import { toLineOptions } from '../platform/to-line-options.ts'

interface Carts {
  /** What the shopper filled before logging in. */
  guestId: string
  customerId: string
}

/**
 * Puts what a guest's cart holds into the customer's: quantities add up, once, at login (Spec §4, Merge; contract §17
 * C13 and C14). Each line stands alone: one that the platform refuses is told and the next goes on.
 */
export async function mergeIntoCustomerCart(
  platform: PlatformClient,
  { guestId, customerId }: Carts,
): Promise<Notice[]> {
  const [own, theirs] = await Promise.all([fetchItems(platform, guestId), fetchItems(platform, customerId)])
  const lines = own.map((item) => ({ ...toLine(item, guestId), item }))
  const actions = planMerge(
    lines.map((line): ClientLine => ({ ...line, serverId: null, confirmedQuantity: null })),
    theirs.map((item) => toLine(item, customerId)),
    { clientForced: false, mergeQuantities: true, canRemoveLocal: false, canModifyLocal: false },
  )
  const notices: Notice[] = []
  for (const action of actions) {
    if (action.kind !== 'push') continue
    const { line, quantity, serverId } = action
    const item = lines.find((one) => one.sku === line.sku && one.options === line.options)?.item
    const sku = item && (await findProduct(platform, item))?.product.sku
    const change =
      serverId === null
        ? { sku: sku ?? line.sku, quantity, options: line.options }
        : { sku: line.sku, quantity, itemId: Number(serverId) }
    const answer = await updateItem(platform, customerId, change)
    if (answer.ok) continue
    platform.log.warn('cart.mergeRefused', { sku: line.sku, message: answer.message })
    notices.push({ type: 'warning', key: 'errors.cart.quantityNotAvailable' })
  }
  return notices
}

const toLine = (item: ServerItem, cartId: string): ServerLine => ({
  sku: item.sku,
  quantity: item.qty,
  serverId: String(item.item_id),
  serverCartId: cartId,
  options: toLineOptions(item),
})
