import type { MessageKey } from '../i18n/messages.ts'
import type { MessageParams } from '../i18n/translate.ts'
import type { PastOrder, Withdrawal, WithdrawalKind } from './past-order.ts'

/** What somebody has told the shop on the way to a withdrawal, as it was typed. */
export interface WithdrawalDraft {
  orderNumber: string
  email: string
  name: string
  kind: WithdrawalKind
  note: string
  /** Ids of the ticked lines. */
  chosen: number[]
  /** How many of a line, by its id; also of lines that are not ticked. */
  quantities: Record<number, string>
}

export const emptyDraft: WithdrawalDraft = {
  orderNumber: '',
  email: '',
  name: '',
  kind: 'withdrawal',
  note: '',
  chosen: [],
  quantities: {},
}

/** What is wrong. `field` is the name of the field, which is also its id; null: it is about no field. */
export interface WithdrawalFault {
  field: string | null
  key: MessageKey
  params?: MessageParams
}

/** What the page needs of the order: nothing of where it was sent. */
export type WithdrawalOrder = Pick<PastOrder, 'number' | 'placedAt' | 'lines' | 'withdrawal' | 'withdrawals'>

/** The page of one step: finding the order, choosing what to withdraw, confirming it, and the receipt. */
export type WithdrawalView =
  | { step: 'find'; draft: WithdrawalDraft; faults: WithdrawalFault[] }
  | { step: 'choose'; draft: WithdrawalDraft; faults: WithdrawalFault[]; order: WithdrawalOrder }
  | {
      step: 'confirm'
      draft: WithdrawalDraft
      faults: WithdrawalFault[]
      order: WithdrawalOrder
      requestId: string
    }
  | { step: 'received'; draft: WithdrawalDraft; order: WithdrawalOrder; withdrawal: Withdrawal }

/** Names of a line's fields. */
export const lineFields = {
  chosen: (id: number) => `line-${id}`,
  quantity: (id: number) => `quantity-${id}`,
}

/** A draft as the fields of a form: what `readDraft` reads. */
export const draftFields = ({ chosen, quantities, ...texts }: WithdrawalDraft): Record<string, string> => ({
  ...texts,
  ...Object.fromEntries(chosen.map((id) => [lineFields.chosen(id), 'on'])),
  ...Object.fromEntries(
    Object.entries(quantities).map(([id, quantity]) => [lineFields.quantity(Number(id)), quantity]),
  ),
})
