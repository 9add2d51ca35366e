import { z } from 'zod'
import type { Confirmation, OrderRequest } from '#shared/api/checkout.ts'
import { noLineOptions } from '#shared/cart/line-options.ts'
import { normaliseContact } from '#shared/checkout/address.ts'
import { type OrderLine, toOrder } from '#shared/checkout/order.ts'
import { planAfterAttempt } from '#shared/checkout/place-order.ts'
import { toPlatformAddress } from '#shared/checkout/platform-address.ts'
import { AppError } from '#shared/errors.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import { findProduct, isGone } from './cart.ts'
import { COMMERCE_DEADLINE_MS, ORDER_DEADLINE_MS, type PlatformClient } from './client.ts'
import { type ServerItem, serverItemSchema, totalsSchema, type WireTotals } from './schemas/cart.ts'

const resultSchema = z.union([z.object({ orderNumber: z.coerce.string() }), z.string(), z.number()])

/** Places an order that is not paid at the provider's, from the platform's own cart (contract §3.1). */
export async function placeOrder(
  platform: PlatformClient,
  cartId: string,
  request: OrderRequest,
  userId: string | null = null,
): Promise<Confirmation> {
  const { contact, address, billingAddress = address } = request
  const order = toOrder(
    {
      userId,
      cartId,
      lines: await fetchOrderLines(platform, cartId),
      shippingAddress: toPlatformAddress(address, contact),
      billingAddress: toPlatformAddress(billingAddress, contact),
      shippingCarrierCode: request.carrierCode,
      shippingMethodCode: request.methodCode,
      paymentMethodCode: request.paymentMethod,
    },
    platform.store,
    { orderId: request.orderId, now: new Date() },
  )
  const answer = await platform.post('/api/order', {
    body: order,
    result: resultSchema,
    deadlineMs: ORDER_DEADLINE_MS,
  })
  const outcome = answer.ok ? { code: 200, result: answer.result } : { code: answer.code }
  const next = planAfterAttempt(1, { kind: 'answer', ...outcome })
  if (next.kind === 'placed' && answer.ok) {
    return { orderNumber: orderNumberOf(answer.result), email: normaliseContact(contact).emailAddress }
  }
  const cause = answer.ok ? String(answer.result) : answer.message
  throw new AppError(next.kind === 'rejected' ? 'errors.order.validation' : 'errors.order.notTransferred', {
    cause,
    status: next.kind === 'rejected' ? 422 : 502,
  })
}

/** Servers with a queue answer a job number, minimal ones "OK" (contract §3.1). */
const orderNumberOf = (result: z.infer<typeof resultSchema>): string =>
  typeof result === 'object' ? result.orderNumber : typeof result === 'number' ? String(result) : ''

/** The lines as the platform's cart has them: the order must equal it. */
async function fetchOrderLines(platform: PlatformClient, cartId: string): Promise<OrderLine[]> {
  const query = { cartId }
  const [items, totals] = await Promise.all([
    platform.get('/api/cart/pull', {
      query,
      result: z.array(serverItemSchema),
      deadlineMs: COMMERCE_DEADLINE_MS,
    }),
    platform.get('/api/cart/totals', { query, result: totalsSchema, deadlineMs: COMMERCE_DEADLINE_MS }),
  ])
  if (isGone(items) || isGone(totals)) throw new AppError('errors.checkout.emptyCart', { status: 409 })
  return Promise.all(items.result.map((item) => toOrderLine(platform, item, totals.result)))
}

async function toOrderLine(
  platform: PlatformClient,
  item: ServerItem,
  totals: WireTotals,
): Promise<OrderLine> {
  const sums = totals.items.find(({ item_id }) => item_id === item.item_id)
  const found = await findProduct(platform, item)
  const options = item.product_option?.extension_attributes.configurable_item_options ?? []
  return {
    sku: item.sku,
    parentSku: found?.product.sku ?? item.sku,
    name: item.name,
    type: found?.product.type ?? 'simple',
    quantity: item.qty,
    unitPrice: toMinorUnits(sums?.price_incl_tax ?? 0),
    unitPriceExclTax: toMinorUnits(sums?.price ?? 0),
    serverId: String(item.item_id),
    options: {
      ...noLineOptions,
      configurable: options.map(({ option_id, option_value }) => ({
        optionId: option_id,
        value: option_value,
      })),
    },
  }
}
