import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { confirmationSchema, type OrderAnswer, type QueuedOrder } from '#shared/orders/queued-order.ts'
import { storeViews } from '#shared/store-views.ts'
import { callApi } from '../../api/call-api.ts'
import { inTurn } from '../../storage/in-turn.ts'
import { useStore } from '../../ui/create-store.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createRows } from './outbox-rows.ts'
import { noteAccepted } from './session-hashes.ts'

/** The outbox of this device. */
export const outbox: Outbox = createOutbox({
  rows: createRows(),
  send: (order) => ask('checkout.order', order, confirmationSchema),
  cancel: (order) => ask('checkout.cancelOrder', order, z.nullable(confirmationSchema)),
  inTurn: (work) => inTurn('skare:outbox', work),
  isOnline: () => navigator.onLine,
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  announce: (order) => {
    if (order.state === 'acknowledged') noteAccepted(order.hash)
    dispatchEvent(new CustomEvent(order.callback_event, { detail: order }))
  },
})

const ANSWER_MS = 75_000 // longer than the edge waits for the platform

/** Of an order nothing is believed unchecked, also where the API's schemas cannot be had: its own are part of this code. */
async function ask(
  name: 'checkout.order' | 'checkout.cancelOrder',
  { store, payload }: QueuedOrder,
  schema: z.ZodMiniType,
): Promise<OrderAnswer> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    return { code: 200, result: schema.parse(await callApi(storeViews[store], name, payload, { signal })) }
  } catch (error) {
    return toAnswer(error)
  }
}

/**
 * Only what our own API said counts as an answer: a page that a hotel's network puts in between, or an answer that broke
 * off, says nothing about an order.
 */
export function toAnswer(error: unknown): OrderAnswer {
  const isOurs =
    error instanceof AppError && error.code !== 'errors.badContentType' && error.code !== 'errors.wrongFormat'
  return isOurs ? { code: error.status, result: error.code } : { code: 0, result: null }
}

/** The orders on their way, as this tab knows them. */
export const useOutbox = (): QueuedOrder[] => useStore(outbox, nothing)

const nothing: QueuedOrder[] = []
