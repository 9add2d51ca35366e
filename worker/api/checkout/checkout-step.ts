import type { ServicePoint, ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { withoutShipping, withPayment } from '#shared/cart/totals.ts'
import { namesOf, unavailableLines } from '#shared/cart/unavailable-lines.ts'
import { normaliseAddress } from '#shared/checkout/address.ts'
import {
  type CheckoutAction,
  type ChosenDelivery,
  chooseDelivery,
  chosenPayment,
  deliveryId,
} from '#shared/checkout/checkout-steps.ts'
import type { CheckoutProblem, CheckoutView, HostedForm } from '#shared/checkout/checkout-view.ts'
import { RETURN_PATH } from '#shared/checkout/document-paths.ts'
import { type CheckoutDraft, draftFaults, draftFields, toShippingChoice } from '#shared/checkout/draft.ts'
import { isPaymentGone, isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { compareTerms, type Terms, termsOf } from '#shared/outbox/terms.ts'
import type { AppContext } from '../../app-env.ts'
import { emptyCartError } from '../../common-errors.ts'
import { fetchServicePoints } from '../../platform/checkout/checkout.ts'
import { paymentOrigin } from '../../request/origins.ts'
import { platformOf } from '../../request/services.ts'
import { customerPlatformOf, shopperCart } from '../cart/shopper-cart.ts'
import { chooseShipping, fetchMethodsFor } from './delivery.ts'
import { openPayment } from './payment.ts'
import { prefillDraft } from './prefill-draft.ts'

/** The page that answers a step, and its status. */
export interface CheckoutStep {
  view: CheckoutView
  status: number
}

/** A shopper on the way through the steps. */
interface StepContext {
  c: AppContext
  draft: CheckoutDraft
  /** The step that is asked for. */
  action: Exclude<CheckoutAction, 'order' | 'cancel'>
  problem: CheckoutProblem | null
  /** What the shopper agreed to before it was refused. */
  agreed: Terms | null
  cart: Cart
  isVirtual: boolean
}

type StepRequest = Pick<StepContext, 'draft' | 'action'> & Partial<Pick<StepContext, 'problem' | 'agreed'>>

/** The step that is asked for, or the first one before it that is not complete: all are checked again, every time. */
export async function showStep(c: AppContext, start: StepRequest): Promise<CheckoutStep> {
  const cart = await shopperCart(c, customerPlatformOf(c)).fetch()
  if (cart.lines.length === 0) throw emptyCartError()
  const context = { c, problem: null, agreed: null, ...start, cart, isVirtual: isVirtualCart(cart) }
  const { draft, problem, action } = context
  const isGuest = (await c.var.session.read('customer')) === null
  const contact = { step: 'contact' as const, draft, cart, problem, isGuest }
  if (action === 'contact')
    return page({ ...contact, draft: await prefillDraft(c, draft, context), faults: {} })
  const faults = draftFaults(draft, context)
  if (Object.keys(faults).length > 0) return page({ ...contact, faults }, REFUSED)
  return context.isVirtual ? showPayment(context, null) : showDelivery(context)
}

const REFUSED = 400

const page = (view: CheckoutView, status = 200): CheckoutStep => ({ view, status })

async function showDelivery(context: StepContext): Promise<CheckoutStep> {
  const { c, draft, cart, action } = context
  const methods = await fetchMethodsFor(c, draft.address)
  const points = await pointsFor(context, methods)
  const found = chooseDelivery(draft, methods, points)
  if (found.chosen && action !== 'delivery') return showPayment(context, found.chosen)
  const isAsked = action === 'delivery' && methods.length > 0
  const problem = !isAsked && !found.chosen && found.problem ? { key: found.problem } : context.problem
  const shown = found.chosen ? cart : { ...cart, totals: withoutShipping(cart.totals) } // that of an earlier choice
  return page({ step: 'delivery', draft, cart: shown, methods, points, problem }, isAsked ? 200 : REFUSED)
}

/** Service points, as far as this step needs them; null: nobody can say. */
async function pointsFor(
  { c, draft, action }: StepContext,
  methods: ShippingMethod[],
): Promise<ServicePoint[] | null> {
  const needing = methods.filter(({ needsServicePoint }) => needsServicePoint)
  if (!needing.some((method) => action === 'delivery' || deliveryId(method) === draft.delivery)) return []
  try {
    const { zipCode, country } = normaliseAddress(draft.address)
    return await fetchServicePoints(platformOf(c), draft.near.trim() || zipCode, country)
  } catch (error) {
    c.get('log').warn('checkout.noPoints', { error })
    return null
  }
}

async function showPayment(context: StepContext, delivery: ChosenDelivery | null): Promise<CheckoutStep> {
  const { c, draft, action, problem, isVirtual } = context
  const { cart, paymentMethods } = await chooseShipping(c, toShippingChoice(draft, { isVirtual }))
  const payment = chosenPayment(draft, paymentMethods)
  if (!payment || action !== 'review') {
    const status = action === 'review' ? REFUSED : 200
    const gone: CheckoutProblem | null = isPaymentGone(draft.payment, paymentMethods)
      ? { key: 'errors.order.paymentGone' }
      : null
    const view = { step: 'payment' as const, draft, cart, delivery, methods: paymentMethods }
    return page({ ...view, problem: problem ?? gone }, status)
  }
  const priced = { ...cart, totals: withPayment(cart.totals, payment.cost) }
  const names = namesOf(unavailableLines(cart))
  const soldOut: CheckoutProblem | null = names ? { key: 'errors.order.soldOut', params: { names } } : null
  const view = {
    ...{ step: 'review' as const, draft, cart: priced, delivery, payment },
    orderId: crypto.randomUUID(),
    hosted: payment.hosted && !soldOut ? await openHosted(c, draft) : null,
    changes: context.agreed ? compareTerms(context.agreed, termsOf(priced)) : [],
    problem: problem ?? soldOut,
  }
  return page(view, view.problem ? 409 : 200)
}

/** The provider's page as a document, which leads back to the shop. What was entered is kept for the way back. */
async function openHosted(c: AppContext, draft: CheckoutDraft): Promise<HostedForm> {
  const { url, token } = await openPayment(c)
  const fields = draftFields(draft)
  c.var.session.update({ draft: fitsCookie(fields) ? fields : null })
  return { url, token, returnUrl: paymentOrigin(c) + c.var.store.pathPrefix + RETURN_PATH }
}

const MAX_DRAFT_BYTES = 2800 // encrypted and in base64 it stays below the 4096 bytes of a cookie

/** A longer one is entered again: the browser would refuse the cookie. */
const fitsCookie = (fields: Record<string, string>): boolean =>
  new TextEncoder().encode(JSON.stringify(fields)).byteLength <= MAX_DRAFT_BYTES
