import type { Confirmation } from '#shared/api/checkout.ts'
import { AppError } from '#shared/errors.ts'
import { verdictOf } from '#shared/orders/order-state.ts'
import { planAfterCompletion } from '#shared/orders/payment-completion.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { tabStorage } from '../../storage/device-storage.ts'
import { wait } from '../../storage/wait.ts'
import { forgetPaid, paidHere, paidKey } from './paid-stores.ts'

/** `reloading`: the page starts anew and goes on where it was. */
type PaymentOutcome = Confirmation | 'reloading'

/** Called before each attempt after the first: 2 to 4. */
type OnAttempt = (attempt: number) => void

const RETRY_MS = 1000
const TIMEOUT_MS = 75_000 // the edge may need longer; asking again gives the same order

/**
 * Fetches the order of a checkout that is paid. While the outcome is not known, it tries again, then reloads the page once
 * (R4.77). If the shopper has left the checkout, nothing is reloaded, and the checkout fetches the order when they come back.
 * A final refusal is thrown at once, and the payment forgotten: the checkout starts anew.
 */
export async function completePayment(store: StoreView, onAttempt: OnAttempt): Promise<PaymentOutcome> {
  const key = paidKey(store)
  const { pathname } = location
  paidHere.add(store.code)
  const hasReloaded = tabStorage.getItem(key) === 'reloaded'
  const canReload = !hasReloaded && (await tabStorage.setItem(key, 'paid')) // else it would forget that it is paid
  for (let attempts = 1; ; attempts++) {
    const outcome = await callInTurn(store, 'checkout.complete', {}, { timeoutMs: TIMEOUT_MS }).catch(
      toFailure,
    )
    if (!(outcome instanceof AppError)) {
      forgetPaid(store)
      return outcome
    }
    const next = planAfterCompletion(attempts, { status: outcome.status, canReload })
    if (next === 'refused') forgetPaid(store)
    if (next === 'reload' && location.pathname === pathname) {
      await tabStorage.setItem(key, 'reloaded')
      location.reload()
      return 'reloading'
    }
    if (next !== 'retry') throw outcome
    await wait(RETRY_MS * attempts)
    onAttempt(attempts + 1)
  }
}

/** While the outcome is not known, the text says that the shopper has paid, so that they do not pay again. */
function toFailure(error: unknown): AppError {
  const status = error instanceof AppError ? error.status : 0
  const isDecided = error instanceof AppError && verdictOf(status) !== 'undecided'
  return isDecided ? error : new AppError('errors.order.undecided', { cause: error, status })
}
