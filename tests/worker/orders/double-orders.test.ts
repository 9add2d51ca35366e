import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { NewCartLine } from '#shared/api/cart.ts'
import { aContact } from '#tests/support/builders.ts'
import type { Bindings } from '#worker/app-env.ts'
import { deliver } from '../support/checkout.ts'
import { clock, SECOND } from '../support/clock.ts'
import { orderOf } from '../support/purchase.ts'
import { createShopper, upstream } from '../support/shop.ts'
import { stockPlatform, wholePlatform } from '../support/stock.ts'

/**
 * A platform that makes a second order of every repeat, as stock ones do (contract §3.1), and fails in every way while an
 * order is on its way. Whatever happens there is one order or none, and the shopper hears what is known of it.
 */
const bindings = env as unknown as Bindings & PlatformBindings // vitest.config.ts gives both Workers' bindings
const PASSWORD = 'Ett-långt-lösen-1'
const TIME_OUT = 60 * SECOND
const MINUTE = 60 * SECOND
let count = 0

beforeEach(() => {
  upstream.reset()
  stockPlatform(['repeatedOrder'])
})
afterEach(wholePlatform)

/** A shopper at the last step. */
async function aShopper(
  who: 'guest' | 'customer',
  goods: NewCartLine[] = [{ sku: 'DEMO-SALE', quantity: 1 }],
) {
  const shopper = createShopper()
  const email = `twice-${++count}@example.com`
  if (who === 'customer') {
    const registration = { email, password: PASSWORD, firstName: 'Åsa', lastName: 'Berg' }
    expect((await shopper.send('POST', '/api/user/register', registration)).status).toBe(200)
  }
  const contact = aContact({ emailAddress: email })
  const fillCart = async () => {
    for (const line of goods) await shopper.send('POST', '/api/cart/lines', line)
    const request = orderOf(await deliver(shopper, { contact }), 'cashondelivery')
    return async (lines = request.expected.lines) => {
      const expected = { ...request.expected, lines }
      const response = await shopper.send('POST', '/api/checkout/order', { ...request, expected })
      const body = await response.json<{ orderNumber?: string; error?: { code: string } }>()
      return { status: response.status, code: body.error?.code ?? null, number: body.orderNumber }
    }
  }
  const ordersAtPlatform = async () =>
    (await bindings.DB.prepare('SELECT 1 FROM sales_order WHERE email = ?').bind(email).all()).results.length
  return { order: await fillCart(), orderAgain: fillCart, ordersAtPlatform }
}

const aPackage: NewCartLine = {
  sku: 'DEMO-BUNDLE',
  quantity: 1,
  bundle: ['101', '202', '301', '403', '501', '601'].map((link) => ({
    optionId: link.slice(0, 1),
    quantity: 1,
    selections: [link],
  })),
}

const isOrder = ({ url, method }: Request) => method === 'POST' && new URL(url).pathname === '/api/order'

/** The platform gets the order and answers in its own time; the shop has given up by then. */
function answersLate() {
  const held: Request[] = []
  upstream.answer = (request) => {
    if (!isOrder(request)) return undefined
    held.push(request)
    clock.pass(TIME_OUT)
    return Response.json({ code: 504, result: 'Gateway Timeout' }, { status: 504 })
  }
  return {
    /** The platform has made the order by now. */
    arrive: async () => {
      const [first] = held.splice(0, 1)
      if (first) expect((await platform.fetch(first, bindings)).status).toBe(200)
    },
    sent: () => upstream.calls.filter((call) => call === 'POST /api/order').length,
  }
}

const noRedis = ({ url }: Request) =>
  url.includes('/api/sync/order/')
    ? new Response('Cannot GET', { status: 404, headers: { 'Content-Type': 'text/html' } })
    : undefined

/** What the browser makes of it: the order waits on the device, and is sent again. */
const UNDECIDED = { code: 'errors.order.unsure' }
const WAITING = { status: 503, code: 'errors.order.unsure' }
const PLACED = { status: 200, code: null }

