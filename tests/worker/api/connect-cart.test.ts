import { beforeEach, describe, expect, test } from 'vitest'
import type { Notice } from '#shared/api/notice.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import { deliver } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

const PASSWORD = 'Spår-och-snö-1'
let count = 0

beforeEach(() => upstream.reset())

type Shopper = ReturnType<typeof createShopper>

const add = (shopper: Shopper, sku: string, quantity = 1) =>
  shopper.send('POST', '/api/cart/lines', { sku, quantity })
const linesOf = ({ lines }: Cart) => lines.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted()
const cartOf = async (shopper: Shopper) => (await shopper.get('/api/cart')).json<Cart>()

/** Somebody whose account holds products already. */
async function aCustomerWith(...skus: string[]): Promise<{ email: string; password: string }> {
  const [shopper, email] = [createShopper(), `korg-${++count}@example.com`]
  const customer = { email, firstName: 'Åsa', lastName: 'Berg', password: PASSWORD }
  await shopper.send('POST', '/api/user/register', customer)
  for (const sku of skus) await add(shopper, sku)
  return { email, password: PASSWORD }
}

async function logIn(shopper: Shopper, credentials: object): Promise<{ cart: Cart; notices: Notice[] }> {
  return (await shopper.send('POST', '/api/user/login', credentials)).json()
}

test('R4.47: the first product asks for a cart; its id is kept, and the next one goes into the same', async () => {
  const shopper = createShopper()
  await shopper.get('/api/cart')
  expect(upstream.calls).toEqual([])
  await add(shopper, 'DEMO-SALE')
  await add(shopper, 'DEMO-LOW')
  expect(upstream.calls.filter((call) => call === 'POST /api/cart/create')).toHaveLength(1)
  expect(linesOf(await cartOf(shopper))).toEqual(['1 DEMO-LOW', '1 DEMO-SALE'])
})

