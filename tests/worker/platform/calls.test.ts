import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CustomerAnswer } from '#shared/api/account.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import { pathTo } from '#shared/paths.ts'
import { deliver } from '../support/checkout.ts'
import { GIFT_CARDS } from '../support/order-books.ts'
import { places } from '../support/places.ts'
import { HOSTED, orderOf, pay } from '../support/purchase.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { DB } = env as unknown as { DB: D1Database } // vitest.config.ts gives both Workers’ bindings

interface Sent {
  query: Record<string, string>
  /** Null: the call has none. */
  body: unknown
  /** Of a customer. */
  hasToken: boolean
}

/** What the shop has sent since the test began, by method and path. */
let sent: [call: string, Sent][] = []

beforeEach(() => {
  upstream.reset()
  sent = []
  upstream.answer = async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const { storeCode: _, token, ...query } = Object.fromEntries(searchParams)
    const isJson = request.body && request.headers.get('Content-Type')?.includes('json')
    const hasToken = token !== undefined || request.headers.has('Authorization')
    const body = isJson ? await request.json() : null
    sent.push([`${request.method} ${pathname}`, { query, body, hasToken }])
    return undefined
  }
})

const callsTo = (call: string) => sent.flatMap(([name, one]) => (name === call ? [one] : []))
const lastCall = (call: string) => callsTo(call).at(-1)

const PASSWORD = 'Ett-långt-lösen-1'
let count = 0

async function aCustomer() {
  const shopper = createShopper(undefined, { TOKEN_PLACE: 'query' })
  const email = `anrop-${++count}@example.com`
  const registration = { email, password: PASSWORD, firstName: 'Åsa', lastName: 'Berg' }
  const response = await shopper.send('POST', '/api/user/register', registration)
  expect(response.status).toBe(200)
  return { shopper, email, id: (await response.json<CustomerAnswer>()).customer?.id }
}

describe('what the shop sends of a customer', () => {
  test('R7.4 R7.5 R7.9: an account, the login into it, and whose it is', async () => {
    const { email } = await aCustomer()
    const guests = { query: {}, hasToken: false }
    expect(callsTo('POST /api/user/create')).toEqual([
      { ...guests, body: { customer: { email, firstname: 'Åsa', lastname: 'Berg' }, password: PASSWORD } },
    ])
    expect(callsTo('POST /api/user/login')).toEqual([
      { ...guests, body: { username: email, password: PASSWORD } },
    ])
    expect(lastCall('GET /api/user/me')).toEqual({ query: {}, body: null, hasToken: true })
  })

  test('R7.10 R7.12: a profile, and a token that has ended', async () => {
    const { shopper, email } = await aCustomer()
    await DB.prepare('DELETE FROM customer_token').run()
    const change = { email, firstName: 'Åse', lastName: 'Berg' }
    expect((await shopper.send('POST', '/api/user/profile', change)).status).toBe(200)
    const customer = { email, firstname: 'Åse', lastname: 'Berg' }
    expect(lastCall('POST /api/user/me')).toEqual({ query: {}, body: { customer }, hasToken: true })
    expect(callsTo('POST /api/user/refresh')).toEqual([
      { query: {}, body: { refreshToken: expect.stringMatching(/./) }, hasToken: false },
    ])
  })

  test('R7.11 R9.37: the orders, twenty at a time from the first page on', async () => {
    const { shopper } = await aCustomer()
    await shopper.get('/api/user/orders')
    await shopper.get('/api/user/orders?page=2')
    expect(callsTo('GET /api/user/order-history')).toEqual(
      ['1', '2'].map((currentPage) => ({
        query: { pageSize: '20', currentPage },
        body: null,
        hasToken: true,
      })),
    )
  })

  test('R7.6 R7.7 R7.8: passwords', async () => {
    const { shopper, email } = await aCustomer()
    const change = { currentPassword: PASSWORD, newPassword: 'Nytt-lösen-2' }
    expect((await shopper.send('POST', '/api/user/password', change)).status).toBe(200)
    expect(callsTo('POST /api/user/change-password')).toEqual([{ query: {}, body: change, hasToken: true }])
    const guest = createShopper()
    await guest.send('POST', '/api/user/reset-password', { email })
    expect(callsTo('POST /api/user/reset-password')).toEqual([
      { query: {}, body: { email }, hasToken: false },
    ])
    const renewed = { email, resetToken: 'kod', newPassword: 'Nytt-lösen-3' }
    await guest.send('POST', '/api/user/create-password', renewed)
    expect(callsTo('POST /api/user/create-password')).toEqual([{ query: {}, body: renewed, hasToken: false }])
  })

  test('R7.13: a customer’s cart is opened with the token, without a body', async () => {
    await aCustomer()
    expect(lastCall('POST /api/cart/create')).toEqual({ query: {}, body: null, hasToken: true })
  })
})

