import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { ServicePoint, ShippingAnswer } from '#shared/api/checkout.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { type Delivered, deliver } from '../support/checkout.ts'
import { orderOf } from '../support/purchase.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as { DB: D1Database } // vitest.config.ts gives both Workers’ bindings

beforeEach(() => upstream.reset())

test('R1.27: pickup points near a postcode come with address, distance and opening hours', async () => {
  const response = await createShopper().get('/api/checkout/service-points?postcode=831%2030')
  const { servicePoints } = await response.json<{ servicePoints: ServicePoint[] }>()
  expect(servicePoints.length).toBeGreaterThan(0)
  for (const point of servicePoints) {
    expect(point).toMatchObject({
      name: expect.any(String),
      street: expect.any(String),
      postcode: expect.any(String),
    })
    expect(point.openingHours.length).toBeGreaterThan(0)
  }
})

test('R1.27: a point whose street or hours nobody knows is offered with what is known', async () => {
  const point = { id: 'SE-1', name: 'ICA Odensala', city: null, distance: 900 }
  const unknown = { ...point, id: 'SE-2', street: null, postcode: null, opening_hours: null }
  upstream.answer = ({ url }) =>
    url.includes('/service-point/find') ? Response.json({ code: 200, result: [point, unknown] }) : undefined
  const response = await createShopper().get('/api/checkout/service-points?postcode=83130')
  const { servicePoints } = await response.json<{ servicePoints: ServicePoint[] }>()
  expect(servicePoints).toMatchObject([
    { id: 'SE-1', city: '', openingHours: [] },
    { id: 'SE-2', street: '', openingHours: [] },
  ])
})

test.each([
  ['a refusal', () => Response.json({ code: 500, result: 'no carrier' }, { status: 500 })],
  ['an answer that nobody can read', () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } })],
  ['an answer in another form', () => Response.json({ code: 200, result: 'none' })],
  ['a dropped connection', () => Promise.reject(new Error('dropped'))],
])('R8.45: when they cannot be found the shopper is told so: %s', async (_, answer) => {
  upstream.answer = ({ url }) => (url.includes('/service-point/find') ? answer() : undefined)
  const response = await createShopper().get('/api/checkout/service-points?postcode=83130')
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ error: { code: 'errors.checkout.servicePoints' } })
})

test('points are of the country that the parcel goes to, not of the store’s', async () => {
  const ask = async (country: string, postcode: string) => {
    const path = `/en/api/checkout/service-points?postcode=${postcode}&country=${country}`
    return (await createShopper().get(path)).json<{ servicePoints: ServicePoint[] }>()
  }
  expect((await ask('DK', '9000')).servicePoints).not.toEqual([])
  expect((await ask('DE', '10115')).servicePoints).toEqual([])
})

const POINT = 'SE-104221'
const atPoint = { carrierCode: 'pickup', methodCode: 'servicepoint', servicePointId: POINT }

/** A shopper whose cart goes to the door, and what they see. */
async function aShopper(): Promise<{ shopper: ReturnType<typeof createShopper>; shown: Delivered }> {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  return { shopper, shown: await deliver(shopper) }
}

test('a service point that has gone since it was shown is named as what is wrong', async () => {
  const { shopper, shown } = await aShopper()
  const gone = { ...shown.choice, ...atPoint, servicePointId: 'SE-000000' }
  const response = await shopper.send('POST', '/api/checkout/shipping', gone)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ error: { code: 'errors.checkout.pointGone' } })
})

const orderedCount = () =>
  bindings.DB.prepare('SELECT COUNT(*) AS count FROM sales_order').first<number>('count')

/** The service point of the newest order. */
const orderedPoint = async () => {
  const document = await bindings.DB.prepare(
    'SELECT document FROM sales_order ORDER BY entity_id DESC LIMIT 1',
  ).first<string>('document')
  return JSON.parse(document ?? '{}').extension_attributes.service_point_id
}

test('an order brings its service point along, whatever its cart was told', async () => {
  const { shopper, shown } = await aShopper()
  const choice = { ...shown.choice, ...atPoint }
  const shipping = await shopper.send('POST', '/api/checkout/shipping', choice)
  const { cart } = await shipping.json<ShippingAnswer>()
  const request = orderOf({ ...shown, choice, cart }, 'hosted_invoice')
  const other = { ...choice, servicePointId: 'SE-104222' }
  await shopper.send('POST', '/api/checkout/shipping', other)
  expect((await shopper.send('POST', '/api/checkout/order', request)).status).toBe(200)
  expect(await orderedPoint()).toBe(POINT)
})

test('what is paid at the provider’s goes where the shopper was shown, whatever another tab has chosen since', async () => {
  const { shopper, shown } = await aShopper()
  const delivery = { ...shown.choice, ...atPoint }
  const shipping = await shopper.send('POST', '/api/checkout/shipping', delivery)
  const { cart } = await shipping.json<ShippingAnswer>()
  const other = { ...delivery, servicePointId: 'SE-104222' }
  await shopper.send('POST', '/api/checkout/shipping', other)
  const shownThere = { expected: expectedOf(cart), delivery }
  const opened = await shopper.send('POST', '/api/checkout/payment-session', shownThere)
  const { url, token } = await opened.json<ApiAnswer<'checkout.paymentSession'>>()
  await shopper.post(url, { token, action: 'pay', method: 'card' })
  expect((await shopper.send('POST', '/api/checkout/complete')).status).toBe(200)
  expect(await orderedPoint()).toBe(POINT)
})

test.each(['shipping', 'order'])(
  'a parcel without the service point it goes to is refused: %s',
  async (call) => {
    const { shopper, shown } = await aShopper()
    const { servicePointId: _, ...nowhere } = atPoint
    const choice = { ...shown.choice, ...nowhere }
    const orders = await orderedCount()
    const order = { ...orderOf(shown, 'hosted_invoice'), ...nowhere }
    const response = await shopper.send('POST', `/api/checkout/${call}`, call === 'order' ? order : choice)
    expect(await response.json()).toMatchObject({ error: { code: 'errors.checkout.fields' } })
    expect(response.status).toBe(call === 'order' ? 409 : 400)
    expect(await orderedCount()).toBe(orders)
    expect((await (await shopper.get('/api/cart')).json<Cart>()).lines).toHaveLength(1)
  },
)

test('a parcel to the door goes to no service point, neither asked with it nor chosen before', async () => {
  const { shopper, shown } = await aShopper()
  await shopper.send('POST', '/api/checkout/shipping', { ...shown.choice, ...atPoint })
  upstream.reset()
  const choice = { ...shown.choice, servicePointId: POINT }
  await shopper.send('POST', '/api/checkout/shipping', choice)
  expect(upstream.calls).not.toContain('POST /api/ext/service-point/cart')
  const opened = await shopper.send('POST', '/api/checkout/payment-session')
  const { url, token } = await opened.json<ApiAnswer<'checkout.paymentSession'>>()
  await shopper.post(url, { token, action: 'pay', method: 'card' })
  expect((await shopper.send('POST', '/api/checkout/complete')).status).toBe(200)
  expect(await orderedPoint()).toBeUndefined()
})
