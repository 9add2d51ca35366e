import type { Notice } from '#shared/api/notice.ts'
import type { CodeKind } from '#shared/cart/cart-codes.ts'
import type { GiftCardPlan } from '#shared/checkout/gift-card.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../../app-env.ts'
import type { LimitName } from '../../limits.ts'
import { limitCodes } from '../../middleware/limit-attempts.ts'
import { deleteCoupon } from '../../platform/cart/cart.ts'
import { applyGiftCard, fetchBalance, removeGiftCard } from '../../platform/cart/gift-card.ts'
import type { PlatformClient } from '../../platform/client.ts'
import type { ShopperCart } from './shopper-cart.ts'
import { tryCoupon } from './try-coupon.ts'

/** How often codes of a kind may be tried. */
export const codeLimits = { coupon: 'coupon', 'gift-card': 'giftCard' } as const satisfies Record<
  CodeKind,
  LimitName
>

/** Applies a coupon or a gift card to the cart. What there is to say; nothing when it simply counts now. */
export async function applyCode(
  c: AppContext,
  cart: ShopperCart,
  kind: CodeKind,
  code: string,
): Promise<Notice[]> {
  if (kind === 'coupon') return tryCoupon(cart, code)
  const giftCard = { cartId: await cart.ensure(), code }
  const plan = await limitCodes(
    c,
    code,
    () => applyGiftCard(cart.platform, giftCard.cartId, code),
    ({ kind }) => kind === 'invalid',
  )
  if (plan.kind === 'apply') c.var.session.update({ 'gift-card': giftCard })
  return giftCardNotices(plan)
}

/** What is left on a gift card, in minor units. Nothing is applied. */
export async function readBalance(c: AppContext, platform: PlatformClient, code: string): Promise<number> {
  const balance = await limitCodes(
    c,
    code,
    () => fetchBalance(platform, code),
    (found) => found === null,
  )
  if (balance === null) throw new AppError('errors.giftCard.invalid', { status: 422, params: { code } })
  return balance
}

/** Takes it off again. */
export async function removeCode(
  { var: { session } }: AppContext,
  cart: ShopperCart,
  kind: CodeKind,
): Promise<void> {
  const cartId = await cart.ensure()
  if (kind === 'coupon') return deleteCoupon(cart.platform, cartId)
  await removeGiftCard(cart.platform, cartId)
  session.update({ 'gift-card': null })
}

/** What there is to say about a gift card that was not taken. */
export function giftCardNotices(plan: GiftCardPlan): Notice[] {
  if (plan.kind === 'invalid') return [{ type: 'error', key: plan.key, params: plan.params }]
  return plan.kind === 'noBalance' ? [{ type: 'error', key: plan.key }] : []
}
