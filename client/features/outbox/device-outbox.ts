import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { confirmationSchema, type OrderAnswer, type QueuedOrder } from '#shared/orders/queued-order.ts'
import { fetchJson } from '../../api/fetch-json.ts'
import { inTurn } from '../../storage/in-turn.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createRows } from './outbox-rows.ts'
import { noteAccepted } from './session-hashes.ts'

/** The outbox of this device. */
export const outbox: Outbox = createOutbox({
  rows: createRows(),
  send: ({ url, payload }) => ask(url, payload, confirmationSchema),
  cancel: ({ url, payload }) => ask(`${url}/cancel`, payload, z.nullable(confirmationSchema)),
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

async function ask(url: string, body: unknown, schema: z.ZodMiniType): Promise<OrderAnswer> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    return { code: 200, result: schema.parse(await fetchJson(url, { method: 'POST', body, signal })) }
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
export const useOutbox = (): QueuedOrder[] => useSyncExternalStore(outbox.subscribe, outbox.read, none)

const nothing: QueuedOrder[] = []
const none = () => nothing
