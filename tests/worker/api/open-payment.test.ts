import { expect, test } from 'vitest'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { anAddress } from '#tests/support/builders.ts'
import { buyer, deliver, type Shopper } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

async function atPayment(): Promise<Shopper> {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  await deliver(shopper)
  return shopper
}

const open = async (shopper: Shopper, body?: object) =>
  (await shopper.send('POST', '/api/checkout/payment-session', body)).json<
    ApiAnswer<'checkout.paymentSession'>
  >()

/** Pays with the page of a token; the order's answer. */
async function pay(shopper: Shopper, { url, token }: ApiAnswer<'checkout.paymentSession'>) {
  await shopper.post(url, { token, action: 'pay', method: 'card' })
  return shopper.send('POST', '/api/checkout/complete')
}

test('R7.63: opened in a second tab the payment is the same, and the first tab can still pay', async () => {
  const shopper = await atPayment()
  const [first, second] = [await open(shopper), await open(shopper)]
  expect(second.token).toBe(first.token)
  expect((await pay(shopper, first)).status).toBe(200)
})

test('a payment in another store leaves it as it is', async () => {
  const shopper = await atPayment()
  const first = await open(shopper)
  await shopper.send('POST', '/en/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  await shopper.send('POST', '/en/api/checkout/payment-session')
  expect((await open(shopper)).token).toBe(first.token)
})

test('another quantity is another payment; the first cannot be paid any more', async () => {
  const shopper = await atPayment()
  const first = await open(shopper)
  const { lines } = await (await shopper.get('/api/cart')).json<Cart>()
  await shopper.send('PATCH', `/api/cart/lines/${lines[0]?.id}`, { quantity: 2 })
  upstream.reset()
  const second = await open(shopper)
  expect(upstream.calls.join()).toContain('/init/') // whatever another platform's `load` compares
  expect(second.token).not.toBe(first.token)
  expect((await pay(shopper, first)).status).toBe(425)
  expect((await pay(shopper, second)).status).toBe(200)
})

test('a payment that was cancelled begins anew', async () => {
  const shopper = await atPayment()
  const first = await open(shopper)
  await shopper.post(first.url, { token: first.token, action: 'cancel' })
  const second = await open(shopper)
  expect(second.token).not.toBe(first.token)
  expect((await pay(shopper, second)).status).toBe(200)
})

test('a payment that is to go elsewhere is another payment; what is paid with the first goes nowhere', async () => {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  const { choice } = await deliver(shopper)
  const first = await open(shopper, { delivery: choice })
  expect((await open(shopper, { delivery: choice })).token).toBe(first.token)
  const elsewhere = { ...choice, address: anAddress({ streetAddress: 'Granstigen 7' }) }
  await open(shopper, { delivery: elsewhere })
  expect((await pay(shopper, first)).status).toBe(425)
})

test.each(['DEMO-SALE', 'DEMO-GIFTCARD'])(
  'of a cart that is empty by now the payment is not opened, and the shopper is told why: %s',
  async (sku) => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku, quantity: 1 })
    const delivery = sku === 'DEMO-SALE' ? (await deliver(shopper)).choice : buyer
    const { lines } = await (await shopper.get('/api/cart')).json<Cart>()
    await shopper.send('DELETE', `/api/cart/lines/${lines[0]?.id}`)
    upstream.reset()
    const refused = await shopper.send('POST', '/api/checkout/payment-session', { delivery })
    expect(await refused.json()).toEqual({ error: { code: 'errors.checkout.emptyCart' } })
    expect(upstream.calls).toEqual(['GET /api/cart/pull'])
  },
)
