import { setTimeout as sleep } from 'node:timers/promises'
import type { ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { verdictOf } from '#shared/orders/order-state.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import { createBrowser } from './browser.ts'
import type { Draw } from './draw.ts'

/** What a shopper was shown and told. */
export interface Purchase {
  orderId: string
  email: string
  /** Minor units. */
  shown: number
  /** Null: the shop refused the order for good. */
  orderNumber: string | null
  /** From the first click to the order's number. */
  ms: number
  clicks: number
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 4000
const GIVE_UP_MS = 180_000
const SKU = 'DEMO-SALE'

/**
 * Buys one thing by invoice, as the browser's outbox does: the same order again until somebody says what became of it. The
 * shopper is impatient: sometimes two clicks go at once, and sometimes the connection is cut before the answer.
 */
export async function buy(port: number, name: string, draw: Draw): Promise<Purchase> {
  const ask = createBrowser(port)
  const email = `${name}@example.com`
  await ask.until('/api/cart/lines', { sku: SKU, quantity: 1 })
  const [contact, address] = [aContact({ emailAddress: email }), anAddress()]
  const { methods } = await ask.until<{ methods: ShippingMethod[] }>('/api/checkout/shipping-methods', {
    address,
  })
  const method = methods.find(({ needsServicePoint }) => !needsServicePoint)
  const choice = { contact, address, carrierCode: method?.carrierCode, methodCode: method?.methodCode }
  const { cart } = await ask.until<{ cart: Cart }>('/api/checkout/shipping', choice)
  const expected = expectedOf(cart)
  const order = { ...choice, paymentMethod: 'hosted_invoice', orderId: crypto.randomUUID(), expected }
  const purchase = { orderId: order.orderId, email, shown: expected.grandTotal }
  const start = performance.now()
  let clicks = 0
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const crowd = draw(4) === 0 ? 2 : 1
    clicks += crowd
    const cutAfterMs = draw(5) === 0 ? 1 + draw(60) : undefined
    const answers = await Promise.all(
      Array.from({ length: crowd }, () => ask.once('/api/checkout/order', order, cutAfterMs)),
    )
    const ms = performance.now() - start
    const accepted = answers.find(({ status }) => verdictOf(status) === 'accepted')
    if (accepted) return { ...purchase, ms, clicks, orderNumber: JSON.parse(accepted.body).orderNumber }
    if (answers.some(({ status }) => verdictOf(status) === 'refused') || ms > GIVE_UP_MS)
      return { ...purchase, ms, clicks, orderNumber: null }
    await sleep(wait)
  }
}