describe.each(places)('what the shop sends of a cart in $name', ({ origin, prefix, address, store }) => {
  const opened = async () => {
    const shopper = createShopper(origin)
    await shopper.send('POST', `${prefix}/api/cart/lines`, { sku: 'DEMO-SALE', quantity: 2 })
    const cartId = lastCall('POST /api/cart/update')?.query.cartId ?? ''
    expect(cartId).toMatch(/./)
    return { shopper, cartId, ofCart: { query: { cartId }, hasToken: false } }
  }

  test('R7.13 R7.14 R7.15 R7.17: it is opened, filled and read', async () => {
    const { cartId, ofCart } = await opened()
    expect(callsTo('POST /api/cart/create')).toEqual([{ query: {}, body: null, hasToken: false }])
    const cartItem = { sku: 'DEMO-SALE', qty: 2, quoteId: cartId, product_option: expect.anything() }
    expect(callsTo('POST /api/cart/update')).toEqual([{ ...ofCart, body: { cartItem } }])
    expect(lastCall('GET /api/cart/pull')).toEqual({ ...ofCart, body: null })
    expect(lastCall('GET /api/cart/totals')).toEqual({ ...ofCart, body: null })
  })

  test('R7.15 R7.16: a line is changed and removed by its id', async () => {
    const { shopper, cartId, ofCart } = await opened()
    const { lines } = await (await shopper.get(`${prefix}/api/cart`)).json<ApiAnswer<'cart.read'>>()
    const id = lines[0]?.id
    const line = { sku: 'DEMO-SALE', item_id: id, quoteId: cartId }
    await shopper.send('PATCH', `${prefix}/api/cart/lines/${id}`, { quantity: 1 })
    expect(lastCall('POST /api/cart/update')).toEqual({ ...ofCart, body: { cartItem: { ...line, qty: 1 } } })
    await shopper.send('DELETE', `${prefix}/api/cart/lines/${id}`)
    expect(callsTo('POST /api/cart/delete')).toEqual([{ ...ofCart, body: { cartItem: line } }])
  })

  test('R7.22 R7.23: a coupon travels in the query, and is taken off without a word', async () => {
    const { shopper, ofCart } = await opened()
    await shopper.send('POST', `${prefix}/api/cart/coupon`, { code: 'SKARE10' })
    const query = { ...ofCart.query, coupon: 'SKARE10' }
    expect(callsTo('POST /api/cart/apply-coupon')).toEqual([{ ...ofCart, query, body: null }])
    await shopper.send('DELETE', `${prefix}/api/cart/coupon`)
    expect(callsTo('POST /api/cart/delete-coupon')).toEqual([{ ...ofCart, body: null }])
  })

  test('R7.66 R7.67 R7.68: of a gift card the balance is asked for, then it is applied; none is taken off', async () => {
    const { shopper, cartId } = await opened()
    const code = GIFT_CARDS[store.code]
    await shopper.send('POST', `${prefix}/api/cart/gift-card`, { code })
    expect(callsTo(`GET /api/ext/gift-card/balance/${code}`)).toEqual([
      { query: {}, body: null, hasToken: false },
    ])
    expect(callsTo('POST /api/ext/gift-card/apply').map(({ body }) => body)).toEqual([
      { cart_id: cartId, code, amount: expect.any(Number) },
    ])
    await shopper.send('DELETE', `${prefix}/api/cart/gift-card`)
    expect(callsTo('POST /api/ext/gift-card/remove')).toEqual([
      { query: {}, body: { cart_id: cartId }, hasToken: false },
    ])
  })

  test('R4.106: a balance that is refused stops there: nothing is applied', async () => {
    const { shopper } = await opened()
    await shopper.send('POST', `${prefix}/api/cart/gift-card`, { code: 'NOPE' })
    expect(callsTo('GET /api/ext/gift-card/balance/NOPE')).toHaveLength(1)
    expect(callsTo('POST /api/ext/gift-card/apply')).toEqual([])
  })

  test('R7.18 R7.19 R7.20 R7.24: delivery, with the whole address, answers the ways to pay', async () => {
    const { shopper, ofCart } = await opened()
    const { choice, paymentMethods } = await deliver(shopper, { prefix, address })
    const { country, zipCode, city, streetAddress } = address
    const place = {
      company: '',
      region: '',
      region_id: 0,
      region_code: '',
      country_id: country,
      postcode: expect.stringContaining(zipCode.replace(' ', '').slice(0, 3)),
      city,
      street: [streetAddress],
    }
    expect(callsTo('POST /api/cart/shipping-methods')).toEqual([{ ...ofCart, body: { address: place } }])
    const person = { firstname: address.firstName, lastname: address.lastName }
    const addressInformation = {
      shippingAddress: expect.objectContaining({ ...place, ...person }),
      billingAddress: expect.objectContaining({ ...place, ...person }),
      shippingCarrierCode: choice.carrierCode,
      shippingMethodCode: choice.methodCode,
    }
    expect(callsTo('POST /api/cart/shipping-information')).toEqual([
      { ...ofCart, body: { addressInformation } },
    ])
    expect(paymentMethods.map(({ code }) => code)).toContain('hosted_invoice')
  })

  test('R7.26: an order is sent with its cart and its lines, and is made when the code says so', async () => {
    const { shopper, cartId } = await opened()
    const order = orderOf(await deliver(shopper, { prefix, address }), 'hosted_invoice')
    expect((await shopper.send('POST', `${prefix}/api/checkout/order`, order)).status).toBe(200)
    expect(callsTo('POST /api/order').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        cart_id: cartId,
        user_id: '',
        products: [expect.objectContaining({ sku: 'DEMO-SALE', qty: 2 })],
        addressInformation: expect.objectContaining({ payment_method_code: 'hosted_invoice' }),
      }),
    ])
  })

  test('R7.63 R7.64: the hosted checkout is opened and completed by the id of the cart', async () => {
    const { shopper, cartId } = await opened()
    const shown = await deliver(shopper, { prefix, address })
    expect((await pay({ shopper, prefix, shown }, HOSTED)).status).toBe(200)
    expect(callsTo(`GET /api/ext/shop-hosted-checkout/init/${cartId}`)).toHaveLength(1)
    expect(callsTo(`POST /api/ext/shop-hosted-checkout/complete/${cartId}`)).toHaveLength(1)
  })
})

