import type { Confirmation, PaymentMethod, ServicePoint, ShippingMethod } from '../api/checkout.ts'
import type { Cart } from '../cart/cart.ts'
import type { MessageKey } from '../i18n/messages.ts'
import type { MessageParams } from '../i18n/translate.ts'
import type { PastOrder } from '../orders/past-order.ts'
import type { TermsChange } from '../outbox/terms.ts'
import type { FieldErrorKey } from './address.ts'
import type { ChosenDelivery } from './checkout-steps.ts'
import type { CheckoutDraft } from './draft.ts'

/** What the page has to say about what went wrong. */
export interface CheckoutProblem {
  key: MessageKey
  params?: MessageParams
}

interface OpenStep {
  draft: CheckoutDraft
  cart: Cart
  problem: CheckoutProblem | null
}

/** The provider's page as the target of a form. */
export interface HostedForm {
  url: string
  token: string
  /** Where the provider's page leads when the shopper is through, with origin. */
  returnUrl: string
}

/** A step of the checkout as a document. */
export type CheckoutView =
  | (OpenStep & {
      step: 'contact'
      faults: Record<string, FieldErrorKey>
      /** Nobody is logged in, but can be. */
      isGuest: boolean
    })
  | (OpenStep & { step: 'delivery'; methods: ShippingMethod[]; points: ServicePoint[] | null })
  | (OpenStep & { step: 'payment'; methods: PaymentMethod[]; delivery: ChosenDelivery | null })
  | (OpenStep & {
      step: 'review'
      delivery: ChosenDelivery | null
      payment: PaymentMethod
      /** Of the order that the button sends. */
      orderId: string
      /** Null: not paid at the provider's, or it cannot be paid for as it is. */
      hosted: HostedForm | null
      /** What has changed since the shopper agreed to order. */
      changes: TermsChange[]
    })
  /** Nobody knows how it ended, or the shop could not be asked: the same form can be sent again. */
  | { step: 'again'; fields: Record<string, string>; problem: CheckoutProblem }
  /** There is nothing to go on with here. */
  | { step: 'closed'; problem: CheckoutProblem; next: 'cart' | 'login' | 'loginToPayment' | 'payment' }

export type CheckoutViewOf<Step extends CheckoutView['step']> = Extract<CheckoutView, { step: Step }>

/** The thank-you page as a document. */
export interface Receipt {
  confirmation: Confirmation | null
  /** Null: the platform tells no guest of it. */
  order: PastOrder | null
}
