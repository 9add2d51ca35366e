import type { WithdrawalView } from '#shared/orders/withdrawal-view.ts'

/** What the page of one step shows. */
export type StepOf<Name extends WithdrawalView['step']> = Extract<WithdrawalView, { step: Name }>
