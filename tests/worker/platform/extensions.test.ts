import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import orders from '#locales/sv/orders.json'
import sv from '#locales/sv/shop.json'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import { deliver } from '../support/checkout.ts'
import { clock, SECOND } from '../support/clock.ts'
import { HOSTED } from '../support/purchase.ts'
import { createShopper, upstream } from '../support/shop.ts'
import { stockPlatform, wholePlatform } from '../support/stock.ts'

const OPEN_PURCHASE = orders.withdraw.find.openPurchase
const MEMORY = 600 * SECOND

beforeEach(() => {
  upstream.reset()
  stockPlatform(['extensions'])
})
afterEach(() => {
  wholePlatform()
  clock.pass(MEMORY + SECOND) // nothing is remembered for the next test
})

const put = async (shopper = createShopper()) => {
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  return shopper
}
const readyz = async () => {
  clock.pass(SECOND) // an answer of /readyz is kept for a second
  const response = await createShopper().get('/readyz')
  return response.json<{ status: string; lacking: string[]; breakers: Record<string, string> }>()
}
/** The pages of these that promise open purchase. */
async function openPurchaseIn(shopper: ReturnType<typeof createShopper>, paths: string[]) {
  const pages = await Promise.all(paths.map(async (path) => (await shopper.get(path)).text()))
  return paths.filter((_, at) => pages[at]?.includes(sv.promises.returns))
}
const callsTo = (path: string) => upstream.calls.filter((call) => call.includes(path))

describe('an extension that the platform does not have', () => {
  test('is asked for once in ten minutes, said once in the log, and shown in /readyz', async () => {
    const warn = vi.spyOn(console, 'warn')
    const shopper = createShopper()
    for (let at = 0; at < 3; at += 1) {
      expect((await shopper.send('POST', '/api/product-views/7')).status).toBe(204)
    }
    expect(callsTo('/api/ext/reports/')).toHaveLength(1)
    const said = warn.mock.calls.flat().filter((line) => String(line).includes('platform.noExtension'))
    expect(said.filter((line) => String(line).includes('reports'))).toHaveLength(1)
    warn.mockRestore()
    expect(await readyz()).toMatchObject({ status: 'ok', lacking: expect.arrayContaining(['reports']) })
    clock.pass(MEMORY)
    await shopper.send('POST', '/api/product-views/7')
    expect(callsTo('/api/ext/reports/')).toHaveLength(2)
  })

  test('that is installed is used when the ten minutes are over', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/product-views/7')
    wholePlatform()
    clock.pass(MEMORY + SECOND)
    upstream.calls = []
    await shopper.send('POST', '/api/product-views/7')
    expect(callsTo('/api/ext/reports/')).toHaveLength(1)
    expect((await readyz()).lacking).not.toContain('reports')
  })

  test('that comes back is used again ten minutes after it was last asked for, also when it is wanted all the time', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/product-views/7')
    wholePlatform()
    for (let minute = 0; minute < 10; minute += 1) {
      await shopper.send('POST', '/api/product-views/7')
      clock.pass(60 * SECOND)
    }
    upstream.calls = []
    await shopper.send('POST', '/api/product-views/7')
    expect(callsTo('/api/ext/reports/')).toHaveLength(1)
    expect((await readyz()).lacking).not.toContain('reports')
  })

  test('the payment page is no way to pay, and cash on delivery is', async () => {
    const { paymentMethods } = await deliver(await put())
    const codes = paymentMethods.map(({ code }) => code)
    expect(codes).not.toContain(HOSTED)
    expect(codes).toContain('cashondelivery')
  })

  test('a delivery that needs a pickup point is not offered', async () => {
    const shopper = await put()
    const { address } = (await deliver(shopper)).choice
    const response = await shopper.send('POST', '/api/checkout/shipping-methods', { address })
    const { methods } = await response.json<ApiAnswer<'checkout.shippingMethods'>>()
    expect(methods.length).toBeGreaterThan(0)
    expect(methods.filter(({ needsServicePoint }) => needsServicePoint)).toEqual([])
  })

  test('newsletter and gift card are marked in the document as what the platform lacks', async () => {
    const shopper = createShopper()
    await shopper.get('/ny-har-1') // what the platform lacks is found out after a page
    await expect.poll(async () => (await readyz()).lacking).toContain('newsletter')
    const html = await (await shopper.get('/varukorg')).text()
    expect(/<html[^>]* data-lacks="([^"]*)"/.exec(html)?.[1]?.split(' ')).toEqual(
      expect.arrayContaining(['hosted-checkout', 'gift-card', 'service-point', 'newsletter']),
    )
  })

  test('without delivery terms neither home nor the cart promises open purchase', async () => {
    const shopper = await put()
    await shopper.get('/ny-har-2') // what the platform lacks is found out after a page
    await expect.poll(async () => (await readyz()).lacking).toContain('delivery-terms')
    expect(await openPurchaseIn(shopper, ['/', '/varukorg'])).toEqual([])
    wholePlatform()
    clock.pass(MEMORY + SECOND)
    await shopper.get('/ny-har-3')
    await expect.poll(async () => (await readyz()).lacking).not.toContain('delivery-terms')
    expect(await openPurchaseIn(shopper, ['/varukorg'])).toEqual(['/varukorg'])
  })
})

