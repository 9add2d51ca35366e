import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CustomerAddress, CustomerAnswer, OrdersAnswer } from '#shared/api/account.ts'
import type { ShippingAnswer, ShippingMethod } from '#shared/api/checkout.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Notice } from '#shared/api/notice.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, ORIGIN, upstream } from '../support/shop.ts'

const { DB } = env as unknown as { DB: D1Database } // the platform's, bound by vitest.config.ts
const PASSWORD = 'Spår-och-snö-1'
let count = 0

beforeEach(() => upstream.reset())

type Shopper = ReturnType<typeof createShopper>

async function newCustomer() {
  const shopper = createShopper()
  const email = `kund-${++count}@example.com`
  const response = await shopper.send('POST', '/api/user/register', {
    email,
    firstName: 'Åsa',
    lastName: 'Berg',
    password: PASSWORD,
  })
  return { shopper, email, response }
}

const customerOf = async (shopper: Shopper) =>
  (await (await shopper.get('/api/user')).json<CustomerAnswer>()).customer
const cartOf = async (shopper: Shopper) => (await shopper.get('/api/cart')).json<Cart>()
const add = (shopper: Shopper, sku: string, quantity = 1) =>
  shopper.send('POST', '/api/cart/lines', { sku, quantity })
const codeOf = async (response: Response) => (await response.json<{ error: { code: string } }>()).error.code
/** Asks for the mail of a forgotten password, which comes after the answer; its code is its last line. */
async function mailedCode(email: string): Promise<string> {
  await createShopper().send('POST', '/api/user/reset-password', { email })
  const newest = "SELECT body FROM mail WHERE kind = 'password' AND recipient = ? ORDER BY id DESC"
  return vi.waitFor(async () => {
    const body = await DB.prepare(newest).bind(email).first<string>('body')
    if (body === null) throw new Error('no mail')
    return body.split('\n').at(-1) ?? ''
  })
}
const killTokens = () => DB.prepare('DELETE FROM customer_token').run()
const callsOf = (path: string) => upstream.calls.filter((call) => call.endsWith(path)).length

const address = {
  id: null,
  firstName: 'Åsa',
  lastName: 'Berg',
  streetAddress: 'Spårvägen 4',
  zipCode: '83130',
  city: 'Östersund',
  country: 'SE',
}

/** Goes through the checkout up to the payment. */
async function choose(shopper: Shopper, email: string) {
  const contact = { emailAddress: email, phoneNumber: '0701234567' }
  const methods = await shopper.send('POST', '/api/checkout/shipping-methods', { address })
  const method = (await methods.json<{ methods: ShippingMethod[] }>()).methods.find(
    ({ needsServicePoint }) => !needsServicePoint,
  )
  const choice = { contact, address, carrierCode: method?.carrierCode, methodCode: method?.methodCode }
  expect((await shopper.send('POST', '/api/checkout/shipping', choice)).status).toBe(200)
  return choice
}

