import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import type { Shopper } from '../support/checkout.ts'
import { clock, HOUR } from '../support/clock.ts'
import { formIn, type PostedForm, submit } from '../support/forms.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const { DB } = env as unknown as { DB: D1Database }

const prefixed = (part: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [`${part}.${field}`, String(text)]))

const entered = (address = anAddress()) => ({
  ...prefixed('contact', aContact()),
  ...prefixed('address', address),
})

const stores = [
  { store: 'Sweden', origin: undefined, prefix: '', address: anAddress() },
  { store: 'Norway', origin: NORWAY, prefix: '', address: anAddress({ country: 'NO', zipCode: '2624' }) },
  {
    store: 'International',
    origin: undefined,
    prefix: '/en',
    address: anAddress({ country: 'DK', zipCode: '1050' }),
  },
]

async function aShopperWith(
  sku: string,
  {
    origin,
    prefix = '',
    quantity = 1,
  }: { origin?: string | undefined; prefix?: string; quantity?: number } = {},
) {
  const shopper = createShopper(origin)
  await shopper.send('POST', `${prefix}/api/cart/lines`, { sku, quantity })
  return shopper
}

const cartOf = async (shopper: Shopper, prefix = '') => (await shopper.get(`${prefix}/api/cart`)).json<Cart>()
/** What the summary of an order says of delivery. */
const costIn = (html: string) => /<dt>Delivery<\/dt><dd>([^<]*)/.exec(html)?.[1]

const start = (shopper: Shopper, prefix = '') =>
  submit(shopper, { action: `${prefix}/checkout`, fields: {} }, {})

/** Goes through the steps to the review, with the first way to deliver that needs no service point. */
async function toReview(
  shopper: Shopper,
  payment: string,
  { prefix = '', address = anAddress() } = {},
): Promise<PostedForm & { html: string }> {
  const contact = formIn((await start(shopper, prefix)).html, 'address.city')
  const delivery = await submit(shopper, contact, { ...entered(address), step: 'delivery' })
  const way =
    [...delivery.html.matchAll(/name="delivery"[^>]*value="([^"]+)"/g)]
      .map(([, value = '']) => value)
      .find((value) => !value.endsWith('servicepoint')) ?? ''
  const paid = await submit(shopper, formIn(delivery.html, 'delivery'), { delivery: way, step: 'payment' })
  const review = await submit(shopper, formIn(paid.html, 'payment'), { payment, step: 'review' })
  expect(review.status).toBe(200)
  return { ...formIn(review.html, payment === INVOICE ? 'orderId' : 'token'), html: review.html }
}

const INVOICE = 'hosted_invoice'
const HOSTED = 'shop-hosted-checkout'
const RECEIPT = '/checkout/order/receipt'

const ordersOf = async () =>
  (await DB.prepare('SELECT COUNT(*) AS count FROM sales_order').first<{ count: number }>())?.count ?? 0

const lastOrder = async () =>
  JSON.parse(
    (
      await DB.prepare('SELECT document FROM sales_order ORDER BY rowid DESC LIMIT 1').first<{
        document: string
      }>()
    )?.document ?? '{}',
  ) as { grand_total: number }

