import type { Notice } from '#shared/api/notice.ts'
import { type MergeAction, type MergeLine, type MergeSettings, planMerge } from '#shared/cart/merge-carts.ts'
import { orElse } from '../../observability/or-else.ts'
import {
  applyCoupon,
  deleteCoupon,
  deleteItem,
  fetchCoupon,
  fetchItems,
  findProduct,
} from '../../platform/cart/cart.ts'
import { toLineOptions } from '../../platform/cart/to-line-options.ts'
import type { PlatformClient } from '../../platform/client.ts'
import type { ServerItem } from '../../platform/protocol/cart.ts'
import { updateOrLimit } from './update-or-limit.ts'

/** How a cart goes into another. */
export interface CartMerge extends MergeSettings {
  /** Opens the other cart, and returns its id. */
  open(): Promise<string>
}

/** The other cart, and notices for the shopper. */
export interface MergedCart {
  cartId: string
  notices: Notice[]
  /** The platform failed at a line. */
  isIncomplete: boolean
}

/**
 * Merges a cart into another, such as a guest's into the account's (Spec §4, Authorizing): the coupon is taken off, the other cart
 * opened, the lines merged, the coupon applied again. What fails before the lines are merged gives the coupon back. Idempotent.
 */
export async function mergeCart(
  platform: PlatformClient,
  guestId: string,
  { open, inCheckout }: CartMerge,
): Promise<MergedCart> {
  const guestItems = await fetchItems(platform, guestId)
  if (guestItems.length === 0) return { cartId: await open(), notices: [], isIncomplete: false }
  const coupon = await fetchCoupon(platform, guestId)
  if (coupon) await deleteCoupon(platform, guestId)
  try {
    const cartId = await open()
    const { notices, isJoined } = await mergeItems(platform, guestItems, { guestId, cartId, inCheckout })
    const isIncomplete = notices.some(({ key }) => key === NOT_MOVED)
    if (isJoined) notices.push(JOINED)
    if (coupon) notices.push(...(await takeCoupon(platform, cartId, coupon)))
    return { cartId, notices, isIncomplete }
  } catch (error) {
    if (coupon) await giveCouponBack(platform, guestId, coupon)
    throw error
  }
}

/** The shopper sees the failure that led here; another one is only logged. */
async function giveCouponBack(platform: PlatformClient, cartId: string, coupon: string): Promise<void> {
  const isBack = await applyCoupon(platform, cartId, coupon).catch((error: unknown) => error)
  if (isBack !== true) platform.log.warn('cart.couponLost', { error: isBack })
}

/** Applies the coupon to the other cart. */
async function takeCoupon(platform: PlatformClient, cartId: string, coupon: string): Promise<Notice[]> {
  try {
    const isApplied = await applyCoupon(platform, cartId, coupon)
    return isApplied ? [] : [{ type: 'warning', key: 'errors.coupon.invalid' }]
  } catch (error) {
    return [codeNotMoved(platform, coupon, error)]
  }
}

/** The platform failed at a code that goes along. */
export function codeNotMoved({ log }: PlatformClient, code: string, error: unknown): Notice {
  log.warn('cart.codeNotMoved', { error })
  return { type: 'warning', key: NOT_MOVED, params: { name: code } }
}

const JOINED: Notice = { type: 'info', key: 'notices.cart.joined' }

interface Merged {
  notices: Notice[]
  /** The other cart had lines, which are now together with the guest's. */
  isJoined: boolean
}

interface Carts extends MergeSettings {
  guestId: string
  cartId: string
}

/**
 * Merges line by line: one that the platform refuses, or fails at, gets a notice with its name, and the next follows. Where
 * quantities add up, a line is deleted from its cart once it is in the other, so that a repetition moves the rest only. In the
 * checkout lines stay: a repetition changes nothing, and the whole cart must exist to replace the other.
 */
async function mergeItems(platform: PlatformClient, guestItems: ServerItem[], carts: Carts): Promise<Merged> {
  const { guestId, cartId, inCheckout } = carts
  const otherItems = await fetchItems(platform, cartId)
  const actions = planMerge(guestItems.map(toLine), otherItems.map(toLine), carts)
  const notices: Notice[] = []
  const removals: boolean[] = []
  let moved = 0
  for (const action of actions) {
    if (action.kind === 'delete') {
      removals.push(await removeLine(platform, cartId, action.line))
      continue
    }
    const pushed = await pushLine(platform, cartId, action)
    notices.push(...pushed)
    if (pushed.some(({ key }) => key.startsWith('errors.'))) continue
    moved += 1
    if (!inCheckout) await removeLine(platform, guestId, action.line)
  }
  const isReplaced = removals.length > 0 && removals.every(Boolean)
  if (isReplaced) notices.push({ type: 'info', key: 'notices.cart.accountCartReplaced' })
  const isChanged = moved > 0 || removals.length > 0
  return { notices, isJoined: otherItems.length > 0 && isChanged && !isReplaced }
}

const NOT_MOVED = 'errors.cart.notMoved'

/** Whether a line was taken out. One that stays is only logged: the lines before it are merged, and a failure would merge them again. */
const removeLine = (
  platform: PlatformClient,
  cartId: string,
  { serverId, sku }: MergeLine,
): Promise<boolean> =>
  orElse(
    deleteItem(platform, cartId, { itemId: Number(serverId), sku }).then(() => true),
    false,
    { log: platform.log, event: 'cart.lineStays', sku },
  )

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
  try {
    const sku = (await findProduct(platform, line.item))?.product.sku
    const change =
      serverId === null
        ? { sku: sku ?? line.sku, quantity, options: line.options }
        : { sku: line.sku, quantity, itemId: Number(serverId) }
    return await updateOrLimit(platform, cartId, { change, item: line.item })
  } catch (error) {
    platform.log.warn('cart.mergeFailed', { sku: line.sku, error })
    return [{ type: 'warning', key: NOT_MOVED, params: { name: line.item.name } }]
  }
}

const toLine = (item: ServerItem): ItemLine => ({
  sku: item.sku,
  quantity: item.qty,
  serverId: String(item.item_id),
  options: toLineOptions(item),
  item,
})
