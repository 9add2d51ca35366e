import type { Key } from '../i18n/messages.ts'

/** What becomes of a gift card that is to be used. Amounts are minor units. */
export type GiftCardPlan =
  | { kind: 'apply'; code: string; amount: number }
  | { kind: 'invalid'; key: Key<'errors.giftCard.invalid'>; params: { code: string } }
  | { kind: 'noBalance'; key: Key<'errors.giftCard.noAmount'> }

/** The balance is the amount; null: there is no such card (Spec §4, Gift card). */
export function planGiftCard(code: string, balance: number | null): GiftCardPlan {
  if (balance === null) return { kind: 'invalid', key: 'errors.giftCard.invalid', params: { code } }
  if (balance <= 0) return { kind: 'noBalance', key: 'errors.giftCard.noAmount' }
  return { kind: 'apply', code, amount: balance }
}
