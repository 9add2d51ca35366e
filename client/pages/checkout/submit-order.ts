import type { Confirmation } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { toCartChanges } from '#shared/cart/offline-cart.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { MAX_ORDER_ATTEMPTS, planOrder } from '#shared/orders/plan-order.ts'
import { confirmationOf, queueOrder } from '#shared/orders/queued-order.ts'
import type { StoreView } from '#shared/store-views.ts'
import { offlineChanges } from '../../features/cart/offline-changes.ts'
import { type Details, toRequest } from '../../features/checkout/details.ts'
import { outbox } from '../../features/outbox/device-outbox.ts'
import { acceptedHashes } from '../../features/outbox/session-hashes.ts'
import { withMessages } from '../../i18n/load-messages.ts'

/** `waiting`: the order is in the outbox, and the thank-you page shows what becomes of it. */
export type SubmittedOrder = Confirmation | 'waiting'

const loadWatch = () => withMessages(import('../order-confirmation/outbox-watch.tsx'), 'checkout', 'errors')
const loadWaiting = () =>
  withMessages(import('../order-confirmation/waiting-orders.tsx'), 'checkout', 'errors')

const loadThankYouPage = () =>
  withMessages(import('../order-confirmation/order-confirmation-page.tsx'), 'checkout', 'errors')

/** Brings all that an order needs when the connection goes away at the last step. */
export const prepareOrder = (): Promise<unknown> =>
  Promise.all([loadWatch(), loadWaiting(), loadThankYouPage()])

export interface Submission {
  store: StoreView
  details: Details
  /** As it is shown: what is ordered must be that. */
  cart: Cart
  /** The shop has not heard how the order is to be delivered. */
  isDeliveryUntold: boolean
}

interface SubmissionEvents {
  /** Told before each attempt after the first: 2 to 4. */
  onAttempt: (attempt: number) => void
  /** The order is written down; what the device knows of the cart goes with it, without a word to the shop. */
  onTaken: () => void
  /** The device cannot keep the order: it lives as long as this tab. */
  onNotKept: () => void
}

/**
 * Submits an order that is not paid at the provider's (Spec §4, Placing an order): first into the outbox, then to the
 * shop, up to four times. What cannot arrive waits; what the shop refuses throws, and the cart is there again.
 */
export async function submitOrder(
  { store, details, cart, isDeliveryUntold }: Submission,
  { onAttempt, onTaken, onNotKept }: SubmissionEvents,
): Promise<SubmittedOrder> {
  const changes = offlineChanges(store)
  const untold = changes.read()
  const request = {
    ...toRequest(details, cart),
    paymentMethod: details.paymentCode,
    ...((isDeliveryUntold || untold.changes.length > 0) && { offlineCart: toCartChanges(untold) }),
  }
  const stamps = { orderId: crypto.randomUUID(), now: new Date() }
  const order = queueOrder({ details: request, cart, store }, stamps)
  const state = { online: navigator.onLine, placedHashes: acceptedHashes() }
  const plan = planOrder(cart, order.hash, state)
  if (plan.kind === 'duplicate') return 'waiting'
  if (plan.kind === 'emptyCart') throw refused('errors.checkout.emptyCart')
  if (plan.kind === 'notInStock') throw refused(plan.notice)

  const taken = await outbox.add(order)
  if (taken === 'duplicate') return 'waiting'
  if (taken === 'here') onNotKept()
  changes.take()
  onTaken()
  keepForSure()
  if (plan.kind === 'queue') return 'waiting'

  const after = await outbox.send(order.task_id, { attempts: MAX_ORDER_ATTEMPTS, onAttempt })
  const confirmation = after && confirmationOf(after)
  if (confirmation || after?.state !== 'rejected') return confirmation ?? 'waiting'
  await outbox.remove(order.task_id)
  throw refused(after.result as ErrorCode) // what our API refuses with
}

const refused = (code: ErrorCode) => new AppError(code, { status: 409 })

/** Browsers may throw away what a shop keeps, unless they were asked not to. They may say no. */
function keepForSure(): void {
  navigator.storage?.persist().catch((error: unknown) => console.warn('storage', error))
}