describe.each(['guest', 'customer'] as const)('an order of a %s', (who) => {
  test.each([30, 90, 200])('that the platform makes after %i s is made once', async (seconds) => {
    const { order, ordersAtPlatform } = await aShopper(who)
    const late = answersLate()
    expect(await order()).toMatchObject(UNDECIDED)
    const isMadeAt = Math.max(0, seconds * SECOND - TIME_OUT)
    for (let waited = 0; waited < isMadeAt; waited += 20 * SECOND) {
      expect(await order()).toMatchObject(WAITING)
      clock.pass(20 * SECOND)
    }
    await late.arrive()
    expect(await order()).toMatchObject(PLACED)
    expect(late.sent()).toBe(1)
    expect(await ordersAtPlatform()).toBe(1)
  })

  test('whose answer is lost is made once, and its number is told', async () => {
    const { order, ordersAtPlatform } = await aShopper(who)
    upstream.answer = async (request) => {
      if (!isOrder(request)) return undefined
      await platform.fetch(request, bindings)
      throw new Error('connection lost')
    }
    expect(await order()).toMatchObject(UNDECIDED)
    upstream.answer = undefined
    expect(await order()).toMatchObject({ ...PLACED, number: expect.stringMatching(/^\d{9}$/) })
    expect(await ordersAtPlatform()).toBe(1)
  })

  test('that never reached the platform is only asked for, for five minutes, and then made', async () => {
    const { order, ordersAtPlatform } = await aShopper(who)
    const { sent } = answersLate()
    await order()
    for (let minute = 1; minute < 5; minute += 1) {
      expect(await order()).toMatchObject(WAITING)
      clock.pass(MINUTE)
    }
    expect(sent()).toBe(1)
    upstream.answer = undefined
    expect(await order()).toMatchObject(PLACED)
    expect(await ordersAtPlatform()).toBe(1)
  })

  test('that is sent twice at once is made once', async () => {
    const { order, ordersAtPlatform } = await aShopper(who)
    const [one, other] = await Promise.all([order(), order()])
    expect(one).toMatchObject(PLACED)
    expect(other).toEqual(one)
    expect(await ordersAtPlatform()).toBe(1)
  })

  test.each([
    [
      'Error placing an order. The requested Payment Method is not available.',
      409,
      'errors.order.paymentGone',
    ],
    ['Error while adding billing address. Please check the address.', 422, 'errors.order.validation'],
    ['Error while adding shipping address. No such shipping method.', 422, 'errors.order.validation'],
  ])('that is refused with “%s” is over: told, and never sent again', async (result, status, code) => {
    const { order, ordersAtPlatform } = await aShopper(who)
    upstream.answer = (request) =>
      isOrder(request) ? Response.json({ code: 500, result }, { status: 500 }) : undefined
    const refused = { status, code }
    expect(await order()).toMatchObject(refused)
    upstream.reset()
    expect(await order()).toMatchObject(refused)
    expect(upstream.calls).not.toContain('POST /api/order')
    expect(await ordersAtPlatform()).toBe(0)
  })
})

describe('where the platform cannot be asked (no Redis)', () => {
  test('a guest is told that nobody knows, and nothing is sent again', async () => {
    const { order, ordersAtPlatform } = await aShopper('guest')
    const late = answersLate()
    await order()
    await late.arrive()
    upstream.answer = noRedis
    for (let minute = 0; minute < 10; minute += 1) {
      expect(await order()).toMatchObject({ status: 502, code: 'errors.order.unknown' })
      clock.pass(MINUTE)
    }
    expect(await ordersAtPlatform()).toBe(1)
  })

  test('a customer’s order is found in their history', async () => {
    const { order, ordersAtPlatform } = await aShopper('customer')
    const late = answersLate()
    await order()
    upstream.answer = noRedis
    expect(await order()).toMatchObject({ status: 502, code: 'errors.order.unknown' })
    await late.arrive()
    expect(await order()).toMatchObject({ ...PLACED, number: expect.stringMatching(/^\d{9}$/) })
    expect(await ordersAtPlatform()).toBe(1)
  })

  test('so is one that was put together without a connection: a package has its own sku, and a product two lines', async () => {
    const { order, ordersAtPlatform } = await aShopper('customer', [
      aPackage,
      { sku: 'DEMO-SALE', quantity: 2 },
    ])
    const lines = ['DEMO-BUNDLE', 'DEMO-SALE', 'DEMO-SALE'].map((sku) => ({ sku, quantity: 1 }))
    const late = answersLate()
    expect(await order(lines)).toMatchObject(UNDECIDED)
    await late.arrive()
    upstream.answer = noRedis
    expect(await order(lines)).toMatchObject({ ...PLACED, number: expect.stringMatching(/^\d{9}$/) })
    expect(await ordersAtPlatform()).toBe(1)
  })

  test('an order of other goods at the same price is another one', async () => {
    const { order } = await aShopper('customer', [aPackage])
    const late = answersLate()
    expect(await order()).toMatchObject(UNDECIDED)
    await late.arrive()
    upstream.answer = noRedis
    expect(await order([{ sku: 'DEMO-SALE', quantity: 1 }])).toMatchObject({ code: 'errors.order.unknown' })
  })
})

test('the same goods, ordered a minute earlier, are not taken for the order that got lost', async () => {
  const { order, ordersAtPlatform, orderAgain } = await aShopper('customer')
  const first = await order()
  expect(first).toMatchObject(PLACED)
  clock.pass(MINUTE)
  const second = await orderAgain()
  answersLate()
  expect(await second()).toMatchObject(UNDECIDED)
  clock.pass(5 * MINUTE)
  upstream.answer = undefined
  expect((await second()).number).not.toBe(first.number)
  expect(await ordersAtPlatform()).toBe(2)
})
