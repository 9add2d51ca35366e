import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CustomerAnswer, CustomerData } from '#shared/api/account.ts'
import type { Shopper } from '../support/checkout.ts'
import { formIn, submit } from '../support/forms.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const { DB } = env as unknown as { DB: D1Database } // the platform's, bound by vitest.config.ts
const PASSWORD = 'Spår-och-snö-1'
const WRONG = 'Fel-lösen-1'
let count = 0

const stores = [
  { store: 'Sweden', origin: undefined, prefix: '', path: '/konto', country: 'SE', zipCode: '83130' },
  { store: 'Norway', origin: NORWAY, prefix: '', path: '/konto', country: 'NO', zipCode: '2618' },
  {
    store: 'International',
    origin: undefined,
    prefix: '/en',
    path: '/en/account',
    country: 'DE',
    zipCode: '10115',
  },
] as const
const sweden = stores[0]
type Store = (typeof stores)[number]

const documentOf = ({ prefix }: Store) => `${prefix}/account/my/page`

/** A customer in a browser of their own. */
async function aCustomer(store: Store = sweden, changes: Parameters<typeof createShopper>[1] = {}) {
  const shopper = createShopper(store.origin, changes)
  const email = `blankett-${++count}@example.com`
  const registration = { email, firstName: 'Åsa', lastName: 'Berg', password: PASSWORD }
  expect((await shopper.send('POST', `${store.prefix}/api/user/register`, registration)).status).toBe(200)
  return { shopper, email, store }
}

const read = async (shopper: Shopper, path: string) => (await shopper.get(path)).text()
const customerOf = async (shopper: Shopper, { prefix }: Store = sweden) =>
  (await (await shopper.get(`${prefix}/api/user`)).json<CustomerAnswer>()).customer
const logIn = async (email: string, password: string) =>
  (await createShopper().send('POST', '/api/user/login', { email, password })).status

/** Opens a form of the account, fills it in and presses its button. */
async function fill(
  { shopper, store }: { shopper: Shopper; store: Store },
  { change, field, step }: { change: string; field: string; step: string },
  entered: Record<string, string>,
) {
  const form = formIn(await read(shopper, `${documentOf(store)}?change=${change}`), field)
  return submit(shopper, form, { ...entered, step })
}
const profile = { change: 'profile', field: 'firstName', step: 'profile' }
const password = { change: 'password', field: 'newPassword', step: 'password' }
const newAddress = { change: 'address', field: 'address.streetAddress', step: 'address' }
const deletion = { change: 'data', field: 'currentPassword', step: 'delete' }

/** Presses a button of the page itself. */
const press = ({ shopper, store }: { shopper: Shopper; store: Store }, fields: Record<string, string>) =>
  submit(shopper, { action: store.path, fields }, {})

const place = ({ zipCode, country }: Store, streetAddress = 'Spårvägen 4') => ({
  'address.streetAddress': streetAddress,
  'address.zipCode': zipCode,
  'address.city': 'Östersund',
  'address.country': country,
  'address.phoneNumber': '070-123 45 67',
})

const done = (store: Store, step: string) => ({
  status: 303,
  location: `${documentOf(store)}?done=${step}`,
})

const fieldIn = (html: string, name: string) =>
  new RegExp(`<input(?=[^>]*\\sname="${name}")[^>]*>`).exec(html)?.[0] ?? ''

