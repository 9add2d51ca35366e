import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CustomerData } from '#shared/api/account.ts'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { DB } = env as unknown as { DB: D1Database } // the platform's, bound by vitest.config.ts
const PASSWORD = 'Spår-och-snö-1'
const nothing = { add: [], remove: [] }
let count = 0

beforeEach(() => {
  upstream.reset()
  clock.pass(601 * SECOND) // longer than a missing service is remembered
})

type Shopper = ReturnType<typeof createShopper>

async function newCustomer(shopper = createShopper()) {
  const email = `data-${++count}@example.com`
  const registration = { email, firstName: 'Åsa', lastName: 'Berg', password: PASSWORD }
  expect((await shopper.send('POST', '/api/user/register', registration)).status).toBe(200)
  return { shopper, email }
}

async function logIn(email: string): Promise<Shopper> {
  const shopper = createShopper()
  expect((await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })).status).toBe(200)
  return shopper
}

const remove = (shopper: Shopper, password = PASSWORD) =>
  shopper.send('POST', '/api/user/delete', { password })
const outcomeOf = async (response: Response) => [
  response.status,
  (await response.json<{ error: { code: string } }>()).error.code,
]
const withoutService = ({ url }: Request) =>
  url.includes('account-service') ? new Response('<h1>Not Found</h1>', { status: 404 }) : undefined

describe('one’s data as a file', () => {
  beforeEach(async () => {
    await DB.prepare('DELETE FROM back_in_stock').run()
  })

  test('is profile, addresses, orders, newsletter and saved products', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/user/login', { email: 'anna@example.com', password: 'Skidspar-2026' })
    await shopper.send('POST', '/api/user/newsletter', { isSubscribed: true })
    await shopper.send('POST', '/api/user/saved', {
      wishlist: { add: ['DEMO-SALE'], remove: [] },
      compare: nothing,
    })
    const data = await (await shopper.get('/api/user/export')).json<CustomerData>()
    expect(data).toMatchObject({
      customer: { email: 'anna@example.com', addresses: [{ city: 'Östersund' }, { city: 'Sälen' }] },
      newsletter: { isSubscribed: true },
      savedProducts: { wishlist: ['DEMO-SALE'], compare: [] },
      backInStock: [],
    })
    expect(JSON.stringify(data)).not.toMatch(/token|password/i)
  })

  test('has what the customer’s address waits for, in every store, and what nobody else does', async () => {
    const { shopper, email } = await newCustomer()
    const wait = async (who: string, sku: string) => {
      const response = await createShopper().send('POST', '/en/api/back-in-stock', { sku, email: who })
      expect(response.status).toBe(200)
    }
    await wait('somebody-else@example.com', 'DEMO-CONF-RED-200')
    await wait(email.toUpperCase(), 'DEMO-OOS')
    const { backInStock } = await (await shopper.get('/api/user/export')).json<CustomerData>()
    expect(backInStock).toEqual([
      { sku: 'DEMO-OOS', store: 'en', since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/) },
    ])
    expect((await remove(shopper)).status).toBe(200)
    const { results } = await DB.prepare('SELECT email FROM back_in_stock').all()
    expect(results).toEqual([{ email: 'somebody-else@example.com' }])
  })

  test('has all orders, however many pages they are', async () => {
    const { shopper } = await newCustomer()
    const order = {
      created_at: '2026-01-01 00:00:00',
      status: 'complete',
      order_currency_code: 'SEK',
      items: [],
    }
    upstream.answer = ({ url }) => {
      if (!url.includes('order-history')) return undefined
      const page = Number(new URL(url).searchParams.get('currentPage'))
      const items = [{ ...order, entity_id: page, increment_id: `10000000${page}`, grand_total: 1 }]
      return Response.json({ code: 200, result: { items, total_count: 41 } })
    }
    const { orders } = await (await shopper.get('/api/user/export')).json<CustomerData>()
    expect(orders.map(({ number }) => number)).toEqual(['100000001', '100000002', '100000003'])
  })

  test('has each order once where the platform answers every page with the same ones, and asks no further', async () => {
    const { shopper } = await newCustomer()
    const order = {
      created_at: '2026-01-01 00:00:00',
      status: 'complete',
      order_currency_code: 'SEK',
      items: [],
    }
    const items = [{ ...order, entity_id: 1, increment_id: '100000001', grand_total: 1 }]
    let asked = 0
    upstream.answer = ({ url }) => {
      if (!url.includes('order-history')) return undefined
      asked++
      return Response.json({ code: 200, result: { items, total_count: 2000 } })
    }
    const { orders } = await (await shopper.get('/api/user/export')).json<CustomerData>()
    expect([orders.map(({ number }) => number), asked]).toEqual([['100000001'], 2])
    await shopper.get('/konto/oversikt?order=100000002')
    expect(asked).toBeLessThanOrEqual(4)
  })

  test('comes without the saved products from a platform that keeps none', async () => {
    const { shopper } = await newCustomer()
    upstream.answer = withoutService
    const data = await (await shopper.get('/api/user/export')).json<CustomerData>()
    expect(data).toMatchObject({ customer: { firstName: 'Åsa' }, savedProducts: null })
  })

  test('says that nobody waits where there is no such mail, and does not come when it cannot be asked', async () => {
    const { shopper } = await newCustomer()
    const answerWith = (answer: () => Response) => {
      upstream.answer = ({ url }) => (url.includes('/back-in-stock/') ? answer() : undefined)
    }
    answerWith(() => Response.json({ code: 500, result: 'no' }, { status: 500 }))
    expect((await shopper.get('/api/user/export')).status).toBe(502)
    answerWith(() => new Response('<h1>Not Found</h1>', { status: 404 }))
    expect(await (await shopper.get('/api/user/export')).json<CustomerData>()).toMatchObject({
      backInStock: null,
    })
  })

  test('does not say that nobody is subscribed when the mail service is away', async () => {
    const { shopper } = await newCustomer()
    const answerWith = (answer: () => Response) => {
      upstream.answer = ({ url }) => (url.includes('/newsletter-service/') ? answer() : undefined)
    }
    answerWith(() => Response.json({ code: 500, result: 'The mail service is unreachable' }))
    expect((await shopper.get('/api/user/export')).status).toBe(502)
    answerWith(() => new Response('<h1>Not Found</h1>', { status: 404 }))
    expect((await shopper.get('/api/user/export')).status).toBe(200)
  })

  test('does not come at all when a part of it cannot be had', async () => {
    const { shopper } = await newCustomer()
    upstream.answer = ({ url }) =>
      url.includes('order-history') ? Response.json({ code: 500, result: 'no' }) : undefined
    expect((await shopper.get('/api/user/export')).status).toBe(502)
  })
})

