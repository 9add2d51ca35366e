import type { Confirmation, OrderRequest } from '#shared/api/checkout.ts'
import { planAfterCompletion } from '#shared/checkout/complete-payment.ts'
import { planAfterAttempt } from '#shared/checkout/place-order.ts'
import { AppError } from '#shared/errors.ts'
import type { StoreView } from '#shared/store-views.ts'
import { fetchJson } from '../../api/fetch-json.ts'
import { type Details, toRequest } from './details.ts'

/** `reloading`: the page starts anew and goes on where it was. */
export type OrderOutcome = Confirmation | 'reloading'

/** Told before each attempt after the first: 2 to 4. */
type OnAttempt = (attempt: number) => void

const apiOf = ({ pathPrefix }: StoreView) => `${pathPrefix}/api/checkout`

/**
 * Sends an order that is not paid at the provider's, up to four times (Spec §4, Placing an order). Its id is the same
 * for all of them, and for the next press of the button, until the shop has answered.
 */
export async function sendOrder(
  store: StoreView,
  details: Details,
  onAttempt: OnAttempt,
): Promise<Confirmation> {
  const key = `skare:order:${store.code}`
  const orderId = sessionStorage.getItem(key) ?? crypto.randomUUID()
  sessionStorage.setItem(key, orderId)
  const body: OrderRequest = { ...toRequest(details), paymentMethod: details.paymentCode, orderId }
  for (let attempt = 1; ; ) {
    try {
      const confirmation = await fetchJson<Confirmation>(`${apiOf(store)}/order`, { method: 'POST', body })
      sessionStorage.removeItem(key)
      return confirmation
    } catch (error) {
      const next = planAfterAttempt(attempt, outcomeOf(error))
      if (next.kind === 'rejected') sessionStorage.removeItem(key)
      if (next.kind !== 'retry') throw error
      await wait(next.waitMs)
      attempt = next.attempt
      onAttempt(attempt)
    }
  }
}

/** Our API refuses with 4xx what the platform would refuse with 400; everything else may pass. */
function outcomeOf(error: unknown): Parameters<typeof planAfterAttempt>[1] {
  if (!(error instanceof AppError) || error.status === 0) return { kind: 'noAnswer' }
  return { kind: 'answer', code: error.status >= 400 && error.status < 500 ? 400 : error.status }
}

const paidKey = ({ code }: StoreView) => `skare:paid:${code}`

/** Whether the shopper has paid and the order is still to be fetched: a reload goes on with that. */
export const hasPaid = (store: StoreView): boolean => sessionStorage.getItem(paidKey(store)) !== null

const RETRY_MS = 1000

/** Fetches the order of a checkout that is paid. Failing, it tries again, then reloads the page once (R4.77). */
export async function completePayment(store: StoreView, onAttempt: OnAttempt): Promise<OrderOutcome> {
  const key = paidKey(store)
  const hasReloaded = sessionStorage.getItem(key) === 'reloaded'
  if (!hasReloaded) sessionStorage.setItem(key, 'paid')
  for (let attempts = 1; ; attempts++) {
    try {
      const confirmation = await fetchJson<Confirmation>(`${apiOf(store)}/complete`, {
        method: 'POST',
        body: {},
      })
      sessionStorage.removeItem(key)
      return confirmation
    } catch (error) {
      const next = planAfterCompletion(attempts, hasReloaded)
      if (next === 'giveUp') throw error
      if (next === 'reload') {
        sessionStorage.setItem(key, 'reloaded')
        location.reload()
        return 'reloading'
      }
      await wait(RETRY_MS * attempts)
      onAttempt(attempts + 1)
    }
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