describe.each(stores)('the account without JavaScript in $store', (store) => {
  test('names change, and the page says so once', async () => {
    const customer = await aCustomer(store)
    const { shopper } = customer
    expect(await fill(customer, profile, { firstName: 'Åse', lastName: 'Lund' })).toMatchObject(
      done(store, 'profile'),
    )
    expect(await customerOf(shopper, store)).toMatchObject({ firstName: 'Åse', lastName: 'Lund' })
    const told = await read(shopper, `${documentOf(store)}?done=profile`)
    const later = await read(shopper, documentOf(store))
    expect([told.includes('autofocus'), later.includes('autofocus')]).toEqual([true, false])
  })

  test('another e-mail needs the password; what was entered stays, but no password', async () => {
    const customer = await aCustomer(store)
    const { shopper, email } = customer
    const other = { email: `ny-${email}`, firstName: 'Åse' }
    const without = await fill(customer, profile, other)
    expect(without.status).toBe(422)
    const wrong = await fill(customer, profile, { ...other, currentPassword: WRONG })
    expect(wrong.status).toBe(422)
    for (const { html } of [without, wrong]) {
      expect(fieldIn(html, 'currentPassword')).toContain('aria-invalid="true"')
      expect(fieldIn(html, 'email')).toContain(`value="ny-${email}"`)
      expect(fieldIn(html, 'firstName')).toContain('value="Åse"')
      expect(html).not.toContain(WRONG)
    }
    expect((await customerOf(shopper, store))?.email).toBe(email)
    const right = await fill(customer, profile, { ...other, currentPassword: PASSWORD })
    expect(right).toMatchObject(done(store, 'profile'))
    expect((await customerOf(shopper, store))?.email).toBe(`ny-${email}`)
    const told = await DB.prepare("SELECT 1 FROM mail WHERE recipient = ? AND kind = 'email'")
      .bind(email)
      .all()
    expect(told.results).toHaveLength(1)
  })

  test('another password ends the other sessions, and this one goes on', async () => {
    const customer = await aCustomer(store)
    const { shopper, email } = customer
    const laptop = createShopper(store.origin)
    await laptop.send('POST', `${store.prefix}/api/user/login`, { email, password: PASSWORD })
    const change = { currentPassword: PASSWORD, newPassword: 'Nytt-och-långt-1' }
    expect(await fill(customer, password, change)).toMatchObject(done(store, 'password'))
    expect((await customerOf(shopper, store))?.email).toBe(email)
    expect((await laptop.get(`${store.prefix}/api/user`)).status).toBe(401)
    expect([await logIn(email, PASSWORD), await logIn(email, change.newPassword)]).toEqual([401, 200])
  })

  test('an address is added, changed, made the default and deleted', async () => {
    const customer = await aCustomer(store)
    const { shopper } = customer
    const book = async () => (await customerOf(shopper, store))?.addresses ?? []
    const added = await fill(customer, newAddress, place(store))
    expect(added).toMatchObject(done(store, 'address'))
    await fill(customer, newAddress, { ...place(store, 'Myrstigen 2'), 'address.isBilling': 'on' })
    const inShort = async () =>
      (await book()).map(({ streetAddress, isDelivery, isBilling }) => [streetAddress, isDelivery, isBilling])
    expect(await inShort()).toEqual([
      ['Spårvägen 4', true, false],
      ['Myrstigen 2', false, true],
    ])
    const [home, cabin] = await book()
    const html = await read(shopper, documentOf(store))
    expect(html).toContain('070-123 45 67')
    expect(html).not.toContain('?change=address"') // two are the most
    const edit = { ...newAddress, change: `address&id=${cabin?.id}` }
    expect(await fill(customer, edit, { 'address.city': 'Åre' })).toMatchObject(done(store, 'address'))
    expect((await book())[1]).toMatchObject({ id: cabin?.id, city: 'Åre', isBilling: true })
    await press(customer, { step: 'deliver', id: String(cabin?.id) })
    await press(customer, { step: 'bill', id: String(home?.id) })
    expect(await inShort()).toEqual([
      ['Spårvägen 4', false, true],
      ['Myrstigen 2', true, false],
    ])
    const remove = { change: `remove&id=${home?.id}`, field: 'id', step: 'remove' }
    expect(await read(shopper, `${documentOf(store)}?change=${remove.change}`)).toContain('Spårvägen 4')
    expect(await fill(customer, remove, {})).toMatchObject(done(store, 'remove'))
    expect(await inShort()).toEqual([['Myrstigen 2', true, true]])
  })

  test('the newsletter is subscribed to and left', async () => {
    const customer = await aCustomer(store)
    const { shopper, email } = customer
    for (const isSubscribed of ['true', 'false']) {
      const form = formIn(await read(shopper, documentOf(store)), 'isSubscribed')
      expect(form.fields.isSubscribed).toBe(isSubscribed)
      expect(await submit(shopper, form, { step: 'newsletter' })).toMatchObject(done(store, 'newsletter'))
      const state = await (await shopper.get(`${store.prefix}/api/user/newsletter`)).json()
      expect(state).toEqual({ email, isSubscribed: isSubscribed === 'true' })
    }
  })

  test('other devices are logged out', async () => {
    const customer = await aCustomer(store)
    const laptop = createShopper(store.origin)
    const login = { email: customer.email, password: PASSWORD }
    await laptop.send('POST', `${store.prefix}/api/user/login`, login)
    expect(await press(customer, { step: 'others' })).toMatchObject(done(store, 'others'))
    expect((await laptop.get(`${store.prefix}/api/user`)).status).toBe(401)
    expect(await customerOf(customer.shopper, store)).not.toBeNull()
  })

  test('one’s data come as a file that nobody stores', async () => {
    const { shopper, email } = await aCustomer(store)
    const response = await shopper.post(store.path, { step: 'export' })
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="skare-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const data = await response.json<CustomerData & { exportedAt: string }>()
    expect(data).toMatchObject({ customer: { email }, orders: [], newsletter: { isSubscribed: false } })
    expect(Date.parse(data.exportedAt)).not.toBeNaN()
  })

  test('the account is deleted with the password, and the page says what is gone and what is kept', async () => {
    const customer = await aCustomer(store)
    const { shopper, email } = customer
    const wrong = await fill(customer, deletion, { currentPassword: WRONG })
    expect([wrong.status, fieldIn(wrong.html, 'currentPassword').includes('aria-invalid')]).toEqual([
      422,
      true,
    ])
    expect(wrong.html).not.toContain(WRONG)
    const right = await fill(customer, deletion, { currentPassword: PASSWORD })
    expect(right).toMatchObject(done(store, 'delete'))
    const response = await shopper.get(right.location ?? '')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toMatch(/Kontot är raderat|Kontoen er slettet|The account is deleted/)
    expect(html).toMatch(/bokföringslagen|bokføringsloven|accounting law/)
    expect(await logIn(email, PASSWORD)).toBe(401)
  })
})

