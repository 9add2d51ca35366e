import type { Confirmation } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { type OfflineCart, toCartChanges } from '#shared/cart/offline-cart.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { isOtherTerms } from '#shared/orders/order-state.ts'
import { MAX_ORDER_ATTEMPTS, planOrder } from '#shared/orders/plan-order.ts'
import { orderKey, queueOrder } from '#shared/outbox/queue-order.ts'
import { confirmationOf, type QueuedOrder, type Task } from '#shared/outbox/task.ts'
import { digestOf } from '#shared/sha256-hex.ts'
import type { StoreView } from '#shared/store-views.ts'
import { offlineChanges } from '../../features/cart/offline-changes.ts'
import { type Details, forgetDetails, toRequest } from '../../features/checkout/details.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { addTask, outbox } from '../../outbox/device-outbox.ts'
import { acceptedHashes } from '../../outbox/session-hashes.ts'
import { giveCartBack, isUnread } from '../order-confirmation/give-back.ts'

/** `waiting`: the order is in the outbox, and the thank-you page shows what becomes of it. */
export type SubmittedOrder = Confirmation | 'waiting'

const loadWatch = () =>
  withMessages(import('../order-confirmation/outbox-watch.tsx'), 'outbox', 'checkout', 'errors')
const loadWaiting = () =>
  withMessages(import('../order-confirmation/waiting-orders.tsx'), 'outbox', 'checkout', 'errors')

const loadThankYouPage = () =>
  withMessages(import('../order-confirmation/order-confirmation-page.tsx'), 'checkout', 'errors')

/** Brings all that an order needs when the connection goes away at the last step. */
export const preloadOrderPages = (): Promise<unknown> =>
  Promise.all([loadWatch(), loadWaiting(), loadThankYouPage()])

export interface Submission {
  store: StoreView
  details: Details
  /** As it is shown: what is ordered must be that. */
  cart: Cart
  /** The shop has not heard how the order is to be delivered. */
  isDeliveryUnsent: boolean
  /** Who is logged in; undefined: nobody, or it is not known. */
  customerId: number | undefined
}

interface SubmissionEvents {
  /** Told before each attempt after the first: 2 to 4. */
  onAttempt: (attempt: number) => void
  /** The order is written down; what the device knows of the cart goes with it, without a word to the shop. */
  onTaken: () => void
  /** The device cannot keep the order: it lives as long as this tab. */
  onNotStored: () => void
}

/**
 * Submits an order that is not paid at the provider's (Spec §4, Placing an order): first into the outbox, then to the
 * shop, up to four times. What cannot arrive waits; what the shop refuses throws, and the cart is there again.
 */
export async function submitOrder(
  submission: Submission,
  { onAttempt, onTaken, onNotStored }: SubmissionEvents,
): Promise<SubmittedOrder> {
  const { store, cart } = submission
  const changes = offlineChanges(store)
  const offlineCart = changes.read()
  const order = await toOrder(submission, offlineCart)
  const state = { online: navigator.onLine, placedHashes: acceptedHashes() }
  const plan = planOrder(cart, order.hash, state)
  if (plan.kind === 'duplicate') return 'waiting'
  if (plan.kind === 'emptyCart') throw refused('errors.checkout.emptyCart')
  if (plan.kind === 'notInStock') throw refused(plan.notice)

  const taken = await addTask(order)
  if (taken === 'duplicate') return 'waiting'
  if (taken === 'inTabOnly') onNotStored()
  changes.clear(offlineCart)
  onTaken()
  askForPersistence()
  /** From here on the order holds them, sealed: in clear they need not wait with it. */
  const wait = () => {
    if (taken === 'stored') forgetDetails(store, order)
    return 'waiting' as const
  }
  if (plan.kind === 'queue') return wait()

  const after = await outbox.send(order.task_id, { attempts: MAX_ORDER_ATTEMPTS, onAttempt })
  const confirmation = after && confirmationOf(after)
  if (confirmation) return confirmation
  const isRefused = after?.state === 'rejected' || isOtherTerms(after?.result)
  if (!after || !isRefused) return wait()
  if (isUnread(after) && !(await isCartBack(after))) return wait() // the thank-you page tries again, and tells of it
  await outbox.remove(order.task_id) // the shopper is here to look the cart over and to order again
  throw refused(after.result as ErrorCode) // what our API refuses with
}

/** The order as the outbox takes it: under an id of its own, and with the digest of what is ordered. */
async function toOrder(
  { store, details, cart, isDeliveryUnsent, customerId }: Submission,
  offlineCart: OfflineCart,
): Promise<QueuedOrder> {
  const request = {
    ...toRequest(details, cart),
    paymentMethod: details.paymentCode,
    customerId,
    ...((isDeliveryUnsent || offlineCart.changes.length > 0) && { offlineCart: toCartChanges(offlineCart) }),
  }
  const stamps = { orderId: crypto.randomUUID(), now: new Date() }
  const hash = await digestOf(orderKey(request, cart, offlineCart.id))
  return queueOrder({ details: request, cart, store, hash }, stamps)
}

/** Whether the cart of an order that nobody has looked at is the shopper's again. */
const isCartBack = (order: Task): Promise<boolean> =>
  giveCartBack(order).then(
    (refusal) => refusal === null,
    () => false, // the shop could not be asked
  )

const refused = (code: ErrorCode) => new AppError(code, { status: 409 })

/** Browsers may throw away what a shop keeps, unless they were asked not to. They may say no. */
function askForPersistence(): void {
  navigator.storage?.persist().catch((error: unknown) => console.warn('storage', error))
}