describe('at a login', () => {
  test('R4.62: what only the account holds is in the cart', async () => {
    const credentials = await aCustomerWith('DEMO-LOW')
    const shopper = createShopper()
    await add(shopper, 'DEMO-SALE')
    expect(linesOf((await logIn(shopper, credentials)).cart)).toEqual(['1 DEMO-LOW', '1 DEMO-SALE'])
  })

  test.each([
    ['refuses', 400, 'The requested qty is not available', 'errors.cart.quantityNotAvailable', 'error'],
    ['fails at', 500, 'no', 'errors.cart.notMoved', 'warning'],
  ])(
    'R4.65: a line that the platform %s is told by its name, and the others go on',
    async (_, code, result, key, type) => {
      const credentials = await aCustomerWith()
      const shopper = createShopper()
      await add(shopper, 'DEMO-SALE')
      await add(shopper, 'DEMO-LOW')
      upstream.answer = async (request) => {
        if (!request.url.includes('/api/cart/update')) return undefined
        const { cartItem } = await request.json<{ cartItem: { sku: string } }>()
        return cartItem.sku === 'DEMO-SALE' ? Response.json({ code, result }) : undefined
      }
      const { cart, notices } = await logIn(shopper, credentials)
      expect(linesOf(cart)).toEqual(['1 DEMO-LOW'])
      expect(notices).toEqual([{ type, key, params: { name: 'Tjärnmo Långfjäll 62 Turskida' } }])
    },
  )

  test.each([
    ['the coupon', '/api/cart/apply-coupon', 'SKARE10', ['1 DEMO-SALE', '2 DEMO-LOW']],
    ['a line', '/product/_search', 'Valhem Droppe Universalglid', ['1 DEMO-LOW', '1 DEMO-SALE']],
  ])(
    'once a line is merged a failure at %s is told, and no login merges twice',
    async (_, path, name, lines) => {
      const credentials = await aCustomerWith('DEMO-LOW')
      const shopper = createShopper()
      for (const sku of ['DEMO-SALE', 'DEMO-LOW']) await add(shopper, sku)
      await shopper.send('POST', '/api/cart/coupon', { code: 'SKARE10' })
      await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // every line's product is searched for
      let isMerged = false
      upstream.answer = async (request) => {
        if (isMerged && request.url.includes(path)) return Response.json({ code: 500, result: 'no' })
        isMerged ||= request.url.includes('/api/cart/update')
        return undefined
      }
      const { notices } = await logIn(shopper, credentials)
      upstream.reset()
      await logIn(shopper, credentials)
      expect(linesOf(await cartOf(shopper))).toEqual(lines)
      expect(notices).toContainEqual({ type: 'warning', key: 'errors.cart.notMoved', params: { name } })
    },
  )

  test('whose answer was lost, the next one finds everything in the account’s cart, once', async () => {
    const credentials = await aCustomerWith('DEMO-LOW')
    const shopper = createShopper()
    await add(shopper, 'DEMO-SALE', 2)
    await shopper.send('POST', '/en/api/cart/lines', { sku: 'DEMO-SALE', quantity: 2 })
    const unheard = await shopper.sendOnly('POST', '/api/user/login', credentials)
    expect(unheard.status).toBe(200)
    const { cart } = await logIn(shopper, credentials)
    expect(linesOf(cart)).toEqual(['1 DEMO-LOW', '2 DEMO-SALE'])
    expect(linesOf(await (await shopper.get('/en/api/cart')).json<Cart>())).toEqual(['2 DEMO-SALE'])
  })

  test('a form that is sent by a double click merges the carts of both stores once, with their codes', async () => {
    const credentials = await aCustomerWith('DEMO-LOW')
    const shopper = createShopper()
    await add(shopper, 'DEMO-SALE', 2)
    await shopper.send('POST', '/api/cart/coupon', { code: 'SKARE10' })
    await shopper.send('POST', '/api/cart/gift-card', { code: 'GK-500' })
    await shopper.send('POST', '/en/api/cart/lines', { sku: 'DEMO-SALE', quantity: 2 })
    const form = { step: 'login', ...credentials }
    const answers = await Promise.all([shopper.post('/konto', form), shopper.post('/konto', form)])
    for (const { status } of answers) expect(status).toBeOneOf([200, 303])
    const cart = await cartOf(shopper)
    expect(linesOf(cart)).toEqual(['1 DEMO-LOW', '2 DEMO-SALE'])
    expect([cart.coupon, cart.totals.giftCard]).toEqual(['SKARE10', expect.toSatisfy((sum) => sum < 0)])
    expect(linesOf(await (await shopper.get('/en/api/cart')).json<Cart>())).toEqual(['2 DEMO-SALE'])
  })

  test('a line that was not moved goes at the next login, when the answer to the first was lost', async () => {
    const credentials = await aCustomerWith()
    const shopper = createShopper()
    for (const sku of ['DEMO-SALE', 'DEMO-LOW']) await add(shopper, sku)
    upstream.answer = async (request) => {
      if (!request.url.includes('/api/cart/update')) return undefined
      const { cartItem } = await request.json<{ cartItem: { sku: string } }>()
      return cartItem.sku === 'DEMO-SALE' ? Response.json({ code: 500, result: 'no' }) : undefined
    }
    await shopper.sendOnly('POST', '/api/user/login', credentials)
    upstream.reset()
    expect(linesOf((await logIn(shopper, credentials)).cart)).toEqual(['1 DEMO-LOW', '1 DEMO-SALE'])
  })

  test('a gift card that the platform fails at is told, and the guest’s goods are in the account’s cart', async () => {
    const credentials = await aCustomerWith('DEMO-LOW')
    const shopper = createShopper()
    await add(shopper, 'DEMO-SALE')
    const card = { code: 'GK-500' }
    expect((await shopper.send('POST', '/api/cart/gift-card', card)).status).toBe(200)
    upstream.answer = ({ url }) =>
      url.includes('/gift-card/') ? Response.json({ code: 500, result: 'no' }) : undefined
    const { notices } = await logIn(shopper, credentials)
    const params = { name: card.code }
    expect(notices).toContainEqual({ type: 'warning', key: 'errors.cart.notMoved', params })
    expect(linesOf(await cartOf(shopper))).toEqual(['1 DEMO-LOW', '1 DEMO-SALE'])
  })

  test('R4.62: where both carts together want more than there is, the line gets what there is, and it is said', async () => {
    const credentials = await aCustomerWith('DEMO-LOW')
    const shopper = createShopper()
    await add(shopper, 'DEMO-LOW')
    await add(shopper, 'DEMO-LOW')
    await add(shopper, 'DEMO-LOW')
    const { cart, notices } = await logIn(shopper, credentials)
    expect(linesOf(cart)).toEqual(['3 DEMO-LOW'])
    expect(notices).toMatchObject([
      { key: 'notices.cart.stockLimit', params: { quantity: 3 } },
      { key: 'notices.cart.joined' },
    ])
  })
})

