import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CustomerAnswer } from '#shared/api/account.ts'
import { createShopper, upstream } from '../support/shop.ts'
import { stockPlatform, wholePlatform } from '../support/stock.ts'

const PASSWORD = 'Ett-långt-lösen-1'
let count = 0

beforeEach(() => {
  upstream.reset()
  stockPlatform(['headerToken'])
})
afterEach(wholePlatform)

describe('a platform that reads tokens where the setting does not say', () => {
  test('is found out at the login, said in the log, and remembered by the session: cart, history and profile work', async () => {
    const warn = vi.spyOn(console, 'warn')
    const shopper = createShopper() // TOKEN_PLACE is `header`
    const email = `place-${++count}@example.com`
    const registration = { email, password: PASSWORD, firstName: 'Åsa', lastName: 'Berg' }
    expect((await shopper.send('POST', '/api/user/register', registration)).status).toBe(200)
    expect(warn.mock.calls.flat().some((line) => String(line).includes('platform.tokenPlace'))).toBe(true)
    warn.mockRestore()

    upstream.calls = []
    const { customer } = await (await shopper.get('/api/user')).json<CustomerAnswer>()
    expect(customer).toMatchObject({ email })
    expect(upstream.calls.filter((call) => call.endsWith('/api/user/me'))).toHaveLength(1)
    expect((await shopper.get('/api/user/orders')).status).toBe(200)
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    expect((await (await shopper.get('/api/cart')).json<{ lines: unknown[] }>()).lines).toHaveLength(1)
  })
})

describe('a 401 inside of a 500', () => {
  const INNER = { errorMessage: 'Der Verbraucher ist nicht berechtigt.', code: 401 }

  async function aCustomer() {
    wholePlatform()
    const shopper = createShopper()
    const email = `inner-${++count}@example.com`
    const registration = { email, password: PASSWORD, firstName: 'Åsa', lastName: 'Berg' }
    await shopper.send('POST', '/api/user/register', registration)
    return { shopper, email }
  }
  const answerOnce = (path: string, response: () => Response) => {
    let isDone = false
    upstream.answer = ({ url, method }) => {
      if (isDone || method !== 'POST' || !url.includes(path)) return undefined
      isDone = true
      return response()
    }
  }

  test('is an expired token, in whatever language, when the platform does not know whose it is', async () => {
    const { shopper, email } = await aCustomer()
    let isExpired = true
    upstream.answer = ({ url, method }) => {
      if (url.includes('/api/user/refresh')) isExpired = false
      if (!isExpired || !url.includes('/api/user/me')) return undefined
      return method === 'POST'
        ? Response.json({ code: 500, result: INNER }, { status: 500 })
        : Response.json({ code: 401, result: INNER }, { status: 401 })
    }
    const change = { email, firstName: 'Åse', lastName: 'Berg' }
    expect((await shopper.send('POST', '/api/user/profile', change)).status).toBe(200)
    expect(upstream.calls.filter((call) => call.endsWith('/api/user/refresh'))).toHaveLength(1)
  })

  test('is no expired token when the platform knows whose it is: a wrong password ends no session', async () => {
    const { shopper } = await aCustomer()
    answerOnce('/api/user/change-password', () =>
      Response.json(
        { code: 500, result: { errorMessage: 'Falsches Passwort.', code: 401 } },
        { status: 500 },
      ),
    )
    upstream.calls = []
    const body = { currentPassword: 'Ett-annat-lösen-1', newPassword: 'Ett-nytt-lösen-1' }
    expect((await shopper.send('POST', '/api/user/password', body)).ok).toBe(false)
    expect(upstream.calls.filter((call) => call.endsWith('/api/user/refresh'))).toEqual([])
    expect((await shopper.get('/api/user/orders')).status).toBe(200)
  })
})