describe('logging in', () => {
  test('R2.40 R4.91 R3.36: who registers is logged in, and the browser sees no token', async () => {
    const { shopper, email, response } = await newCustomer()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const cookie = response.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/__Host-skare-customer=[\w-]+;.*HttpOnly; Secure; SameSite=Lax/)
    const body = await response.text()
    const { results } = await DB.prepare('SELECT token_hash FROM customer_token').all()
    expect(results.length).toBeGreaterThan(0)
    expect(body).not.toMatch(/token/i)
    expect(await customerOf(shopper)).toMatchObject({
      email,
      firstName: 'Åsa',
      lastName: 'Berg',
      groupId: expect.any(Number),
      addresses: [],
    })
  })

  test('R4.90: nobody is logged in at first', async () => {
    expect(await customerOf(createShopper())).toBeNull()
  })

  test('a wrong password and an unknown e-mail are told alike, and nobody is logged in', async () => {
    const { email } = await newCustomer()
    for (const who of [email, 'ingen@example.com']) {
      const shopper = createShopper()
      const response = await shopper.send('POST', '/api/user/login', { email: who, password: 'Fel-lösen-1' })
      expect([response.status, await codeOf(response)]).toEqual([401, 'errors.account.credentials'])
      expect(await customerOf(shopper)).toBeNull()
    }
  })

  test('R4.92: a profile that cannot be read after the login leaves nobody half logged in', async () => {
    const { email } = await newCustomer()
    const shopper = createShopper()
    upstream.answer = ({ url }) =>
      url.includes('/user/me') ? Response.json({ code: 500, result: 'no' }) : undefined
    expect((await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })).status).toBe(502)
    upstream.reset()
    expect(await customerOf(shopper)).toBeNull()
  })

  test('R4.92: a session that fits into no cookie is told as a failure; the guest keeps the cart', async () => {
    const { email, response: registered } = await newCustomer()
    const { customer } = await registered.json<CustomerAnswer>()
    const shopper = createShopper()
    await add(shopper, 'DEMO-SALE')
    const result = { id: customer?.id, group_id: 1, email, groupToken: 'x'.repeat(3000) }
    upstream.answer = ({ url }) =>
      url.includes('/user/me') ? Response.json({ code: 200, result }) : undefined
    const response = await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })
    expect([response.status, await codeOf(response)]).toEqual([502, 'errors.wrongFormat'])
    upstream.reset()
    expect(await customerOf(shopper)).toBeNull()
    expect((await cartOf(shopper)).lines).toMatchObject([{ sku: 'DEMO-SALE' }])
  })

  test('a part of the session that fits into no cookie is not sent, and the log has it', async () => {
    const error = vi.spyOn(console, 'error')
    const { shopper, email, response } = await newCustomer()
    const { customer } = await response.json<CustomerAnswer>()
    const result = { id: customer?.id, group_id: 2, email, groupToken: 'x'.repeat(3000) }
    upstream.answer = ({ url }) =>
      url.includes('/user/me') ? Response.json({ code: 200, result }) : undefined
    const answer = await shopper.get('/api/user')
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    expect(error.mock.calls.flat().some((line) => String(line).includes('session.tooLarge'))).toBe(true)
    error.mockRestore()
  })

  test.each([
    ['an e-mail that has an account', { email: 'twice@example.com' }, 'errors.account.emailTaken'],
    ['a weak password', { password: 'abcdefgh' }, 'errors.account.weakPassword'],
  ])('R2.40: %s is told', async (_, change, code) => {
    const body = { email: 'new@example.com', firstName: 'A', lastName: 'B', password: PASSWORD, ...change }
    if ('email' in change) await createShopper().send('POST', '/api/user/register', body)
    const response = await createShopper().send('POST', '/api/user/register', body)
    expect([response.status, await codeOf(response)]).toEqual([422, code])
  })

  test('is braked', async () => {
    const limiter = { limit: async () => ({ success: false }) } as RateLimit
    const shopper = createShopper(undefined, { LIMIT_LOGIN: limiter })
    for (const path of ['login', 'register', 'password', 'reset-password']) {
      expect((await shopper.send('POST', `/api/user/${path}`, {})).status).toBe(429)
    }
  })

  test('the guest’s cart joins that of the account; quantities add up, once', async () => {
    const { shopper: phone, email } = await newCustomer()
    await add(phone, 'DEMO-SALE', 1)
    const laptop = createShopper()
    await add(laptop, 'DEMO-SALE', 1)
    await add(laptop, 'DEMO-LOW', 1)
    await laptop.send('POST', '/api/user/login', { email, password: PASSWORD })
    for (const device of [laptop, phone]) {
      const lines = (await cartOf(device)).lines.map(({ sku, quantity }) => [sku, quantity])
      expect(lines).toEqual([
        ['DEMO-SALE', 2],
        ['DEMO-LOW', 1],
      ])
    }
    await laptop.send('POST', '/api/user/login', { email, password: PASSWORD })
    expect((await cartOf(laptop)).lines[0]?.quantity).toBe(2)
  })

  describe('says in one line that two carts were joined', () => {
    const keysAfterLogin = async (accountSku: string | null, guestSku: string | null) => {
      const { shopper: phone, email } = await newCustomer()
      if (accountSku) await add(phone, accountSku)
      const laptop = createShopper()
      if (guestSku) await add(laptop, guestSku)
      const response = await laptop.send('POST', '/api/user/login', { email, password: PASSWORD })
      return (await response.json<{ notices: Notice[] }>()).notices.map(({ key }) => key)
    }

    test.each([
      ['when both held something', 'DEMO-SALE', 'DEMO-LOW', ['notices.cart.joined']],
      ['not when the account’s was empty', null, 'DEMO-LOW', []],
      ['not when the guest’s was empty', 'DEMO-SALE', null, []],
    ])('%s', async (_, accountSku, guestSku, keys) => {
      expect(await keysAfterLogin(accountSku, guestSku)).toEqual(keys)
    })

    test('not when nothing of the guest’s could be moved', async () => {
      const { shopper: phone, email } = await newCustomer()
      await add(phone, 'DEMO-SALE')
      const laptop = createShopper()
      await add(laptop, 'DEMO-LOW')
      upstream.answer = ({ url }) =>
        url.includes('/cart/update') ? Response.json({ code: 500, result: 'no' }) : undefined
      const response = await laptop.send('POST', '/api/user/login', { email, password: PASSWORD })
      const { notices } = await response.json<{ notices: Notice[] }>()
      expect(notices.map(({ key }) => key)).toEqual(['errors.cart.notMoved'])
    })
  })

  test('R4.52: the guest’s coupon is taken off, and applied again to what both carts hold', async () => {
    const { shopper: phone, email } = await newCustomer()
    await add(phone, 'DEMO-SALE', 1)
    const laptop = createShopper()
    await add(laptop, 'DEMO-SALE', 1)
    await laptop.send('POST', '/api/cart/coupon', { code: 'SKARE10' })
    upstream.reset()
    await laptop.send('POST', '/api/user/login', { email, password: PASSWORD })
    const steps = ['/delete-coupon', '/cart/create', '/cart/update', '/apply-coupon']
    const taken = upstream.calls.flatMap((call) => steps.filter((step) => call.endsWith(step)))
    expect(taken).toEqual(steps)
    const cart = await cartOf(laptop)
    expect([cart.coupon, cart.lines[0]?.quantity]).toEqual(['SKARE10', 2])
    expect(cart.totals.discount).toBe(-Math.round(cart.totals.subtotal / 10))
  })

  test('R4.91 R4.92: an account that is made while its cart cannot be had is told as made, and can be entered', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const email = `created-${crypto.randomUUID()}@example.com`
    const body = { email, firstName: 'Åsa', lastName: 'Berg', password: PASSWORD }
    upstream.answer = ({ url }) =>
      url.includes('/cart/create') ? Response.json({ code: 503, result: 'down' }) : undefined
    const response = await shopper.send('POST', '/api/user/register', body)
    expect([response.status, await codeOf(response)]).toEqual([502, 'errors.account.created'])
    expect(await customerOf(shopper)).toBeNull()
    upstream.reset()
    clock.pass(61 * SECOND) // longer than any breaker stays open
    expect((await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })).status).toBe(200)
    expect((await cartOf(shopper)).lines).toMatchObject([{ sku: 'DEMO-SALE' }])
  })

  test('R4.52 R4.92: where the account’s cart cannot be had, the guest keeps cart and coupon, and nobody is logged in', async () => {
    const { email } = await newCustomer()
    const shopper = createShopper()
    await add(shopper, 'DEMO-SALE', 1)
    await shopper.send('POST', '/api/cart/coupon', { code: 'SKARE10' })
    upstream.answer = ({ url }) =>
      url.includes('/cart/create') ? Response.json({ code: 500, result: 'no' }) : undefined
    expect((await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })).status).toBe(502)
    upstream.reset()
    expect(await (await shopper.get('/api/user')).json()).toEqual({ customer: null })
    expect(await cartOf(shopper)).toMatchObject({
      coupon: 'SKARE10',
      lines: [{ sku: 'DEMO-SALE', quantity: 1 }],
    })
  })

  test('R4.52: a gift card goes along; one that was taken off does not', async () => {
    const withCard = async (isRemoved: boolean) => {
      const { email } = await newCustomer()
      const shopper = createShopper()
      await add(shopper, 'DEMO-SALE', 1)
      await shopper.send('POST', '/api/cart/gift-card', { code: 'GK-500' })
      if (isRemoved) await shopper.send('DELETE', '/api/cart/gift-card')
      await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })
      return (await cartOf(shopper)).totals.giftCard
    }
    expect([await withCard(false), await withCard(true)]).toEqual([-500_00, 0])
  })

  describe('R3.29 R4.69: with something chosen in the checkout', () => {
    /** Logs in on a page, with another cart than the account's. */
    async function logInOn(
      page: string,
      before?: (laptop: Shopper, logInUnheard: () => Promise<Response>) => Promise<unknown>,
    ) {
      const { shopper: phone, email } = await newCustomer()
      await add(phone, 'DEMO-SALE', 1)
      await add(phone, 'DEMO-LOW', 1)
      const laptop = createShopper()
      await add(laptop, 'DEMO-SALE', 2)
      await choose(laptop, email)
      const login = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: ORIGIN, Referer: ORIGIN + page },
        body: JSON.stringify({ email, password: PASSWORD }),
      }
      await before?.(laptop, async () => {
        const cookies = laptop.cookies()
        const answer = await laptop.request('/api/user/login', login)
        laptop.putCookies(cookies)
        return answer
      })
      const response = await laptop.request('/api/user/login', login)
      const { cart, notices } = await response.json<{ cart: Cart; notices: Notice[] }>()
      return { lines: cart.lines.map(({ sku, quantity }) => `${quantity} ${sku}`), notices }
    }

    test.each(['/checkout', '/konto?next=checkout', '/konto?next=payment'])(
      'at a login on %s the cart that is being paid for wins over what the account holds',
      async (page) => {
        const { lines, notices } = await logInOn(page)
        expect(lines).toEqual(['2 DEMO-SALE'])
        expect(notices).toEqual([{ type: 'info', key: 'notices.cart.accountCartReplaced' }])
      },
    )

    test('such a login, made again because its answer was lost, changes nothing', async () => {
      const { lines } = await logInOn('/checkout', async (laptop, logInUnheard) => {
        expect((await logInUnheard()).status).toBe(200)
        expect((await cartOf(laptop)).lines).toMatchObject([{ sku: 'DEMO-SALE', quantity: 2 }])
      })
      expect(lines).toEqual(['2 DEMO-SALE'])
    })

    test('a line of the account that the platform fails to take out stays, and the login is done', async () => {
      const { lines, notices } = await logInOn('/checkout', async () => {
        upstream.answer = ({ url }) =>
          url.includes('/cart/delete') ? Response.json({ code: 500, result: 'no' }) : undefined
      })
      expect(lines.toSorted()).toEqual(['1 DEMO-LOW', '2 DEMO-SALE'])
      expect(notices).toEqual([{ type: 'info', key: 'notices.cart.joined' }])
    })

    test('at a login elsewhere, after the checkout was left, the carts become one', async () => {
      const { lines, notices } = await logInOn('/konto')
      expect(lines.toSorted()).toEqual(['1 DEMO-LOW', '3 DEMO-SALE'])
      expect(notices).toEqual([{ type: 'info', key: 'notices.cart.joined' }])
    })

    test('half an hour after the last choice the checkout is over, and the carts become one', async () => {
      const { lines } = await logInOn('/checkout', async () => clock.pass(30 * 60 * SECOND + SECOND))
      expect(lines.toSorted()).toEqual(['1 DEMO-LOW', '3 DEMO-SALE'])
    })

    test('a logout ends the checkout, for whoever logs in next', async () => {
      const { lines } = await logInOn('/checkout', async (laptop) => {
        await laptop.send('POST', '/api/user/logout')
        await add(laptop, 'DEMO-SALE', 2)
      })
      expect(lines).toContain('1 DEMO-LOW')
    })

    test('an order that was paid at the provider ends the checkout, for whoever logs in next', async () => {
      const { lines } = await logInOn('/checkout', async (laptop) => {
        const opened = await laptop.send('POST', '/api/checkout/payment-session')
        const { url, token } = await opened.json<ApiAnswer<'checkout.paymentSession'>>()
        await laptop.post(url, { token, action: 'pay', method: 'card' })
        expect((await laptop.send('POST', '/api/checkout/complete')).status).toBe(200)
        await add(laptop, 'DEMO-SALE', 2)
      })
      expect(lines).toContain('1 DEMO-LOW')
    })
  })

  test('a variant joins with what was chosen of it', async () => {
    const { email } = await newCustomer()
    const shopper = createShopper()
    const sku = 'DEMO-CONF-RED-180'
    await shopper.send('POST', '/api/cart/lines', { sku, parentSku: 'DEMO-CONF', quantity: 1 })
    await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })
    expect((await cartOf(shopper)).lines).toMatchObject([{ sku, quantity: 1 }])
  })
})

