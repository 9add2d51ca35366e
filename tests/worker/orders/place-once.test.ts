import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { Confirmation, OrderRequest, ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { OrderRecord } from '#shared/orders/order-record.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import type { Bindings } from '#worker/app-env.ts'
import { LONGEST_ATTEMPT_MS } from '#worker/orders/attempt-time.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as Bindings & PlatformBindings // vitest.config.ts gives both Workers' bindings
const memoryOf = (id: string) => bindings.ORDER_MEMORY.getByName(`sv:${id}`)

type Shopper = ReturnType<typeof createShopper>

const details = { contact: aContact(), address: anAddress() }

beforeEach(() => upstream.reset())

/** A shopper at the last step: what they are shown, and the order they are about to send. */
async function aShopperWhoOrders(sku = 'DEMO-SALE'): Promise<{ shopper: Shopper; request: OrderRequest }> {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku, quantity: 1 })
  const asked = await shopper.send('POST', '/api/checkout/shipping-methods', { address: details.address })
  const { methods } = await asked.json<{ methods: ShippingMethod[] }>()
  const method = methods.find(({ needsServicePoint }) => !needsServicePoint)
  if (!method) throw new Error('no delivery method')
  const choice = { ...details, carrierCode: method.carrierCode, methodCode: method.methodCode }
  const shipping = await shopper.send('POST', '/api/checkout/shipping', choice)
  const { cart } = await shipping.json<CartAnswer>()
  const orderId = crypto.randomUUID()
  const request = { ...choice, paymentMethod: 'hosted_invoice', orderId, expected: expectedOf(cart) }
  upstream.reset()
  return { shopper, request }
}

const order = (shopper: Shopper, request: OrderRequest) =>
  shopper.send('POST', '/api/checkout/order', request)

async function confirmed(shopper: Shopper, request: OrderRequest): Promise<Confirmation> {
  const response = await order(shopper, request)
  expect(response.status).toBe(200)
  return response.json()
}

async function refusal(response: Response): Promise<[number, string]> {
  const { error } = await response.json<{ error: { code: string } }>()
  return [response.status, error.code]
}

const linesOf = async (shopper: Shopper) =>
  (await (await shopper.get('/api/cart')).json<Cart>()).lines.map(({ sku, quantity }) => `${quantity} ${sku}`)

const ordersAtPlatform = async ({ orderId }: OrderRequest) =>
  (await bindings.DB.prepare('SELECT order_number FROM sales_order WHERE order_id = ?').bind(orderId).all())
    .results.length

/** What the platform answers to orders; `lost`: it takes the order, and its answer is lost on its way. */
function orderAnswers(answer: (() => Response) | 'lost'): void {
  upstream.answer = async (request) => {
    if (new URL(request.url).pathname !== '/api/order') return undefined
    if (answer !== 'lost') return answer()
    await platform.fetch(request, bindings)
    throw new Error('connection lost')
  }
}
const away = () => Response.json({ code: 500, result: 'Error placing an order. Deadlock.' })
const ordersSent = () => upstream.calls.filter((call) => call === 'POST /api/order').length

/** Starts the memory of an order anew, long after its last attempt has begun. */
async function restartMemory(orderId: string): Promise<void> {
  const restart = runInDurableObject(memoryOf(orderId), async (_, state) => {
    const record = state.storage.kv.get<OrderRecord>('record')
    state.storage.kv.put('record', { ...record, leaseUntil: 0 })
    await state.storage.sync()
    state.abort('restarted')
  })
  await restart.catch(() => undefined) // it was cut off
}

/** An edge that loses the memory of an order when it ends: what an order uses of it. */
const forgetfulMemory = {
  getByName: (name: string) => ({
    begin: (cartId: string | null) => bindings.ORDER_MEMORY.getByName(name).begin(cartId),
    finish: () => Promise.reject(new Error('Network connection lost.')),
  }),
} as unknown as Bindings['ORDER_MEMORY']

const unreachableMemory = {
  getByName: () => ({ begin: () => Promise.reject(new Error('Durable Object is overloaded.')) }),
} as unknown as Bindings['ORDER_MEMORY']

