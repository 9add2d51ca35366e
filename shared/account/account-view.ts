import type { Customer, OrdersAnswer } from '../api/account.ts'
import type { Notice } from '../api/notice.ts'
import type { CheckoutProblem } from '../checkout/checkout-view.ts'
import type { ErrorCode } from '../errors.ts'
import type { PastOrder } from '../orders/past-order.ts'
import type { EntranceForm } from './entrance-forms.ts'

/** Where a login leads instead of the account: back to the checkout, or to what has become of a payment. */
export type AfterLogin = 'checkout' | 'payment'

/** The account without JavaScript: its entrance, the customer's own page or one of their orders. */
export type AccountView =
  | {
      step: 'entrance'
      /** The form that was sent; `login` at first. */
      form: EntranceForm
      /** What was typed, without passwords. */
      typed: Record<string, string>
      faults: Record<string, ErrorCode>
      problem: CheckoutProblem | null
      next: AfterLogin | null
    }
  | {
      step: 'account'
      customer: Customer
      /** Null: they could not be loaded. */
      orders: OrdersAnswer | null
      /** What the login has to say, for example of the cart. */
      notices: Notice[]
    }
  | { step: 'order'; order: PastOrder; email: string }
  /** It may succeed later. */
  | { step: 'failed'; problem: CheckoutProblem }

export type AccountViewOf<Step extends AccountView['step']> = Extract<AccountView, { step: Step }>
