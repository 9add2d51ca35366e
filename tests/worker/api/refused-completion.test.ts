import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { Confirmation } from '#shared/api/checkout.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { deliver } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { DB } = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings

const SKU = 'DEMO-LOW'
const NAME = 'Valhem Droppe Universalglid'

beforeEach(() => upstream.reset())
afterEach(() => setStock(3))

type Shopper = ReturnType<typeof createShopper>

const setStock = (quantity: number) =>
  DB.prepare('UPDATE stock_item SET qty = ?, is_in_stock = ? WHERE sku = ?')
    .bind(quantity, Number(quantity > 0), SKU)
    .run()

async function aShopperAtPayment(quantity = 2): Promise<Shopper> {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: SKU, quantity })
  await deliver(shopper)
  return shopper
}

const openPayment = (shopper: Shopper, shown?: Cart) =>
  shopper.send('POST', '/api/checkout/payment-session', shown && { expected: expectedOf(shown) })
const complete = (shopper: Shopper) => shopper.send('POST', '/api/checkout/complete')

async function pay(shopper: Shopper): Promise<void> {
  const { url, token } = await (await openPayment(shopper)).json<ApiAnswer<'checkout.paymentSession'>>()
  expect((await shopper.post(url, { token, action: 'pay', method: 'card' })).status).toBe(200)
}

const failureOf = async (response: Response) => [
  response.status,
  (await response.json<{ error: object }>()).error,
]
const paymentStates = async () =>
  (
    await DB.prepare('SELECT status FROM hosted_session ORDER BY rowid DESC LIMIT 1').first<{
      status: string
    }>()
  )?.status
const cartOf = async (shopper: Shopper) => (await shopper.get('/api/cart')).json<Cart>()

const soldOut = { code: 'errors.order.soldOut', params: { names: NAME } }
const paidSoldOut = { code: 'errors.order.paidSoldOut', params: { names: NAME } }

