import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { Confirmation, ShippingAnswer, ShippingMethod, WidgetAnswer } from '#shared/api/checkout.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { deliver } from '../support/checkout.ts'
import { noticeOn } from '../support/forms.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const contact = { emailAddress: 'Ingrid@Example.com', phoneNumber: '070-123 45 67' }
const addressIn = (country: string, zipCode: string) => ({
  firstName: 'Ingrid',
  lastName: 'Åström',
  company: '',
  streetAddress: 'Spårvägen 4',
  apartmentNumber: '',
  zipCode,
  city: 'Östersund',
  country,
})

const stores = [
  { store: 'Sweden', origin: undefined, prefix: '', address: addressIn('SE', '831 30') },
  { store: 'Norway', origin: NORWAY, prefix: '', address: addressIn('NO', '2624') },
  { store: 'International', origin: undefined, prefix: '/en', address: addressIn('DK', '1050') },
]

type Shopper = ReturnType<typeof createShopper>

async function addToCart(
  shopper: Shopper,
  sku: string,
  { prefix = '', quantity = 1 } = {},
): Promise<CartAnswer> {
  const response = await shopper.send('POST', `${prefix}/api/cart/lines`, { sku, quantity })
  expect(response.status).toBe(200)
  return response.json()
}

describe.each(stores)('a guest in $store', ({ origin, prefix, address }) => {
  test('R1.17 R1.18 R4.51 R4.76 R6.4: buys through the hosted payment provider and gets an order number', async () => {
    const shopper = createShopper(origin)
    const { cart, notices } = await addToCart(shopper, 'DEMO-SALE', { prefix })
    expect(notices.at(-1)?.key).toBe('notices.cart.added')
    expect(cart.lines).toMatchObject([{ sku: 'DEMO-SALE', quantity: 1 }])

    const asked = await shopper.send('POST', `${prefix}/api/checkout/shipping-methods`, { address })
    const { methods } = await asked.json<{ methods: ShippingMethod[] }>()
    const method = methods.find(({ needsServicePoint }) => !needsServicePoint)
    if (!method) throw new Error('no delivery method')

    const choice = { contact, address, carrierCode: method.carrierCode, methodCode: method.methodCode }
    const shipping = await (
      await shopper.send('POST', `${prefix}/api/checkout/shipping`, choice)
    ).json<ShippingAnswer>()
    expect(shipping.cart.totals.shipping).toBe(method.price)
    expect(shipping.cart.totals.grandTotal).toBe(shipping.cart.totals.subtotal + method.price)
    expect(shipping.paymentMethods[0]).toMatchObject({ hosted: true, isDefault: true })

    const session = await (await shopper.send('POST', `${prefix}/api/checkout/payment-session`)).json<
      ApiAnswer<'checkout.paymentSession'>
    >()
    const unpaid = await shopper.send('POST', `${prefix}/api/checkout/complete`)
    expect(unpaid.status).toBeGreaterThanOrEqual(400)
    const { url, token } = session
    expect(url).toBe('/hosted-checkout/') // the token goes in the body: addresses are kept in histories and logs
    const paid = await shopper.post(url, { token, action: 'pay', method: 'invoice' })
    expect(paid.status).toBe(200)

    const confirmation = await (
      await shopper.send('POST', `${prefix}/api/checkout/complete`)
    ).json<Confirmation>()
    expect(confirmation.orderNumber).toMatch(/^\d{9}$/)
    expect(confirmation.email).toBe('ingrid@example.com')
    const again = await (await shopper.send('POST', `${prefix}/api/checkout/complete`)).json<Confirmation>()
    expect(again).toEqual(confirmation)
    expect(await (await shopper.get(`${prefix}/api/checkout/confirmation`)).json()).toEqual(confirmation)
    const confirmed = await shopper.get(`${prefix}/api/checkout/confirmation/order`)
    expect(await confirmed.json()).toMatchObject({ delivery: method.title }) // as the mail, in the words of the checkout
    expect((await (await shopper.get(`${prefix}/api/cart`)).json<Cart>()).lines).toEqual([])
    expect(upstream.calls).not.toContain('POST /api/cart/delete') // what was ordered stays in the order's cart
    upstream.reset()
    await addToCart(shopper, 'DEMO-SALE', { prefix })
    expect(upstream.calls).toContain('POST /api/cart/create')
  })
})

