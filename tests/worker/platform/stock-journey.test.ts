import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CustomerAnswer } from '#shared/api/account.ts'
import { parsePriceRange } from '#shared/catalogue/filters.ts'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import { pathTo } from '#shared/paths.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import { aContact } from '#tests/support/builders.ts'
import { deliver } from '../support/checkout.ts'
import { places } from '../support/places.ts'
import { COUPON, HOSTED, orderOf, ways } from '../support/purchase.ts'
import { createShopper, upstream } from '../support/shop.ts'
import { stockPlatform, wholePlatform } from '../support/stock.ts'

/**
 * A shopper of a shop on a stock vue-storefront-api: home → category → sort → filter → product → cart → coupon → login →
 * address → order → history. Each step works, or its control is absent.
 */
beforeAll(() => stockPlatform())
afterAll(wholePlatform)
beforeEach(() => upstream.reset())

const SKU = 'DEMO-SALE'
/** What a merchant sets for such a platform. */
const STOCK_SETTINGS = { INDEX_TAX_PERCENT: '25' }
const CATEGORIES = { sv: 'klader', no: 'klaer', en: 'clothing' }

async function loadList(shopper: ReturnType<typeof createShopper>, path: string): Promise<ProductList> {
  const [head = ''] = (await (await shopper.get(path)).text()).split('\n')
  return JSON.parse(head).value.data.list
}

const PASSWORD = 'Ett-långt-lösen-1'