test('what the platform lost and got is found out also where lists are searched in one stage', async () => {
  const shopper = createShopper(undefined, { TWO_STAGE_LISTS: 'off' })
  let pages = 0
  const hear = async () => {
    clock.pass(MEMORY + SECOND)
    await shopper.get(`/ny-sida-${++pages}`)
    clock.pass(11 * SECOND) // what was there is lacking only when it is missing for longer
    await shopper.get(`/ny-sida-${++pages}`)
  }
  wholePlatform()
  await hear()
  await expect.poll(async () => (await readyz()).lacking).not.toContain('newsletter')
  stockPlatform(['extensions'])
  await hear()
  await expect.poll(async () => (await readyz()).lacking).toContain('newsletter')
})

test('a page without an extension that was lost a moment ago is not stored: it is whole when the platform is', async () => {
  const shopper = createShopper()
  const isLacking = async () => (await (await shopper.get('/skridskor')).text()).includes('data-lacks="')
  wholePlatform()
  clock.pass(MEMORY + SECOND)
  await shopper.get('/ny-lucka-1')
  await expect.poll(async () => (await readyz()).lacking).toEqual([])
  stockPlatform(['extensions'])
  clock.pass(MEMORY + SECOND)
  for (const at of [2, 3]) {
    await shopper.get(`/ny-lucka-${at}`)
    clock.pass(11 * SECOND)
  }
  await expect.poll(async () => (await readyz()).lacking).toContain('newsletter')
  expect(await isLacking()).toBe(true)
  wholePlatform()
  clock.pass(11 * SECOND)
  await shopper.get('/ny-lucka-4')
  await expect.poll(async () => (await readyz()).lacking).toEqual([])
  expect(await isLacking()).toBe(false)
})

test('a payment page that is missing is a payment that cannot begin, not an empty cart', async () => {
  const shopper = await put()
  const response = await shopper.send('POST', '/api/checkout/payment-session')
  expect([response.status, await response.json()]).toEqual([
    502,
    { error: { code: 'errors.checkout.payment' } },
  ])
})

test('a crawler that asks for unknown addresses opens no breaker, and the 404 page is cached', async () => {
  const crawler = createShopper()
  for (const at of ['a', 'b']) {
    await crawler.get(`/okand-${at}`) // missed twice: it is missing
    clock.pass(11 * SECOND)
  }
  upstream.calls = []
  for (let at = 0; at < 12; at += 1) expect((await crawler.get(`/okand-${at}`)).status).toBe(404)
  expect(callsTo('/url-rewrites/').length).toBeLessThanOrEqual(1)
  expect(new Set(Object.values((await readyz()).breakers))).toEqual(new Set(['closed']))
  upstream.calls = []
  expect((await crawler.get('/okand-3')).status).toBe(404)
  expect(upstream.calls.filter((call) => !call.endsWith('/api/'))).toEqual([])
})

describe('a setting switches an extension off by hand', () => {
  beforeEach(wholePlatform)
  const off = { EXTENSIONS_OFF: 'hosted-checkout, reports' }

  test('it is never called, and not offered', async () => {
    const shopper = await put(createShopper(undefined, off))
    await shopper.send('POST', '/api/product-views/7')
    const { paymentMethods } = await deliver(shopper)
    expect(paymentMethods.map(({ code }) => code)).not.toContain(HOSTED)
    expect(callsTo('/api/ext/reports/')).toEqual([])
    expect(callsTo('/shop-hosted-checkout/')).toEqual([])
  })

  test('a withdrawal promises no open purchase where delivery terms are switched off', async () => {
    const promised = { PAGE_CACHE: 'off' }
    const silent = { ...promised, EXTENSIONS_OFF: 'delivery-terms' }
    const says = async (settings: typeof promised) =>
      (await (await createShopper(undefined, settings).get('/angra-kop')).text()).includes(OPEN_PURCHASE)
    await expect.poll(() => says(promised)).toBe(true) // what the platform has is found out after a page
    expect(await says(silent)).toBe(false)
  })

  test('another shop of the same isolate has it', async () => {
    const { paymentMethods } = await deliver(await put())
    expect(paymentMethods.map(({ code }) => code)).toContain(HOSTED)
  })
})