describe('two devices change the addresses at once', () => {
  const address = (street: string) => ({
    step: 'address',
    'address.firstName': 'Åsa',
    'address.lastName': 'Berg',
    ...place(sweden, street),
  })
  async function twoDevices() {
    const { shopper, email } = await aCustomer()
    const other = createShopper()
    await other.send('POST', '/api/user/login', { email, password: PASSWORD })
    const addBoth = async () => {
      const streets = ['Ettvägen 1', 'Tvåvägen 2']
      const answers = await Promise.all(
        [shopper, other].map((device, at) => device.post('/konto', address(streets[at] ?? ''))),
      )
      return answers.map(({ status }) => status)
    }
    const streetsOf = async () =>
      (await customerOf(shopper))?.addresses.map(({ streetAddress }) => streetAddress).toSorted()
    return { shopper, addBoth, streetsOf }
  }

  test('both are saved', async () => {
    const { addBoth, streetsOf } = await twoDevices()
    expect(await addBoth()).toEqual([303, 303])
    expect(await streetsOf()).toEqual(['Ettvägen 1', 'Tvåvägen 2'])
  })

  test('where there is room for one, the other is refused', async () => {
    const { shopper, addBoth, streetsOf } = await twoDevices()
    await shopper.post('/konto', address('Avägen 1'))
    const statuses = await addBoth()
    expect(statuses.filter((status) => status === 303)).toHaveLength(1)
    expect(await streetsOf()).toHaveLength(2)
  })
})

test('R3.32 the VAT number of an address stands in the account', async () => {
  const customer = await aCustomer()
  const company = { 'address.company': 'Berg AB', 'address.taxId': 'SE556677889901' }
  await fill(customer, newAddress, { ...place(sweden), ...company })
  expect(await read(customer.shopper, documentOf(sweden))).toContain('SE556677889901')
})

