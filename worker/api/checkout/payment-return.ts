import { RECEIPT_PATH } from '#shared/checkout/document-paths.ts'
import { readDraft } from '#shared/checkout/draft.ts'
import { verdictOf } from '#shared/orders/order-state.ts'
import type { AppContext } from '../../app-env.ts'
import { UNAUTHORIZED } from '../../http-status.ts'
import { refuseTooMany } from '../../middleware/rate-limit.ts'
import { orElse } from '../../observability/or-else.ts'
import { receiptPage } from '../../pages/checkout.ts'
import { servePlainPage } from '../../render/posted-page.ts'
import { reportFailure } from '../report-failure.ts'
import { serveStep } from './checkout-form.ts'
import type { CheckoutStep } from './checkout-step.ts'
import { showStep } from './checkout-step.ts'
import { completePaid } from './payment.ts'
import { fetchConfirmedOrder } from './placing.ts'

/**
 * Where the provider's page leads when it was opened as a document. What it says in the address proves nothing: whether
 * there is a payment is the platform's to say. Asking again gives the same order.
 */
export async function returnFromPayment(c: AppContext): Promise<Response> {
  const status = c.req.query('status')
  const step = await (status === 'declined' || status === 'cancelled' ? notPaid(c, status) : paid(c)).catch(
    (error: unknown) => failed(c, error),
  )
  return step ? serveStep(c, step) : c.redirect(c.var.store.pathPrefix + RECEIPT_PATH, 303)
}

async function paid(c: AppContext): Promise<null> {
  await refuseTooMany(c, 'order')
  await completePaid(c)
  return null
}

/** Back to the choice of a payment, with what was entered; where nothing is left of it, to the first step. */
async function notPaid(c: AppContext, status: 'declined' | 'cancelled'): Promise<CheckoutStep> {
  const entered = await c.var.session.read('draft')
  return showStep(c, {
    draft: readDraft(entered ?? {}, c.var.store),
    action: entered ? 'payment' : 'contact',
    problem: { key: `checkout.payment.${status}` },
  })
}

function failed(c: AppContext, error: unknown): CheckoutStep {
  const { problem, status } = reportFailure(c, error, 'checkout.failed')
  const next =
    verdictOf(status) === 'undecided' ? 'payment' : status === UNAUTHORIZED ? 'loginToPayment' : 'cart'
  return { view: { step: 'closed', problem, next }, status }
}

/** The session's last order as a document. The thank-you page's own document is the same for everybody. */
export async function serveReceipt(c: AppContext): Promise<Response> {
  const confirmation = await c.var.session.read('confirmation')
  const failure = { log: c.get('log'), event: 'receipt.noOrder' } // the order is there, only its lines are not shown
  const order = await orElse(fetchConfirmedOrder(c), null, failure)
  return servePlainPage(c, ({ store }) => receiptPage({ confirmation, order }, store))
}
