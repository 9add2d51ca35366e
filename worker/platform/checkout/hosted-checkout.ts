import * as z from 'zod/mini'
import type { Confirmation } from '#shared/api/checkout.ts'
import type { WidgetToken } from '#shared/checkout/widget-token.ts'
import { AppError } from '#shared/errors.ts'
import { verdictOf } from '#shared/orders/order-state.ts'
import { UpstreamFailure } from '../../upstream/upstream-failure.ts'
import type { PlatformClient } from '../client.ts'
import { ORDER_DEADLINE_MS } from '../deadlines.ts'

const HOSTED_CHECKOUT = '/api/ext/shop-hosted-checkout' // contract §12
/** A product of the cart is not sold any more, or has no price. */
const NOT_AVAILABLE = /not available/i
const tokenSchema = z.object({ token: z.string().check(z.minLength(1)) })

/**
 * Token of the payment provider's checkout for a cart (contract §12). `isOpen`: a payment of the same goods was opened before. Its
 * token is returned as long as it is valid. Otherwise it is a new token, which ends all others of the cart.
 */
export async function loadPurchase(
  platform: PlatformClient,
  cartId: string,
  { origin, isOpen }: { origin: string; isOpen: boolean },
): Promise<string> {
  const call = { query: { origin }, result: tokenSchema }
  const path = `${HOSTED_CHECKOUT}/${isOpen ? 'load' : 'init'}/${encodeURIComponent(cartId)}`
  const answer = await platform.get(path, call)
  if (answer.ok) return answer.result.token
  if (answer.code === 404 && answer.reason !== 'missingRoute')
    throw new AppError('errors.checkout.emptyCart', { cause: answer.message, status: 409 })
  if (answer.code === 409 && NOT_AVAILABLE.test(answer.message))
    throw new AppError('errors.order.notInStock', { cause: answer.message, status: 409 })
  platform.log.error('hostedCheckout.failed', { code: answer.code, message: answer.message })
  throw new AppError('errors.checkout.payment', {
    cause: answer.message,
    status: answer.code === 409 ? 409 : 502,
  })
}

const widgetSchema = z.object({
  paymentId: z.string().check(z.minLength(1)),
  widgetJwt: z.string().check(z.minLength(1)),
  expiredUtc: z.iso.datetime(),
})

/** The token is JSON in a string; an object is accepted too (contract §12). */
const widgetTextSchema = z.pipe(
  z.transform((value) => {
    try {
      return typeof value === 'string' ? JSON.parse(value) : value
    } catch {
      return value // not JSON: the schema rejects it
    }
  }),
  widgetSchema,
)

/** The token for the provider's widgets. All widgets share it until it expires. */
export async function fetchWidgetToken(platform: PlatformClient): Promise<WidgetToken> {
  const call = { result: widgetTextSchema }
  const answer = await platform.get(`${HOSTED_CHECKOUT}/widget/init`, call)
  if (answer.ok) return answer.result
  throw new AppError('errors.checkout.payment', { cause: answer.message, status: 502 })
}

const completionSchema = z.object({
  order: z.object({ customer_email: z.string(), order_number: z.coerce.string() }),
})

/** Result of asking for the order of a paid session. `cause` is for the log. */
type Completion =
  | { kind: 'ordered'; confirmation: Confirmation }
  /** There will be no order. The platform has refunded the payment. */
  | { kind: 'returned'; cause: string }
  /** The platform has no such payment and will not get it. */
  | { kind: 'unknown'; cause: string }
  /** It may still become an order: the platform is failing, or (`isEarly`) has not received the payment yet. */
  | { kind: 'undecided'; cause: string; isEarly: boolean }

const RETURNED = 410
const NOT_PAID_YET = 409

/** The order of a paid session. Repeated calls give the same result. */
export async function completePurchase(platform: PlatformClient, cartId: string): Promise<Completion> {
  const call = { body: {}, result: completionSchema, deadlineMs: ORDER_DEADLINE_MS }
  const path = `${HOSTED_CHECKOUT}/complete/${encodeURIComponent(cartId)}`
  const answer = await platform.post(path, call).catch((error: unknown) => {
    if (error instanceof UpstreamFailure) return { cause: `${error.kind}: ${error.cause}` }
    throw error
  })
  if ('cause' in answer) return { kind: 'undecided', ...answer, isEarly: false } // no answer decides nothing
  if (!answer.ok) {
    const cause = `${answer.code}: ${answer.message}`
    if (answer.code === RETURNED) return { kind: 'returned', cause }
    const isFinal = verdictOf(answer.code) === 'refused' && answer.code !== NOT_PAID_YET
    return isFinal
      ? { kind: 'unknown', cause }
      : { kind: 'undecided', cause, isEarly: answer.code === NOT_PAID_YET }
  }
  const { customer_email, order_number } = answer.result.order
  return { kind: 'ordered', confirmation: { orderNumber: order_number, email: customer_email } }
}