describe.each(stores)('a purchase without JavaScript in $store', ({ origin, prefix, address }) => {
  test('by invoice is one order, however often the button is pressed', async () => {
    const shopper = await aShopperWith('DEMO-SALE', { origin, prefix, quantity: 2 })
    const before = await ordersOf()
    const review = await toReview(shopper, INVOICE, { prefix, address })
    const { totals } = await cartOf(shopper, prefix)
    for (const _ of ['first', 'again']) {
      const ordered = await submit(shopper, review, { step: 'order' })
      expect([ordered.status, ordered.location]).toEqual([303, prefix + RECEIPT])
    }
    expect(await ordersOf()).toBe(before + 1)
    expect(Math.round((await lastOrder()).grand_total * 100)).toBe(totals.grandTotal)
    const receipt = await shopper.get(prefix + RECEIPT)
    expect(receipt.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await receipt.text()
    expect(html).toMatch(/<dd>\d{9}<\/dd>/)
    expect(html).toContain('noindex')
    expect(html).not.toContain('<script type="module"')
    expect((await cartOf(shopper, prefix)).lines).toEqual([])
  })

  test('is paid at the provider, which leads back to the order', async () => {
    const shopper = await aShopperWith('DEMO-SALE', { origin, prefix })
    const review = await toReview(shopper, HOSTED, { prefix, address })
    const { totals } = await cartOf(shopper, prefix)
    expect(review.action).toBe('/hosted-checkout/')
    expect(Object.keys(review.fields).toSorted()).toEqual(['return_url', 'token'])
    const provider = await submit(shopper, review, {})
    const paid = await submit(
      shopper,
      { ...formIn(provider.html, 'method'), action: '/hosted-checkout/' },
      { method: 'card', action: 'pay' },
    )
    expect(paid.status).toBe(303)
    expect(paid.location).not.toContain(review.fields.token)
    for (const _ of ['first', 'again']) {
      const back = await shopper.get(paid.location ?? '')
      expect([back.status, back.headers.get('Location')]).toEqual([303, prefix + RECEIPT])
    }
    expect(Math.round((await lastOrder()).grand_total * 100)).toBe(totals.grandTotal)
    expect(await (await shopper.get(prefix + RECEIPT)).text()).toMatch(/<dd>\d{9}<\/dd>/)
  })
})

describe('each step', () => {
  test('is a document of one shopper, without our scripts, for no search engine', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const response = await shopper.post('/checkout', {})
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await response.text()
    expect(html).toContain('name="robots" content="noindex')
    expect(html).not.toMatch(/<script(?! type="application\/ld)/)
    expect(await (await shopper.get('/checkout')).text()).not.toContain('DEMO-SALE')
  })

  test('says what is wrong beside each field and as links, and loses nothing that was typed', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const form = formIn((await start(shopper)).html, 'address.city')
    const wrong = {
      ...entered(),
      'address.zipCode': '12',
      'contact.emailAddress': 'ingrid@',
      step: 'delivery',
    }
    const { status, html } = await submit(shopper, form, wrong)
    expect(status).toBe(400)
    for (const name of ['address.zipCode', 'contact.emailAddress']) {
      expect(html).toContain(`href="#${name}"`)
      expect(html).toContain(`id="${name}-error"`)
    }
    expect(html).not.toContain('href="#address.city"')
    const again = formIn(html, 'address.city').fields
    expect(again).toMatchObject({
      'address.zipCode': '12',
      'contact.emailAddress': 'ingrid@',
      'address.city': anAddress().city,
    })
  })

  test('gives an example of the country that is chosen', async () => {
    const shopper = await aShopperWith('DEMO-SALE', { prefix: '/en' })
    const form = formIn((await start(shopper, '/en')).html, 'address.city')
    const wrong = { ...entered(anAddress({ country: 'DE', zipCode: '1050' })), 'contact.phoneNumber': '1' }
    const { html } = await submit(shopper, form, { ...wrong, step: 'delivery' })
    expect(html.match(/for example [+\d ]+/g)).toEqual(
      ['phone', 'zip'].flatMap(() => ['for example +49 30 123 45 67', 'for example 10115']),
    )
  })

  test('asks for the other address when anything of it is filled in, and orders with it', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const form = formIn((await start(shopper)).html, 'address.city')
    const half = { ...entered(), 'billingAddress.firstName': 'Bo', step: 'delivery' }
    const refused = await submit(shopper, form, half)
    expect(refused.html).toContain('href="#billingAddress.lastName"')
    expect(refused.html).toMatch(/<details open="">\s*<summary>Annan fakturaadress/)
  })

  test('a step cannot be skipped: the first that is not complete is shown', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const skipped = await submit(shopper, { action: '/checkout', fields: {} }, { step: 'review' })
    expect(skipped.html).toContain('href="#contact.emailAddress"')
    const undelivered = await submit(
      shopper,
      { action: '/checkout', fields: {} },
      { ...entered(), step: 'review' },
    )
    expect(undelivered.html).toContain('name="delivery"')
    const ordered = await submit(
      shopper,
      { action: '/checkout', fields: {} },
      { ...entered(), step: 'order' },
    )
    expect(ordered.html).toContain('name="delivery"')
  })

  test('a service point is chosen of those near the address, or near another postcode', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const asked = await submit(
      shopper,
      { action: '/checkout', fields: {} },
      { ...entered(), step: 'delivery' },
    )
    const points = asked.html.match(/name="servicePointId"/g) ?? []
    expect(points.length).toBeGreaterThan(1)
    expect(asked.html.match(/<dl class="opening-hours">.*?<dd>\d/gs)).toHaveLength(points.length) // nothing opens them later
    const form = formIn(asked.html, 'delivery')
    const pickup = /name="delivery"[^>]*value="([^"]*servicepoint)"/.exec(asked.html)?.[1] ?? ''
    const without = await submit(shopper, form, { delivery: pickup, step: 'payment' })
    expect([without.status, without.html.includes('Välj ett utlämningsställe')]).toEqual([400, true])
    const elsewhere = await submit(shopper, form, { delivery: pickup, near: '111 22', step: 'delivery' })
    const point = /name="servicePointId"[^>]*value="([^"]*)"/.exec(elsewhere.html)?.[1] ?? ''
    expect(asked.html).not.toContain(`value="${point}"`)
    const chosen = { delivery: pickup, servicePointId: point, step: 'payment' }
    const payment = await submit(shopper, formIn(elsewhere.html, 'delivery'), chosen)
    expect(payment.status).toBe(200)
    expect(payment.html).toContain('name="payment"')
    expect(upstream.calls).toContain('POST /api/ext/service-point/cart')
  })

  test('a service point that was chosen before is not saved for a parcel to the door', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const chosen = { delivery: 'homedelivery/standard', servicePointId: 'SE-104221', step: 'payment' }
    const payment = await submit(shopper, { action: '/checkout', fields: {} }, { ...entered(), ...chosen })
    expect([payment.status, payment.html.includes('name="payment"')]).toEqual([200, true])
    expect(upstream.calls).not.toContain('POST /api/ext/service-point/cart')
  })

  test('after another country nothing says what the delivery to the first one costs', async () => {
    const shopper = await aShopperWith('DEMO-LOW', { prefix: '/en' })
    const danish = entered(anAddress({ country: 'DK', zipCode: '1050' }))
    const checkout = { action: '/en/checkout', fields: {} }
    const asked = await submit(shopper, checkout, { ...danish, step: 'delivery' })
    const delivery = /name="delivery"[^>]*value="([^"]*servicepoint)"/.exec(asked.html)?.[1] ?? ''
    const servicePointId = /name="servicePointId"[^>]*value="([^"]*)"/.exec(asked.html)?.[1] ?? ''
    expect(costIn(asked.html)).toMatch(/^from 5.90/)
    const chosen = { ...danish, delivery, servicePointId }
    const payment = await submit(shopper, checkout, { ...chosen, step: 'payment' })
    expect(costIn(payment.html)).toMatch(/^5.90/)
    const german = { ...chosen, ...entered(anAddress({ country: 'DE', zipCode: '10115' })) }
    const again = await submit(shopper, checkout, { ...german, step: 'delivery' })
    expect(costIn(again.html)).toMatch(/^from 9.90/)
    expect(again.html).toContain('Total before delivery')
  })

  test('nothing that is not sent is asked where to', async () => {
    const shopper = await aShopperWith('DEMO-VIRTUAL')
    const payment = await submit(
      shopper,
      { action: '/checkout', fields: {} },
      { ...entered(), step: 'payment' },
    )
    expect(payment.html).not.toContain('Leverans</h2>')
    const review = await submit(shopper, formIn(payment.html, 'payment'), {
      payment: INVOICE,
      step: 'review',
    })
    const ordered = await submit(shopper, formIn(review.html, 'orderId'), { step: 'order' })
    expect(ordered.location).toBe(RECEIPT)
  })
})