describe('one order for one id', () => {
  test('sent twice at once it is ordered once, and both hear the same number', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    const [one, other] = await Promise.all([confirmed(shopper, request), confirmed(shopper, request)])
    expect(one.orderNumber).toMatch(/^\d{9}$/)
    expect(other).toEqual(one)
    expect(ordersSent()).toBe(1)
    expect(await ordersAtPlatform(request)).toBe(1)
  })

  test('when the answer was lost on its way to the browser, asking again gives it again', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    const first = await confirmed(shopper, request)
    expect(await confirmed(shopper, request)).toEqual(first)
    expect(ordersSent()).toBe(1)
  })

  test('the shopper hears of a placed order also when the edge cannot write it down; then the platform knows it', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    const forgetful = createShopper(undefined, { ORDER_MEMORY: forgetfulMemory })
    forgetful.putCookies(shopper.cookies())
    const told = await confirmed(forgetful, request)
    expect(told.orderNumber).toMatch(/^\d{9}$/)
    await restartMemory(request.orderId)
    expect(await confirmed(shopper, request)).toEqual(told)
    expect([ordersSent(), await ordersAtPlatform(request)]).toEqual([1, 1])
  })

  test('a refusal that the edge cannot write down is none: another request may be ordering', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    const forgetful = createShopper(undefined, { ORDER_MEMORY: forgetfulMemory })
    forgetful.putCookies(shopper.cookies())
    const { expected } = request
    const response = await order(forgetful, { ...request, expected: { ...expected, grandTotal: 1 } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('while the edge cannot reach its memory nothing is ordered, and the shopper is asked to try again', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    const cutOff = createShopper(undefined, { ORDER_MEMORY: unreachableMemory })
    cutOff.putCookies(shopper.cookies())
    const response = await order(cutOff, request)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await refusal(response)).toEqual([503, 'errors.platformAway'])
    expect(ordersSent()).toBe(0)
    await confirmed(shopper, request)
  })

  test('a failure that the edge cannot write down is told as it is', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    const forgetful = createShopper(undefined, { ORDER_MEMORY: forgetfulMemory })
    forgetful.putCookies(shopper.cookies())
    orderAnswers(away)
    expect(await refusal(await order(forgetful, request))).toEqual([502, 'errors.order.notTransferred'])
  })

  test('when the answer was lost on its way from the platform, it is asked before anything is ordered again', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers('lost')
    expect((await order(shopper, request)).status).toBe(502)
    upstream.answer = undefined
    const { orderNumber, email } = await confirmed(shopper, request)
    expect({ isNumber: /^\d{9}$/.test(orderNumber), email }).toEqual({
      isNumber: true,
      email: aContact().emailAddress,
    })
    expect(ordersSent()).toBe(1)
    expect(await ordersAtPlatform(request)).toBe(1)
  })

  test('a stock platform says that it has the order, and not its number: confirmed without one', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers('lost')
    expect((await order(shopper, request)).status).toBe(502)
    upstream.answer = ({ url }) =>
      url.includes('/api/sync/order/')
        ? Response.json({ code: 200, result: { platform_order_id: 102, order: null } })
        : undefined
    expect(await confirmed(shopper, request)).toEqual({ orderNumber: '', email: aContact().emailAddress })
    expect(ordersSent()).toBe(1)
  })

  test('made by an earlier attempt while a later one reads the cart, it is confirmed: the cart is gone because it was ordered', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    let slow: Request | undefined
    upstream.answer = async (call) => {
      const { pathname } = new URL(call.url)
      if (pathname === '/api/order') {
        slow = call
        throw new Error('no answer in time')
      }
      if (!slow || pathname !== '/api/cart/pull') return undefined
      await platform.fetch(slow, bindings)
      slow = undefined
      return undefined
    }
    expect(await refusal(await order(shopper, request))).toEqual([502, 'errors.order.unsure'])
    expect((await confirmed(shopper, request)).orderNumber).toMatch(/^\d{9}$/)
    expect(await ordersAtPlatform(request)).toBe(1)
  })

  test('while the platform cannot say whether it has the order, nothing is ordered again', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers(away)
    expect((await order(shopper, request)).status).toBe(502)
    upstream.answer = ({ url }) =>
      url.includes('/api/sync/order/') ? Response.json({ code: 500, result: 'no Redis' }) : undefined
    expect((await order(shopper, request)).status).toBe(502)
    expect(ordersSent()).toBe(1)
  })

  test('an attempt that was cut off keeps others away until its time is over; then the platform is asked first', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers(away)
    await order(shopper, request)
    upstream.reset()
    const cutOff = (leaseUntil: number) =>
      runInDurableObject(memoryOf(request.orderId), (_, { storage }) => {
        const record = storage.kv.get<OrderRecord>('record')
        storage.kv.put('record', { ...record, leaseUntil })
      })
    await cutOff(Date.now() + LONGEST_ATTEMPT_MS - 10_000) // it began ten seconds ago
    expect(await refusal(await order(shopper, request))).toEqual([503, 'errors.order.unsure'])
    await cutOff(Date.now() + LONGEST_ATTEMPT_MS - 31_000) // half a minute is over
    await confirmed(shopper, request)
    const asked = upstream.calls.indexOf(`GET /api/sync/order/${request.orderId}`)
    expect(asked).toBe(0)
    expect(upstream.calls.indexOf('POST /api/order')).toBeGreaterThan(asked)
  })

  describe('on a platform without GET /api/sync/order the edge’s memory decides:', () => {
    const noLookup = (url: string) =>
      url.includes('/api/sync/order/') ? new Response('<h1>404</h1>', { status: 404 }) : undefined
    const cancel = (shopper: Shopper, { orderId, contact }: OrderRequest) =>
      shopper.send('POST', '/api/checkout/order/cancel', { orderId, contact })

    test('what the platform has refused for now is sent again', async () => {
      const { shopper, request } = await aShopperWhoOrders()
      orderAnswers(away)
      await order(shopper, request)
      upstream.answer = ({ url }) => noLookup(url)
      expect((await confirmed(shopper, request)).orderNumber).toMatch(/^\d{9}$/)
      expect(await ordersAtPlatform(request)).toBe(1)
    })

    test('what the platform was too busy to look at is sent again', async () => {
      const { shopper, request } = await aShopperWhoOrders()
      const headers = { 'Retry-After': '1' }
      orderAnswers(() => new Response('Too Many Requests', { status: 429, headers }))
      expect(await refusal(await order(shopper, request))).toEqual([503, 'errors.platformAway'])
      upstream.answer = ({ url }) => noLookup(url)
      expect(await refusal(await order(shopper, request))).toEqual([503, 'errors.platformAway']) // it rests
      await scheduler.wait(1000)
      expect((await confirmed(shopper, request)).orderNumber).toMatch(/^\d{9}$/)
      expect(await ordersAtPlatform(request)).toBe(1)
    })

    test('what never got as far as the platform is sent again', async () => {
      const { shopper, request } = await aShopperWhoOrders()
      upstream.answer = ({ url }) => {
        if (url.includes('/api/cart/pull')) throw new Error('connection lost')
        return undefined
      }
      expect((await order(shopper, request)).status).toBeGreaterThanOrEqual(500)
      upstream.answer = ({ url }) => noLookup(url)
      expect((await confirmed(shopper, request)).orderNumber).toMatch(/^\d{9}$/)
    })

    test.each([
      ['whose answer was lost', () => orderAnswers('lost')],
      [
        'that a gateway gave up on',
        () => orderAnswers(() => Response.json({ code: 504, result: 'Gateway Timeout' })),
      ],
    ])('one %s is unknown: it is neither sent again nor cancelled, and says so', async (_, lose) => {
      const { shopper, request } = await aShopperWhoOrders()
      lose()
      await order(shopper, request)
      upstream.answer = ({ url }) => noLookup(url)
      for (let time = 1; time <= 2; time += 1)
        expect(await refusal(await order(shopper, request))).toEqual([502, 'errors.order.unknown'])
      expect(await refusal(await cancel(shopper, request))).toEqual([502, 'errors.order.unknown'])
      expect(ordersSent()).toBe(1)
    })

    test('so is an attempt that was cut off', async () => {
      const { shopper, request } = await aShopperWhoOrders()
      await runInDurableObject(memoryOf(request.orderId), (_, { storage }) =>
        storage.kv.put('record', {
          cartId: 'c',
          attempt: 1,
          leaseUntil: Date.now() - 1,
          end: null,
          isUnsure: true,
        }),
      )
      upstream.answer = ({ url }) => noLookup(url)
      expect(await refusal(await order(shopper, request))).toEqual([502, 'errors.order.unknown'])
      expect(ordersSent()).toBe(0)
    })

    test('once the platform can be asked again, what was unknown is known', async () => {
      const { shopper, request } = await aShopperWhoOrders()
      orderAnswers('lost')
      await order(shopper, request)
      upstream.answer = ({ url }) => noLookup(url)
      await order(shopper, request)
      upstream.answer = undefined
      await confirmed(shopper, request)
      expect(await ordersAtPlatform(request)).toBe(1)
    })
  })

  test('when the platform says that it ordered nothing, with a 200, it is sent again', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers(() => Response.json({ code: 200, result: 'Invalid signature validation of A' }))
    expect(await refusal(await order(shopper, request))).toEqual([502, 'errors.order.notTransferred'])
    upstream.answer = undefined
    expect((await confirmed(shopper, request)).orderNumber).toMatch(/^\d{9}$/)
  })

  test('what an earlier build remembered is answered', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    const end = { kind: 'placed', orderNumber: '100000777' }
    await runInDurableObject(memoryOf(request.orderId), (_, { storage }) =>
      storage.kv.put('record', { cartId: 'a cart of then', attempt: 2, leaseUntil: 0, end }),
    )
    expect((await confirmed(shopper, request)).orderNumber).toBe('100000777')
    expect(ordersSent()).toBe(0)
  })

  test('is forgotten after a month', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    await confirmed(shopper, request)
    expect(await runDurableObjectAlarm(memoryOf(request.orderId))).toBe(true)
    expect(await memoryOf(request.orderId).begin(null)).toEqual({ kind: 'noCart' })
  })
})