describe('what stands in the way is said at the form', () => {
  test.each([
    ['an empty name and a wrong e-mail', profile, { firstName: ' ', email: 'asa@' }, ['firstName', 'email']],
    ['no passwords', password, {}, ['currentPassword', 'newPassword']],
    ['no password', deletion, {}, ['currentPassword']],
    [
      'an address without a street, with a wrong phone number',
      newAddress,
      { ...place(sweden, ''), 'address.phoneNumber': 'ring' },
      ['address.streetAddress', 'address.phoneNumber'],
    ],
  ])('%s, without asking the platform to change anything', async (_, form, entered, wrong) => {
    const customer = await aCustomer()
    upstream.reset()
    const { status, html } = await fill(customer, form, entered)
    expect(status).toBe(400)
    const invalid = [...html.matchAll(/<input[^>]*>/g)].filter(([tag]) => tag.includes('aria-invalid="true"'))
    expect(invalid.map(([tag]) => / name="([^"]*)"/.exec(tag)?.[1]).toSorted()).toEqual(wrong.toSorted())
    expect(upstream.calls.filter((call) => /^(POST|DELETE)/.test(call))).toEqual([])
  })

  test('an address keeps what was entered', async () => {
    const customer = await aCustomer()
    const { html } = await fill(customer, newAddress, { ...place(sweden), 'address.zipCode': '1' })
    expect(fieldIn(html, 'address.streetAddress')).toContain('value="Spårvägen 4"')
    expect(fieldIn(html, 'address.phoneNumber')).toContain('value="070-123 45 67"')
  })

  test.each([
    ['errors.account.emailTaken', profile, { email: 'anna@example.com', currentPassword: PASSWORD }, 'email'],
    [
      'errors.account.currentPassword',
      password,
      { currentPassword: WRONG, newPassword: 'Nytt-och-långt-1' },
      'currentPassword',
    ],
    [
      'errors.account.weakPassword',
      password,
      { currentPassword: PASSWORD, newPassword: 'kort' },
      'newPassword',
    ],
  ])('the platform’s refusal %s', async (_, form, entered, field) => {
    const { status, html } = await fill(await aCustomer(), form, entered)
    expect([status, fieldIn(html, field).includes('aria-invalid="true"')]).toEqual([422, true])
  })

  test('a password that is the e-mail', async () => {
    const customer = await aCustomer()
    const entered = { currentPassword: PASSWORD, newPassword: customer.email }
    const { status, html } = await fill(customer, password, entered)
    expect([status, html.includes('Lösenordet får inte vara din e-postadress')]).toEqual([422, true])
  })

  test.each([
    ['profile', profile, { firstName: 'Åse' }],
    ['e-mail', profile, { email: 'ny@example.com', currentPassword: PASSWORD }],
    ['password', password, { currentPassword: PASSWORD, newPassword: 'Nytt-och-långt-1' }],
    ['address', newAddress, place(sweden)],
    ['deletion', deletion, { currentPassword: PASSWORD }],
  ])('a platform that does not answer: %s; it is not told as a wrong password', async (_, form, entered) => {
    const customer = await aCustomer()
    const page = await read(customer.shopper, `/account/my/page?change=${form.change}`)
    upstream.answer = ({ method }) => (method === 'POST' ? new Response('down', { status: 503 }) : undefined)
    const posted = { ...entered, step: form.step }
    const { status, html } = await submit(customer.shopper, formIn(page, form.field), posted)
    expect(status).toBeGreaterThanOrEqual(500)
    expect(html).toContain('Butikens system svarar inte just nu')
    expect(html).toContain(`value="${form.step}"`) // the form is there for another try
    expect(html).not.toMatch(/stämmer inte|aria-invalid/)
    upstream.reset()
    expect(await customerOf(customer.shopper)).toMatchObject({ email: customer.email, firstName: 'Åsa' })
  })

  test.each([
    ['password', password, { currentPassword: WRONG, newPassword: 'Nytt-och-långt-1' }],
    ['e-mail', profile, { email: 'ny@example.com', currentPassword: WRONG }],
    ['deletion', deletion, { currentPassword: WRONG }],
  ])('too many passwords: %s', async (_, form, entered) => {
    let allowed = true
    const LIMIT_LOGIN = { limit: async () => ({ success: allowed }) } as unknown as RateLimit // its one method
    const customer = await aCustomer(sweden, { LIMIT_LOGIN })
    allowed = false
    const { status, html } = await fill(customer, form, entered)
    expect([status, html.includes('Vänta en minut')]).toEqual([429, true])
  })

  test('an address that is no longer there', async () => {
    const customer = await aCustomer()
    expect((await press(customer, { step: 'deliver', id: '1' })).status).toBe(404)
    expect((await customer.shopper.get('/account/my/page?change=address&id=1')).status).toBe(404)
  })

  test.each(['deliver', 'bill', 'remove'])('no address is named: %s changes none', async (step) => {
    const customer = await aCustomer()
    const addresses = async () => (await customerOf(customer.shopper))?.addresses
    const defaults = { 'address.isDelivery': 'on', 'address.isBilling': 'on' }
    await fill(customer, newAddress, place(sweden))
    await fill(customer, newAddress, { ...place(sweden, 'Myrstigen 2'), ...defaults })
    const before = await addresses()
    for (const fields of [{ step }, { step, id: '' }] as Record<string, string>[])
      expect((await press(customer, fields)).status).toBe(404)
    expect(await addresses()).toEqual(before)
  })

  test.each([
    { asked: profile, entered: { firstName: 'Annan' } },
    { asked: newAddress, entered: place(sweden) },
  ])('somebody else is logged in by now: nothing is changed by $asked.step', async ({ asked, entered }) => {
    const first = await aCustomer()
    const form = formIn(await read(first.shopper, `/account/my/page?change=${asked.change}`), asked.field)
    const second = await aCustomer()
    const { status } = await submit(second.shopper, form, { ...entered, step: asked.step })
    expect(status).toBe(409)
    expect(await customerOf(second.shopper)).toMatchObject({ firstName: 'Åsa', addresses: [] })
  })
})