describe('a payment provider elsewhere', () => {
  test('is posted the token and where to lead back to, and the policy of our documents lets the forms go there', async () => {
    const HOSTED_CHECKOUT_URL = 'https://pay.example/checkout'
    const shopper = createShopper(undefined, { HOSTED_CHECKOUT_URL })
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const review = await toReview(shopper, HOSTED)
    expect(review.action).toBe(HOSTED_CHECKOUT_URL)
    expect(review.fields.return_url).toBe('http://skare.test/checkout/payment/return')
    for (const response of [await shopper.get('/checkout'), await shopper.post('/checkout', {})])
      expect(response.headers.get('Content-Security-Policy')).toContain(
        "form-action 'self' https://pay.example;",
      )
  })
})

describe('the checkout’s own document', () => {
  test('leads to the steps by a form, and is the same for everybody', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const html = await (await shopper.get('/checkout')).text()
    expect(html).toMatch(
      /<form (?=[^>]*method="post")[^>]*action="\/checkout"[^>]*><button[^>]*type="submit"/,
    )
    expect(html).toContain('<script type="module"')
    const strip = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '')
    expect(strip(await (await createShopper().get('/checkout')).text())).toBe(strip(html))
  })

  test('a customer finds what the account knows in the first step', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/user/login', { email: 'anna@example.com', password: 'Skidspar-2026' })
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const { fields } = formIn((await start(shopper)).html, 'address.city')
    expect(fields['contact.emailAddress']).toBe('anna@example.com')
    expect(fields['address.streetAddress']).not.toBe('')
    const review = await toReview(shopper, INVOICE)
    expect((await submit(shopper, review, { step: 'order' })).location).toBe(RECEIPT)
  })

  test('a customer finds the defaults of the address book: one to deliver to, one for the bill', async () => {
    const shopper = await aCustomerWithTwoAddresses()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const { fields } = formIn((await start(shopper)).html, 'address.city')
    expect(fields['address.streetAddress']).toBe('Myrstigen 2')
    expect(fields['billingAddress.streetAddress']).toBe('Spårvägen 4')
  })

  test('of a virtual cart the first step asks for the address of the bill', async () => {
    const shopper = await aCustomerWithTwoAddresses()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-VIRTUAL', quantity: 1 })
    const { fields } = formIn((await start(shopper)).html, 'address.city')
    expect(fields['address.streetAddress']).toBe('Spårvägen 4')
  })
})