describe.each(places)('$name on a stock platform', ({ store, origin, prefix, address }) => {
  const shopper = createShopper(origin, STOCK_SETTINGS)
  const email = `stock-${store.code}@example.com`
  const send = (method: string, path: string, body?: unknown) =>
    shopper.send(method, `${prefix}/api/${path}`, body)

  test('home is shown', async () => {
    expect((await shopper.get(pathTo('home', {}, store))).status).toBe(200)
  })

  test('a category is shown in the order of what the index has, and offers those sorts', async () => {
    const list = await loadList(shopper, `/_data${prefix}/${CATEGORIES[store.code]}`)
    expect(list.cards.length).toBeGreaterThan(0)
    expect(list.sort).toBe('latest')
    expect(list.sorts).toEqual(['latest', ...list.sorts.slice(1)])
    expect(list.sorts).not.toContain('popularity')
  })

  test('the other sorts that the index lacks are found out after the answer', async () => {
    const path = `/_data${prefix}/${CATEGORIES[store.code]}?page=1`
    await expect.poll(async () => (await loadList(shopper, path)).sorts).not.toContain('discount')
    expect((await loadList(shopper, path)).sorts).toEqual(
      expect.arrayContaining(['price-asc', 'latest', 'updated']),
    )
  })

  test('its products sort by price', async () => {
    const { cards } = await loadList(shopper, `/_data${prefix}/${CATEGORIES[store.code]}?sort=price-asc`)
    const amounts = cards.map(({ price }) => price.current ?? Number.NaN)
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  })

  test('a price filter finds what it says, though the index has net prices', async () => {
    const path = `/_data${prefix}/${CATEGORIES[store.code]}`
    const whole = await loadList(shopper, path)
    const option = whole.filters.find(({ code }) => code === 'price')?.options.find(({ count }) => count > 0)
    const range = parsePriceRange(option?.value ?? '')
    const list = await loadList(shopper, `${path}?price=${option?.value}`)
    expect(list.total).toBe(option?.count)
    for (const { price } of list.cards) {
      expect(price.current).toBeGreaterThanOrEqual(toMinorUnits(range?.from ?? Number.NaN))
      if (range?.to) expect(price.current).toBeLessThan(toMinorUnits(range.to))
    }
  })

  test('a product is in the cart', async () => {
    const response = await send('POST', 'cart/lines', { sku: SKU, quantity: 2 })
    expect(response.status).toBe(200)
    expect((await response.json<{ cart: { lines: unknown[] } }>()).cart.lines).toHaveLength(1)
  })

  test('its page is shown', async () => {
    const { lines } = await (await send('GET', 'cart')).json<{ lines: { path: string }[] }>()
    const page = await shopper.get(lines[0]?.path ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('class="buy-box"')
  })

  test('a coupon lowers its price', async () => {
    const response = await send('POST', 'cart/coupon', { code: COUPON })
    expect(response.status).toBe(200)
    expect((await response.json<{ cart: { coupon: string } }>()).cart.coupon).toBe(COUPON)
  })

  test('a customer registers and is logged in', async () => {
    const registration = { email, password: PASSWORD, firstName: 'Åsa', lastName: 'Berg' }
    const response = await send('POST', 'user/register', registration)
    expect([response.status, response.ok || (await response.json())]).toEqual([200, true])
    expect((await response.json<CustomerAnswer>()).customer).toMatchObject({ email })
  })

  test('the customer logs in again, and the cart is there', async () => {
    await send('POST', 'user/logout')
    expect((await send('POST', 'user/login', { email, password: PASSWORD })).status).toBe(200)
    const cart = await (await send('GET', 'cart')).json<{ lines: unknown[] }>()
    expect(cart.lines).toMatchObject([{ sku: SKU, quantity: 2 }])
    expect(await (await send('GET', 'user')).json()).toMatchObject({ customer: { email } })
  })

  test('an address is taken and an order placed, by the ways to pay that are left', async () => {
    const delivered = await deliver(shopper, { prefix, address, contact: aContact({ emailAddress: email }) })
    const codes = delivered.paymentMethods.map(({ code }) => code)
    expect(codes).not.toContain(HOSTED)
    const way = ways.find((one) => codes.includes(one)) ?? HOSTED
    const response = await send('POST', 'checkout/order', orderOf(delivered, way))
    expect(response.status).toBe(200)
  })

  test('the order is in the history', async () => {
    const response = await send('GET', 'user/orders')
    expect(response.status).toBe(200)
    expect((await response.json<{ orders: unknown[] }>()).orders).toHaveLength(1)
  })
})

/** What became of a function: it works, or the shop says at once that it is not there. */
type Result = 'works' | 'absent'

test('the default store of a platform is asked for without its code', async () => {
  const asked: string[] = []
  upstream.answer = ({ url }) => {
    asked.push(url)
    return undefined
  }
  const shopper = createShopper(undefined, { DEFAULT_STORE: 'sv' })
  expect((await shopper.send('POST', '/api/cart/lines', { sku: SKU, quantity: 1 })).status).toBe(200)
  expect((await shopper.get('/okand-adress')).status).toBe(404)
  expect(asked.filter((url) => url.includes('storeCode'))).toEqual([])
  expect((await shopper.send('POST', '/en/api/cart/lines', { sku: SKU, quantity: 1 })).status).toBe(200)
  expect(asked.some((url) => url.includes('storeCode=en'))).toBe(true)
})

describe('the functions of the shop on a stock platform', () => {
  const shopper = createShopper(undefined, STOCK_SETTINGS)
  const email = 'stock-functions@example.com'
  const api = (method: string, path: string, body?: unknown) => shopper.send(method, `/api/${path}`, body)
  const page = (path: string) => shopper.get(path)
  const registration = { email, password: PASSWORD, firstName: 'Åsa', lastName: 'Berg' }
  const lineId = async () => {
    const { lines } = await (await api('GET', 'cart')).json<{ lines: { id: string }[] }>()
    return lines[0]?.id ?? 'none'
  }
  const orderNumber = async () => {
    const { orders } = await (await api('GET', 'user/orders')).json<{ orders: { number: string }[] }>()
    return orders[0]?.number ?? ''
  }
  const orderNow = async () => {
    await api('POST', 'cart/lines', { sku: SKU, quantity: 1 })
    const delivered = await deliver(shopper, { contact: aContact({ emailAddress: email }) })
    return api('POST', 'checkout/order', orderOf(delivered, 'cashondelivery'))
  }

  test.each<[string, Result, () => Response | Promise<Response>]>([
    ['home', 'works', () => page('/')],
    ['a category', 'works', () => page('/klader')],
    ['a filter', 'works', () => page('/klader?price=0-1000')],
    ['a sort', 'works', () => page('/klader?sort=price-asc')],
    ['a sort that the index does not have', 'works', () => page('/klader?sort=discount')],
    ['a search', 'works', () => page('/sokresultat?s=skida')],
    ['suggestions', 'works', () => api('GET', 'search/suggest?query=skida')],
    ['the brands', 'works', () => page('/varumarken')],
    ['the comparison', 'works', () => api('GET', 'compare?skus=DEMO-SALE')],
    ['prices and stock', 'works', () => api('GET', 'offers?sku=DEMO-SALE')],
    ['reviews', 'works', () => api('GET', 'reviews?product=7')],
    ['an old address', 'absent', () => page('/gammal-adress')],
    ['registration', 'works', () => api('POST', 'user/register', registration)],
    ['a cart', 'works', () => api('POST', 'cart/lines', { sku: SKU, quantity: 2 })],
    ['another quantity', 'works', async () => api('PATCH', `cart/lines/${await lineId()}`, { quantity: 1 })],
    ['a coupon', 'works', () => api('POST', 'cart/coupon', { code: COUPON })],
    ['without the coupon', 'works', () => api('DELETE', 'cart/coupon')],
    ['the balance of a gift card', 'absent', () => api('POST', 'cart/gift-card/balance', { code: 'GK-500' })],
    ['removing a line', 'works', async () => api('DELETE', `cart/lines/${await lineId()}`)],
    ['the payment page', 'absent', () => api('POST', 'checkout/payment-session')],
    ['pickup points', 'absent', () => api('GET', 'checkout/service-points?postcode=83131&country=SE')],
    ['an order', 'works', orderNow],
    ['the orders of an account', 'works', () => api('GET', 'user/orders')],
    ['an order of it', 'works', async () => api('GET', `user/order?number=${await orderNumber()}`)],
    ['the same again', 'works', () => api('POST', 'cart/again', { lines: [{ sku: SKU, quantity: 1 }] })],
    [
      'another name',
      'works',
      () => api('POST', 'user/profile', { email, firstName: 'Åse', lastName: 'Berg' }),
    ],
    ['a copy of the data', 'works', () => api('GET', 'user/export')],
    [
      'another password',
      'works',
      () => api('POST', 'user/password', { currentPassword: PASSWORD, newPassword: `${PASSWORD}2` }),
    ],
    ['logout', 'works', () => api('POST', 'user/logout')],
    ['a forgotten password', 'works', () => api('POST', 'user/reset-password', { email })],
    ['the newsletter', 'absent', () => api('POST', 'newsletter', { email })],
    ['withdrawal', 'works', () => page('/angra-kop')],
    ['guides', 'works', () => page('/kopguider')],
    ['the sitemap', 'works', () => page('/sitemap.xml')],
  ])('%s: %s', async (_, expected, use) => {
    const { status } = await use()
    const result = status < 400 ? 'works' : status < 500 ? 'absent' : `fails with ${status}`
    expect(result).toBe(expected)
  })
})