describe('the carts of two stores on one host', () => {
  const enCartOf = async (shopper: Shopper) => (await shopper.get('/en/api/cart')).json<Cart>()
  const addInEn = (shopper: Shopper, sku: string) =>
    shopper.send('POST', '/en/api/cart/lines', { sku, quantity: 1 })

  test('R4.52: a login takes both along; the account has them on another device', async () => {
    const credentials = await aCustomerWith()
    const shopper = createShopper()
    await add(shopper, 'DEMO-SALE')
    await addInEn(shopper, 'DEMO-LOW')
    await logIn(shopper, credentials)
    expect(linesOf(await enCartOf(shopper))).toEqual(['1 DEMO-LOW'])
    const other = createShopper()
    await logIn(other, credentials)
    expect(linesOf(await cartOf(other))).toEqual(['1 DEMO-SALE'])
    expect(linesOf(await enCartOf(other))).toEqual(['1 DEMO-LOW'])
  })

  test('R4.52: the gift card of the other store’s cart goes along', async () => {
    const credentials = await aCustomerWith()
    const shopper = createShopper()
    await addInEn(shopper, 'DEMO-LOW')
    await shopper.send('POST', '/en/api/cart/gift-card', { code: 'GK-500-EUR' })
    const { totals } = await enCartOf(shopper)
    expect(totals.giftCard).toBeLessThan(0)
    await logIn(shopper, credentials)
    expect((await enCartOf(shopper)).totals.giftCard).toBe(totals.giftCard)
  })

  test('where both were joined with what the account held, that is said once', async () => {
    const credentials = await aCustomerWith('DEMO-LOW')
    const phone = createShopper()
    await logIn(phone, credentials)
    await addInEn(phone, 'DEMO-SALE')
    const shopper = createShopper()
    await add(shopper, 'DEMO-SALE')
    await addInEn(shopper, 'DEMO-LOW')
    const { notices } = await logIn(shopper, credentials)
    expect(notices).toEqual([{ type: 'info', key: 'notices.cart.joined' }])
    expect(linesOf(await enCartOf(shopper))).toEqual(['1 DEMO-LOW', '1 DEMO-SALE'])
  })

  test('R4.52: a store that cannot be had leaves its guest’s cart, and the login is done', async () => {
    const credentials = await aCustomerWith()
    const shopper = createShopper()
    await addInEn(shopper, 'DEMO-LOW')
    upstream.answer = ({ url }) =>
      url.includes('/cart/create') && url.includes('storeCode=en')
        ? Response.json({ code: 500, result: 'no' })
        : undefined
    expect((await shopper.send('POST', '/api/user/login', credentials)).status).toBe(200)
    upstream.reset()
    expect(linesOf(await enCartOf(shopper))).toEqual(['1 DEMO-LOW'])
  })
})

