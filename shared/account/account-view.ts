import type { Customer, CustomerAddress, OrdersAnswer } from '../api/account.ts'
import type { Notice } from '../api/notice.ts'
import type { CheckoutProblem } from '../checkout/checkout-view.ts'
import type { ErrorCode } from '../errors.ts'
import type { PastOrder } from '../orders/past-order.ts'
import type { AuthForm } from './auth-forms.ts'
import type { ChangeForm } from './change-forms.ts'
import type { NewsletterState } from './newsletter.ts'

/** Where a login leads instead of the account: back to the checkout, or to what has become of a payment. */
export type AfterLogin = 'checkout' | 'payment'

/** What an address or a form names; null: the account. */
export const readNext = (named: string | undefined): AfterLogin | null =>
  named === 'checkout' || named === 'payment' ? named : null

/** The account without JavaScript: its login, the customer's own page, its forms, or one of their orders. */
export type AccountView =
  | {
      step: 'login'
      /** The form that was sent; `login` at first. */
      form: AuthForm
      /** What was typed, without passwords. */
      typed: Record<string, string>
      faults: Record<string, ErrorCode>
      problem: CheckoutProblem | null
      next: AfterLogin | null
      /** A form that was sent when the session had ended: its step and what was entered, as a query; without passwords. */
      unsavedForm?: string | undefined
      /** They were a customer a moment ago. */
      isLoggedOut?: boolean
      /** They asked for what only a customer sees (R6.10). */
      needsLogin?: boolean
    }
  | {
      step: 'account'
      customer: Customer
      /** Null: they could not be loaded. */
      orders: OrdersAnswer | null
      /** Null: it could not be asked. */
      newsletter: NewsletterState | null
      /** What there is to say of the login, of the cart for example, or of what was just done here. */
      notices: Notice[]
    }
  | {
      step: 'change'
      form: ChangeForm
      /** Who the customer is; once a form was sent, what was entered instead, without passwords. */
      typed: Record<string, string>
      /** Of the forms about an address; as it was entered. */
      address: CustomerAddress | null
      /** What there is to say of the login that the form has waited for. */
      notices: Notice[]
      faults: Record<string, ErrorCode>
      problem: CheckoutProblem | null
    }
  /** There is no account any more. */
  | { step: 'deleted' }
  | { step: 'order'; order: PastOrder; email: string }
  /** It may succeed later. */
  | { step: 'failed'; problem: CheckoutProblem }

export type AccountViewOf<Step extends AccountView['step']> = Extract<AccountView, { step: Step }>
