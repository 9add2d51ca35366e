import { beforeEach, describe, expect, test } from 'vitest'
import type { Confirmation, ShippingAnswer } from '#shared/api/checkout.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { anAddress } from '#tests/support/builders.ts'
import { buyer, deliver, type Shopper } from '../support/checkout.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

/** What the platform was sent, by path. */
function watchBodies(): Map<string, { addressInformation: Record<string, unknown> }> {
  const bodies = new Map()
  upstream.answer = async (request) => {
    if (request.headers.get('Content-Type') === 'application/json' && request.method === 'POST')
      bodies.set(new URL(request.url).pathname, await request.json())
    return undefined
  }
  return bodies
}

const stores = [
  { store: 'Sweden', origin: undefined, prefix: '', address: buyer.address },
  { store: 'Norway', origin: NORWAY, prefix: '', address: anAddress({ country: 'NO', zipCode: '2624' }) },
  {
    store: 'International',
    origin: undefined,
    prefix: '/en',
    address: anAddress({ country: 'DK', zipCode: '1050' }),
  },
]

describe.each(stores)('a virtual cart in $store', ({ origin, prefix, address }) => {
  async function aShopperAtPayment(sku = 'DEMO-GIFTCARD') {
    const shopper = createShopper(origin)
    await shopper.send('POST', `${prefix}/api/cart/lines`, { sku, quantity: 1 })
    const bodies = watchBodies()
    const choice = { contact: buyer.contact, address }
    const response = await shopper.send('POST', `${prefix}/api/checkout/shipping`, choice)
    expect(response.status).toBe(200)
    return { shopper, bodies, choice, ...(await response.json<ShippingAnswer>()) }
  }

  const order = (shopper: Shopper, { choice, cart }: { choice: object; cart: Cart }) =>
    shopper.send('POST', `${prefix}/api/checkout/order`, {
      ...choice,
      paymentMethod: 'hosted_invoice',
      orderId: crypto.randomUUID(),
      expected: expectedOf(cart),
    })

  test('R4.70: goes to the payment with a billing address, and the platform hears of no delivery', async () => {
    const { bodies, cart } = await aShopperAtPayment()
    const { addressInformation } = bodies.get('/api/cart/shipping-information') ?? {}
    expect(Object.keys(addressInformation ?? {})).toEqual(['billingAddress'])
    expect(cart.totals.shipping).toBeNull()
    expect(cart.lines).toMatchObject([{ type: 'virtual' }])
  })

  test('R4.70: is bought through the payment provider', async () => {
    const { shopper } = await aShopperAtPayment()
    const { url, token } = await (await shopper.send('POST', `${prefix}/api/checkout/payment-session`)).json<
      ApiAnswer<'checkout.paymentSession'>
    >()
    expect((await shopper.post(url, { token, action: 'pay', method: 'card' })).status).toBe(200)
    const completed = await shopper.send('POST', `${prefix}/api/checkout/complete`)
    expect((await completed.json<Confirmation>()).orderNumber).toMatch(/^\d{9}$/)
  })

  test('R4.70: of a service is bought by invoice, with neither carrier nor shipping address', async () => {
    const { shopper, bodies, choice, cart } = await aShopperAtPayment('DEMO-VIRTUAL')
    const ordered = await order(shopper, { choice, cart })
    expect((await ordered.json<Confirmation>()).orderNumber).toMatch(/^\d{9}$/)
    const { addressInformation } = bodies.get('/api/order') ?? {}
    expect(Object.keys(addressInformation ?? {})).toEqual([
      'billingAddress',
      'payment_method_code',
      'expected_grand_total',
      'payment_method_additional',
      'shippingExtraFields',
    ])
  })

  test('R4.72: of a gift card is not paid for later, for nobody gets it before it is paid', async () => {
    const { shopper, choice, cart, paymentMethods } = await aShopperAtPayment()
    expect(paymentMethods).toMatchObject([{ hosted: true }])
    const refused = await order(shopper, { choice, cart })
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: { code: 'errors.order.paymentGone' } },
    ])
  })
})

describe('a cart of which something is sent', () => {
  test('is not taken to the payment without a way to send it', async () => {
    const shopper = createShopper()
    for (const sku of ['DEMO-GIFTCARD', 'DEMO-SALE'])
      await shopper.send('POST', '/api/cart/lines', { sku, quantity: 1 })
    const refused = await shopper.send('POST', '/api/checkout/shipping', buyer)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: { code: 'errors.checkout.fields' } },
    ])
  })

  test('is not ordered without a way to send it', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const { cart } = await deliver(shopper)
    const request = {
      ...buyer,
      paymentMethod: 'hosted_invoice',
      orderId: crypto.randomUUID(),
      expected: expectedOf(cart),
    }
    const refused = await shopper.send('POST', '/api/checkout/order', request)
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { error: { code: 'errors.order.validation' } },
    ])
  })
})