describe('the cart', () => {
  test('R4.35 R4.36 R8.13 R8.14: asking for more than there are gives what remains, and says so', async () => {
    const shopper = createShopper()
    const { cart, notices } = await addToCart(shopper, 'DEMO-LOW', { quantity: 10 })
    expect(cart.lines[0]?.quantity).toBe(3)
    expect(notices[0]).toMatchObject({ key: 'notices.cart.stockLimit', params: { quantity: 3 } })
    const more = await addToCart(shopper, 'DEMO-LOW')
    expect(more.cart.lines[0]?.quantity).toBe(3)
  })

  test('R4.34 R5.3 R8.11: what is out of stock is not added', async () => {
    const { cart, notices } = await addToCart(createShopper(), 'DEMO-OOS')
    expect(cart.lines).toEqual([])
    expect(notices).toMatchObject([{ type: 'error', key: 'errors.cart.outOfStock' }])
  })

  test('R4.33 R8.12: where the platform is not sure about the stock the product is added, with a warning', async () => {
    const { cart, notices } = await addToCart(createShopper(), 'DEMO-VOLATILE')
    expect(cart.lines).toMatchObject([{ sku: 'DEMO-VOLATILE' }])
    expect(notices).toMatchObject([
      { type: 'warning', key: 'notices.cart.volatileStock' },
      { type: 'success' },
    ])
  })

  test('R5.1: a product without a price is not added', async () => {
    const { cart, notices } = await addToCart(createShopper(), 'DEMO-NOPRICE')
    expect(cart.lines).toEqual([])
    expect(notices).toMatchObject([{ key: 'errors.cart.unknownPrice' }])
  })

  test('R5.2: a free product is', async () => {
    const { cart } = await addToCart(createShopper(), 'DEMO-FREE')
    expect(cart.lines).toMatchObject([{ sku: 'DEMO-FREE', unitPrice: 0 }])
  })

  test('R1.25 R4.56 R8.33: a coupon takes its part off, a wrong one changes nothing and says why', async () => {
    const shopper = createShopper()
    const { cart } = await addToCart(shopper, 'DEMO-SALE')
    const wrong = await (
      await shopper.send('POST', '/api/cart/coupon', { code: 'VINTER24' })
    ).json<CartAnswer>()
    expect(wrong.notices).toMatchObject([{ key: 'errors.coupon.invalid' }])
    expect(wrong.cart.totals).toEqual(cart.totals)
    const right = await (
      await shopper.send('POST', '/api/cart/coupon', { code: ' skare10 ' })
    ).json<CartAnswer>()
    expect(right.cart.coupon).toBe('SKARE10')
    expect(right.cart.totals.discount).toBe(-Math.round(cart.totals.subtotal / 10))
  })

  test('R1.25: the coupon that the cart has, typed in small letters, replaces nothing', async () => {
    const shopper = createShopper()
    await addToCart(shopper, 'DEMO-SALE')
    await shopper.send('POST', '/api/cart/coupon', { code: 'SKARE10' })
    const again = await shopper.send('POST', '/api/cart/coupon', { code: 'skare10' })
    const { cart, notices } = await again.json<CartAnswer>()
    expect([cart.coupon, notices]).toEqual(['SKARE10', []])
  })

  test('R1.26 R4.105 R8.34 R8.35: a gift card pays with its balance; an empty or unknown one says so', async () => {
    const shopper = createShopper()
    const { cart } = await addToCart(shopper, 'DEMO-SALE')
    const redeem = async (code: string) =>
      (await shopper.send('POST', '/api/cart/gift-card', { code })).json<CartAnswer>()
    expect((await redeem('GK-0')).notices).toMatchObject([{ key: 'errors.giftCard.noAmount' }])
    expect((await redeem('NOPE')).notices).toMatchObject([{ key: 'errors.giftCard.invalid' }])
    expect((await redeem('GK-500')).cart.totals.giftCard).toBe(-Math.min(50_000, cart.totals.grandTotal))
  })

  test('a quantity is changed and a line removed; a line that is gone is no failure when it should go', async () => {
    const shopper = createShopper()
    const { cart } = await addToCart(shopper, 'DEMO-SALE')
    const id = cart.lines[0]?.id ?? 0
    const changed = await (
      await shopper.send('PATCH', `/api/cart/lines/${id}`, { quantity: 2 })
    ).json<CartAnswer>()
    expect(changed.cart.lines[0]?.quantity).toBe(2)
    const removed = await (await shopper.send('DELETE', `/api/cart/lines/${id}`)).json<CartAnswer>()
    expect(removed.cart.lines).toEqual([])
    expect((await shopper.send('DELETE', `/api/cart/lines/${id}`)).status).toBe(200)
  })

  test('each store has a cart of its own, in its currency', async () => {
    const shopper = createShopper()
    await addToCart(shopper, 'DEMO-SALE')
    expect((await (await shopper.get('/en/api/cart')).json<Cart>()).lines).toEqual([])
    await addToCart(shopper, 'DEMO-SALE', { prefix: '/en' })
    const [swedish, international] = [
      await (await shopper.get('/api/cart')).json<Cart>(),
      await (await shopper.get('/en/api/cart')).json<Cart>(),
    ]
    expect(swedish.totals.grandTotal).not.toBe(international.totals.grandTotal)
  })

  test('R5.19: a call that needs a cart is refused without one, and there is a new cart after it', async () => {
    const calls: [string, object | undefined][] = [
      ['shipping-methods', { address: { country: 'SE' } }],
      ['payment-session', undefined],
    ]
    for (const [path, body] of calls) {
      const shopper = createShopper()
      upstream.reset()
      const refused = await shopper.send('POST', `/api/checkout/${path}`, body)
      expect([refused.status, await refused.json()]).toEqual([
        409,
        { error: { code: 'errors.checkout.emptyCart' } },
      ])
      expect(upstream.calls).toEqual(['POST /api/cart/create'])
      expect((await addToCart(shopper, 'DEMO-SALE')).cart.lines).toHaveLength(1)
      expect(upstream.calls.filter((call) => call === 'POST /api/cart/create')).toHaveLength(1)
    }
  })

  test('R5.21: delivery is estimated for the store’s country while no address is known', async () => {
    const shopper = createShopper()
    await addToCart(shopper, 'DEMO-SALE')
    let sent: { address?: object } = {}
    upstream.answer = async (request) => {
      if (request.url.includes('/shipping-methods')) sent = await request.json()
      return undefined
    }
    const response = await shopper.send('POST', '/api/checkout/shipping-methods', { address: {} })
    expect((await response.json<{ methods: unknown[] }>()).methods.length).toBeGreaterThan(0)
    expect(sent.address).toMatchObject({ country_id: 'SE' })
  })

  test('a way to deliver says on which days it comes; while nobody knows when goods are sent, on none', async () => {
    const shopper = createShopper()
    await addToCart(shopper, 'DEMO-SALE')
    const arrivals = async () => {
      const response = await shopper.send('POST', '/api/checkout/shipping-methods', { address: {} })
      return (await response.json<{ methods: { arrival: unknown }[] }>()).methods.map(
        ({ arrival }) => arrival,
      )
    }
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(await arrivals()).toEqual(Array(3).fill({ first: day, last: day }))
    await shopper.get('/invalidate?tag=content:delivery&key=skare-development-purge-key') // vitest.config.ts
    upstream.answer = ({ url }) => (url.includes('/delivery-service/terms') ? Response.error() : undefined)
    expect(await arrivals()).toEqual([null, null, null])
  })

  test('R3.34: the way to deliver that the platform calls its default is the first one', async () => {
    const shopper = createShopper()
    await addToCart(shopper, 'DEMO-SALE')
    const method = (method_code: string) => ({ carrier_code: 'carrier', method_code, price_incl_tax: 49 })
    upstream.answer = ({ url }) =>
      url.includes('/shipping-methods')
        ? Response.json({
            code: 200,
            result: [method('box'), { ...method('home'), default: true }, method('depot')],
          })
        : undefined
    const response = await shopper.send('POST', '/api/checkout/shipping-methods', { address: {} })
    const { methods } = await response.json<{ methods: { methodCode: string }[] }>()
    expect(methods.map(({ methodCode }) => methodCode)).toEqual(['home', 'box', 'depot'])
  })

  test('R4.72 R4.74: the ways to pay are the platform’s beside the hosted checkout, which is the default and stands once', async () => {
    const shopper = createShopper()
    await addToCart(shopper, 'DEMO-SALE')
    const payment_methods = ['shop-hosted-checkout', 'account', 'account'].map((code, at) => ({
      code,
      title: `${code} ${at}`,
    }))
    upstream.answer = async (request) => {
      if (!request.url.includes('/shipping-information')) return undefined
      const answer = await platform.fetch(request, env as unknown as PlatformBindings) // vitest.config.ts
      const { code, result } = await answer.json<{ code: number; result: object }>()
      return Response.json({ code, result: { ...result, payment_methods } })
    }
    const { paymentMethods } = await deliver(shopper)
    expect(paymentMethods).toMatchObject([
      { code: 'shop-hosted-checkout', hosted: true, isDefault: true, cost: 0, offline: false },
      { code: 'account', title: 'account 1', hosted: false, isDefault: false },
    ])
  })

  test('R4.73: a carrier that has no way there, and names none, leaves the ways of the others', async () => {
    const shopper = createShopper()
    await addToCart(shopper, 'DEMO-SALE')
    const none = { method_code: null, method_title: null, carrier_title: null, price_incl_tax: 0 }
    upstream.answer = ({ url }) =>
      url.includes('/shipping-methods')
        ? Response.json({
            code: 200,
            result: [
              { carrier_code: 'dhl', ...none, available: false, error_message: 'not to this country' },
              { carrier_code: 'post', method_code: 'home', price_incl_tax: 49, available: true },
            ],
          })
        : undefined
    const response = await shopper.send('POST', '/api/checkout/shipping-methods', { address: {} })
    expect((await response.json<{ methods: object[] }>()).methods).toMatchObject([{ methodCode: 'home' }])
  })

  test('R5.19: a cart that the platform has forgotten is an empty cart, and the next product opens a new one', async () => {
    const shopper = createShopper()
    await addToCart(shopper, 'DEMO-SALE')
    upstream.answer = (request) =>
      request.url.includes('/api/cart/pull')
        ? Response.json({ code: 404, result: 'No such entity with cartId = 1' }, { status: 404 })
        : undefined
    expect((await (await shopper.get('/api/cart')).json<Cart>()).lines).toEqual([])
    upstream.reset()
    expect((await addToCart(shopper, 'DEMO-SALE')).cart.lines).toHaveLength(1)
  })
})

