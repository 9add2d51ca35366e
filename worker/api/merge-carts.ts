import type { Notice } from '#shared/api/notice.ts'
import { type MergeAction, type MergeLine, type MergeSettings, planMerge } from '#shared/cart/merge-carts.ts'
import { AppError } from '#shared/errors.ts'
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
 * the lines merged, the coupon applied again. What fails before the lines are merged gives the guest the coupon back; after it the carts
 * are one, and another login would merge them once more. `guestId`: null when there is nothing to take along.
 */
export async function mergeIntoAccountCart(
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
    const merged = await mergeItems(platform, own, { guestId, cartId, ...settings })
    const notices = merged.isJoined ? [...merged.notices, JOINED] : merged.notices
    return {
      cartId,
      notices: coupon ? [...notices, ...(await takeCoupon(platform, cartId, coupon))] : notices,
    }
  } catch (error) {
    if (coupon) await giveCouponBack(platform, guestId, coupon)
    throw error
  }
}

/** The failure that led here is told; another one is only logged. */
async function giveCouponBack(platform: PlatformClient, cartId: string, coupon: string): Promise<void> {
  const isBack = await applyCoupon(platform, cartId, coupon).catch((error: unknown) => error)
  if (isBack !== true) platform.log.warn('cart.couponLost', { error: isBack })
}

/** Applies the guest's coupon to the account's cart. */
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

/**
 * Moves what one cart holds into another: quantities add up. A line leaves the one once it is in the other, so doing it again moves what
 * is left. Throws while the platform fails at a line.
 */
export async function moveLines(
  platform: PlatformClient,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  const own = await fetchItems(platform, fromId)
  const carts = { guestId: fromId, cartId: toId, inCheckout: false, isMove: true }
  const { notices } = await mergeItems(platform, own, carts)
  if (notices.some(({ key }) => key === NOT_MOVED)) throw new AppError('errors.platformAway', { status: 502 })
}

interface Merged {
  notices: Notice[]
  /** Something of the one came to what the other held. */
  isJoined: boolean
}

interface Carts extends MergeSettings {
  guestId: string
  cartId: string
  /** Lines leave the guest's cart. */
  isMove?: boolean
}

/** Each line stands alone: one that the platform refuses, or fails at, is told by its name and the next goes on. */
async function mergeItems(platform: PlatformClient, own: ServerItem[], carts: Carts): Promise<Merged> {
  const { guestId, cartId, isMove = false } = carts
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
    const pushed = await pushLine(platform, cartId, action)
    notices.push(...pushed)
    if (pushed.some(({ key }) => key.startsWith('errors.'))) continue
    moved += 1
    if (isMove) await removeMovedLine(platform, guestId, action.line)
  }
  const isReplaced = actions.some(({ kind }) => kind === 'delete')
  if (isReplaced) notices.push({ type: 'info', key: 'notices.cart.accountCartReplaced' })
  return { notices, isJoined: theirs.length > 0 && moved > 0 && !isReplaced }
}

const NOT_MOVED = 'errors.cart.notMoved'

/** Takes a line out of the cart that it comes from. Failing would move it twice, so a line that stays is only logged. */
async function removeMovedLine(
  platform: PlatformClient,
  cartId: string,
  { serverId, sku }: ItemLine,
): Promise<void> {
  await deleteItem(platform, cartId, { itemId: Number(serverId), sku }).catch((error: unknown) =>
    platform.log.warn('cart.lineStays', { sku, error }),
  )
}

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
