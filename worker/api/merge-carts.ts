import type { Notice } from '#shared/api/notice.ts'
import { type MergeAction, type MergeLine, type MergeSettings, planMerge } from '#shared/cart/merge-carts.ts'
import {
  applyCoupon,
  createCart,
  deleteCoupon,
  deleteItem,
  fetchCoupon,
  fetchItems,
  findProduct,
} from '../platform/cart.ts'
import type { PlatformClient } from '../platform/client.ts'
import type { ServerItem } from '../platform/protocol/cart.ts'
import { toLineOptions } from '../platform/to-line-options.ts'
import { updateOrLimit } from './update-or-limit.ts'

/**
 * The account's cart with what a guest's holds (Spec §4, Authorizing): the coupon is taken off, the account's cart opened,
 * the lines merged, the coupon applied again. What fails gives the guest the coupon back. `guestId`: null when there is
 * nothing to take along.
 */
export async function connectAsCustomer(
  platform: PlatformClient,
  guestId: string | null,
  settings: MergeSettings,
): Promise<{ cartId: string; notices: Notice[] }> {
  const own = guestId === null ? [] : await fetchItems(platform, guestId)
  if (guestId === null || own.length === 0) return { cartId: await createCart(platform), notices: [] }
  const coupon = await fetchCoupon(platform, guestId)
  if (coupon) await deleteCoupon(platform, guestId)
  try {
    const cartId = await createCart(platform)
    const { notices: told, isJoined } = await mergeItems(platform, own, { guestId, cartId, ...settings })
    const notices = isJoined ? [...told, JOINED] : told
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

const JOINED: Notice = { type: 'info', key: 'notices.cart.joined' }

/** Puts what one cart holds into another: quantities add up. */
export async function mergeCarts(
  platform: PlatformClient,
  carts: Omit<Carts, 'inCheckout'>,
): Promise<Notice[]> {
  const own = await fetchItems(platform, carts.guestId)
  return (await mergeItems(platform, own, { ...carts, inCheckout: false })).notices
}

interface Merged {
  notices: Notice[]
  /** Something of the one came to what the other held. */
  isJoined: boolean
}

interface Carts extends MergeSettings {
  guestId: string
  cartId: string
}

/** Each line stands alone: one that the platform refuses, or fails at, is told by its name and the next goes on. */
async function mergeItems(platform: PlatformClient, own: ServerItem[], carts: Carts): Promise<Merged> {
  const { cartId } = carts
  const theirs = await fetchItems(platform, cartId)
  const actions = planMerge(own.map(toLine), theirs.map(toLine), carts)
  const notices: Notice[] = []
  let moved = 0
  for (const action of actions) {
    if (action.kind === 'delete') {
      const { serverId, sku } = action.line
      await deleteItem(platform, cartId, { itemId: Number(serverId), sku })
      continue
    }
    const told = await pushLine(platform, cartId, action)
    if (!told.some(({ key }) => key === NOT_MOVED)) moved += 1
    notices.push(...told)
  }
  const isReplaced = actions.some(({ kind }) => kind === 'delete')
  if (isReplaced) notices.push({ type: 'info', key: 'notices.cart.accountCartReplaced' })
  return { notices, isJoined: theirs.length > 0 && moved > 0 && !isReplaced }
}

const NOT_MOVED = 'errors.cart.notMoved'

/** A line with the platform's own words for it. */
interface ItemLine extends MergeLine {
  item: ServerItem
}

type Push = Extract<MergeAction<ItemLine>, { kind: 'push' }>

async function pushLine(
  platform: PlatformClient,
  cartId: string,
  { line, quantity, serverId }: Push,
): Promise<Notice[]> {
  const sku = (await findProduct(platform, line.item))?.product.sku
  const change =
    serverId === null
      ? { sku: sku ?? line.sku, quantity, options: line.options }
      : { sku: line.sku, quantity, itemId: Number(serverId) }
  return updateOrLimit(platform, cartId, { change, item: line.item }).catch((error: unknown): Notice[] => {
    platform.log.warn('cart.mergeFailed', { sku: line.sku, error })
    return [{ type: 'warning', key: NOT_MOVED, params: { name: line.item.name } }]
  })
}

const toLine = (item: ServerItem): ItemLine => ({
  sku: item.sku,
  quantity: item.qty,
  serverId: String(item.item_id),
  options: toLineOptions(item),
  item,
})