describe('the instalment widget', () => {
  test('R3.60 R4.78 R7.65: has a token, its end, and an address that shows the terms', async () => {
    const shopper = createShopper(NORWAY)
    const { paymentId, widgetJwt, expiredUtc, url } = await (
      await shopper.get('/api/checkout/widget')
    ).json<WidgetAnswer>()
    expect(paymentId).not.toBe('')
    expect(Date.parse(expiredUtc)).toBeGreaterThan(Date.now())
    const page = await shopper.post(url, { token: widgetJwt, amount: '500000' })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('24 måneder')])
  })

  test.each([
    ['an object', { paymentId: '1', widgetJwt: 'eyJ', expiredUtc: '2026-11-21T12:00:00Z' }, 200],
    ['no JSON', 'soon', 502],
    ['no token', '{"paymentId":"1"}', 502],
  ])('R7.65: %s is taken or refused', async (_, result, status) => {
    upstream.answer = ({ url }) =>
      url.includes('/widget/init') ? Response.json({ code: 200, result }) : undefined
    expect((await createShopper().get('/api/checkout/widget')).status).toBe(status)
  })
})

describe('bad input', () => {
  test.each([
    ['POST', '/api/cart/lines', '{'],
    ['POST', '/api/cart/lines', '[]'],
    ['POST', '/api/cart/lines', '{"sku":"","quantity":1}'],
    ['POST', '/api/cart/lines', '{"sku":"DEMO-SALE","quantity":0}'],
    ['POST', '/api/cart/lines', '{"sku":"DEMO-SALE","quantity":1.5}'],
    ['POST', '/api/cart/lines', '{"sku":"DEMO-SALE","quantity":"1"}'],
    ['PATCH', '/api/cart/lines/abc', '{"quantity":1}'],
    ['PATCH', '/api/cart/lines/1', '{"quantity":-1}'],
    ['POST', '/api/cart/coupon', '{"code":"   "}'],
    ['POST', '/api/checkout/shipping', '{}'],
    ['POST', '/api/checkout/order', 'null'],
    ['POST', '/api/newsletter', '{"email":"nobody"}'],
  ])('%s %s with %s answers 400 with a code and changes nothing', async (method, path, body) => {
    const shopper = createShopper()
    await addToCart(shopper, 'DEMO-SALE')
    const before = await (await shopper.get('/api/cart')).json()
    const response = await shopper.request(path, { method, body, headers: { Origin: 'http://skare.test' } })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: { code: 'errors.badRequest' } })
    expect(await (await shopper.get('/api/cart')).json()).toEqual(before)
  })

  test('a body that is too large is refused', async () => {
    const body = JSON.stringify({ sku: 'x'.repeat(70_000), quantity: 1 })
    const response = await createShopper().request('/api/cart/lines', { method: 'POST', body })
    expect(response.status).toBe(413)
  })

  test('unknown calls and unknown products answer 404 with a code', async () => {
    const shopper = createShopper()
    expect((await shopper.get('/api/nothing')).status).toBe(404)
    const response = await shopper.send('POST', '/api/cart/lines', { sku: 'NO-SUCH', quantity: 1 })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: { code: 'errors.cart.unknownProduct' } })
  })

  test.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another host of our site, to which cookies go along', { 'Sec-Fetch-Site': 'same-site' }],
    ['a sandboxed frame', { Origin: 'null' }],
  ])('an unsafe request of %s is refused, whatever its content type', async (_, headers) => {
    const shopper = createShopper()
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const init = { method: 'POST', body: '{}', headers: { ...headers, 'Content-Type': type } }
      expect((await shopper.request('/api/cart/lines', init)).status).toBe(403)
      expect((await shopper.request('/varukorg', init)).status).toBe(403)
    }
  })
})

