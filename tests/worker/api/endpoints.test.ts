import { describe, expect, test } from 'vitest'
import type { Customer } from '#shared/api/account.ts'
import { answerSchemas } from '#shared/api/endpoint-answers.ts'
import type { ApiInput } from '#shared/api/endpoint-inputs.ts'
import { type EndpointName, endpoints, toApiRequest } from '#shared/api/endpoints.ts'
import { api } from '#worker/api/index.ts'
import { createShopper } from '../support/shop.ts'

const names = Object.keys(endpoints) as EndpointName[] // the table's own keys
const mounted = api.routes.map(({ method, path }) => `${method} ${path}`)

test.each(names)('%s is mounted where the table says', (name) => {
  expect(mounted).toContain(endpoints[name])
})

test('nothing is mounted that the table does not name', () => {
  const named: string[] = Object.values(endpoints)
  expect(mounted.filter((address) => !address.startsWith('ALL ') && !named.includes(address))).toEqual([])
})

type Shopper = ReturnType<typeof createShopper>

async function call<N extends EndpointName>(shopper: Shopper, name: N, input: ApiInput<N>) {
  const { method, path, body } = toApiRequest(name, input as object) // every input is an object
  const response = await shopper.send(method, `/api${path}`, body && JSON.parse(body))
  return { status: response.status, answer: await response.json<unknown>() }
}

/** Holds what the worker really answers to the schema of the browser: nothing is refused, and nothing is lost. */
async function expectFits<N extends EndpointName>(shopper: Shopper, name: N, input: ApiInput<N>) {
  const { status, answer } = await call(shopper, name, input)
  expect(status).toBe(200)
  expect(answerSchemas[name].parse(answer)).toEqual(answer)
  return answer
}

describe('what the worker answers is what the browser expects, and all of it:', () => {
  test('the cart, what changes it, and the checkout', async () => {
    const shopper = createShopper()
    const line = { sku: 'DEMO-TIER-NAVY-M', parentSku: 'DEMO-TIER', quantity: 2 }
    await expectFits(shopper, 'cart.addLine', line)
    await expectFits(shopper, 'cart.applyCoupon', { code: 'NO-SUCH-CODE' })
    await expectFits(shopper, 'cart.read', {})
    await expectFits(shopper, 'cart.choices', { sku: line.sku })
    await expectFits(shopper, 'cart.orderAgain', { lines: [{ sku: 'NOTHING', quantity: 1 }] })
    await expectFits(shopper, 'checkout.servicePoints', { postcode: '831 45' })
    await expectFits(shopper, 'checkout.widget', {})
    await expectFits(shopper, 'checkout.confirmation', {})
  })

  test('ways to deliver, of which the browser reads less than the worker knows', async () => {
    const shopper = createShopper()
    await call(shopper, 'cart.addLine', { sku: 'DEMO-SALE', quantity: 1 })
    const { answer } = await call(shopper, 'checkout.shippingMethods', { address: {} })
    const read = answerSchemas['checkout.shippingMethods'].parse(answer)
    expect(answer).toMatchObject(read)
    expect(read.methods.length).toBeGreaterThan(0)
  })

  test('what a product page asks for', async () => {
    const shopper = createShopper()
    const answer = await expectFits(shopper, 'products.cards', { skus: 'DEMO-TIER,DEMO-SALE' })
    expect(answer).toMatchObject({ cards: [{ sku: 'DEMO-TIER' }, { sku: 'DEMO-SALE' }] })
    await expectFits(shopper, 'products.cards', { ids: '1,2,3' })
    await expectFits(shopper, 'products.catalogueRows', { skus: 'DEMO-TIER,DEMO-SALE' })
    await expectFits(shopper, 'products.offers', { sku: 'DEMO-TIER' })
    await expectFits(shopper, 'products.compare', { skus: 'DEMO-TIER,DEMO-SALE' })
    await expectFits(shopper, 'products.gear', { skus: 'DEMO-TIER,DEMO-SALE' })
    await expectFits(shopper, 'products.reviews', { product: 1 })
    await expectFits(shopper, 'search.suggest', { q: 'skidor' })
  })

  test('the customer, their orders, newsletter and prices', async () => {
    const shopper = createShopper()
    await expectFits(shopper, 'user.read', {})
    await expectFits(shopper, 'user.login', { email: 'ola@example.com', password: 'Skispor-2026' })
    const answer = await expectFits(shopper, 'user.read', {})
    expect(answer).toMatchObject({ customer: { email: 'ola@example.com' } satisfies Partial<Customer> })
    await expectFits(shopper, 'user.orders', { page: 1 })
    await expectFits(shopper, 'user.newsletter', {})
    await expectFits(shopper, 'products.prices', { skus: 'DEMO-TIER,DEMO-LOW' })
    const none = { add: [], remove: [] }
    await expectFits(shopper, 'user.saved', { wishlist: { ...none, add: ['DEMO-SALE'] }, compare: none })
    await expectFits(shopper, 'user.export', {})
  })
})

test.each<[string, RequestInit]>([
  ['says its length', { body: 'x'.repeat(70_000) }],
  ['does not say its length', { body: new Blob(['x'.repeat(70_000)]).stream() }],
])('a body that is too large and %s is refused with 413', async (_, init) => {
  const headers = { Origin: 'http://skare.test', 'Content-Type': 'application/json' }
  const response = await createShopper().request('/api/cart/coupon', { method: 'POST', headers, ...init })
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ error: { code: 'errors.tooLarge' } })
})

test('HEAD is a GET without its body', async () => {
  const shopper = createShopper()
  const response = await shopper.request('/api/offers?sku=DEMO-TIER', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})
