import type { Notice } from '#shared/api/notice.ts'
import {
  type ClientLine,
  type MergeAction,
  type MergeSettings,
  planMerge,
  type ServerLine,
} from '#shared/cart/merge-carts.ts'
import {
  applyCoupon,
  createCart,
  deleteCoupon,
  deleteItem,
  fetchCoupon,
  fetchItems,
  findProduct,
  updateItem,
} from '../platform/cart.ts'
import type { PlatformClient } from '../platform/client.ts'
import type { ServerItem } from '../platform/protocol/cart.ts'
import { toLineOptions } from '../platform/to-line-options.ts'

interface Connecting {
  /** What is being paid for must not change: the cart of the checkout wins over what the account holds. */
  inCheckout: boolean
}

/**
 * The account's cart with what a guest's holds (Spec §4, Authorizing): the coupon is taken off, the account's cart opened,
 * the lines merged, the coupon applied again. What fails gives the guest the coupon back. `guestId`: null when there is
 * nothing to take along.
 */
export async function connectAsCustomer(
  platform: PlatformClient,
  guestId: string | null,
  connecting: Connecting,
): Promise<{ cartId: string; notices: Notice[] }> {
  const own = guestId === null ? [] : await fetchItems(platform, guestId)
  if (guestId === null || own.length === 0) return { cartId: await createCart(platform), notices: [] }
  const coupon = await fetchCoupon(platform, guestId)
  if (coupon) await deleteCoupon(platform, guestId)
  try {
    const cartId = await createCart(platform)
    const notices = await mergeItems(platform, own, { guestId, cartId, ...connecting })
    const isApplied = !coupon || (await applyCoupon(platform, cartId, coupon))
    return {
      cartId,
      notices: isApplied ? notices : [...notices, { type: 'warning', key: 'errors.coupon.invalid' }],
    }
  } catch (error) {
    if (coupon) await applyCoupon(platform, guestId, coupon)
    throw error
  }
}

/** Puts what one cart holds into another: quantities add up. */
export const mergeCarts = async (
  platform: PlatformClient,
  carts: Omit<Carts, 'inCheckout'>,
): Promise<Notice[]> =>
  mergeItems(platform, await fetchItems(platform, carts.guestId), { ...carts, inCheckout: false })

interface Carts extends Connecting {
  guestId: string
  cartId: string
}

/** Quantities add up, once, at login (contract §17 C13 and C14); in the checkout the guest's are right. */
const settingsOf = ({ inCheckout }: Connecting): MergeSettings => ({
  clientForced: inCheckout,
  mergeQuantities: !inCheckout,
  canRemoveLocal: false,
  canModifyLocal: false,
})

/** Each line stands alone: one that the platform refuses is told and the next goes on. */
async function mergeItems(platform: PlatformClient, own: ServerItem[], carts: Carts): Promise<Notice[]> {
  const { guestId, cartId } = carts
  const theirs = await fetchItems(platform, cartId)
  const lines = own.map((item) => ({ ...toLine(item, guestId), item }))
  const actions = planMerge(
    lines.map((line): ClientLine => ({ ...line, serverId: null, confirmedQuantity: null })),
    theirs.map((item) => toLine(item, cartId)),
    settingsOf(carts),
  )
  const notices: Notice[] = []
  for (const action of actions) {
    if (action.kind === 'deleteOnServer') {
      const { serverId, sku } = action.server
      await deleteItem(platform, cartId, { itemId: Number(serverId), sku })
    }
    if (action.kind !== 'push') continue
    const item = lines.find(({ sku, options }) => sku === action.line.sku && options === action.line.options)
    const refusal = await pushLine(platform, cartId, { action, item: item?.item })
    if (refusal) notices.push(refusal)
  }
  if (actions.some(({ kind }) => kind === 'deleteOnServer')) {
    notices.push({ type: 'info', key: 'notices.cart.accountCartReplaced' })
  }
  return notices
}

interface Push {
  action: Extract<MergeAction, { kind: 'push' }>
  /** The guest's line. */
  item: ServerItem | undefined
}

async function pushLine(
  platform: PlatformClient,
  cartId: string,
  { action, item }: Push,
): Promise<Notice | null> {
  const { line, quantity, serverId } = action
  const sku = item && (await findProduct(platform, item))?.product.sku
  const change =
    serverId === null
      ? { sku: sku ?? line.sku, quantity, options: line.options }
      : { sku: line.sku, quantity, itemId: Number(serverId) }
  const answer = await updateItem(platform, cartId, change)
  if (answer.ok) return null
  platform.log.warn('cart.mergeRefused', { sku: line.sku, message: answer.message })
  return { type: 'warning', key: 'errors.cart.quantityNotAvailable' }
}

const toLine = (item: ServerItem, cartId: string): ServerLine => ({
  sku: item.sku,
  quantity: item.qty,
  serverId: String(item.item_id),
  serverCartId: cartId,
  options: toLineOptions(item),
})
