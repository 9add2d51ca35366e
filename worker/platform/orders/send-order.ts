import * as z from 'zod/mini'
import type { OrderRequest } from '#shared/api/checkout.ts'
import { withPayment } from '#shared/cart/totals.ts'
import { AppError } from '#shared/errors.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import { emptyCartError } from '../../common-errors.ts'
import { GATEWAY_FAILURES } from '../../http-status.ts'
import { type FailureKind, UpstreamFailure } from '../../upstream/upstream-failure.ts'
import { MISSING_ROUTE } from '../answer.ts'
import { areVirtualItems, fetchItemsAndTotals, findProduct } from '../cart/cart.ts'
import { toTotals } from '../cart/to-cart.ts'
import { toLineOptions } from '../cart/to-line-options.ts'
import type { PlatformClient } from '../client.ts'
import { ORDER_DEADLINE_MS } from '../deadlines.ts'
import type { ServerItem, WireTotals } from '../protocol/cart.ts'
import { type OrderLine, toOrder } from '../protocol/order.ts'
import { toBillingAddress, toPlatformAddress } from '../protocol/platform-address.ts'
import { matchesExpectedLines } from './expected-lines.ts'

const resultSchema = z.union([z.object({ orderNumber: z.coerce.string() }), z.string(), z.number()])

/** The cart and the customer of an order. The platform requires a customer's id; null for guests. */
interface OrderBasis {
  cartId: string
  userId: string | null
  /** The fee of the payment method; not every cart contains it. */
  paymentCost?: number
}

/** An order that was sent; the number is empty when the answer has none. `unsure`: the platform may have the order, but did not confirm it. */
type SentOrder = { kind: 'placed'; orderNumber: string } | { kind: 'unsure'; error: unknown; sentAt: number }

/**
 * Places an order that is not paid at the payment provider, from the platform's own cart (contract §3.1). Throws when there
 * is no order for sure: nothing was sent, or the platform refused.
 */
export async function sendOrder(
  platform: PlatformClient,
  { cartId, userId, paymentCost }: OrderBasis,
  request: OrderRequest,
): Promise<SentOrder> {
  const { contact, address, billingAddress = address } = request
  const { lines, isVirtual } = await fetchOrderLines(platform, { cartId, paymentCost }, request.expected)
  const order = toOrder(
    {
      userId,
      cartId,
      lines,
      shippingAddress: isVirtual ? null : toPlatformAddress(address, contact),
      billingAddress: toBillingAddress(billingAddress, contact),
      method: isVirtual ? null : methodOf(request),
      paymentMethodCode: request.paymentMethod,
      expectedTotal: request.expected.grandTotal,
    },
    platform.store,
    { orderId: request.orderId, now: new Date() },
  )
  return postOrder(platform, order)
}

async function postOrder(platform: PlatformClient, order: ReturnType<typeof toOrder>): Promise<SentOrder> {
  const sentAt = Date.now()
  const unsure = (error: unknown) => {
    if (error instanceof UpstreamFailure && NOT_READ.has(error.kind)) throw error
    return { kind: 'unsure', error, sentAt } as const
  }
  const answer = await platform
    .post('/api/order', { body: order, result: resultSchema, deadlineMs: ORDER_DEADLINE_MS })
    .catch(unsure)
  if ('kind' in answer) return answer
  if (answer.ok && isOrdered(answer.result))
    return { kind: 'placed', orderNumber: orderNumberOf(answer.result) }
  const error = answer.ok ? refusal(OK, String(answer.result)) : refusal(answer.code, answer.message)
  if (!answer.ok && NO_ANSWER.has(answer.code)) return unsure(error)
  throw error
}

const OK = 200

/** Why there is no order. What no later attempt can change is a refusal; for the rest the order is tried again. */
function refusal(code: number, cause: string): AppError {
  if (cause.includes(OTHER_TOTAL)) return new AppError('errors.order.changed', { cause, status: 409 })
  if (cause.includes(NOT_SELLABLE)) return new AppError('errors.order.notInStock', { cause, status: 409 })
  if (cause.includes(PAYMENT_GONE)) return new AppError('errors.order.paymentGone', { cause, status: 409 })
  const isRefused = code === INVALID || (REFUSED.test(cause) && !TEMPORARY.test(cause))
  return isRefused
    ? new AppError('errors.order.validation', { cause, status: 422 })
    : new AppError('errors.order.notTransferred', { cause, status: 502 })
}

/** The platform has not read the order: it was not sent, or there were too many calls. */
const NOT_READ: ReadonlySet<FailureKind> = new Set(['throttled', 'refused'])

/** Answers of a proxy in front of a platform that did not answer: the order may have been placed. */
const NO_ANSWER: ReadonlySet<number> = new Set([408, ...GATEWAY_FAILURES])

/** The platform found the order invalid: it is never tried again (contract §17 C5). */
const INVALID = 400

