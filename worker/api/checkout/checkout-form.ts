import { orderRequestSchema } from '#shared/api/checkout.ts'
import { readAction } from '#shared/checkout/checkout-steps.ts'
import type { CheckoutProblem } from '#shared/checkout/checkout-view.ts'
import { RECEIPT_PATH } from '#shared/checkout/document-paths.ts'
import { type CheckoutDraft, draftFields, readDraft, toShippingChoice } from '#shared/checkout/draft.ts'
import { expectedOfTerms, readTerms } from '#shared/checkout/shown-terms.ts'
import { AppError } from '#shared/errors.ts'
import { verdictOf } from '#shared/orders/order-state.ts'
import type { AppContext } from '../../app-env.ts'
import { UNAUTHORIZED } from '../../http-status.ts'
import { refuseTooMany } from '../../middleware/rate-limit.ts'
import { mayBePlaced } from '../../orders/place-once.ts'
import { checkoutPage } from '../../pages/checkout.ts'
import { servePlainPage } from '../../render/posted-page.ts'
import { type FormFields, readForm } from '../../request/read-body.ts'
import { readCartId } from '../../session/cart-id.ts'
import { cartPart } from '../../session/session-parts.ts'
import { reportFailure } from '../report-failure.ts'
import { type CheckoutStep, showStep } from './checkout-step.ts'
import { cancelOrder, placeOrder } from './placing.ts'

/**
 * `POST` to the checkout: a step as a document, for browsers without JavaScript and for shoppers whose scripts have failed.
 * The checkout's own document is the same for everybody, so what is personal answers a form.
 */
export async function postCheckoutForm(c: AppContext): Promise<Response> {
  const form = await readForm(c)
  const step = await takeStep(c, form).catch((error: unknown) => failed(c, error, form))
  return step ? serveStep(c, step) : c.redirect(c.var.store.pathPrefix + RECEIPT_PATH, 303)
}

export const serveStep = (c: AppContext, { view, status }: CheckoutStep): Promise<Response> =>
  servePlainPage(c, ({ store }) => checkoutPage(view, status, store))

/** The first step as an answer to no form: where a login leads back to. */
export const serveStart = (c: AppContext): Promise<Response> => startCheckout(c, null)

/** The first step, with what the account knows and what there is to say. */
export async function startCheckout(c: AppContext, problem: CheckoutProblem | null): Promise<Response> {
  const start = async () => showStep(c, { draft: readDraft({}, c.var.store), action: 'contact', problem })
  return serveStep(c, await start().catch((error: unknown) => failed(c, error, {})))
}

/** Takes the step that the form asks for; null: there is an order, and the session knows it. */
async function takeStep(c: AppContext, form: FormFields): Promise<CheckoutStep | null> {
  const { session, store } = c.var
  await readCartId(session, store.code) // throws when the cart was the account's
  const draft = readDraft(form, store)
  const action = readAction(form)
  if (action === 'order') return order(c, draft, form)
  if (action === 'cancel') return cancel(c, draft, form)
  return showStep(c, { draft, action })
}

/** Places the order as it was shown. A refusal gives the cart back, and the shopper sees what is different by now. */
async function order(c: AppContext, draft: CheckoutDraft, form: FormFields): Promise<CheckoutStep | null> {
  const agreed = readTerms(form.terms)
  const parsed = orderRequestSchema.safeParse({
    ...toShippingChoice(draft, { isVirtual: draft.delivery === '' }), // by now the cart may be the order's
    paymentMethod: draft.payment,
    orderId: form.orderId,
    expected: agreed && expectedOfTerms(agreed),
  })
  if (!parsed.success) return showStep(c, { draft, action: 'review' })
  await refuseTooMany(c, 'order')
  const { session, store } = c.var
  const cart = { [cartPart(store.code)]: await session.read(cartPart(store.code)) }
  try {
    await placeOrder(c, parsed.data)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (isUndecided(error) && !mayBePlaced(error)) session.update(cart) // nothing was ordered: who goes away has it again
    if (verdictOf(error.status) !== 'refused' || error.code === 'errors.checkout.emptyCart') throw error
    const { problem } = reportFailure(c, error, 'checkout.failed')
    return showStep(c, { draft, action: 'review', problem, agreed })
  }
}

async function cancel(c: AppContext, draft: CheckoutDraft, form: FormFields): Promise<CheckoutStep | null> {
  const { data: orderId } = orderRequestSchema.shape.orderId.safeParse(form.orderId)
  const isPlaced = orderId && (await cancelOrder(c, { orderId, contact: draft.contact }))
  if (isPlaced) return null
  return showStep(c, { draft, action: 'contact', problem: { key: 'errors.order.cancelled' } })
}

/** It may succeed later, or may have: the same form can be sent again. */
const isUndecided = ({ status }: Pick<AppError, 'status'>) => verdictOf(status) === 'undecided'

/** What failed, in the page: with all that was typed. */
async function failed(c: AppContext, error: unknown, form: FormFields): Promise<CheckoutStep> {
  const { problem, status } = reportFailure(c, error, 'checkout.failed')
  if (isUndecided({ status })) return retryStep(c, problem, { form, status })
  if (problem.key === 'errors.checkout.emptyCart')
    return { view: { step: 'closed', problem, next: 'cart' }, status }
  if (status === UNAUTHORIZED) return { view: { step: 'closed', problem, next: 'login' }, status }
  const step = await showStep(c, { draft: readDraft(form, c.var.store), action: 'contact', problem })
  return { ...step, status }
}

function retryStep(
  c: AppContext,
  problem: CheckoutProblem,
  { form, status }: { form: FormFields; status: number },
): CheckoutStep {
  const action = readAction(form)
  const { orderId = '', terms = '' } = form
  const orderFields: Record<string, string> =
    action === 'order' || action === 'cancel' ? { orderId, terms } : {}
  const fields = { ...draftFields(readDraft(form, c.var.store)), ...orderFields, step: action }
  return { view: { step: 'again', fields, problem }, status }
}
