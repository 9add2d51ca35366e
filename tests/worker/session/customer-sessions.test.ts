import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CustomerAnswer } from '#shared/api/account.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { storeViews } from '#shared/store-views.ts'
import type { Bindings } from '#worker/app-env.ts'
import { translateFor } from '#worker/i18n/messages.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { clock, DAY, HOUR } from '../support/clock.ts'
import { noticeOn, noticesOn } from '../support/forms.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

const { CUSTOMER_SESSIONS } = env as unknown as Bindings // vitest.config.ts gives them

beforeEach(() => upstream.reset())

type Shopper = ReturnType<typeof createShopper>

const PASSWORD = 'Ett-långt-lösen-1'
let customers = 0

async function aCustomer(shopper = createShopper()) {
  customers += 1
  const email = `session-${customers}@example.com`
  const registration = { email, password: PASSWORD, firstName: 'Åsa', lastName: 'Berg' }
  const response = await shopper.send('POST', '/api/user/register', registration)
  expect(response.status).toBe(200)
  return { shopper, email, id: (await who(shopper))?.id ?? 0 }
}

const who = async (shopper: Shopper) =>
  (await (await shopper.get('/api/user')).json<CustomerAnswer>()).customer
const linesOf = async (shopper: Shopper) =>
  (await (await shopper.get('/api/cart')).json<Cart>()).lines.map(({ sku }) => sku)

async function logIn(email: string, password = PASSWORD, shopper = createShopper()): Promise<Shopper> {
  expect((await shopper.send('POST', '/api/user/login', { email, password })).status).toBe(200)
  return shopper
}

async function addTo(shopper: Shopper, sku: string): Promise<string[]> {
  const response = await shopper.send('POST', '/api/cart/lines', { sku, quantity: 1 })
  return (await response.json<CartAnswer>()).notices.map(({ key }) => key)
}

/** Another browser with a copy of the cookies. */
function copyOf(shopper: Shopper): Shopper {
  const copy = createShopper()
  copy.putCookies(shopper.cookies())
  return copy
}

const ended = [401, 'errors.account.expired'] as const

async function answerOf(shopper: Shopper, path: string): Promise<[number, string | undefined]> {
  const response = await shopper.get(path)
  const body = await response.json<{ error?: { code: string } } | null>()
  return [response.status, body?.error?.code]
}

async function expectEnded(shopper: Shopper): Promise<void> {
  expect(await answerOf(shopper, '/api/user/orders')).toEqual(ended)
}

describe('a copied cookie', () => {
  test('is worth nothing after the logout: account calls are refused, elsewhere it is a guest’s', async () => {
    const { shopper } = await aCustomer()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const copy = copyOf(shopper)
    expect(await linesOf(copy)).toEqual(['DEMO-SALE'])
    expect((await shopper.send('POST', '/api/user/logout')).status).toBe(200)
    expect((await copy.get('/varukorg')).status).toBe(200)
    expect(await answerOf(copyOf(copy), '/api/cart')).toEqual(ended)
    expect(await answerOf(copyOf(copy), '/api/user/newsletter')).toEqual(ended)
    await expectEnded(copyOf(copy))
    expect(await answerOf(copy, '/api/user')).toEqual(ended)
    expect(await answerOf(copy, '/api/user')).toEqual([200, undefined]) // told once: from now on a guest
    expect(await linesOf(copy)).toEqual([])
    expect([...copy.cookies().keys()]).toEqual(['__Host-skare-accounts']) // says that this device has been logged in; nothing else
  })

  test('is worth nothing after the same browser has logged in again', async () => {
    const { shopper, email } = await aCustomer()
    const copy = copyOf(shopper)
    await logIn(email, PASSWORD, shopper)
    await expectEnded(copy)
    expect((await who(shopper))?.email).toBe(email)
  })
})

