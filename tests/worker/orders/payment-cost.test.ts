import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env } from '#platform/env.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { withPayment } from '#shared/cart/totals.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import { deliver, type Shopper } from '../support/checkout.ts'
import { formIn, submit } from '../support/forms.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as Env // vitest.config.ts gives them
const INVOICE = 'hosted_invoice'
const COST = 29_00

/** What the platform takes for an invoice, major units. */
let cost = 29
/** The totals that the platform was sent orders with, major units. */
let expected: number[] = []

/** A platform that takes a cost for an invoice, and counts it when the order comes. */
beforeEach(() => {
  cost = 29
  expected = []
  upstream.reset()
  upstream.answer = async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/cart/shipping-information')
      return withCost(await platform.fetch(request, bindings))
    if (pathname !== '/api/order') return undefined
    const order = await request.json<{ addressInformation: { expected_grand_total: number } }>()
    expected.push(order.addressInformation.expected_grand_total)
    return Response.json({ code: 200, result: { orderNumber: '000000042' } })
  }
})

async function withCost(response: Response): Promise<Response> {
  const answer = await response.json<{ result: { payment_methods: { code: string }[] } }>()
  const { payment_methods } = answer.result
  const priced = payment_methods.map((one) => (one.code === INVOICE ? { ...one, cost_incl_tax: cost } : one))
  return Response.json({ ...answer, result: { ...answer.result, payment_methods: priced } })
}

async function aShopper() {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  return shopper
}

test('R3.33 what an invoice costs is told with it, and the order is for the sum with it', async () => {
  const shopper = await aShopper()
  const { choice, cart, paymentMethods } = await deliver(shopper)
  const method = paymentMethods.find(({ code }) => code === INVOICE)
  expect(method?.cost).toBe(COST)
  const { grandTotal } = withPayment(cart.totals, method?.cost)
  const place = (agreed: number) =>
    shopper.send('POST', '/api/checkout/order', {
      ...choice,
      orderId: crypto.randomUUID(),
      paymentMethod: INVOICE,
      expected: { lines: cart.lines.map(({ sku, quantity }) => ({ sku, quantity })), grandTotal: agreed },
    })
  expect((await place(cart.totals.grandTotal)).status).toBe(409)
  expect((await place(grandTotal)).status).toBe(200)
  expect(expected).toEqual([grandTotal / 100])
})

/** The last two documents of a purchase by invoice without JavaScript. */
async function toReview(shopper: Shopper) {
  const fields = Object.entries({ contact: aContact(), address: anAddress() }).flatMap(([part, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${part}.${name}`, String(text)]),
  )
  const contact = await submit(shopper, { action: '/checkout', fields: {} }, {})
  const form = formIn(contact.html, 'address.city')
  const delivery = await submit(shopper, form, { ...Object.fromEntries(fields), step: 'delivery' })
  const ways = [...delivery.html.matchAll(/name="delivery"[^>]*value="([^"]+)"/g)].map(([, way = '']) => way)
  const way = ways.find((one) => !one.endsWith('servicepoint')) ?? ''
  const paid = await submit(shopper, formIn(delivery.html, 'delivery'), { delivery: way, step: 'payment' })
  const chosen = { payment: INVOICE, step: 'review' }
  return { paid, review: await submit(shopper, formIn(paid.html, 'payment'), chosen) }
}

test('R3.26 without JavaScript the cost stands beside the choice and in the sums, and one order is made', async () => {
  const shopper = await aShopper()
  const { paid, review } = await toReview(shopper)
  expect(paid.html).toMatch(/Faktura.{0,400}29.kr/)
  expect(review.html).toMatch(/Betalningsavgift.{0,40}29.kr/)
  const ordered = await submit(shopper, formIn(review.html, 'orderId'), { step: 'order' })
  expect([ordered.status, expected.length]).toEqual([303, 1])
})

test.each([
  ['is the same by then is not told as changed', 29, []],
  ['is another by then is told with the one before', 39, ['Betalningsavgift: 39 kr i stället för 29 kr']],
])(
  'R3.26 without JavaScript, where the order is refused for its price, a cost that %s',
  async (_, now, told) => {
    const shopper = await aShopper()
    const { review } = await toReview(shopper)
    const { lines } = await (await shopper.get('/api/cart')).json<Cart>()
    await shopper.send('PATCH', `/api/cart/lines/${lines[0]?.id}`, { quantity: 2 })
    cost = now
    const { status, html } = await submit(shopper, formIn(review.html, 'orderId'), { step: 'order' })
    expect([status, expected]).toEqual([409, []])
    expect(html).toContain('2 i stället för 1')
    const changes = html.match(/Betalningsavgift: [^<]*/g) ?? []
    expect(changes.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(told)
  },
)
