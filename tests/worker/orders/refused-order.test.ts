import { beforeEach, expect, test } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { anAddress } from '#tests/support/builders.ts'
import { deliver } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

/** What somebody changes in the order by hand, and what the platform does not have. */
test.each([
  [
    'a payment method',
    { paymentMethod: 'cashondelivery', address: anAddress({ country: 'FI', zipCode: '00100' }) },
  ],
  ['an unknown payment method', { paymentMethod: 'free' }],
  ['a country', { address: anAddress({ country: 'US' }) }],
  ['a carrier', { carrierCode: 'nobody', methodCode: 'never' }],
])(
  '%s that cannot be had is refused at once: nothing is sent again, and the cart is back',
  async (_, changed) => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const { choice, cart } = await deliver(shopper)
    const request = {
      ...choice,
      paymentMethod: 'hosted_invoice',
      orderId: crypto.randomUUID(),
      expected: expectedOf(cart),
      ...changed,
    }
    const order = () => shopper.send('POST', '/api/checkout/order', request)
    const refused = await order()
    expect([refused.status, await refused.text()]).toEqual([expect.toBeOneOf([409, 422]), expect.any(String)])
    const sent = () => upstream.calls.filter((call) => call === 'POST /api/order').length
    const before = sent()
    expect((await order()).status).toBe(refused.status)
    expect(sent()).toBe(before)
    const { lines } = await (await shopper.get('/api/cart')).json<Cart>()
    expect(lines.map(({ sku }) => sku)).toEqual(['DEMO-SALE'])
  },
)
