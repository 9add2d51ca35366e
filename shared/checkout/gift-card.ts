import type { Key } from '../i18n/messages.ts'

/** The next step of using a gift card. Amounts are minor units. */
export type GiftCardPlan =
  | { kind: 'remove' }
  | { kind: 'lookUpBalance'; code: string }
  | { kind: 'apply'; code: string; amount: number }
  | { kind: 'invalid'; key: Key<'errors.giftCard.invalid'>; params: { code: string } }
  | { kind: 'noBalance'; key: Key<'errors.giftCard.noAmount'> }

/** What a gift card form asks for: no code removes the card, any other looks the balance up (Spec §4, Gift card). */
export function planGiftCard(code: string): GiftCardPlan {
  const trimmed = code.trim()
  return trimmed ? { kind: 'lookUpBalance', code: trimmed } : { kind: 'remove' }
}

/** What follows the look-up: the balance is the amount; an answer other than 200 (null) stops the flow (Spec §4). */
export function planAfterBalance(code: string, balance: number | null): GiftCardPlan {
  if (balance === null) return { kind: 'invalid', key: 'errors.giftCard.invalid', params: { code } }
  if (balance <= 0) return { kind: 'noBalance', key: 'errors.giftCard.noAmount' }
  return { kind: 'apply', code, amount: balance }
}