describe('a token that has died', () => {
  test('R4.96 R4.97: is renewed and the call made again, without the shopper noticing', async () => {
    const { shopper, email } = await newCustomer()
    await add(shopper, 'DEMO-SALE')
    await killTokens()
    upstream.reset()
    expect(await customerOf(shopper)).toMatchObject({ email })
    expect(callsOf('/user/refresh')).toBe(1)
    expect(await customerOf(shopper)).toMatchObject({ email })
    expect(callsOf('/user/refresh')).toBe(1)
    await killTokens()
    expect((await cartOf(shopper)).lines).toHaveLength(1)
    expect(callsOf('/user/refresh')).toBe(2)
  })

  test('R4.98: that cannot be renewed ends the session', async () => {
    const { shopper } = await newCustomer()
    await killTokens()
    upstream.answer = ({ url }) =>
      url.includes('/user/refresh')
        ? Response.json({ code: 500, result: 'Invalid refresh token provided' })
        : undefined
    const response = await shopper.get('/api/user')
    expect([response.status, await codeOf(response)]).toEqual([401, 'errors.account.expired'])
    upstream.reset()
    expect(await customerOf(shopper)).toBeNull()
    expect((await shopper.get('/api/user/orders')).status).toBe(401)
  })

  test('R4.98: leaves an empty cart behind, not an error page', async () => {
    const { shopper } = await newCustomer()
    await add(shopper, 'DEMO-SALE')
    await killTokens()
    upstream.answer = ({ url }) =>
      url.includes('/user/refresh')
        ? Response.json({ code: 401, result: 'The account sign-in was incorrect' })
        : undefined
    const response = await shopper.get('/varukorg')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Varukorgen är tom')
  })

  test('right after the login is renewed, and the session goes on with the new one', async () => {
    const { email } = await newCustomer()
    const shopper = createShopper()
    let dead: string | null = null
    upstream.answer = ({ url, headers }) => {
      const token =
        headers.get('Authorization')?.slice('Bearer '.length) ?? new URL(url).searchParams.get('token')
      if (url.includes('/user/me')) dead ??= token
      return token && token === dead ? Response.json({ code: 401, result: 'expired' }) : undefined
    }
    expect((await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })).status).toBe(200)
    expect(callsOf('/user/refresh')).toBe(1)
    expect(await customerOf(shopper)).toMatchObject({ email })
    expect(callsOf('/user/refresh')).toBe(1)
  })

  test.each(['/user/me', '/user/refresh'])('a platform whose %s is down logs nobody out', async (path) => {
    const { shopper, email } = await newCustomer()
    await killTokens()
    upstream.answer = ({ url }) =>
      url.includes(path) ? Response.json({ code: 503, result: 'down' }, { status: 503 }) : undefined
    expect((await shopper.get('/api/user')).status).toBeGreaterThanOrEqual(500)
    upstream.reset()
    expect(await customerOf(shopper)).toMatchObject({ email })
  })

  test.each([
    [
      'R8.3: with an answer that nobody can read',
      { code: 200, result: { no: 'token' } },
      'errors.account.refresh',
    ],
    ['R8.4: not answered', { code: 503, result: 'down' }, 'errors.account.unchecked'],
  ])('%s logs nobody out and is told as what it is', async (_, answer, code) => {
    const { shopper, email } = await newCustomer()
    await killTokens()
    upstream.answer = ({ url }) => (url.includes('/user/refresh') ? Response.json(answer) : undefined)
    const response = await shopper.get('/api/user/orders')
    expect([response.status, await codeOf(response)]).toEqual([502, code])
    upstream.reset()
    expect(await customerOf(shopper)).toMatchObject({ email })
  })

  test('R4.47 R4.48 R4.57: whose cart the platform refuses goes on as a guest with what they add, and is told', async () => {
    const { shopper } = await newCustomer()
    await killTokens()
    const answers: string[] = []
    upstream.answer = ({ url, headers }) => {
      if (url.includes('/user/refresh'))
        return Response.json({ code: 500, result: 'Invalid refresh token provided' })
      if (url.includes('/cart/create')) answers.push(headers.get('Authorization') ? 'customer' : 'guest')
      return undefined
    }
    const response = await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const { cart, notices } = await response.json<CartAnswer>()
    expect(cart.lines).toMatchObject([{ sku: 'DEMO-SALE' }])
    expect(notices.map(({ key }) => key)).toEqual(['notices.cart.added', 'notices.cart.loggedOut'])
    expect(answers).toEqual(['guest'])
    upstream.reset()
    expect(await customerOf(shopper)).toBeNull()
    expect((await cartOf(shopper)).lines).toHaveLength(1)
  })

  test('C42: hidden inside a 500 is renewed too', async () => {
    const { shopper, email } = await newCustomer()
    await killTokens()
    const body = { email, firstName: 'Åse', lastName: 'Berg' }
    expect((await shopper.send('POST', '/api/user/profile', body)).status).toBe(200)
  })
})

