import type { Notice } from '#shared/api/notice.ts'
import type { CartTotals } from '#shared/cart/cart.ts'
import { applyCoupon, fetchCoupon } from '../../platform/cart/cart.ts'
import { readChanged, type ShopperCart } from './shopper-cart.ts'

/**
 * Applies a coupon. A cart has one, so another takes the place of the first: the shopper is told, and the first one stays
 * where it surely takes off more.
 */
export async function tryCoupon(cart: ShopperCart, code: string): Promise<Notice[]> {
  const cartId = await cart.ensure()
  const coupon = await fetchCoupon(cart.platform, cartId)
  const before = coupon === null || coupon.toUpperCase() === code ? null : await cart.fetch()
  if (!(await applyCoupon(cart.platform, cartId, code)))
    return [{ type: 'error', key: 'errors.coupon.invalid' }]
  if (coupon === null || before === null) return []
  const totals = (await readChanged(cart))?.totals
  const isComparable = totals && (totals.discount < 0 || totals.shipping !== null) // what free delivery is worth is known with the delivery
  if (!isComparable || costOf(totals) <= costOf(before.totals))
    return [{ type: 'info', key: 'notices.coupon.replaced', params: { before: coupon, now: code } }]
  const isBack = await applyCoupon(cart.platform, cartId, coupon)
  const key = isBack ? 'notices.coupon.kept' : 'notices.coupon.replaced'
  return [{ type: 'info', key, params: { before: coupon, now: code } }]
}

/** What a gift card pays is paid for, too. */
const costOf = ({ grandTotal, giftCard }: CartTotals): number => grandTotal - giftCard