describe('a session that ends while a form is filled in', () => {
  /** Sends a form after another device has ended the session. */
  async function sendTooLate(form: typeof profile, entered: Record<string, string>) {
    const { shopper, email } = await aCustomer()
    const open = formIn(await read(shopper, `/account/my/page?change=${form.change}`), form.field)
    const other = createShopper()
    await other.send('POST', '/api/user/login', { email, password: PASSWORD })
    await other.send('POST', '/api/user/logout-others')
    const late = await submit(shopper, open, { ...entered, step: form.step })
    return { shopper, email, late, login: formIn(late.html, 'password') }
  }

  test('the login says that nothing is saved yet, and leads back to the form with what was entered', async () => {
    const { shopper, email, late, login } = await sendTooLate(newAddress, place(sweden))
    expect([late.status, late.html.includes('Det du skrev är inte sparat')]).toEqual([401, true])
    const wrong = await submit(shopper, login, { email, password: WRONG, step: 'login' })
    const right = { email, password: PASSWORD, step: 'login' }
    const again = await submit(shopper, formIn(wrong.html, 'password'), right)
    expect([again.status, again.html.includes('Det du skrev är inte sparat')]).toEqual([200, true])
    const form = formIn(again.html, 'address.streetAddress')
    expect(form.fields).toMatchObject({ 'address.streetAddress': 'Spårvägen 4', 'address.zipCode': '83130' })
    expect(await submit(shopper, form, { step: 'address' })).toMatchObject(done(sweden, 'address'))
    expect((await customerOf(shopper))?.addresses).toMatchObject([{ streetAddress: 'Spårvägen 4' }])
  })

  test('R4.48: it says, too, what of the cart did not come along', async () => {
    const { shopper, email, login } = await sendTooLate(newAddress, place(sweden))
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    upstream.answer = ({ url }) =>
      url.includes('/cart/update') ? Response.json({ code: 500, result: 'no' }) : undefined
    const again = await submit(shopper, login, { email, password: PASSWORD, step: 'login' })
    upstream.reset()
    expect(again.html).toMatch(/följde inte med till kontots varukorg.*Det du skrev är inte sparat/s)
  })

  test('who has forgotten the password comes back to it, too', async () => {
    const { shopper, email, late } = await sendTooLate(newAddress, place(sweden))
    const forgotten = {
      action: '/konto',
      fields: formIn(late.html.slice(late.html.indexOf('<details')), 'email').fields,
    }
    const sent = await submit(shopper, forgotten, { email, step: 'forgot' })
    const mail = await DB.prepare('SELECT body FROM mail WHERE recipient = ? ORDER BY id DESC LIMIT 1')
      .bind(email)
      .first<{ body: string }>()
    const resetToken = mail?.body.split('\n').at(-1) ?? ''
    const code = { email, resetToken, newPassword: 'Nytt-och-långt-1', step: 'sent' }
    const again = await submit(shopper, formIn(sent.html, 'resetToken'), code)
    expect(again.html).toMatch(/Lösenordet är bytt.*Det du skrev är inte sparat/s)
    expect(again.html.match(/autofocus/gi)).toHaveLength(1)
    expect(formIn(again.html, 'address.streetAddress').fields).toMatchObject({
      'address.streetAddress': 'Spårvägen 4',
    })
  })

  test('whoever else logs in there is not shown what was entered', async () => {
    const { login } = await sendTooLate(newAddress, place(sweden))
    const { shopper: _, email } = await aCustomer()
    const other = createShopper()
    const answer = await submit(other, login, { email, password: PASSWORD, step: 'login' })
    expect(answer).toMatchObject({ status: 303 })
    expect(answer.html).not.toContain('Spårvägen')
  })

  test('the form of a new password is there again, empty', async () => {
    const entered = { currentPassword: PASSWORD, newPassword: WRONG }
    const { shopper, email, login } = await sendTooLate(password, entered)
    const again = await submit(shopper, login, { email, password: PASSWORD, step: 'login' })
    expect(formIn(again.html, 'newPassword').fields).toMatchObject({ currentPassword: '', newPassword: '' })
  })

  test('no password is sent along', async () => {
    const entered = { email: 'ny@example.com', firstName: 'Åse', currentPassword: PASSWORD }
    const { shopper, email, late, login } = await sendTooLate(profile, entered)
    expect(decodeURIComponent(late.html)).not.toContain(PASSWORD)
    const again = await submit(shopper, login, { email, password: PASSWORD, step: 'login' })
    expect(formIn(again.html, 'firstName').fields).toMatchObject({
      email: 'ny@example.com',
      firstName: 'Åse',
    })
  })
})