describe('deleting the account', () => {
  test('ends every session on every device, and nobody can log in any more', async () => {
    const { shopper: phone, email } = await newCustomer()
    const laptop = await logIn(email)
    const response = await remove(laptop)
    expect([response.status, await response.json()]).toEqual([200, { customer: null }])
    expect(await (await laptop.get('/api/user')).json()).toEqual({ customer: null })
    expect((await phone.get('/api/user')).status).toBe(401)
    const again = createShopper()
    const login = await again.send('POST', '/api/user/login', { email, password: PASSWORD })
    expect(await outcomeOf(login)).toEqual([401, 'errors.account.credentials'])
    const { results } = await DB.prepare('SELECT 1 FROM customer WHERE email = ?').bind(email).all()
    expect(results).toEqual([])
  })

  test('a wrong password is told as such, and nothing is deleted', async () => {
    const { shopper, email } = await newCustomer()
    expect(await outcomeOf(await remove(shopper, 'Fel-lösen-1'))).toEqual([
      422,
      'errors.account.currentPassword',
    ])
    expect(await (await shopper.get('/api/user')).json()).toMatchObject({ customer: { email } })
  })

  test('a platform without such a service: the shopper is led to customer service', async () => {
    const { shopper } = await newCustomer()
    upstream.answer = withoutService
    expect(await outcomeOf(await remove(shopper))).toEqual([404, 'errors.account.deleteByMail'])
  })

  test('while a cart is paid for and not yet an order, the account stays', async () => {
    const { shopper } = await newCustomer()
    upstream.answer = ({ url }) =>
      url.includes('account-service') ? Response.json({ code: 409, result: 'paid' }) : undefined
    expect(await outcomeOf(await remove(shopper))).toEqual([422, 'errors.account.orderUnderWay'])
  })
})

test('both are for customers only, and limited', async () => {
  const guest = createShopper()
  expect([(await guest.get('/api/user/export')).status, (await remove(guest)).status]).toEqual([401, 401])
  const limiter = { limit: async () => ({ success: false }) } as RateLimit
  const hasty = createShopper(undefined, { LIMIT_LOGIN: limiter })
  expect([(await hasty.get('/api/user/export')).status, (await remove(hasty)).status]).toEqual([429, 429])
})
