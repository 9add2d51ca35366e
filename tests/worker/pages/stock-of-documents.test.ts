import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { deliver } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const reader = createShopper()

/** The page of a product once it is renewed: whether its data and its form sell it, to browsers without scripts, too. */
async function renewed(sku: string): Promise<{ told: string | undefined; hasForm: boolean }> {
  await reader.request('/ops/purge', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer skare-development-purge-key' },
    body: JSON.stringify({ tags: ['*'] }),
  })
  const html = await (await reader.get(`/p/${sku}/-`)).text()
  return {
    told: /"availability":"https:\/\/schema.org\/(\w+)"/.exec(html)?.[1],
    hasForm: html.includes('class="buy-form"'),
  }
}

const SOLD = { told: 'InStock', hasForm: true }
const SOLD_OUT = { told: 'OutOfStock', hasForm: false }

test('R8.28: who buys the last piece makes the document say so', async () => {
  expect(await renewed('DEMO-LOW')).toEqual(SOLD)
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 3 })
  const { choice, cart } = await deliver(shopper)
  const order = {
    ...choice,
    paymentMethod: 'hosted_invoice',
    orderId: crypto.randomUUID(),
    expected: expectedOf(cart),
  }
  expect((await shopper.send('POST', '/api/checkout/order', order)).status).toBe(200)
  expect(await renewed('DEMO-LOW')).toEqual(SOLD_OUT)
})

test('R8.26: what the warehouse has again can be bought without scripts', async () => {
  expect(await renewed('DEMO-OOS')).toEqual(SOLD_OUT)
  await platform.request('/demo/stock/DEMO-OOS/restock', { method: 'POST' }, env)
  expect(await renewed('DEMO-OOS')).toEqual(SOLD)
})