describe('the cart of an order', () => {
  test('R4.80 is the order’s as soon as it was tried: what is bought meanwhile goes into another cart', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers(away)
    expect(await refusal(await order(shopper, request))).toEqual([502, 'errors.order.notTransferred'])
    expect(await linesOf(shopper)).toEqual([])
    upstream.answer = undefined
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
    await confirmed(shopper, request)
    expect(await linesOf(shopper)).toEqual(['1 DEMO-LOW'])
  })

  test('R4.83 is gone after success, and its confirmation stays with the shopper', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    const confirmation = await confirmed(shopper, request)
    expect(await linesOf(shopper)).toEqual([])
    expect(await (await shopper.get('/api/checkout/confirmation')).json()).toEqual(confirmation)
  })

  test.each([
    ['another sum', (request: OrderRequest) => ({ ...request.expected, grandTotal: 1 })],
    ['other lines', (request: OrderRequest) => ({ ...request.expected, lines: [] })],
  ])('comes back when the shopper was shown %s: nothing is ordered unasked', async (_, change) => {
    const { shopper, request } = await aShopperWhoOrders()
    const response = await order(shopper, { ...request, expected: change(request) })
    expect(await refusal(response)).toEqual([409, 'errors.order.changed'])
    expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE'])
    expect(ordersSent()).toBe(0)
  })

  test('R8.38 comes back when the platform finds the order invalid, and the same id is never tried again', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers(() => Response.json({ code: 400, result: [{ message: 'should be string' }] }))
    expect(await refusal(await order(shopper, request))).toEqual([422, 'errors.order.validation'])
    upstream.answer = undefined
    expect(await refusal(await order(shopper, request))).toEqual([422, 'errors.order.validation'])
    expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE'])
    const again = await confirmed(shopper, { ...request, orderId: crypto.randomUUID() })
    expect(again.orderNumber).toMatch(/^\d{9}$/)
  })

  test('R8.32 comes back when something is sold out by now', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers(() => Response.json({ code: 500, result: 'Error while adding products. Not available.' }))
    expect(await refusal(await order(shopper, request))).toEqual([409, 'errors.order.notInStock'])
    expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE'])
  })

  test('goes, once, into what the shopper has put together since', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers(away)
    await order(shopper, request)
    upstream.answer = undefined
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
    for (let time = 1; time <= 2; time += 1) {
      const { orderId, contact } = request
      const response = await shopper.send('POST', '/api/checkout/order/cancel', { orderId, contact })
      expect(await response.json()).toBeNull()
      expect((await linesOf(shopper)).toSorted()).toEqual(['1 DEMO-LOW', '1 DEMO-SALE'])
    }
  })
})