describe('before the payment opens', () => {
  test.each([0, 1])('a cart of two is refused while %i are left, with the name of the line', async (left) => {
    const shopper = await aShopperAtPayment()
    await setStock(left)
    upstream.reset()
    expect(await failureOf(await openPayment(shopper))).toEqual([409, soldOut])
    expect(upstream.calls.filter((call) => call.includes('/init/'))).toEqual([])
  })

  test('a cart that is not what was shown is refused, and opens when it is', async () => {
    const shopper = await aShopperAtPayment()
    const shown = await cartOf(shopper)
    await shopper.send('PATCH', `/api/cart/lines/${shown.lines[0]?.id}`, { quantity: 1 })
    upstream.reset()
    expect(await failureOf(await openPayment(shopper, shown))).toEqual([
      409,
      { code: 'errors.order.changed' },
    ])
    expect(upstream.calls.filter((call) => /\/(?:init|load)\//.test(call))).toEqual([])
    expect((await openPayment(shopper, await cartOf(shopper))).status).toBe(200)
  })

  test('a cart that can be had is not', async () => {
    const shopper = await aShopperAtPayment()
    await setStock(2)
    expect((await openPayment(shopper)).status).toBe(200)
  })
})

describe('what sells out between payment and order', () => {
  test('is refused for good, by its name, and the payment is returned', async () => {
    const shopper = await aShopperAtPayment()
    await pay(shopper)
    expect(await paymentStates()).toBe('paid')
    await setStock(1)
    expect(await failureOf(await complete(shopper))).toEqual([409, paidSoldOut])
    expect(await paymentStates()).toBe('void')
    expect(await failureOf(await complete(shopper))).toEqual([409, paidSoldOut]) // asked again it is the same
  })

  test('stays in a cart that can be changed and paid anew', async () => {
    const shopper = await aShopperAtPayment()
    await pay(shopper)
    await setStock(1)
    await complete(shopper)
    const [line] = (await cartOf(shopper)).lines
    expect(line).toMatchObject({ sku: SKU, quantity: 2, maxQuantity: 1 })
    await shopper.send('PATCH', `/api/cart/lines/${line?.id}`, { quantity: 1 })
    await pay(shopper)
    const completed = await complete(shopper)
    expect((await completed.json<Confirmation>()).orderNumber).toMatch(/^\d{9}$/)
  })

  test('another cart than the one that was paid for is refused, too, and the payment returned', async () => {
    const shopper = await aShopperAtPayment()
    await pay(shopper)
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    expect(await failureOf(await complete(shopper))).toEqual([409, { code: 'errors.order.paymentReturned' }])
    expect(await paymentStates()).toBe('void')
  })
})

describe('what is not sold any more (R3.1)', () => {
  const setOffer = (change: string) =>
    DB.prepare(`UPDATE offer SET ${change} WHERE sku = ? AND store_id = 1`).bind(SKU).run()
  const read = () =>
    DB.prepare('SELECT regular_price FROM offer WHERE sku = ? AND store_id = 1')
      .bind(SKU)
      .first<number>('regular_price')
  let price: number | null
  beforeEach(async () => {
    price = await read()
  })
  afterEach(() =>
    DB.prepare('UPDATE offer SET status = 1, regular_price = ? WHERE sku = ? AND store_id = 1')
      .bind(price, SKU)
      .run(),
  )

  test.each([
    ['was switched off', 'status = 2'],
    ['has lost its price', 'regular_price = NULL'],
  ])('is not paid for when it %s, and can be taken out of the cart', async (_, change) => {
    const shopper = await aShopperAtPayment()
    await setOffer(change)
    expect(await failureOf(await openPayment(shopper))).toEqual([409, soldOut])
    const [line] = (await cartOf(shopper)).lines
    expect(line).toMatchObject({ sku: SKU, inStock: false, stockNotice: { key: 'cart.notSold' } })
    await shopper.send('DELETE', '/api/cart')
    expect((await cartOf(shopper)).lines).toEqual([])
  })

  test.each([
    ['was switched off', 'status = 2'],
    ['has lost its price', 'regular_price = NULL'],
  ])('and was paid for before it %s is told by its name, with the payment returned', async (_, change) => {
    const shopper = await aShopperAtPayment()
    await pay(shopper)
    await setOffer(change)
    expect(await failureOf(await complete(shopper))).toEqual([409, paidSoldOut])
    expect(await paymentStates()).toBe('void')
  })
})

describe('what the platform says to a completion', () => {
  test.each([
    ['is in trouble', 500, [502, { code: 'errors.order.undecided' }]],
    ['has not heard of the payment yet', 409, [425, { code: 'errors.order.undecided' }]],
    ['knows no such cart', 404, [409, { code: 'errors.order.unknownPayment' }]],
    ['has returned the payment', 410, [409, { code: 'errors.order.paymentReturned' }]],
  ])('it %s: the shop tells a final no from one that may change', async (_, code, expected) => {
    const shopper = await aShopperAtPayment()
    await pay(shopper)
    upstream.answer = ({ url }) =>
      url.includes('/complete/') ? Response.json({ code, result: 'No.' }) : undefined
    expect(await failureOf(await complete(shopper))).toEqual(expected)
    upstream.reset()
    expect((await complete(shopper)).status).toBe(200) // nothing was decided here
  })

  test.each([
    ['a gateway answers for it', () => new Response('', { status: 503 })],
    ['nothing answers', () => Promise.reject(new TypeError('Network connection lost.'))],
    [
      'what answers is not it',
      () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('when %s, who has paid is told so, and not to pay again', async (_, answer) => {
    const shopper = await aShopperAtPayment()
    await pay(shopper)
    upstream.answer = ({ url }) => (url.includes('/complete/') ? answer() : undefined)
    expect(await failureOf(await complete(shopper))).toEqual([502, { code: 'errors.order.undecided' }])
    upstream.reset()
    expect((await complete(shopper)).status).toBe(200)
  })
})

describe('a cart that is paid for and not an order yet, because the platform was away', () => {
  const away = ({ url }: Request) =>
    url.includes('/complete/') ? new Response('', { status: 503 }) : undefined

  test.each([
    ['is back', undefined, ['DEMO-SALE']],
    ['is still away', away, [SKU]],
  ])(
    'is not taken apart by a login: its order is made, also when the platform %s at the login',
    async (_, answer, shown) => {
      const account = { email: `${crypto.randomUUID()}@example.com`, password: 'Spår-och-snö-1' }
      const before = createShopper()
      await before.send('POST', '/api/user/register', { ...account, firstName: 'Åsa', lastName: 'Berg' })
      await before.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
      const shopper = await aShopperAtPayment()
      await pay(shopper)
      upstream.answer = away
      expect((await complete(shopper)).status).toBe(502)
      upstream.answer = answer
      const { cart } = await (await shopper.send('POST', '/api/user/login', account)).json<
        ApiAnswer<'user.login'>
      >()
      expect(cart?.lines.map(({ sku }) => sku)).toEqual(shown)
      upstream.reset()
      expect((await (await complete(shopper)).json<Confirmation>()).orderNumber).toMatch(/^\d{9}$/)
      expect((await cartOf(shopper)).lines.map(({ sku }) => sku)).toEqual(['DEMO-SALE'])
    },
  )

  test('where the payment was only opened, a login joins the carts as ever', async () => {
    const account = { email: `${crypto.randomUUID()}@example.com`, password: 'Spår-och-snö-1' }
    const shopper = await aShopperAtPayment()
    await openPayment(shopper)
    await shopper.send('POST', '/api/user/register', { ...account, firstName: 'Åsa', lastName: 'Berg' })
    const other = createShopper()
    await other.send('POST', '/api/user/login', account)
    expect((await cartOf(other)).lines.map(({ sku }) => sku)).toEqual([SKU])
  })
})
