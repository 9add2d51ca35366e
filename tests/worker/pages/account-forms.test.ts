import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CustomerAnswer } from '#shared/api/account.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { deliver, type Shopper } from '../support/checkout.ts'
import { submit } from '../support/forms.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const { DB } = env as unknown as { DB: D1Database } // the platform's, bound by vitest.config.ts
const DOCUMENT = '/account/my/page'
const START = '/checkout/document/start'
const PASSWORD = 'Skidspar-2026'
const anna = { email: 'anna@example.com', password: PASSWORD, step: 'login' }
const NEW_PASSWORD = 'Spår-och-snö-1'
let count = 0
const newEmail = () => `formular-${++count}@example.com`

const stores = [
  {
    store: 'Sweden',
    origin: undefined,
    prefix: '',
    path: '/konto',
    logout: 'Logga ut',
    loggedOut: 'Du är utloggad',
    loginNeeded: 'Du behöver logga in för att se den här sidan.',
  },
  {
    store: 'Norway',
    origin: NORWAY,
    prefix: '',
    path: '/konto',
    logout: 'Logg ut',
    loggedOut: 'Du er logget ut',
    loginNeeded: 'Du må logge inn for å se denne siden.',
  },
  {
    store: 'International',
    origin: undefined,
    prefix: '/en',
    path: '/en/account',
    logout: 'Log out',
    loggedOut: 'logged out',
    loginNeeded: 'You need to be logged in to see this page.',
  },
]

const send = (shopper: Shopper, fields: Record<string, string>, path = '/konto') =>
  submit(shopper, { action: path, fields }, {})
const customerOf = async (shopper: Shopper, prefix = '') =>
  (await (await shopper.get(`${prefix}/api/user`)).json<CustomerAnswer>()).customer
const cartOf = async (shopper: Shopper) => (await shopper.get('/api/cart')).json<Cart>()
const read = async (shopper: Shopper, path: string) => (await shopper.get(path)).text()

/** The code of the newest mail, which is its last line. */
async function mailedCode(email: string): Promise<string> {
  const mail = await DB.prepare('SELECT body FROM mail WHERE recipient = ? ORDER BY id DESC LIMIT 1')
    .bind(email)
    .first<{ body: string }>()
  return mail?.body.split('\n').at(-1) ?? ''
}

/** A guest who has logged in by the form. */
async function aCustomer(origin?: string, path = '/konto') {
  const shopper = createShopper(origin)
  await send(shopper, anna, path)
  return shopper
}

describe.each(stores)(
  'the account without JavaScript in $store',
  ({ origin, prefix, path, logout, loggedOut, loginNeeded }) => {
    test('is reached from its own document, by a button that keeps what the address says', async () => {
      const html = await read(createShopper(origin), `${path}?order=100&next=checkout`)
      const [form = ''] =
        html.match(new RegExp(`<form data-reload="" action="${prefix}${DOCUMENT}".*?</form>`)) ?? []
      expect(form).toContain('<input type="hidden" name="order" value="100"/>')
      expect(form).toContain('<input type="hidden" name="next" value="checkout"/>')
    })

    test('R6.10 a guest who asks for an order is told that only customers see it', async () => {
      const guest = createShopper(origin)
      expect(await read(guest, `${prefix + DOCUMENT}?order=100`)).toContain(`<p>${loginNeeded}</p>`)
      expect(await read(guest, prefix + DOCUMENT)).not.toContain(loginNeeded)
    })

    test('a customer logs in, sees their name and addresses, and logs out', async () => {
      const shopper = createShopper(origin)
      expect(await read(shopper, prefix + DOCUMENT)).toContain('name="password"')
      expect(await send(shopper, anna, path)).toMatchObject({ status: 303, location: prefix + DOCUMENT })
      const html = await read(shopper, prefix + DOCUMENT)
      expect(html).toContain('anna@example.com')
      expect(html).toContain('<address>')
      expect(html).toContain(logout)
      const left = await send(shopper, { step: 'logout' }, path)
      expect(left).toMatchObject({ status: 303, location: `${prefix}${DOCUMENT}?done=logout` })
      expect(await customerOf(shopper, prefix)).toBeNull()
      const after = await read(shopper, left.location ?? '')
      expect(after).not.toContain('anna@example.com')
      expect(after).toContain(loggedOut)
      expect(await read(shopper, prefix + DOCUMENT)).not.toContain(loggedOut)
    })

    test('a wrong password is told at its field, and no password comes back', async () => {
      const shopper = createShopper(origin)
      const { status, html } = await send(shopper, { ...anna, password: 'fel-losenord-9' }, path)
      expect(status).toBe(401)
      expect(html).toMatch(/<input[^>]*value="anna@example.com"/)
      const field = /<input(?=[^>]*\sname="password")[^>]*>/.exec(html)?.[0] ?? ''
      expect(field).toContain('aria-invalid="true"')
      expect(html).not.toContain('fel-losenord-9')
      expect(await customerOf(shopper, prefix)).toBeNull()
    })

    test('a new account is opened', async () => {
      const shopper = createShopper(origin)
      const email = newEmail()
      const fields = {
        step: 'register',
        firstName: 'Åsa',
        lastName: 'Berg',
        email,
        newPassword: NEW_PASSWORD,
      }
      expect(await send(shopper, fields, path)).toMatchObject({ status: 303, location: prefix + DOCUMENT })
      expect((await customerOf(shopper, prefix))?.email).toBe(email)
      const again = await send(createShopper(origin), fields, path)
      expect(again.status).toBe(422)
      expect(again.html).toMatch(/<details open=""/)
      expect(again.html).not.toContain(NEW_PASSWORD)
    })
  },
)