test.each([
  ['header', /^Bearer .+/, /token=/],
  ['query', /^$/, /^(?!.*token=).*$/],
])('R6.11: by setting the token travels in the %s only', async (place, header, notInUrl) => {
  const shopper = createShopper(undefined, { TOKEN_PLACE: place })
  const seen: { header: string; url: string }[] = []
  upstream.answer = ({ url, headers }) => {
    if (url.includes('/user/me')) seen.push({ header: headers.get('Authorization') ?? '', url })
    return undefined
  }
  const email = `${place}-${crypto.randomUUID()}@example.com`
  const body = { email, firstName: 'A', lastName: 'B', password: PASSWORD }
  expect((await shopper.send('POST', '/api/user/register', body)).status).toBe(200)
  expect(seen).toHaveLength(1)
  expect(seen[0]?.header).toMatch(header)
  expect(seen[0]?.url).not.toMatch(notInUrl)
})

describe('the account', () => {
  test('R1.19 R5.18: only names, e-mail and addresses are changed, whatever is sent', async () => {
    const { shopper, email } = await newCustomer()
    let sent: unknown
    upstream.answer = async (request) => {
      if (request.method === 'POST' && request.url.includes('/user/me')) sent = await request.json()
      return undefined
    }
    const body = { email, firstName: 'Åse', lastName: 'Berg', groupId: 9, id: 1, addresses: [address] }
    const response = await shopper.send('POST', '/api/user/profile', body)
    expect(response.status).toBe(200)
    expect(Object.keys((sent as { customer: object }).customer)).toEqual([
      'email',
      'firstname',
      'lastname',
      'addresses',
    ])
    expect(await customerOf(shopper)).toMatchObject({
      firstName: 'Åse',
      addresses: [{ id: expect.any(Number), zipCode: '831 30', city: 'Östersund' }],
    })
  })

  test('an order that waited while its login ended asks for the login, and is placed after it', async () => {
    const { shopper, email } = await newCustomer()
    const customerId = Number((await customerOf(shopper))?.id)
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-VIRTUAL', quantity: 1 })
    const cart = await (await shopper.get('/api/cart')).json<Cart>()
    const request = {
      contact: aContact(),
      address: anAddress(),
      paymentMethod: 'hosted_invoice',
      orderId: crypto.randomUUID(),
      customerId,
      expected: expectedOf(cart),
    }
    const order = () => shopper.send('POST', '/api/checkout/order', request)
    await shopper.send('POST', '/api/user/logout')
    const refused = await order()
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'errors.account.expired'])

    const other = await newCustomer()
    const foreign = await other.shopper.send('POST', '/api/checkout/order', request)
    expect([foreign.status, await codeOf(foreign)]).toEqual([403, 'errors.account.otherCustomer'])

    await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })
    expect((await order()).status).toBe(200)
  })

  test('a change that waited on the device is not made to another customer’s account', async () => {
    const { shopper, email } = await newCustomer()
    const customer = await customerOf(shopper)
    const change = { email, firstName: 'Åse', lastName: 'Berg' }
    const send = (customerId: number) => shopper.send('POST', '/api/user/profile', { ...change, customerId })
    const refused = await send(Number(customer?.id) + 1)
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'errors.account.otherCustomer'])
    expect((await customerOf(shopper))?.firstName).not.toBe('Åse')
    expect((await send(Number(customer?.id))).status).toBe(200)
    expect(await customerOf(shopper)).toMatchObject({ firstName: 'Åse' })
  })

  describe('another e-mail', () => {
    const names = { firstName: 'Åsa', lastName: 'Berg' }
    const change = async (currentPassword?: string, limits: Parameters<typeof createShopper>[1] = {}) => {
      const { email } = await newCustomer()
      const shopper = createShopper(undefined, limits)
      await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })
      const other = `ny-${email}`
      const body = { ...names, email: other, ...(currentPassword && { currentPassword }) }
      return { shopper, email, other, send: () => shopper.send('POST', '/api/user/profile', body) }
    }

    test('is taken with the password, and the old address gets a mail', async () => {
      const { shopper, email, other, send } = await change(PASSWORD)
      expect((await send()).status).toBe(200)
      expect((await customerOf(shopper))?.email).toBe(other)
      const mail = await DB.prepare('SELECT kind FROM mail WHERE recipient = ? ORDER BY id DESC LIMIT 1')
        .bind(email)
        .first()
      expect(mail).toEqual({ kind: 'email' })
    })

    test.each([
      ['without the password', undefined, 'errors.account.emailPassword'],
      ['with a wrong password', 'Fel-lösen-1', 'errors.account.currentPassword'],
    ])('is refused %s', async (_, password, code) => {
      const { shopper, email, send } = await change(password)
      const response = await send()
      expect([response.status, await codeOf(response)]).toEqual([422, code])
      expect((await customerOf(shopper))?.email).toBe(email)
    })

    test.each([
      ['does not answer', () => new Response('down', { status: 503 })],
      ['answers with a failure of its own', () => Response.json({ code: 500, result: 'no database' })],
    ])('is not refused as a wrong password when the platform %s', async (_, answer) => {
      const { shopper, email, send } = await change(PASSWORD)
      upstream.answer = ({ url }) => (url.includes('/user/login') ? answer() : undefined)
      const response = await send()
      expect(response.status).toBeGreaterThanOrEqual(502)
      expect(await codeOf(response)).toBe('errors.platformAway')
      upstream.reset()
      expect((await customerOf(shopper))?.email).toBe(email)
    })

    test('counts as a login, and a change of the name does not', async () => {
      let allowed = true
      const LIMIT_LOGIN = { limit: async () => ({ success: allowed }) } as unknown as RateLimit // its one method
      const { shopper, email, send } = await change(PASSWORD, { LIMIT_LOGIN })
      allowed = false
      expect((await send()).status).toBe(429)
      const rename = await shopper.send('POST', '/api/user/profile', { ...names, email: email.toUpperCase() })
      expect(rename.status).toBe(200)
    })
  })

  test('a password that is the e-mail is refused: at the registration, the reset and the change', async () => {
    const { shopper, email } = await newCustomer()
    const newPassword = email.toUpperCase()
    const refused = [
      await createShopper().send('POST', '/api/user/register', {
        email: 'samma@example.com',
        firstName: 'A',
        lastName: 'B',
        password: 'samma@example.com',
      }),
      await createShopper().send('POST', '/api/user/create-password', {
        email,
        resetToken: await mailedCode(email),
        newPassword,
      }),
      await shopper.send('POST', '/api/user/password', { currentPassword: PASSWORD, newPassword }),
    ]
    for (const response of refused)
      expect([response.status, await codeOf(response)]).toEqual([422, 'errors.account.passwordIsEmail'])
  })

  test('another password needs the one in use, and the session goes on with it', async () => {
    const { shopper, email } = await newCustomer()
    const wrong = await shopper.send('POST', '/api/user/password', {
      currentPassword: 'Fel-lösen-1',
      newPassword: 'Nytt-lösen-2',
    })
    expect([wrong.status, await codeOf(wrong)]).toEqual([422, 'errors.account.currentPassword'])
    const right = { currentPassword: PASSWORD, newPassword: 'Nytt-lösen-2' }
    expect((await shopper.send('POST', '/api/user/password', right)).status).toBe(200)
    expect(await customerOf(shopper)).toMatchObject({ email })
    const other = createShopper()
    const login = await other.send('POST', '/api/user/login', { email, password: 'Nytt-lösen-2' })
    expect(login.status).toBe(200)
  })

  test('R7.7: the code of the mail makes another password, once, and the old one is dead', async () => {
    const { email } = await newCustomer()
    const code = await mailedCode(email)
    const newPassword = 'Nytt-lösen-3'
    const body = { email, resetToken: code, newPassword }
    const response = await createShopper().send('POST', '/api/user/create-password', body)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    const statusOf = async (password: string) =>
      (await createShopper().send('POST', '/api/user/login', { email, password })).status
    expect([await statusOf(PASSWORD), await statusOf(newPassword)]).toEqual([401, 200])
    const again = await createShopper().send('POST', '/api/user/create-password', body)
    expect([again.status, await codeOf(again)]).toEqual([422, 'errors.account.resetCode'])
  })

  test.each([
    ['a wrong code', { resetToken: 'fel' }, 422, 'errors.account.resetCode'],
    ['the e-mail of somebody else', { email: 'anna@example.com' }, 422, 'errors.account.resetCode'],
    ['a weak password', { newPassword: 'abcdefgh' }, 422, 'errors.account.weakPassword'],
    ['no code', { resetToken: ' ' }, 400, 'errors.badRequest'],
  ])('R7.7: %s changes nothing, and the code stays good', async (_, change, status, error) => {
    const { email } = await newCustomer()
    const right = { email, resetToken: await mailedCode(email), newPassword: 'Nytt-lösen-4' }
    const refused = await createShopper().send('POST', '/api/user/create-password', { ...right, ...change })
    expect([refused.status, await codeOf(refused)]).toEqual([status, error])
    expect((await createShopper().send('POST', '/api/user/create-password', right)).status).toBe(200)
  })

  test('the page of the mail’s link is the same for everybody and kept by nobody', async () => {
    const response = await createShopper().get('/konto/nytt-losenord')
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await response.text()).toContain('name="robots" content="noindex')
  })

  test('resetting a password says nothing of who has an account', async () => {
    const { email } = await newCustomer()
    const answers = await Promise.all(
      [email, 'ingen@example.com'].map(async (who) => {
        const response = await createShopper().send('POST', '/api/user/reset-password', { email: who })
        return [response.status, await response.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(200)
  })

  test('R3.39 R7.33 R7.35: a customer subscribes and unsubscribes with their own address', async () => {
    const { shopper, email } = await newCustomer()
    const state = async () => (await shopper.get('/api/user/newsletter')).json()
    expect(await state()).toEqual({ email, isSubscribed: false })
    for (const isSubscribed of [true, false]) {
      await shopper.send('POST', '/api/user/newsletter', { isSubscribed })
      expect(await state()).toEqual({ email, isSubscribed })
    }
  })

  test('R4.103: the platform is told only what changes something', async () => {
    const { shopper, email } = await newCustomer()
    const change = async (isSubscribed: boolean) => {
      upstream.reset()
      const response = await shopper.send('POST', '/api/user/newsletter', { isSubscribed })
      expect(await response.json()).toEqual({ email, isSubscribed })
      return upstream.calls.filter((call) => /^(POST|DELETE) .*newsletter/.test(call)).length
    }
    expect(await change(true)).toBe(1)
    expect(await change(true)).toBe(0)
    expect(await change(false)).toBe(1)
    expect(await change(false)).toBe(0)
  })

  test.each(['the mail service is away', 'An error occured while accessing Mailchimp'])(
    'who leaves is unsubscribed although the platform cannot say what they are: %s',
    async (result) => {
      const { shopper, email } = await newCustomer()
      await shopper.send('POST', '/api/user/newsletter', { isSubscribed: true })
      upstream.answer = ({ url, method }) =>
        url.includes('newsletter') && method === 'GET' ? Response.json({ code: 500, result }) : undefined
      expect((await shopper.send('POST', '/api/user/newsletter', { isSubscribed: false })).status).toBe(200)
      upstream.reset()
      const state = await (await shopper.get('/api/user/newsletter')).json()
      expect(state).toEqual({ email, isSubscribed: false })
    },
  )

  test('nobody is told that they are unsubscribed while the mail service is away', async () => {
    const { shopper } = await newCustomer()
    await shopper.send('POST', '/api/user/newsletter', { isSubscribed: true })
    upstream.answer = ({ url }) =>
      url.includes('newsletter') ? Response.json({ code: 500, result: 'away' }) : undefined
    const response = await shopper.send('POST', '/api/user/newsletter', { isSubscribed: false })
    expect([response.status, await codeOf(response)]).toEqual([502, 'errors.newsletter.failed'])
    expect((await shopper.get('/api/user/newsletter')).status).toBe(502)
  })

  test('R4.103: the footer’s form subscribes an address once', async () => {
    const body = { email: `brev-${++count}@example.com` }
    await createShopper().send('POST', '/api/newsletter', body)
    upstream.reset()
    expect((await createShopper().send('POST', '/api/newsletter', body)).status).toBe(200)
    expect(upstream.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  test('a newsletter service that refuses is told of', async () => {
    const { shopper } = await newCustomer()
    upstream.answer = ({ url, method }) =>
      url.includes('newsletter') && method === 'POST' ? Response.json({ code: 500, result: 'no' }) : undefined
    const response = await shopper.send('POST', '/api/user/newsletter', { isSubscribed: true })
    expect([response.status, await codeOf(response)]).toEqual([502, 'errors.newsletter.failed'])
  })

  describe('the address book', () => {
    const home = { ...address, isDelivery: true, isBilling: true }
    const cabin = { ...address, streetAddress: 'Myrstigen 2' }
    const inShort = (book: CustomerAddress[]) =>
      book.map(({ streetAddress, isDelivery, isBilling }) => [streetAddress, isDelivery, isBilling])

    async function newBook() {
      const { shopper, email } = await newCustomer()
      const save = async (addresses: object[]) => {
        const body = { email, firstName: 'Åsa', lastName: 'Berg', addresses }
        return shopper.send('POST', '/api/user/profile', body)
      }
      const read = async () => (await customerOf(shopper))?.addresses ?? []
      return { save, read }
    }

    test('R1.20 R5.18: a second address is added and goes; a third is refused', async () => {
      const { save, read } = await newBook()
      await save([home, cabin])
      const both = await read()
      expect((await save([...both, address])).status).toBe(400)
      await save(both.slice(0, 1))
      expect(inShort(await read())).toEqual([['Spårvägen 4', true, true]])
    })

    test('one address is for delivery and another for bills, and both stay where they are', async () => {
      const { save, read } = await newBook()
      await save([home, cabin])
      const [first, second] = await read()
      await save([
        { ...first, isDelivery: false },
        { ...second, isDelivery: true },
      ])
      expect(inShort(await read())).toEqual([
        ['Spårvägen 4', false, true],
        ['Myrstigen 2', true, false],
      ])
    })

    test('when the default goes, the one that is left is for both', async () => {
      const { save, read } = await newBook()
      await save([home, cabin])
      await save((await read()).slice(1))
      expect(inShort(await read())).toEqual([['Myrstigen 2', true, true]])
    })

    test('what was made of a book that another device has changed is refused', async () => {
      const { shopper, email } = await newCustomer()
      const names = { email, firstName: 'Åsa', lastName: 'Berg' }
      const { updatedAt } = (await customerOf(shopper)) ?? {}
      const save = (book: object[]) =>
        shopper.send('POST', '/api/user/profile', { ...names, addresses: book, updatedAt })
      expect((await save([home])).status).toBe(200)
      expect((await save([cabin])).status).toBe(409)
      expect(inShort((await customerOf(shopper))?.addresses ?? [])).toEqual([['Spårvägen 4', true, true]])
    })

    test('a platform that marks no address has the first one for both', async () => {
      const { save, read } = await newBook()
      await save([home, cabin])
      upstream.answer = async (request) => {
        if (!request.url.includes('/user/me')) return undefined
        upstream.answer = undefined
        const { results } = await DB.prepare('SELECT addresses FROM customer ORDER BY id DESC LIMIT 1').all<{
          addresses: string
        }>()
        const addresses = JSON.parse(results[0]?.addresses ?? '[]').map(
          ({ default_billing: _, default_shipping: __, ...rest }: Record<string, unknown>) => rest,
        )
        const result = {
          id: 1,
          group_id: 1,
          email: 'a@example.com',
          firstname: 'A',
          lastname: 'B',
          addresses,
        }
        return Response.json({ code: 200, result })
      }
      expect(inShort(await read())).toEqual([
        ['Spårvägen 4', true, true],
        ['Myrstigen 2', false, false],
      ])
    })
  })

  test('R1.21 R3.37: what a customer buys is in their orders, with its lines', async () => {
    const { shopper, email } = await newCustomer()
    const sku = 'DEMO-CONF-RED-180'
    await shopper.send('POST', '/api/cart/lines', { sku, parentSku: 'DEMO-CONF', quantity: 1 })
    const confirmation = await buy(shopper, email)
    const { orders, pageCount } = await (await shopper.get('/api/user/orders')).json<OrdersAnswer>()
    expect(pageCount).toBe(1)
    expect(orders).toMatchObject([
      { number: confirmation.orderNumber, currency: 'SEK', lines: [{ sku, quantity: 1 }] },
    ])
    expect((await cartOf(shopper)).lines).toEqual([])
  })

  test('R4.93: logging out ends the session and leaves an empty cart; the account keeps its own', async () => {
    const { shopper, email } = await newCustomer()
    await add(shopper, 'DEMO-SALE')
    expect((await shopper.send('POST', '/api/user/logout')).status).toBe(200)
    expect(await customerOf(shopper)).toBeNull()
    expect((await cartOf(shopper)).lines).toEqual([])
    await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })
    expect((await cartOf(shopper)).lines).toHaveLength(1)
  })

  test.each([
    ['GET', '/api/user/orders'],
    ['GET', '/api/user/newsletter'],
    ['POST', '/api/user/newsletter', { isSubscribed: true }],
    ['POST', '/api/user/profile', { email: 'a@example.com', firstName: 'A', lastName: 'B' }],
    ['POST', '/api/user/password', { currentPassword: 'a', newPassword: 'b' }],
  ])('%s %s is for customers only', async (method, path, body?: object) => {
    expect((await createShopper().send(method, path, body)).status).toBe(401)
  })

  async function buy(shopper: Shopper, email: string) {
    const choice = await choose(shopper, email)
    const shipping = await shopper.send('POST', '/api/checkout/shipping', choice)
    const expected = expectedOf((await shipping.json<ShippingAnswer>()).cart)
    const order = { ...choice, paymentMethod: 'cashondelivery', orderId: crypto.randomUUID(), expected }
    const response = await shopper.send('POST', '/api/checkout/order', order)
    expect(response.status).toBe(200)
    return response.json<{ orderNumber: string }>()
  }
})