describe('a session ends by itself', () => {
  test('after SESSION_IDLE_HOURS without a visit; each visit puts it off', async () => {
    const limits = { SESSION_IDLE_HOURS: '48' }
    const { shopper } = await aCustomer(createShopper(undefined, limits))
    for (const _ of ['one day', 'another', 'a third']) {
      clock.pass(DAY)
      expect(await who(shopper)).not.toBeNull()
    }
    clock.pass(2 * DAY)
    expect(await answerOf(shopper, '/api/user')).toEqual(ended)
  })

  test('after SESSION_MAX_HOURS, visits or not', async () => {
    const { shopper } = await aCustomer(createShopper(undefined, { SESSION_MAX_HOURS: '30' }))
    clock.pass(DAY)
    expect(await who(shopper)).not.toBeNull()
    clock.pass(7 * HOUR)
    expect(await answerOf(shopper, '/api/user')).toEqual(ended)
  })

  test('R4.48 R4.57: what is added then goes into a guest’s cart, and that is said, once', async () => {
    const { shopper } = await aCustomer(createShopper(undefined, { SESSION_IDLE_HOURS: '48' }))
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    clock.pass(2 * DAY)
    expect(await addTo(shopper, 'DEMO-LOW')).toEqual(['notices.cart.added', 'notices.cart.loggedOut'])
    expect(await addTo(shopper, 'DEMO-FREE')).toEqual(['notices.cart.added'])
    expect(await answerOf(shopper, '/api/user')).toEqual([200, undefined])
    expect(await linesOf(shopper)).toEqual(['DEMO-LOW', 'DEMO-FREE'])
  })

  test('and is deleted, its list with the last one', async () => {
    const { id } = await aCustomer(createShopper(undefined, { SESSION_IDLE_HOURS: '48' }))
    const list = CUSTOMER_SESSIONS.getByName(`sv:${id}`)
    clock.pass(2 * DAY)
    expect(await runDurableObjectAlarm(list)).toBe(true)
    const isLeft = await runInDurableObject(list, (_, { storage }) => storage.getAlarm())
    expect(isLeft).toBeNull()
    expect(await list.visit('any', { idleMs: 1, longestMs: 1 })).toBe(false)
  })
})

test('a new password ends the sessions of every other device, in every store, and not this one', async () => {
  const { shopper, email } = await aCustomer()
  const phone = await logIn(email)
  const norwegian = await logIn(email, PASSWORD, createShopper(NORWAY))
  const change = { currentPassword: PASSWORD, newPassword: 'Ett-annat-lösen-2' }
  expect((await shopper.send('POST', '/api/user/password', change)).status).toBe(200)
  upstream.reset()
  await expectEnded(phone)
  await expectEnded(norwegian)
  expect(upstream.calls).toEqual([]) // the shop knows by itself
  expect((await who(shopper))?.email).toBe(email)
})

test('the customer ends the sessions of every other device, in every store, and not this one', async () => {
  const { shopper, email } = await aCustomer()
  const others = [await logIn(email), await logIn(email, PASSWORD, createShopper(NORWAY))]
  expect((await shopper.send('POST', '/api/user/logout-others')).status).toBe(200)
  for (const other of others) await expectEnded(other)
  expect(await who(shopper)).toMatchObject({ email })
  expect((await createShopper().send('POST', '/api/user/logout-others')).status).toBe(401)
})

describe('a customer whose login was ended on another device', () => {
  /** With one line in the account's cart. */
  async function whoWasLoggedOut() {
    const { shopper, email } = await aCustomer()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const line = (await (await shopper.get('/api/cart')).json<Cart>()).lines[0]?.id
    await (await logIn(email)).send('POST', '/api/user/logout-others')
    return { shopper, email, line }
  }
  const LOGGED_OUT = 'Du har loggats ut'

  test.each<[string, string, (line: number | undefined) => string, object?]>([
    ['reads the cart', 'GET', () => '/api/cart'],
    ['changes a line', 'PATCH', (line) => `/api/cart/lines/${line}`, { quantity: 2 }],
    ['takes a line out', 'DELETE', (line) => `/api/cart/lines/${line}`],
    ['uses a code', 'POST', () => '/api/cart/coupon', { code: 'VINTER10' }],
    [
      'was without a connection',
      'POST',
      () => '/api/cart/changes',
      { baseIds: [], changes: [{ sku: 'DEMO-LOW', parentSku: 'DEMO-LOW', quantity: 1 }] },
    ],
  ])('R4.98 R4.101: and who %s is told so once, and finds the cart in the account', async (...row) => {
    const [, method, path, body] = row
    const { shopper, email, line } = await whoWasLoggedOut()
    const response = await shopper.send(method, path(line), body)
    expect([response.status, await response.json()]).toMatchObject([401, { error: { code: ended[1] } }])
    expect(await linesOf(shopper)).toEqual([])
    expect(await who(shopper)).toBeNull()
    await logIn(email, PASSWORD, shopper)
    expect(await linesOf(shopper)).toEqual(['DEMO-SALE'])
  })

  test('R4.98: is told in the cart’s document, until they go on as a guest or log in', async () => {
    const { shopper, email } = await whoWasLoggedOut()
    for (const _ of ['opened', 'again']) expect(await noticeOn(shopper)).toContain(LOGGED_OUT)
    await shopper.post('/varukorg', { sku: 'DEMO-LOW', quantity: '1' })
    expect(await noticesOn(shopper)).toEqual([expect.any(String), expect.stringContaining(LOGGED_OUT)])
    expect(await noticesOn(shopper)).toEqual([])
    await logIn(email, PASSWORD, shopper)
    expect((await linesOf(shopper)).toSorted()).toEqual(['DEMO-LOW', 'DEMO-SALE'])
  })

  test.each([
    ['takes a line out', { remove: '1' }],
    ['uses a code', { apply: 'coupon', code: 'VINTER10' }],
  ])('R4.57: without JavaScript who %s is led to the cart, which says so', async (_, fields) => {
    const { shopper } = await whoWasLoggedOut()
    const response = await shopper.post('/varukorg', fields)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/varukorg'])
    expect(await noticeOn(shopper)).toContain(LOGGED_OUT)
  })

  test('R4.98: without JavaScript the checkout leads to the login, not a guest through', async () => {
    const { shopper } = await whoWasLoggedOut()
    const response = await shopper.post('/checkout', { step: 'contact' })
    expect(response.status).toBe(401)
    expect(await response.text()).toContain(translateFor(storeViews.sv)('errors.account.expired'))
  })

  test.each([
    ['the document', ['page', 'addition']],
    ['the addition', ['addition', 'page']],
  ] as const)('what is added beside a reading document stays, with %s heard first', async (_, order) => {
    const { shopper } = await whoWasLoggedOut()
    const line = { sku: 'DEMO-LOW', quantity: 1 }
    const [page, addition] = await Promise.all([
      shopper.sendOnly('GET', '/varukorg'),
      shopper.sendOnly('POST', '/api/cart/lines', line),
    ])
    for (const name of order) shopper.arrive({ page, addition }[name])
    expect(await linesOf(shopper)).toEqual(['DEMO-LOW'])
  })

  test('whose cookie has run out is told, too', async () => {
    const { shopper } = await aCustomer()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const cookies = shopper.cookies()
    cookies.delete('__Host-skare-customer')
    shopper.putCookies(cookies)
    expect(await noticeOn(shopper)).toContain(LOGGED_OUT)
    expect(await answerOf(shopper, '/api/cart')).toEqual(ended)
    expect(await answerOf(shopper, '/api/cart')).toEqual([200, undefined])
  })
})