describe('nobody else sees or stores it', () => {
  test.each([DOCUMENT, `${DOCUMENT}?order=1`])('%s is private and without our scripts', async (path) => {
    const shopper = await aCustomer()
    const response = await shopper.get(path)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await response.text()
    expect(html).toContain('name="robots" content="noindex')
    expect(html).not.toMatch(/<script(?! type="application\/ld)/)
    expect(await read(createShopper(), path)).not.toContain('anna@example.com')
  })

  test('the account’s own document is the same for everybody', async () => {
    const strip = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '')
    const shopper = await aCustomer()
    expect(strip(await read(shopper, '/konto'))).toBe(strip(await read(createShopper(), '/konto')))
  })

  test('another site logs nobody in and nobody out', async () => {
    const shopper = await aCustomer()
    const headers = { Origin: 'https://elsewhere.example' }
    for (const fields of [{ step: 'logout' }, anna]) {
      const body = new URLSearchParams(fields)
      expect((await shopper.request('/konto', { method: 'POST', headers, body })).status).toBe(403)
    }
    expect(await customerOf(shopper)).not.toBeNull()
  })

  test('the answer to a form is never stored', async () => {
    const response = await createShopper().post('/konto', { ...anna, password: 'fel' })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('orders', () => {
  test('are listed with number, date, sum and state, and each has a page', async () => {
    const shopper = await aCustomer()
    const html = await read(shopper, DOCUMENT)
    const number = /\/account\/my\/page\?order=(\d+)/.exec(html)?.[1] ?? ''
    expect(number).not.toBe('')
    expect(html.replaceAll('<!-- -->', '')).toMatch(
      /<p>\d+ [a-z]+ 20\d\d · (?:Mottagen|Behandlas|Skickad|Återbetald|Avbruten) · [\d\s]+kr<\/p>/,
    )
    const order = await read(shopper, `${DOCUMENT}?order=${number}`)
    expect(order).toContain(`Beställning ${number}`)
    expect(order).toContain('order-details')
  })

  test('are more than a page, and each page leads to the next', async () => {
    const shopper = await aCustomer()
    const first = await read(shopper, DOCUMENT)
    const second = await read(shopper, `${DOCUMENT}?page=2`)
    expect(first).toContain(`href="${DOCUMENT}?page=2"`)
    const numbersIn = (html: string) => [...html.matchAll(/\?order=(\d+)/g)].map(([, number]) => number)
    expect(numbersIn(second).length).toBeGreaterThan(0)
    expect(numbersIn(second).filter((number) => numbersIn(first).includes(number))).toEqual([])
  })

  test('one that is not theirs is not found', async () => {
    const shopper = await aCustomer()
    const response = await shopper.get(`${DOCUMENT}?order=999999999`)
    expect(response.status).toBe(404)
  })

  test('that cannot be loaded leave the rest of the page', async () => {
    const shopper = await aCustomer()
    upstream.answer = ({ url }) =>
      url.includes('order-history') ? new Response('down', { status: 503 }) : undefined
    const response = await shopper.get(DOCUMENT)
    const html = await response.text()
    expect([response.status, html.includes('anna@example.com'), html.includes('class="problem"')]).toEqual([
      200,
      true,
      true,
    ])
  })
})

describe('on the way to the checkout', () => {
  test('a guest is offered the login and returns with what the account knows', async () => {
    await (await aCustomer()).send('DELETE', '/api/cart')
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const contact = (await submit(shopper, { action: '/checkout', fields: {} }, {})).html
    expect(contact).toContain(`href="${DOCUMENT}?next=checkout"`)
    const login = await read(shopper, `${DOCUMENT}?next=checkout`)
    expect(login).toMatch(/<input type="hidden" name="next" value="checkout"\/>/)
    const wrong = await send(shopper, { ...anna, next: 'checkout', password: 'fel' })
    expect(wrong.html).toMatch(/<input type="hidden" name="next" value="checkout"\/>/)
    expect(await send(shopper, { ...anna, next: 'checkout' })).toMatchObject({ status: 303, location: START })
    const back = await shopper.get(START)
    expect(back.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await back.text()
    expect(html).toMatch(/<input[^>]*value="anna@example.com"/)
    expect(html).not.toContain(`${DOCUMENT}?next=checkout`)
    expect((await cartOf(shopper)).lines).toHaveLength(1)
  })

  test('who was logged out while paying gets the order after the login', async () => {
    const shopper = await aCustomer()
    await shopper.send('DELETE', '/api/cart')
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    await deliver(shopper)
    const session = await shopper.send('POST', '/api/checkout/payment-session')
    const { token } = await session.json<{ token: string }>()
    const paid = {
      token,
      return_url: 'http://skare.test/checkout/payment/return',
      method: 'card',
      action: 'pay',
    }
    await send(shopper, paid, '/hosted-checkout/')
    await (await aCustomer()).send('POST', '/api/user/logout-others')
    const back = await shopper.get('/checkout/payment/return?status=paid')
    expect([back.status, (await back.text()).includes(`href="${DOCUMENT}?next=payment"`)]).toEqual([
      401,
      true,
    ])
    const { location } = await send(shopper, { ...anna, next: 'payment' })
    expect(location).toBe('/checkout/payment/return?status=paid')
    expect((await shopper.get(location ?? '')).headers.get('Location')).toBe('/checkout/order/receipt')
  })

  test('nothing leads elsewhere', async () => {
    const { location } = await send(createShopper(), { ...anna, next: 'https://elsewhere.example' })
    expect(location).toBe(DOCUMENT)
  })
})

test('the address of the mail about a forgotten password leads to the form of its code', async () => {
  const entry = await read(createShopper(), '/konto/nytt-losenord')
  expect(entry).toMatch(
    new RegExp(`<form data-reload="" action="${DOCUMENT}"><input type="hidden" name="form" value="sent"/>`),
  )
  const html = await read(createShopper(), `${DOCUMENT}?form=sent`)
  expect(html).toMatch(/<input(?=[^>]*\sname="resetToken")/)
  expect(html).not.toContain('har vi skickat ett mejl')
})

describe('what stands in the way is said at the form', () => {
  test('fields that are empty or wrong, without asking the platform', async () => {
    const { status, html } = await send(createShopper(), { step: 'login', email: 'anna@', password: '' })
    expect([status, html.includes('Ange en giltig e-postadress')]).toEqual([400, true])
    expect(upstream.calls.filter((call) => call.includes('login'))).toEqual([])
  })

  test('a platform that does not answer', async () => {
    upstream.answer = ({ url }) =>
      url.includes('/user/') ? new Response('down', { status: 503 }) : undefined
    const shopper = createShopper()
    const { status, html } = await send(shopper, anna)
    expect(status).toBeGreaterThanOrEqual(500)
    expect(html).toContain('class="problem"')
    expect(html).toMatch(/<input[^>]*value="anna@example.com"/)
    expect(html).not.toContain(PASSWORD)
  })

  test('too many logins', async () => {
    const LIMIT_LOGIN = { limit: async () => ({ success: false }) } as unknown as RateLimit // its one method
    const response = await createShopper(undefined, { LIMIT_LOGIN }).post('/konto', anna)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(await response.text()).toContain('Vänta en minut')
  })

  test('a session that has ended leads to the login', async () => {
    const shopper = await aCustomer()
    await (await aCustomer()).send('POST', '/api/user/logout-others')
    const response = await shopper.get(DOCUMENT)
    const html = await response.text()
    expect([response.status, html.includes('name="password"')]).toEqual([401, true])
  })

  test('a forgotten password: the mail is sent, and its code makes another one', async () => {
    const email = newEmail()
    const registration = { firstName: 'Åsa', lastName: 'Berg', email, newPassword: NEW_PASSWORD }
    await send(createShopper(), { step: 'register', ...registration })
    const shopper = createShopper()
    const sent = await send(shopper, { step: 'forgot', email })
    expect([sent.status, sent.html.includes('har vi skickat ett mejl')]).toEqual([200, true])
    const wrong = await send(shopper, {
      step: 'sent',
      email,
      resetToken: 'fel',
      newPassword: 'Nytt-och-langt-1',
    })
    expect([wrong.status, wrong.html.includes('Koden gäller inte')]).toEqual([422, true])
    const resetToken = await mailedCode(email)
    const changed = await send(shopper, { step: 'sent', email, resetToken, newPassword: 'Nytt-och-langt-1' })
    expect(changed).toMatchObject({ status: 303, location: `${DOCUMENT}?done=password` })
    expect(await read(shopper, changed.location ?? '')).toContain('Lösenordet är bytt')
    expect((await customerOf(shopper))?.email).toBe(email)
  })

  test('who has guessed too often before is asked to log in later, not for the code that is spent', async () => {
    const email = newEmail()
    const registration = { firstName: 'Åsa', lastName: 'Berg', email, newPassword: NEW_PASSWORD }
    await send(createShopper(), { step: 'register', ...registration })
    const shopper = createShopper()
    for (let at = 0; at < 5; at += 1) await send(shopper, { step: 'login', email, password: `fel-${at}` })
    await send(shopper, { step: 'forgot', email })
    const resetToken = await mailedCode(email)
    const changed = await send(shopper, { step: 'sent', email, resetToken, newPassword: 'Nytt-och-langt-1' })
    expect([changed.status, changed.html.includes('Vänta')]).toEqual([429, true])
    expect(changed.html).not.toContain('name="resetToken"')
  })
})