test.each([
  'profile',
  'password',
  'address',
  'remove',
  'deliver',
  'bill',
  'newsletter',
  'others',
  'export',
  'delete',
])('%s is for customers of this site only', async (step) => {
  const fields = {
    step,
    ...place(sweden),
    'address.firstName': 'A',
    'address.lastName': 'B',
    email: 'a@example.com',
    firstName: 'A',
    lastName: 'B',
    currentPassword: 'a',
    newPassword: 'b',
  }
  const guest = await submit(createShopper(), { action: '/konto', fields }, {})
  expect([guest.status, guest.html.includes('name="password"')]).toEqual([401, true])
  const { shopper } = await aCustomer()
  const headers = { Origin: 'https://elsewhere.example' }
  const body = new URLSearchParams(fields)
  expect((await shopper.request('/konto', { method: 'POST', headers, body })).status).toBe(403)
})

test('every form is private, and nobody stores it', async () => {
  const { shopper } = await aCustomer()
  for (const change of ['profile', 'password', 'address', 'data']) {
    const response = await shopper.get(`/account/my/page?change=${change}`)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await response.text()).not.toMatch(/<script(?! type="application\/ld)/)
  }
})

test('nobody who is still logged in reads that the account is deleted', async () => {
  const { shopper, email } = await aCustomer()
  expect(await read(shopper, '/account/my/page?done=delete')).toContain(email)
})

// The last: what the platform lacks is remembered.
test('a platform that cannot delete accounts: who does it', async () => {
  const customer = await aCustomer()
  upstream.answer = ({ url }) =>
    url.includes('account-service') ? new Response('<h1>Not Found</h1>', { status: 404 }) : undefined
  const { status, html } = await fill(customer, deletion, { currentPassword: PASSWORD })
  expect([status, html.includes('hej@skare.example')]).toEqual([404, true])
  const after = await read(customer.shopper, '/account/my/page?change=data')
  expect(after).toContain('hej@skare.example')
})

test('an address in another store’s country stays there when it is changed in a store of one country', async () => {
  const abroad = await aCustomer(stores[2])
  const { shopper } = abroad
  await fill(abroad, newAddress, place(stores[2], 'Torstraße 1'))
  const [home] = (await customerOf(shopper))?.addresses ?? []
  const edit = { ...newAddress, change: `address&id=${home?.id}` }
  const changed = await fill({ shopper, store: sweden }, edit, { 'address.phoneNumber': '+49 30 123 45 67' })
  expect(changed).toMatchObject(done(sweden, 'address'))
  const [saved] = (await customerOf(shopper))?.addresses ?? []
  expect(saved).toMatchObject({ country: 'DE', zipCode: '10115', phoneNumber: '+49 30 123 45 67' })
})