describe('an order is sent as its shopper chose and costs what they were shown', () => {
  const documentOf = async ({ orderId }: OrderRequest) => {
    const row = await bindings.DB.prepare('SELECT document FROM sales_order WHERE order_id = ?')
      .bind(orderId)
      .first<{ document: string }>()
    return JSON.parse(row?.document ?? 'null')
  }
  const EXPRESS = { carrierCode: 'express', methodCode: 'nextday' }

  test('R1.17 when another tab has chosen a dearer way: the first tab’s order goes its own way, at its own price', async () => {
    const { shopper, request } = await aShopperWhoOrders('DEMO-LOW')
    const { contact, address } = details
    await shopper.send('POST', '/api/checkout/shipping', { contact, address, ...EXPRESS })
    await confirmed(shopper, request)
    const { grand_total, shipping_description } = await documentOf(request)
    expect(grand_total * 100).toBe(request.expected.grandTotal)
    expect(shipping_description).not.toContain('Express')
  })

  test('after a login, whose cart has no delivery yet: a sum without delivery is not ordered with it', async () => {
    const { shopper, request } = await aShopperWhoOrders('DEMO-LOW')
    const registration = { email: `${crypto.randomUUID()}@example.com`, password: 'Ett-långt-lösen-1' }
    const name = { firstName: 'Åsa', lastName: 'Berg' }
    const registered = await shopper.send('POST', '/api/user/register', { ...registration, ...name })
    const { cart } = await registered.json<CartAnswer>()
    expect(cart.totals.shipping).toBeNull()
    const response = await order(shopper, { ...request, expected: expectedOf(cart) })
    expect(await refusal(response)).toEqual([409, 'errors.order.changed'])
    expect(await ordersAtPlatform(request)).toBe(0)
  })

  test('while the platform cannot take the way it is sent, the order is not refused: it may be tried again', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    upstream.answer = ({ url }) =>
      url.includes('/shipping-information') ? Response.json({ code: 500, result: 'Deadlock' }) : undefined
    expect(await refusal(await order(shopper, request))).toEqual([502, 'errors.platformAway'])
    upstream.reset()
    await confirmed(shopper, request)
  })
})

