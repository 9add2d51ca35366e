import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { CartChanges, NewCartLine } from '#shared/api/cart.ts'
import type { Confirmation, OfflineCheckoutOptions } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { deliver, type Shopper } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { DB } = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings

beforeEach(() => upstream.reset())

/** The order of what another shopper was shown online for the same lines. */
async function offlineOrder(changes: CartChanges, lines: NewCartLine[]) {
  const other = createShopper()
  for (const line of lines) await other.send('POST', '/api/cart/lines', line)
  const { choice, cart } = await deliver(other)
  const request = { ...choice, paymentMethod: 'hosted_invoice', offlineCart: changes }
  return { ...request, orderId: crypto.randomUUID(), expected: expectedOf(cart) }
}

const place = (shopper: Shopper, order: object) => shopper.send('POST', '/api/checkout/order', order)
const countOrders = async () =>
  (await DB.prepare('SELECT COUNT(*) AS count FROM sales_order').first<{ count: number }>())?.count ?? 0

describe('an order that was put together without a connection', () => {
  test('of a guest is placed as a guest’s, though a login has ended in the same browser since', async () => {
    const shopper = createShopper()
    const names = { firstName: 'Åsa', lastName: 'Berg' }
    const login = { email: 'after-guest@example.com', password: 'Spår-och-snö-1' }
    await shopper.send('POST', '/api/user/register', { ...names, ...login })
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
    const elsewhere = createShopper()
    await elsewhere.send('POST', '/api/user/login', login)
    await elsewhere.send('POST', '/api/user/logout-others')
    const changes = { baseIds: [], changes: [{ sku: 'DEMO-SALE', quantity: 2 }] }
    const response = await place(shopper, await offlineOrder(changes, [{ sku: 'DEMO-SALE', quantity: 2 }]))
    expect([response.status, await response.json()]).toMatchObject([200, { email: expect.any(String) }])
    expect((await (await elsewhere.get('/api/cart')).json<Cart>()).lines).toMatchObject([{ sku: 'DEMO-LOW' }])
  })

  test('of a shopper without a cart is placed with its lines and its delivery', async () => {
    const shopper = createShopper()
    const changes = { baseIds: [], changes: [{ sku: 'DEMO-SALE', quantity: 2 }] }
    const response = await place(shopper, await offlineOrder(changes, [{ sku: 'DEMO-SALE', quantity: 2 }]))
    expect(response.status).toBe(200)
    expect((await response.json<Confirmation>()).orderNumber).toMatch(/^\d{9}$/)
    expect((await (await shopper.get('/api/cart')).json<Cart>()).lines).toEqual([])
  })

  /** A package with all its parts: the sku of its line is longer than any product's. */
  const bundle = ['101', '202', '301', '403', '501', '601'].map((link) => ({
    optionId: link.slice(0, 1),
    quantity: 1,
    selections: [link],
  }))
  const members = [
    { sku: 'DEMO-GROUPED-BLUE', quantity: 2 },
    { sku: 'DEMO-GROUPED-RED', quantity: 1 },
  ]

  const kit = (quantity: number) => ({ sku: 'DEMO-BUNDLE', quantity, bundle })
  const initials = (quantity: number) => ({
    sku: 'DEMO-INITIALS',
    quantity,
    custom: [{ optionId: '1', value: 'AB' }],
  })

  test('R1.17 R4.81: a package is ordered under its own sku, or as the platform names it', async () => {
    const line = { sku: 'DEMO-BUNDLE', quantity: 1, bundle }
    const order = await offlineOrder({ baseIds: [], changes: [line] }, [line])
    const [{ sku = '' } = {}] = order.expected.lines
    expect(sku.length).toBeGreaterThan(100)
    const unknown = { ...order.expected, lines: [{ sku: 'DEMO-BUNDLE', quantity: 1 }] }
    expect((await place(createShopper(), { ...order, expected: unknown })).status).toBe(200)
    const again = { ...order, orderId: crypto.randomUUID() }
    expect((await place(createShopper(), again)).status).toBe(200)
  })

  test('R1.43: a group is ordered as its members', async () => {
    const line = { sku: 'DEMO-GROUPED', quantity: 1, members }
    const order = await offlineOrder({ baseIds: [], changes: [line] }, [line])
    expect((await place(createShopper(), order)).status).toBe(200)
  })

  test.each([
    ['the same text twice', [initials(1), initials(1)], [initials(2)]],
    ['the same package twice', [kit(1), kit(1)], [kit(2)]],
    [
      'a group beside one of its members',
      [
        { sku: 'DEMO-GROUPED', quantity: 1, members },
        { sku: 'DEMO-GROUPED-RED', quantity: 2 },
      ],
      [
        { sku: 'DEMO-GROUPED-BLUE', quantity: 2 },
        { sku: 'DEMO-GROUPED-RED', quantity: 3 },
      ],
    ],
  ])('%s is one line at the platform, and what was ordered', async (_, added, lines) => {
    const order = await offlineOrder({ baseIds: [], changes: added }, lines)
    const apart = added.flatMap(({ sku, quantity, ...line }) =>
      'members' in line && line.members ? line.members : [{ sku, quantity }],
    )
    const placeAs = (expectedLines: object[]) =>
      place(createShopper(), {
        ...order,
        orderId: crypto.randomUUID(),
        expected: { ...order.expected, lines: expectedLines },
      })
    expect((await placeAs(apart)).status).toBe(200)
    expect((await placeAs(apart.slice(1))).status).toBe(409)
    expect((await placeAs([...apart, ...apart.slice(1)])).status).toBe(409)
  })

  test('its changes go on top of what the shop had', async () => {
    const shopper = createShopper()
    const added = await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const { lines } = (await added.json<CartAnswer>()).cart
    const changes = {
      baseIds: lines.map(({ id }) => id),
      changes: [
        { id: lines[0]?.id, sku: 'DEMO-SALE', quantity: 0 },
        { sku: 'DEMO-LOW', quantity: 1 },
      ],
    }
    expect(
      (await place(shopper, await offlineOrder(changes, [{ sku: 'DEMO-LOW', quantity: 1 }]))).status,
    ).toBe(200)
  })

  test('sent again after a fault and after its answer it is one order, with the same lines', async () => {
    const shopper = createShopper()
    const changes = { baseIds: [], changes: [{ sku: 'DEMO-SALE', quantity: 1 }] }
    const order = await offlineOrder(changes, [{ sku: 'DEMO-SALE', quantity: 1 }])
    upstream.answer = async ({ url }) =>
      new URL(url).pathname === '/api/order' ? new Response('lost', { status: 500 }) : undefined
    expect((await place(shopper, order)).status).toBeGreaterThanOrEqual(500)
    upstream.reset()
    const before = await countOrders()
    expect((await place(shopper, order)).status).toBe(200)
    expect((await place(shopper, order)).status).toBe(200)
    expect(await countOrders()).toBe(before + 1)
  })

  test('that comes to another sum is not placed: the shopper is asked, and has the cart', async () => {
    const shopper = createShopper()
    const changes = { baseIds: [], changes: [{ sku: 'DEMO-SALE', quantity: 1 }] }
    const order = await offlineOrder(changes, [{ sku: 'DEMO-SALE', quantity: 1 }])
    const expected = { ...order.expected, grandTotal: order.expected.grandTotal - 100 }
    const response = await place(shopper, { ...order, expected })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'errors.order.changed' } })
    const cart = await (await shopper.get('/api/cart')).json<Cart>()
    expect(cart.lines).toMatchObject([{ sku: 'DEMO-SALE', quantity: 1 }])
  })

  test('of what has sold out is not placed', async () => {
    const changes = { baseIds: [], changes: [{ sku: 'DEMO-LOW', quantity: 9 }] }
    const order = await offlineOrder(changes, [{ sku: 'DEMO-LOW', quantity: 3 }])
    const expected = { ...order.expected, lines: [{ sku: 'DEMO-LOW', quantity: 9 }] }
    expect((await place(createShopper(), { ...order, expected })).status).toBe(409)
  })
})

test('the device is told how the cart can be sent and paid for, without an address', async () => {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  const terms = await (await shopper.get('/api/checkout/terms')).json<OfflineCheckoutOptions>()
  const { paymentMethods } = await deliver(shopper)
  expect(terms.paymentMethods).toEqual(paymentMethods)
  expect(terms.methods.length).toBeGreaterThan(1)
})

test('a shopper without a cart is told nothing, and gets no cart by being asked', async () => {
  const shopper = createShopper()
  const answer = await shopper.get('/api/checkout/terms')
  expect([answer.status, await answer.json()]).toEqual([200, { methods: [], paymentMethods: [] }])
  expect(upstream.calls).toEqual([])
})
