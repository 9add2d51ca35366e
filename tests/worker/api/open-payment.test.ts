import { expect, test } from 'vitest'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { deliver, type Shopper } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

async function atPayment(): Promise<Shopper> {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  await deliver(shopper)
  return shopper
}

const open = async (shopper: Shopper) =>
  (await shopper.send('POST', '/api/checkout/payment-session')).json<ApiAnswer<'checkout.paymentSession'>>()

/** Pays with the page of a token; the order's answer. */
async function pay(shopper: Shopper, { url, token }: ApiAnswer<'checkout.paymentSession'>) {
  await shopper.post(url, { token, action: 'pay', method: 'card' })
  return shopper.send('POST', '/api/checkout/complete')
}

test('R4.75 R7.63: opened in a second tab the payment is the same, and the first tab can still pay', async () => {
  const shopper = await atPayment()
  const [first, second] = [await open(shopper), await open(shopper)]
  expect(second.token).toBe(first.token)
  expect((await pay(shopper, first)).status).toBe(200)
})

test('R4.75: a payment in another store leaves it as it is', async () => {
  const shopper = await atPayment()
  const first = await open(shopper)
  await shopper.send('POST', '/en/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  await shopper.send('POST', '/en/api/checkout/payment-session')
  expect((await open(shopper)).token).toBe(first.token)
})

test('R4.75: another quantity is another payment; the first cannot be paid any more', async () => {
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

test('R4.75: a payment that was cancelled begins anew', async () => {
  const shopper = await atPayment()
  const first = await open(shopper)
  await shopper.post(first.url, { token: first.token, action: 'cancel' })
  const second = await open(shopper)
  expect(second.token).not.toBe(first.token)
  expect((await pay(shopper, second)).status).toBe(200)
})