async function aCustomerWithTwoAddresses() {
  const shopper = createShopper()
  const email = `bok-${crypto.randomUUID()}@example.com`
  const profile = { email, firstName: 'Åsa', lastName: 'Berg' }
  await shopper.send('POST', '/api/user/register', { ...profile, password: 'Spår-och-snö-1' })
  const addresses = [
    { ...anAddress(), id: null, isBilling: true },
    { ...anAddress({ streetAddress: 'Myrstigen 2' }), id: null, isDelivery: true },
  ]
  await shopper.send('POST', '/api/user/profile', { ...profile, addresses })
  return shopper
}

async function endAtPlatform(): Promise<void> {
  await DB.prepare('DELETE FROM customer_token').run()
  upstream.answer = ({ url }) =>
    url.includes('/user/refresh') ? Response.json({ code: 401, result: 'no' }) : undefined
}

async function endByAnotherDevice(account: { email: string; password: string }): Promise<void> {
  const other = createShopper()
  await other.send('POST', '/api/user/login', account)
  await other.send('POST', '/api/user/logout-others', {})
}

describe('what stands in the way is said in the page', () => {
  test('an empty cart', async () => {
    const { status, html } = await start(createShopper())
    expect([status, html.includes('Varukorgen är tom')]).toEqual([409, true])
  })

  test('a price that has changed: nothing is ordered, the review says what is different, and orders that', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const review = await toReview(shopper, INVOICE)
    const before = await ordersOf()
    const [line] = (await cartOf(shopper)).lines
    await shopper.send('PATCH', `/api/cart/lines/${line?.id}`, { quantity: 2 })
    const changed = await submit(shopper, review, { step: 'order' })
    expect(changed.status).toBe(409)
    expect(changed.html).toContain('2 i stället för 1')
    expect(await ordersOf()).toBe(before)
    const now = formIn(changed.html, 'orderId')
    expect(now.fields.orderId).not.toBe(review.fields.orderId)
    expect((await submit(shopper, now, { step: 'order' })).location).toBe(RECEIPT)
    expect(await ordersOf()).toBe(before + 1)
  })

  test.each([INVOICE, HOSTED])('what is sold out cannot be bought by %s', async (payment) => {
    const shopper = await aShopperWith('DEMO-LOW', { quantity: 3 })
    const { fields } = await toReview(shopper, INVOICE)
    await DB.prepare("UPDATE stock_item SET qty = 1 WHERE sku = 'DEMO-LOW'").run()
    const { status, html } = await submit(
      shopper,
      { action: '/checkout', fields },
      { payment, step: 'review' },
    )
    await DB.prepare("UPDATE stock_item SET qty = 3 WHERE sku = 'DEMO-LOW'").run()
    expect([status, html.includes('Slut eller för få i lager')]).toEqual([409, true])
    expect(html).not.toContain('name="token"')
    expect(html).not.toContain('value="order"')
  })

  test('a way to pay that has gone: the step of the payment says so, with what is left', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const review = await toReview(shopper, INVOICE)
    const gone = await submit(shopper, review, { payment: 'gone_method', step: 'order' })
    expect(gone.html).toContain('Betalsättet du valde finns inte längre.')
    const again = await submit(shopper, formIn(gone.html, 'payment'), { payment: INVOICE, step: 'review' })
    expect(again.status).toBe(200)
    const skipped = await submit(shopper, review, { payment: 'gone_method', step: 'review' })
    expect(skipped.html).toContain('Betalsättet du valde finns inte längre.')
  })

  test('a platform that is down: all that was typed can be sent again', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    upstream.answer = () => new Response('down', { status: 503 })
    const { status, html } = await submit(
      shopper,
      { action: '/checkout', fields: {} },
      { ...entered(), step: 'delivery' },
    )
    expect(status).toBeGreaterThanOrEqual(500)
    const typed = Object.fromEntries(Object.entries(entered()).filter(([, text]) => text !== ''))
    expect(formIn(html, 'address.city').fields).toMatchObject(typed)
    expect(html).toMatch(/<button[^>]*value="delivery"[^>]*name="step"/)
  })

  test('an order that the platform could not make is sent again as the same order, or dropped', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const review = await toReview(shopper, INVOICE)
    const before = await ordersOf()
    upstream.answer = ({ url }) =>
      url.includes('/api/order') ? Response.json({ code: 500, result: 'no' }, { status: 500 }) : undefined
    const lost = await submit(shopper, review, { step: 'order' })
    expect(lost.status).toBe(502)
    expect(lost.html).toContain('Inget är beställt')
    const again = formIn(lost.html, 'orderId')
    expect(again.fields.orderId).toBe(review.fields.orderId)
    upstream.reset()
    const dropped = await submit(shopper, again, { step: 'cancel' })
    expect(dropped.html).toContain('Beställningen är avbruten')
    expect((await cartOf(shopper)).lines).toHaveLength(1)
    expect(await ordersOf()).toBe(before)
  })

  test('an order that may have come through is neither told as made nor as cancelled', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const review = await toReview(shopper, INVOICE)
    upstream.answer = ({ url }) => {
      if (new URL(url).pathname === '/api/order') throw new Error('no answer in time')
      return undefined
    }
    const lost = await submit(shopper, review, { step: 'order' })
    const cancelled = await submit(shopper, formIn(lost.html, 'orderId'), { step: 'cancel' })
    expect(cancelled.status).toBe(503)
    for (const { html } of [lost, cancelled])
      expect(html).toContain('Vi vet inte än om beställningen kom fram. Försök igen')
  })

  test.each(['contact', 'review', 'order', 'cancel'])(
    'at the step %s a login that has ended, at the platform or by another device, is told as that: no cart is said to be empty',
    async (step) => {
      for (const end of [endAtPlatform, endByAnotherDevice]) {
        const account = { email: `${crypto.randomUUID()}@example.com`, password: 'Spår-och-snö-1' }
        const shopper = createShopper()
        await shopper.send('POST', '/api/user/register', { ...account, firstName: 'Åsa', lastName: 'Berg' })
        await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
        const review = await toReview(shopper, INVOICE)
        const before = await ordersOf()
        await end(account)
        const { status, html } = await submit(shopper, review, { step })
        expect([step, status, html.includes('/account/my/page?next=checkout')]).toEqual([step, 401, true])
        upstream.reset()
        expect(await ordersOf()).toBe(before)
        await shopper.send('POST', '/api/user/login', account)
        expect((await cartOf(shopper)).lines).toHaveLength(1)
      }
    },
  )

  test('who has begun a guest’s cart after the login has ended buys it as a guest', async () => {
    const account = { email: `${crypto.randomUUID()}@example.com`, password: 'Spår-och-snö-1' }
    const shopper = createShopper()
    await shopper.send('POST', '/api/user/register', { ...account, firstName: 'Åsa', lastName: 'Berg' })
    await endByAnotherDevice(account)
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const review = await toReview(shopper, INVOICE)
    expect((await submit(shopper, review, { step: 'order' })).location).toBe(RECEIPT)
  })

  test('who leaves an order that was surely not made has the cart again', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const review = await toReview(shopper, INVOICE)
    upstream.answer = ({ url }) =>
      url.includes('/api/cart/') ? new Response('down', { status: 503 }) : undefined
    const failed = await submit(shopper, review, { step: 'order' })
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect(failed.html).not.toContain('Vi vet inte')
    upstream.reset()
    expect((await cartOf(shopper)).lines).toHaveLength(1)
    expect((await submit(shopper, formIn(failed.html, 'orderId'), { step: 'order' })).location).toBe(RECEIPT)
    expect((await cartOf(shopper)).lines).toEqual([])
  })

  test('R8.38 an order that the platform finds invalid says where to write to', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const review = await toReview(shopper, INVOICE)
    upstream.answer = ({ method, url }) =>
      method === 'POST' && new URL(url).pathname === '/api/order'
        ? Response.json({ code: 400, result: [{ message: 'should be string' }] })
        : undefined
    const { html } = await submit(shopper, review, { step: 'order' })
    expect(html).toContain('skriv till oss på hej@skare.example.')
  })

  test.each([
    ['is lost', () => Promise.reject(new Error('connection lost'))],
    ['is that of a gateway', () => new Response('Bad Gateway', { status: 502 })],
  ])(
    'R8.39 an order whose answer %s may have come through: nobody says that nothing is ordered',
    async (_, answer) => {
      const shopper = await aShopperWith('DEMO-SALE')
      const review = await toReview(shopper, INVOICE)
      upstream.answer = ({ method, url }) =>
        method === 'POST' && new URL(url).pathname === '/api/order' ? answer() : undefined
      const lost = await submit(shopper, review, { step: 'order' })
      expect(lost.status).toBeGreaterThanOrEqual(500)
      expect(lost.html).toContain('Vi vet inte än om beställningen kom fram')
      upstream.reset()
      expect((await submit(shopper, formIn(lost.html, 'orderId'), { step: 'order' })).location).toBe(RECEIPT)
    },
  )

  test('too many orders', async () => {
    const LIMIT_ORDER = { limit: async () => ({ success: false }) } as unknown as RateLimit
    const shopper = createShopper(undefined, { LIMIT_ORDER })
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const review = await toReview(shopper, INVOICE)
    const response = await shopper.post(review.action, { ...review.fields, step: 'order' })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
    const html = await response.text()
    expect(html).toContain('Vänta en minut')
    expect(formIn(html, 'orderId').fields.orderId).toBe(review.fields.orderId)
  })

  test('too many returns from a payment: the platform is not asked for the order', async () => {
    const LIMIT_ORDER = { limit: async () => ({ success: false }) } as unknown as RateLimit
    const shopper = createShopper(undefined, { LIMIT_ORDER })
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    await toReview(shopper, HOSTED)
    upstream.reset()
    const back = await shopper.get('/checkout/payment/return?status=paid')
    expect([back.status, back.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(await back.text()).toContain('Vänta en minut')
    expect(upstream.calls).toEqual([])
  })

  test.each([
    ['declined', 'gick inte igenom'],
    ['cancelled', 'Betalningen avbröts'],
  ])('a payment that was %s leads back to the checkout', async (status, words) => {
    const shopper = await aShopperWith('DEMO-SALE')
    const back = await shopper.get(`/checkout/payment/return?status=${status}`)
    const html = await back.text()
    expect(html).toContain(words)
    expect(formIn(html, 'address.city').action).toBe('/checkout')
  })

  test.each(['declined', 'cancelled'])(
    'a payment that was %s finds what was entered, and another payment orders with it',
    async (status) => {
      const shopper = await aShopperWith('DEMO-SALE')
      await toReview(shopper, HOSTED)
      const back = await shopper.get(`/checkout/payment/return?status=${status}`)
      expect(back.headers.get('Cache-Control')).toBe('private, no-store')
      const { fields } = formIn(await back.text(), 'payment')
      expect(fields).toMatchObject({
        'address.streetAddress': anAddress().streetAddress,
        'contact.emailAddress': aContact().emailAddress,
      })
      const review = await submit(
        shopper,
        { action: '/checkout', fields },
        { payment: INVOICE, step: 'review' },
      )
      const ordered = await submit(shopper, formIn(review.html, 'orderId'), { step: 'order' })
      expect(ordered.location).toBe(RECEIPT)
      expect(shopper.cookies().has('__Host-skare-draft')).toBe(false)
    },
  )

  test('what was entered is sealed, kept for an hour, and nobody else’s', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    await toReview(shopper, HOSTED)
    const cookie = shopper.cookies().get('__Host-skare-draft') ?? ''
    expect(cookie).not.toBe('')
    expect(cookie).not.toContain(anAddress().city)
    clock.pass(2 * HOUR)
    const html = await (await shopper.get('/checkout/payment/return?status=cancelled')).text()
    expect(formIn(html, 'address.city').fields['address.streetAddress']).toBe('')
  })

  test.each([
    { email: aContact().emailAddress, isKept: true },
    { email: 'annan@example.com', isKept: false },
  ])('after a login as $email the form has what was entered: $isKept', async ({ email, isKept }) => {
    const registration = { email, password: 'Ett-långt-lösen-1', firstName: 'Åsa', lastName: 'Berg' }
    await createShopper().send('POST', '/api/user/register', registration)
    const shopper = await aShopperWith('DEMO-SALE')
    await toReview(shopper, HOSTED)
    expect((await shopper.send('POST', '/api/user/login', registration)).status).toBe(200)
    const html = await (await shopper.get('/checkout/payment/return?status=cancelled')).text()
    expect(html.includes(anAddress().streetAddress)).toBe(isKept)
  })

  test('texts too long for a cookie are entered again', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    const long = '雪'.repeat(100) // three bytes each
    const address = { ...anAddress(), streetAddress: long, company: long, apartmentNumber: long, city: long }
    const billing = prefixed('billingAddress', { ...address, firstName: long, lastName: long })
    const contact = formIn((await start(shopper)).html, 'address.city')
    const delivery = await submit(shopper, contact, { ...entered(address), ...billing, step: 'delivery' })
    const way = /name="delivery"[^>]*value="((?![^"]*servicepoint)[^"]+)"/.exec(delivery.html)?.[1] ?? ''
    const paid = await submit(shopper, formIn(delivery.html, 'delivery'), { delivery: way, step: 'payment' })
    const review = await submit(shopper, formIn(paid.html, 'payment'), { payment: HOSTED, step: 'review' })
    expect(review.html).toContain('name="token"')
    expect(shopper.cookies().has('__Host-skare-draft')).toBe(false)
  })

  test('who says to have paid and has not gets no order', async () => {
    const shopper = await aShopperWith('DEMO-SALE')
    await toReview(shopper, HOSTED)
    const before = await ordersOf()
    const back = await shopper.get('/checkout/payment/return?status=paid')
    expect(back.status).toBe(425) // a platform may hear of a payment late
    expect(await back.text()).toContain('/checkout/payment/return?status=paid')
    expect(await ordersOf()).toBe(before)
  })

  test('a stranger has no receipt', async () => {
    expect(await (await createShopper().get(RECEIPT)).text()).toContain('Ingen beställning här')
  })
})