/** How the platform begins when address, delivery or payment cannot be had (contract §3.1). */
const REFUSED =
  /^Error (?:placing an order|while adding (?:billing|shipping) address|while validating order object)\./

/** What a later attempt may change: the database was busy, or others took stock or gift card at the same time. */
const TEMPORARY = /deadlock|lock wait|timed? ?out|connection|SQLSTATE|again\.$/i

/** Stock servers say "Invalid signature …" with a 200: nothing was ordered (contract §3.1). */
const isOrdered = (result: z.infer<typeof resultSchema>): boolean =>
  !(typeof result === 'string' && result.startsWith('Invalid signature'))

/** Start of the platform's message when a product cannot be sold. Trying again does not help (contract §16.10). */
const NOT_SELLABLE = 'Error while adding products'

/** What the platform says when the total is not the one that the shopper agreed to (contract §3.1). */
const OTHER_TOTAL = 'The total has changed'

/** What Magento says when the cart no longer has the chosen payment method. */
const PAYMENT_GONE = 'requested Payment Method is not available'

const stateSchema = z.nullable(
  z.object({
    platform_order_id: z.nullish(z.union([z.string(), z.number()])),
    order: z.catch(z.nullish(z.object({ increment_id: z.string() })), null), // stock platforms leave it empty
  }),
)

/**
 * What the platform says of an order: its number, empty when it does not tell; `notPlaced`; or it cannot be asked, now or later.
 * `isFinal`: sending the order again cannot make a second one. Stock platforms do not say so (contract §3.1).
 */
type OrderState =
  | { kind: 'placed'; orderNumber: string }
  | { kind: 'notPlaced'; isFinal: boolean }
  | { kind: 'unknown' }

/**
 * Whether an earlier attempt created the order and its response was lost (contract §3.1). Throws when it cannot tell just now, because a new attempt might create a second order.
 */
export async function findOrderState(platform: PlatformClient, orderId: string): Promise<OrderState> {
  const answer = await platform.get(`/api/sync/order/${orderId}`, {
    result: stateSchema,
    meta: z.object({ idempotent: z.boolean() }),
  })
  if (!answer.ok && MISSING_ROUTE.has(answer.code)) return { kind: 'unknown' }
  if (!answer.ok) throw new AppError('errors.order.notTransferred', { cause: answer.message, status: 502 })
  if (!answer.result?.platform_order_id)
    return { kind: 'notPlaced', isFinal: answer.meta?.idempotent ?? false }
  return { kind: 'placed', orderNumber: answer.result.order?.increment_id ?? '' }
}

/** The order number. Servers with a queue return a job number, minimal ones "OK" (contract §3.1). */
const orderNumberOf = (result: z.infer<typeof resultSchema>): string =>
  typeof result === 'object' ? result.orderNumber : typeof result === 'number' ? String(result) : ''

/** The shipping method. Orders with physical goods are refused without it. */
function methodOf({ carrierCode, methodCode }: OrderRequest) {
  if (carrierCode && methodCode) return { carrierCode, methodCode }
  throw new AppError('errors.order.validation', { cause: 'no delivery method', status: 422 })
}

interface OrderLines {
  lines: OrderLine[]
  isVirtual: boolean
}

/** The lines of the platform's cart. The order must equal them, and they must equal what the shopper saw. */
async function fetchOrderLines(
  platform: PlatformClient,
  { cartId, paymentCost }: Pick<OrderBasis, 'cartId' | 'paymentCost'>,
  expected: OrderRequest['expected'],
): Promise<OrderLines> {
  const cart = await fetchItemsAndTotals(platform, cartId)
  if (!cart) throw emptyCartError()
  const { items, totals } = cart
  const { grandTotal } = withPayment(toTotals(totals), paymentCost)
  const lines = items.map(({ sku, product_type, qty }) => ({ sku, type: product_type, quantity: qty }))
  if (grandTotal !== expected.grandTotal || !matchesExpectedLines(lines, expected.lines))
    throw new AppError('errors.order.changed', { status: 409 })
  return {
    lines: await Promise.all(items.map((item) => toOrderLine(platform, item, totals))),
    isVirtual: areVirtualItems(items),
  }
}

async function toOrderLine(
  platform: PlatformClient,
  item: ServerItem,
  totals: WireTotals,
): Promise<OrderLine> {
  const sums = totals.items.find(({ item_id }) => item_id === item.item_id)
  const product = await findProduct(platform, item)
  return {
    sku: item.sku,
    parentSku: product?.product.sku ?? item.sku,
    name: item.name,
    type: product?.product.type ?? item.product_type,
    quantity: item.qty,
    unitPrice: toMinorUnits(sums?.price_incl_tax ?? 0),
    unitPriceExclTax: toMinorUnits(sums?.price ?? 0),
    serverId: String(item.item_id),
    options: toLineOptions(item),
  }
}
