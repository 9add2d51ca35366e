import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { PastOrder, Withdrawal } from '#shared/orders/past-order.ts'
import type { OrderProof, WithdrawalRequest } from '#shared/orders/withdrawal.ts'
import { type Refused, throwIfAway } from '../answer.ts'
import type { PlatformClient } from '../client.ts'
import { wireOrderSchema, withdrawnSchema } from '../protocol/past-order.ts'
import { toIso } from '../protocol/time.ts'
import { toPastOrder } from './to-past-order.ts'

const ORDER_SERVICE = '/api/ext/order-service' // contract §18

/** The order with this number and e-mail address; null: there is none, or the platform has no such service. */
export async function fetchOrder(platform: PlatformClient, proof: OrderProof): Promise<PastOrder | null> {
  const found = await findOrder(platform, proof)
  return typeof found === 'string' ? null : found
}

/** The same, and says which of the two it is: then a withdrawal goes by mail (contract §18). */
export async function findOrder(
  platform: PlatformClient,
  proof: OrderProof,
): Promise<PastOrder | 'noOrder' | 'noService'> {
  const answer = await platform.post(`${ORDER_SERVICE}/order`, {
    body: proof,
    result: wireOrderSchema,
  })
  if (answer.ok) return toPastOrder(answer.result)
  if (answer.reason === 'missingRoute') {
    platform.log.warn('order.noService', {})
    return 'noService'
  }
  throwIfAway(answer)
  return 'noOrder'
}

const refusals: [RegExp, ErrorCode][] = [
  [/period/i, 'errors.withdrawal.over'],
  [/cancel/i, 'errors.withdrawal.canceled'],
  [/can be withdrawn/i, 'errors.withdrawal.lines'],
]

/**
 * Withdraws from a purchase (contract §18.2). The same request id again is the same withdrawal. A refusal says why in the
 * shop's words.
 */
export async function withdraw(
  platform: PlatformClient,
  { lines, ...request }: WithdrawalRequest,
): Promise<Withdrawal> {
  const wireLines = lines.map(({ id, quantity }) => ({ itemId: id, qty: quantity }))
  const answer = await platform.post(`${ORDER_SERVICE}/withdraw`, {
    body: { ...request, lines: wireLines },
    result: withdrawnSchema,
  })
  if (!answer.ok) throw refusal(answer)
  const { reference, kind, received_at } = answer.result
  return { reference, kind, receivedAt: toIso(received_at), lines, note: request.note }
}

/** The platform's own message goes to the log only. */
function refusal(answer: Refused): AppError {
  const cause = `${answer.code}: ${answer.message}`
  if (answer.reason === 'missingRoute')
    return new AppError('errors.withdrawal.byMail', { cause, status: 404 })
  throwIfAway(answer)
  const code = refusals.find(([words]) => words.test(answer.message))?.[1] ?? 'errors.withdrawal.notFound'
  return new AppError(code, { cause, status: answer.code === 404 ? 404 : 409 })
}