test('R7.25: the service point of a delivery is saved for its cart', async () => {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  const { choice } = await deliver(shopper)
  const point = { carrierCode: 'pickup', methodCode: 'servicepoint', servicePointId: 'SE-104221' }
  expect((await shopper.send('POST', '/api/checkout/shipping', { ...choice, ...point })).status).toBe(200)
  const cart_id = lastCall('POST /api/cart/update')?.query.cartId
  expect(callsTo('POST /api/ext/service-point/cart')).toEqual([
    { query: {}, body: { cart_id, service_point_id: 'SE-104221' }, hasToken: false },
  ])
})

test('R7.28 R4.32: the stock of one sku is asked for before it goes into the cart', async () => {
  await createShopper().send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  expect(callsTo('GET /api/stock/check')).toEqual([
    { query: { sku: 'DEMO-SALE' }, body: null, hasToken: false },
  ])
  const calls = sent.map(([call]) => call)
  expect(calls.indexOf('GET /api/stock/check')).toBeLessThan(calls.indexOf('POST /api/cart/update'))
})

test('R7.29 R9.24: the stock of many is asked for fifteen at a time', async () => {
  const offers = await createShopper().get('/api/offers?sku=DEMO-BUNDLE')
  const skus = Object.keys((await offers.json<ApiAnswer<'products.offers'>>()).offers)
  const asked = callsTo('GET /api/stock/list').map(({ query }) => query.skus?.split(',') ?? [])
  expect(asked.flat().toSorted()).toEqual(skus.toSorted())
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.slice(0, -1).map((batch) => batch.length)).toEqual(asked.slice(0, -1).map(() => 15))
})

test.each(places)(
  'R7.58: prices are asked for with their skus, the currency and the id of $name',
  async ({ origin, prefix, store }) => {
    await createShopper(origin).get(`${prefix}/api/offers?sku=DEMO-CONF`)
    const { skus, ...rest } = lastCall('GET /api/product/render-list')?.query ?? {}
    expect(skus?.split(',').length).toBeGreaterThan(1)
    expect(rest).toEqual({ currencyCode: store.currency, storeId: String(store.id) })
  },
)

