import * as z from 'zod/mini'
import { type GiftCardPlan, planAfterBalance, planGiftCard } from '#shared/checkout/gift-card.ts'
import { toMajorUnits, toMinorUnits } from '#shared/product/price.ts'
import { throwIfAway } from '../answer.ts'
import type { PlatformClient } from '../client.ts'

const GIFT_CARD = '/api/ext/gift-card'
const REFUSED_CARD = /gift card|code/i

/**
 * Applies, removes or checks a gift card (Spec §4, Gift card): without a code it is removed, and its balance is the
 * amount. Returns the outcome.
 */
export async function redeemGiftCard(
  platform: PlatformClient,
  cartId: string,
  code: string,
): Promise<GiftCardPlan> {
  const plan = planGiftCard(code)
  const next =
    plan.kind === 'lookUpBalance'
      ? planAfterBalance(plan.code, await fetchBalance(platform, plan.code))
      : plan
  if (next.kind === 'remove') {
    const body = { cart_id: cartId }
    const answer = await platform.post(`${GIFT_CARD}/remove`, { body, result: z.unknown() })
    if (!answer.ok) throwIfAway(answer, REFUSED_CARD) // none to remove is as wanted
  }
  if (next.kind !== 'apply') return next
  const body = { cart_id: cartId, code: next.code, amount: toMajorUnits(next.amount) }
  const answer = await platform.post(`${GIFT_CARD}/apply`, { body, result: z.unknown() })
  if (!answer.ok) throwIfAway(answer, REFUSED_CARD)
  return answer.ok ? next : planAfterBalance(next.code, null)
}

/** The balance in minor units; null when the platform does not have the card. */
export async function fetchBalance(platform: PlatformClient, code: string): Promise<number | null> {
  const result = z.object({ amount: z.coerce.number() })
  const answer = await platform.get(`${GIFT_CARD}/balance/${encodeURIComponent(code)}`, {
    result,
  })
  if (!answer.ok) throwIfAway(answer, REFUSED_CARD)
  return answer.ok ? toMinorUnits(answer.result.amount) : null
}