test('R4.52: a store whose platform does not know the account ends no login', async () => {
  const credentials = await aCustomerWith()
  const shopper = createShopper()
  await add(shopper, 'DEMO-SALE')
  await shopper.send('POST', '/en/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
  upstream.answer = ({ url }) =>
    url.includes('storeCode=en') || url.includes('/user/refresh')
      ? Response.json({ code: 401, result: 'no' })
      : undefined
  expect((await shopper.send('POST', '/api/user/login', credentials)).status).toBe(200)
  upstream.reset()
  expect((await shopper.get('/api/user')).status).toBe(200)
  expect(linesOf(await cartOf(shopper))).toEqual(['1 DEMO-SALE'])
})

describe('a customer whose browser knows no cart of the store', () => {
  const creates = () => upstream.calls.filter((call) => call === 'POST /api/cart/create').length

  /** Logged in at the one store, with goods of the account in the other. */
  async function elsewhere(): Promise<Shopper> {
    const credentials = await aCustomerWith()
    const phone = createShopper()
    await logIn(phone, credentials)
    await phone.send('POST', '/en/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
    const laptop = createShopper()
    await logIn(laptop, credentials)
    upstream.reset()
    return laptop
  }

  test.each([
    ['read', '/en/api/cart', 'DEMO-LOW'],
    ['its page', '/en/cart', 'Universal Glide'],
  ])('%s shows the account’s, which is opened once', async (_, path, text) => {
    const laptop = await elsewhere()
    for (const _again of [1, 2]) expect(await (await laptop.get(path)).text()).toContain(text)
    expect(creates()).toBe(1)
  })

  test('where it cannot be opened, that is told as of any cart, and asked again', async () => {
    const laptop = await elsewhere()
    upstream.answer = ({ url }) =>
      url.includes('/cart/create') ? Response.json({ code: 500, result: 'no' }) : undefined
    expect((await laptop.get('/en/api/cart')).status).toBe(502)
    upstream.reset()
    expect(linesOf(await (await laptop.get('/en/api/cart')).json<Cart>())).toEqual(['1 DEMO-LOW'])
  })
})

describe('a customer’s cart that waits with its order', () => {
  /** Somebody whose order the platform has not answered, and how it is asked for again. */
  async function aWaitingOrder() {
    const shopper = createShopper()
    const credentials = await aCustomerWith('DEMO-SALE')
    await logIn(shopper, credentials)
    const { choice, cart } = await deliver(shopper)
    const ids = { orderId: crypto.randomUUID(), expected: expectedOf(cart) }
    const request = { ...choice, paymentMethod: 'hosted_invoice', ...ids }
    const order = () => shopper.send('POST', '/api/checkout/order', request)
    upstream.answer = ({ url }) =>
      new URL(url).pathname === '/api/order' ? new Response('away', { status: 503 }) : undefined
    expect((await order()).status).toBe(503)
    upstream.reset()
    return { shopper, order, credentials }
  }

  test.each([
    ['its cart is shown', (shopper: Shopper) => shopper.get('/api/cart'), []],
    [
      'the ways to deliver are asked for',
      (shopper: Shopper) => shopper.send('POST', '/api/checkout/shipping-methods', { address: {} }),
      [],
    ],
    [
      'a code is typed',
      (shopper: Shopper) => shopper.send('POST', '/api/cart/coupon', { code: 'SKARE10' }),
      [],
    ],
    ['a code is taken off', (shopper: Shopper) => shopper.send('DELETE', '/api/cart/gift-card'), []],
    ['something is added', (shopper: Shopper) => add(shopper, 'DEMO-LOW'), ['1 DEMO-LOW']],
  ])('is not opened when %s, and the order is made as it was', async (_, act, lines) => {
    const { shopper, order } = await aWaitingOrder()
    await act(shopper)
    expect(linesOf(await cartOf(shopper))).toEqual(lines)
    expect((await order()).status).toBe(200)
    expect(linesOf(await cartOf(shopper))).toEqual(lines)
  })

  test('what was added meanwhile is in the account’s cart once the order is made', async () => {
    const { shopper, order, credentials } = await aWaitingOrder()
    await add(shopper, 'DEMO-LOW')
    await shopper.send('POST', '/api/cart/coupon', { code: 'SKARE10' })
    await Promise.all([order(), order()])
    await add(shopper, 'DEMO-LOW')
    const { cart } = await logIn(createShopper(), credentials)
    expect([linesOf(cart), cart.coupon]).toEqual([['2 DEMO-LOW'], 'SKARE10'])
    expect(await cartOf(shopper)).toEqual(cart)
  })
})

test('R4.31: the cart labels what was chosen as the page of the product does, so that adding it again finds its line', async () => {
  const shopper = createShopper()
  const line = { sku: 'DEMO-CONF-RED-180', parentSku: 'DEMO-CONF', quantity: 1 }
  await shopper.send('POST', '/api/cart/lines', line)
  const [shown] = (await cartOf(shopper)).lines
  const choices = await shopper.get(`/api/cart/choices?sku=${line.sku}`)
  const { product } = await choices.json<{ product: { options: { label: string }[] } }>()
  expect(shown?.options.map(({ label }) => label).toSorted()).toEqual(
    product.options.map(({ label }) => label).toSorted(),
  )
})

test.each([
  ['shipping-methods', { address: anAddress() }],
  [
    'shipping',
    { address: anAddress(), contact: aContact(), carrierCode: 'homedelivery', methodCode: 'standard' },
  ],
  ['payment-session', {}],
])(
  'in the checkout (%s) a login that another device has ended is told as that: no cart is said to be empty',
  async (path, body) => {
    const credentials = await aCustomerWith('DEMO-SALE')
    const [shopper, other] = [createShopper(), createShopper()]
    for (const device of [shopper, other]) await logIn(device, credentials)
    await other.send('POST', '/api/user/logout-others', {})
    const answer = await shopper.send('POST', `/api/checkout/${path}`, body)
    expect(await answer.json()).toEqual({ error: { code: 'errors.account.expired' } })
    expect(linesOf((await logIn(shopper, credentials)).cart)).toEqual(['1 DEMO-SALE'])
  },
)