test('R7.69 R7.56: an address that nobody knows is asked of the URL map, then of the rewrites', async () => {
  await createShopper().get('/en/finns-inte/alls')
  expect(lastCall('POST /api/url/map')?.body).toEqual({
    url: 'finns-inte/alls',
    includeFields: null,
    excludeFields: expect.any(Array),
    options: {},
    filters: {},
  })
  expect(lastCall('POST /api/ext/url-rewrites/find')?.body).toEqual({ url: 'finns-inte/alls' })
})

test.each(places)(
  'R7.33 R7.34: the newsletter in $name asks, then subscribes',
  async ({ origin, prefix }) => {
    const email = `brev-anrop-${++count}@example.com`
    const path = '/api/ext/newsletter-service/subscribe'
    expect((await createShopper(origin).send('POST', `${prefix}/api/newsletter`, { email })).status).toBe(200)
    expect(callsTo(`GET ${path}`)).toEqual([{ query: { email }, body: null, hasToken: false }])
    expect(callsTo(`POST ${path}`)).toEqual([{ query: {}, body: { email }, hasToken: false }])
  },
)

test('R7.35: who unsubscribes is deleted by their address', async () => {
  const { shopper, email } = await aCustomer()
  await shopper.send('POST', '/api/user/newsletter', { isSubscribed: true })
  await shopper.send('POST', '/api/user/newsletter', { isSubscribed: false })
  const deleted = callsTo('DELETE /api/ext/newsletter-service/subscribe')
  expect(deleted.map(({ body }) => body)).toEqual([{ email }])
})

test('R7.70: a look at a product is told by its id, without a body', async () => {
  await createShopper().send('POST', '/api/product-views/7')
  expect(sent).toEqual([
    ['POST /api/ext/reports/catalog-product-view/7', { query: {}, body: null, hasToken: false }],
  ])
})

const indexes = { sv: '', no: '_no', en: '_en' }

test.each(places)(
  'R7.40 R7.41: $name searches products, categories and attributes in an index of its own',
  async ({ origin, prefix, store }) => {
    const shopper = createShopper(origin)
    await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
    await shopper.get(`${pathTo('search-result', {}, store)}?s=${prefix ? 'ski' : 'valla'}`)
    const index = `/api/catalog/vue_storefront_catalog${indexes[store.code]}`
    const list = callsTo(`POST ${index}/product/_search`).find(({ query }) => query.size === '50')
    expect(list?.query).toMatchObject({
      from: '0',
      request_format: 'search-query',
      response_format: 'compact',
    })
    expect(list?.body).toMatchObject({ _searchText: prefix ? 'ski' : 'valla', _appliedSort: [] })
    expect(callsTo(`POST ${index}/category/_search`).map(({ query }) => query.size)).toContain('4000')
    expect(callsTo(`POST ${index}/attribute/_search`).map(({ query }) => query.size)).toContain('150')
  },
)

test.each(places)(
  'R7.71 R7.72 R7.75: the content of $name comes by its type, in its language',
  async ({ origin, store }) => {
    const shopper = createShopper(origin)
    await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
    for (const path of [
      pathTo('home', {}, store),
      pathTo('cms-page', { slug: 'faq' }, store),
      pathTo('guide', { slug: 'choose-cross-country-skis' }, store),
      pathTo('activity', { slug: 'nordic-skating' }, store),
      pathTo('magazine-chapter', { slug: 'technique' }, store),
      pathTo('magazine-item', { chapterSlug: 'technique', slug: 'wax-right' }, store),
      pathTo('brand', { slug: 'fjallro', subBrandSlug: 'spar' }, store),
    ])
      expect([path, (await shopper.get(path)).status]).toEqual([path, 200])
    const own = sent.filter(([, { query }]) => query.localeCode === store.locale)
    const types = own.map(([call]) => call.replace('GET /delivery/jsonapi/', ''))
    expect(types).toEqual(
      expect.arrayContaining([
        ...['home/home', 'pages', 'guides', 'activityPage', 'magazineChapter', 'magazineItem'],
        ...['brand', 'subBrand'],
      ]),
    )
    const page = own.find(
      ([call, { query }]) => call.endsWith('/guides') && 'filter[slug][_eq]' in query,
    )?.[1]
    expect(page?.query).toMatchObject({
      'filter[slug][_eq]': 'choose-cross-country-skis',
      include: expect.stringContaining('relatedGuides'),
      'page[limit]': '1',
    })
  },
)