describe('an order that the shopper does not want any more', () => {
  const cancel = (shopper: Shopper, { orderId, contact }: OrderRequest) =>
    shopper.send('POST', '/api/checkout/order/cancel', { orderId, contact })

  test('is never placed afterwards, and the cart is there again', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    expect(await (await cancel(shopper, request)).json()).toBeNull()
    expect(await refusal(await order(shopper, request))).toEqual([409, 'errors.order.cancelled'])
    expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE'])
    expect(await ordersAtPlatform(request)).toBe(0)
  })

  test('is confirmed all the same when it had come through unseen', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers('lost')
    await order(shopper, request)
    upstream.answer = undefined
    expect(await (await cancel(shopper, request)).json()).toMatchObject({ email: aContact().emailAddress })
    expect(await ordersAtPlatform(request)).toBe(1)
  })

  test('is not told as cancelled while the platform may still be working on it, whatever a later attempt was told', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    let slow: Request | undefined
    orderAnswers(away)
    const refuseForNow = upstream.answer
    upstream.answer = (call) => {
      if (slow || new URL(call.url).pathname !== '/api/order') return refuseForNow?.(call)
      slow = call
      throw new Error('no answer in time')
    }
    await order(shopper, request)
    await order(shopper, request)
    const response = await cancel(shopper, request)
    expect(response.headers.get('retry-after')).toBe('15')
    expect(await refusal(response)).toEqual([503, 'errors.order.unsure'])
    if (slow) await platform.fetch(slow, bindings)
    expect(await (await cancel(shopper, request)).json()).toMatchObject({ email: aContact().emailAddress })
    expect(await ordersAtPlatform(request)).toBe(1)
  })

  test('is cancelled five minutes after an attempt that got no answer, when the platform has no order by then', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    orderAnswers(() => Response.json({ code: 504, result: 'Gateway Timeout' }))
    await order(shopper, request)
    expect((await cancel(shopper, request)).status).toBe(503)
    clock.pass(300 * SECOND)
    expect(await (await cancel(shopper, request)).json()).toBeNull()
    expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE'])
  })

  test('that nobody knows of is closed, too: its first request may still be under way', async () => {
    const { shopper, request } = await aShopperWhoOrders()
    expect(await (await cancel(createShopper(), request)).json()).toBeNull()
    for (let time = 1; time <= 2; time += 1)
      expect(await refusal(await order(shopper, request))).toEqual([409, 'errors.order.cancelled'])
    expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE'])
    expect(await ordersAtPlatform(request)).toBe(0)
    expect(await (await cancel(shopper, request)).json()).toBeNull()
  })

  test('is forgotten after a month, had it a cart or not', async () => {
    const { request } = await aShopperWhoOrders()
    await cancel(createShopper(), request)
    expect(await runDurableObjectAlarm(memoryOf(request.orderId))).toBe(true)
    expect(await memoryOf(request.orderId).begin(null)).toEqual({ kind: 'noCart' })
  })
})

test('an order id that could be guessed is refused', async () => {
  const { shopper, request } = await aShopperWhoOrders()
  expect((await order(shopper, { ...request, orderId: 'order-1' })).status).toBe(400)
})