test('one device’s logout leaves the others logged in', async () => {
  const { shopper, email } = await aCustomer()
  const phone = await logIn(email)
  await shopper.send('POST', '/api/user/logout')
  expect((await who(phone))?.email).toBe(email)
})

describe('a list of sessions that fails', () => {
  const failing = {
    getByName: () => ({ visit: fail, start: fail, end: fail, endOthers: fail }),
  } as unknown as Bindings['CUSTOMER_SESSIONS'] // the methods the shop calls
  async function fail(): Promise<never> {
    throw new Error('the object is away')
  }

  test.each(['/api/user', '/api/user/orders', '/api/cart'])(
    'makes %s fail with 503 and logs nobody out',
    async (path) => {
      const { shopper, email } = await aCustomer()
      await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
      const broken = createShopper(undefined, { CUSTOMER_SESSIONS: failing })
      broken.putCookies(shopper.cookies())
      expect((await broken.get(path)).status).toBe(503)
      shopper.putCookies(broken.cookies())
      expect((await who(shopper))?.email).toBe(email)
      expect(await linesOf(shopper)).toEqual(['DEMO-SALE'])
    },
  )

  test.each([
    ['/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 }],
    ['/api/cart/coupon', { code: 'VINTER10' }],
  ])('makes %s fail with 503 and leaves the cart as it is', async (path, body) => {
    const { shopper } = await aCustomer()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const broken = createShopper(undefined, { CUSTOMER_SESSIONS: failing })
    broken.putCookies(shopper.cookies())
    expect((await broken.send('POST', path, body)).status).toBe(503)
    expect((await broken.post('/varukorg', { sku: 'DEMO-LOW', quantity: '1' })).status).toBe(503)
    expect(broken.cookies()).toEqual(shopper.cookies())
    expect(await linesOf(shopper)).toEqual(['DEMO-SALE'])
  })

  test('lets nobody log in, and says so', async () => {
    const { email } = await aCustomer()
    const shopper = createShopper(undefined, { CUSTOMER_SESSIONS: failing })
    expect((await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })).status).toBe(503)
    expect(await who(shopper)).toBeNull()
  })

  test('leaves a shopper who could not be logged out logged in', async () => {
    const { shopper, email } = await aCustomer()
    const broken = createShopper(undefined, { CUSTOMER_SESSIONS: failing })
    broken.putCookies(shopper.cookies())
    expect((await broken.send('POST', '/api/user/logout')).status).toBe(503)
    shopper.putCookies(broken.cookies())
    expect((await who(shopper))?.email).toBe(email)
  })

  test('is no business of a guest', async () => {
    const shopper = createShopper(undefined, { CUSTOMER_SESSIONS: failing })
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    expect(await linesOf(shopper)).toEqual(['DEMO-SALE'])
  })
})
