import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CustomerAnswer } from '#shared/api/account.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { Bindings } from '#worker/app-env.ts'
import { clock, DAY, HOUR } from '../support/clock.ts'
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
    expect(await linesOf(copy)).toEqual([])
    expect((await copy.get('/varukorg')).status).toBe(200)
    expect(await answerOf(copyOf(copy), '/api/user/newsletter')).toEqual(ended)
    await expectEnded(copyOf(copy))
    expect(await answerOf(copy, '/api/user')).toEqual(ended)
    expect(await answerOf(copy, '/api/user')).toEqual([200, undefined]) // told once: from now on a guest
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

  test('what is put into a guest’s cart before that shows stays in it', async () => {
    const { shopper } = await aCustomer(createShopper(undefined, { SESSION_IDLE_HOURS: '48' }))
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    clock.pass(2 * DAY)
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
    expect(await answerOf(shopper, '/api/user')).toEqual(ended)
    expect(await linesOf(shopper)).toEqual(['DEMO-LOW'])
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