describe('without JavaScript', () => {
  test('a form puts a product into the cart and the cart page shows, changes and removes it', async () => {
    const shopper = createShopper()
    const added = await shopper.post('/varukorg', { sku: 'DEMO-SALE', quantity: '2' })
    expect(added.status).toBe(303)
    expect(added.headers.get('Location')).toMatch(/^\/varukorg/)
    const page = await shopper.get('/varukorg')
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    const { lines } = await (await shopper.get('/api/cart')).json<Cart>()
    expect(await page.text()).toContain(lines[0]?.name ?? '-')
    await shopper.post('/varukorg', { line: String(lines[0]?.id), quantity: '1' })
    expect((await (await shopper.get('/api/cart')).json<Cart>()).lines[0]?.quantity).toBe(1)
    await shopper.post('/varukorg', { remove: String(lines[0]?.id), confirmed: '1' })
    expect((await (await shopper.get('/api/cart')).json<Cart>()).lines).toEqual([])
  })

  test.each(['0', '-1', '-3 st'])('R5.9: %s of a line leaves it as it is, and says why', async (quantity) => {
    const shopper = createShopper()
    await shopper.post('/varukorg', { sku: 'DEMO-SALE', quantity: '2' })
    const { lines } = await (await shopper.get('/api/cart')).json<Cart>()
    const answer = await shopper.post('/varukorg', { line: String(lines[0]?.id), quantity })
    expect((await (await shopper.get('/api/cart')).json<Cart>()).lines[0]?.quantity).toBe(2)
    expect(answer.headers.get('Location')).toBe('/varukorg')
    expect(await noticeOn(shopper)).toBe('Antalet måste vara större än 0')
  })

  test('what is wrong with an option is said with its name, because the field is on another page', async () => {
    const shopper = createShopper()
    await shopper.post('/varukorg', {
      sku: 'DEMO-INITIALS',
      quantity: '1',
      'custom.1': 'ABCD',
    })
    expect(await noticeOn(shopper)).toContain('Initialer: högst 3 tecken')
    expect((await (await shopper.get('/api/cart')).json<Cart>()).lines).toEqual([])
  })

  test('what the rules refuse is said on the cart page', async () => {
    const shopper = createShopper()
    await shopper.post('/varukorg', { sku: 'DEMO-OOS', quantity: '1' })
    expect(await noticeOn(shopper)).toContain('slut i lager')
  })

  test('R1.22 R7.34: the newsletter’s form subscribes and says thank you', async () => {
    const response = await createShopper().post('/newsletter', { email: 'Ny@Example.com' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Tack!')
    expect((await createShopper().post('/newsletter', { email: 'nobody' })).status).toBe(400)
  })

  test('a broken form is a bad request', async () => {
    expect((await createShopper().post('/varukorg', { quantity: '1' })).status).toBe(400)
  })
})
