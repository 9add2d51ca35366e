import * as z from 'zod/mini'
import { type GiftCardPlan, planGiftCard } from '#shared/checkout/gift-card.ts'
import { toMajorUnits, toMinorUnits } from '#shared/product/price.ts'
import { throwIfAway } from '../answer.ts'
import type { PlatformClient } from '../client.ts'

const GIFT_CARD = '/api/ext/gift-card'
const REFUSED_CARD = /gift card|code/i

/** Uses a gift card for the cart, with all of its balance. Returns the outcome. */
export async function applyGiftCard(
  platform: PlatformClient,
  cartId: string,
  code: string,
): Promise<GiftCardPlan> {
  const plan = planGiftCard(code, await fetchBalance(platform, code))
  if (plan.kind !== 'apply') return plan
  const body = { cart_id: cartId, code, amount: toMajorUnits(plan.amount) }
  const answer = await platform.post(`${GIFT_CARD}/apply`, { body, result: z.unknown() })
  if (answer.ok) return plan
  throwIfAway(answer, REFUSED_CARD)
  return planGiftCard(code, null)
}

export async function removeGiftCard(platform: PlatformClient, cartId: string): Promise<void> {
  const answer = await platform.post(`${GIFT_CARD}/remove`, {
    body: { cart_id: cartId },
    result: z.unknown(),
  })
  if (!answer.ok) throwIfAway(answer, REFUSED_CARD) // none to remove is as wanted
}

/** The balance in minor units; null when the platform does not have the card. */
export async function fetchBalance(platform: PlatformClient, code: string): Promise<number | null> {
  const result = z.object({ amount: z.coerce.number() })
  const answer = await platform.get(`${GIFT_CARD}/balance/${encodeURIComponent(code)}`, { result })
  if (answer.ok) return toMinorUnits(answer.result.amount)
  throwIfAway(answer, REFUSED_CARD)
  return null
}
