import type { MessageKey } from '../i18n/messages.ts'
import type { MessageParams } from '../i18n/translate.ts'

/** What takes something off the sum of a cart by a code. */
export type CodeKind = 'coupon' | 'gift-card'

/** The letters that a code has at most. */
export const MAX_CODE_LENGTH = 64

/** Tells the balance of a gift card. */
export const BALANCE_TEXT = 'cart.balance' satisfies MessageKey

/** What a code that a form has posted was answered with. It is said at the field of the code, which keeps what can be used again. */
export interface CodeFormResult {
  kind: CodeKind
  code: string
  key: MessageKey
  params?: MessageParams
  /** What is said is why the code does not count. */
  isFault: boolean
}

/** The kind that a form names; null: the form is not about a code. */
export const readCodeKind = (named: string | undefined): CodeKind | null =>
  named === 'coupon' || named === 'gift-card' ? named : null
