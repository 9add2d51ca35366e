import { env } from 'cloudflare:test'
import { verify } from 'hono/jwt'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findByEmail, issueToken } from '#platform/commerce/customers/customers.ts'
import { storeOfCode } from '#platform/commerce/stores.ts'
import { passwordMail } from '#platform/mails/account-mails.ts'
import { anAddress, call, get, post, prepareShop, signIn } from './commerce-fixture.ts'

prepareShop()
afterEach(() => call('DELETE', '/dials'))

const AN_HOUR_MS = 3_600_000
const SIGN_IN_FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
/** A profile's address has two lines of street (contract §1.7). */
const twoLines = ['Spårvägen 4', '-']
const DEAD = "The consumer isn't authorized to access self."

let customers = 0
const aCustomer = async (password = 'Skarspar-2026') => {
  const email = `kund${++customers}@example.com`
  const customer = { email, firstname: 'Kim', lastname: 'Berg' }
  const { code, result } = await post('/api/user/create', { customer, password })
  expect(code).toBe(200)
  return { email, password, customer, created: result }
}

/** The code of the newest mail of a forgotten password, which is sent after the answer. */
const mailedCode = (email: string): Promise<string> =>
  vi.waitFor(async () => {
    const { result: mails } = await get('/dials/mails')
    const mail = mails.findLast(
      ({ kind, recipient }: { kind: string; recipient: string }) =>
        kind === 'password' && recipient === email,
    )
    return mail.body.split('\n').at(-1)
  })

describe('session (R7.4, R7.12)', () => {
  test('signing in answers a token and a refresh token', async () => {
    const answer = await post('/api/user/login', { username: 'ANNA@example.com', password: 'Skidspar-2026' })
    expect(answer.result).toMatch(/^[a-z0-9]{32}$/)
    expect(answer.meta?.refreshToken).toMatch(/^[0-9a-f]+$/)
  })

  test('a wrong password and an unknown e-mail are refused in the same words', async () => {
    for (const username of ['anna@example.com', 'nobody@example.com'])
      expect(await post('/api/user/login', { username, password: 'wrong' })).toMatchObject({
        status: 401,
        result: SIGN_IN_FAILED,
      })
  })

  test('an unknown e-mail takes as long as a wrong password', async () => {
    const { email } = await aCustomer()
    const derive = vi.spyOn(crypto.subtle, 'deriveBits')
    for (const username of [email, 'nobody@example.com'])
      await post('/api/user/login', { username, password: 'wrong' })
    const iterations = derive.mock.calls.map(([params]) => Object(params).iterations)
    derive.mockRestore()
    expect(iterations).toEqual([100_000, 100_000])
  })

  test('a token dies after its time and the refresh token brings a new one', async () => {
    const { result: token, meta } = await post('/api/user/login', {
      username: 'anna@example.com',
      password: 'Skidspar-2026',
    })
    await post('/dials/clock', { shiftMs: AN_HOUR_MS + 1000 })
    expect(await get('/api/user/me', token)).toMatchObject({ status: 401, result: DEAD })
    const renewed = await post('/api/user/refresh', { refreshToken: meta?.refreshToken })
    expect(renewed).toMatchObject({ code: 200, meta: { refreshToken: meta?.refreshToken } })
    expect((await get('/api/user/me', renewed.result)).code).toBe(200)
  })

  test('no refresh token, a forged one and one of an old password are refused', async () => {
    expect(await post('/api/user/refresh')).toMatchObject({ code: 500, result: 'No refresh token provided' })
    expect(await post('/api/user/refresh', { refreshToken: 'beef' })).toMatchObject({
      code: 500,
      result: 'Invalid refresh token provided',
    })
    const { email, password } = await aCustomer()
    const { result: token, meta } = await post('/api/user/login', { username: email, password })
    await post(
      '/api/user/change-password',
      { currentPassword: password, newPassword: 'Nyttspar-2027' },
      token,
    )
    expect(await post('/api/user/refresh', { refreshToken: meta?.refreshToken })).toMatchObject({
      code: 401,
      result: SIGN_IN_FAILED,
    })
  })
})

describe('accounts (R7.5)', () => {
  test('a new account can sign in and is greeted by mail', async () => {
    const { email, password, created } = await aCustomer()
    expect(created).toMatchObject({ email, firstname: 'Kim', store_id: 1, addresses: [], group_id: 1 })
    expect(await signIn(email, password)).toMatch(/^[a-z0-9]{32}$/)
    const { result: mails } = await get('/dials/mails')
    expect(mails.at(-1)).toMatchObject({ kind: 'welcome', recipient: email })
  })

  test('addresses of a registration are new, whatever numbers they bring', async () => {
    const email = 'numbers@example.com'
    const address = { ...anAddress, street: twoLines, id: 7, customer_id: 1 }
    const customer = { email, firstname: 'Kim', lastname: 'Berg', addresses: [address] }
    const { code, result } = await post('/api/user/create', { customer, password: 'Skarspar-2026' })
    expect(code).toBe(200)
    expect(result.addresses).toMatchObject([{ id: result.id * 100 + 1, customer_id: result.id }])
  })

  test('an account is made as a whole or not at all, so that it can be made again', async () => {
    const customer = { email: 'half@example.com', firstname: 'Kim', lastname: 'Berg' }
    const create = () => post('/api/user/create', { customer, password: 'Skarspar-2026' })
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await env.DB.exec(
      "CREATE TRIGGER no_mail BEFORE INSERT ON mail BEGIN SELECT RAISE(ABORT, 'no mail'); END",
    )
    expect((await create()).status).toBe(500)
    await env.DB.exec('DROP TRIGGER no_mail')
    told.mockRestore()
    expect(await create()).toMatchObject({ code: 200, result: { email: customer.email, addresses: [] } })
  })

  test('of two registrations of an e-mail at once one makes the account, with one mail', async () => {
    const customer = { email: 'twice@example.com', firstname: 'Kim', lastname: 'Berg' }
    const create = () => post('/api/user/create', { customer, password: 'Skarspar-2026' })
    const answers = await Promise.all([create(), create()])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400])
    const mails = (await get('/dials/mails')).result
    expect(mails.filter((mail: { recipient: string }) => mail.recipient === customer.email)).toHaveLength(1)
  })

  test('a known e-mail and a weak password are refused', async () => {
    const customer = { email: 'anna@example.com', firstname: 'A', lastname: 'B' }
    expect(await post('/api/user/create', { customer, password: 'Skarspar-2026' })).toMatchObject({
      status: 400,
      result: 'A customer with the same email address already exists in an associated website.',
    })
    const other = { ...customer, email: 'weak@example.com' }
    const create = (password: string) => post('/api/user/create', { customer: other, password })
    expect((await create('Kort-1234')).result).toMatch(/^The password needs at least 10 characters/)
    const runs = ['1234567890', '0987654321', '8901234567', 'aaaaaaaaaaaa']
    for (const common of [...runs, 'Password123!', 'Vasaloppet2026', 'qwertyuiop'])
      expect((await create(common)).result).toMatch(/^The password is among the most common ones/)
    expect((await create('Weak@example.com')).result).toMatch(/^The password must not be the e-mail/)
    expect((await create('tre långa ord')).code).toBe(200)
  })

  test('a body that does not fit names its first fault', async () => {
    const customer = { email: 'Kim@Example.com', firstname: 'Kim', lastname: 'Berg' }
    const { status, result } = await post('/api/user/create', { customer, password: 'Skarspar-2026' })
    expect(status).toBe(400)
    expect(result).toHaveLength(1)
    expect(result[0]).toMatchObject({ keyword: 'pattern', dataPath: '.customer.email' })
    expect((await post('/api/user/create', { customer })).result[0]).toEqual({
      keyword: 'required',
      dataPath: '',
      schemaPath: '#/required',
      params: { missingProperty: 'password' },
      message: "should have required property 'password'",
    })
  })
})

describe('passwords (R7.6, R7.7, R7.8)', () => {
  test('a forgotten password is reset with the code of the mail, once', async () => {
    const { email } = await aCustomer()
    expect(await post('/api/user/reset-password', { email })).toMatchObject({ code: 200, result: true })
    const resetToken = await mailedCode(email)
    const reset = { email, newPassword: 'Nyttspar-2027', resetToken }
    expect(await post('/api/user/create-password', reset)).toMatchObject({ code: 200, result: true })
    expect(await signIn(email, 'Nyttspar-2027')).toMatch(/^[a-z0-9]{32}$/)
    expect(await post('/api/user/create-password', reset)).toMatchObject({
      status: 500,
      result: { errorMessage: expect.any(String), code: 400 },
    })
  })

  test('spaces around the e-mail do not matter, neither to ask nor to reset', async () => {
    const { email } = await aCustomer()
    const typed = ` ${email} `
    expect(await post('/api/user/reset-password', { email: typed })).toMatchObject({ code: 200 })
    const resetToken = await mailedCode(email)
    const reset = { email: typed, newPassword: 'Nyttspar-2027', resetToken }
    expect(await post('/api/user/create-password', reset)).toMatchObject({ code: 200, result: true })
  })

  test('a code that two use at once sets one password', async () => {
    const { email } = await aCustomer()
    await post('/api/user/reset-password', { email })
    const resetToken = await mailedCode(email)
    const passwords = ['Nyttspar-2027', 'Annatspar-2027']
    const answers = await Promise.all(
      passwords.map((newPassword) => post('/api/user/create-password', { email, newPassword, resetToken })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500])
    const [set = ''] = passwords.filter((_, at) => answers[at]?.code === 200)
    expect(await signIn(email, set)).toMatch(/^[a-z0-9]{32}$/)
  })

  test('who has an account is not told by how long the answer takes: the mail is written after it', async () => {
    const { email } = await aCustomer()
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await env.DB.exec(
      "CREATE TRIGGER no_mail BEFORE INSERT ON mail BEGIN SELECT RAISE(ABORT, 'no mail'); END",
    )
    expect(await post('/api/user/reset-password', { email })).toMatchObject({ code: 200, result: true })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    await env.DB.exec('DROP TRIGGER no_mail')
    told.mockRestore()
  })

  test.each([
    ['sv', 'https://skare.example/konto/nytt-losenord'],
    ['no', 'https://no.skare.example/konto/nytt-passord'],
    ['en', 'https://skare.example/en/account/new-password'],
  ] as const)('the mail of the store %s leads to its page for another password', (code, address) => {
    const origins = JSON.stringify({
      sv: 'https://skare.example',
      no: 'https://no.skare.example',
      en: 'https://skare.example',
    })
    const { body } = passwordMail('kim+1@example.com', 'abc123', storeOfCode(code), origins)
    const link = new URL(body.split('\n').find((line) => line.startsWith('https:')) ?? '')
    expect(link.origin + link.pathname + link.search).toBe(address)
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
      email: 'kim+1@example.com',
      code: 'abc123',
    })
    expect(body.split('\n').at(-1)).toBe('abc123')
  })

  test('of two changes with the same old password one is made', async () => {
    const { email, password: currentPassword } = await aCustomer()
    const token = await signIn(email, currentPassword)
    const answers = await Promise.all(
      ['Nyttspar-2027', 'Annatspar-2027'].map((newPassword) =>
        post('/api/user/change-password', { currentPassword, newPassword }, token),
      ),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500])
  })

  test('a login that was checked before the password changed brings no token', async () => {
    const { email, password: currentPassword } = await aCustomer()
    const life = { at: '2026-03-01 10:00:00', expiresAt: '2026-03-01 11:00:00' }
    const checked = await findByEmail(env.DB, email)
    if (!checked) throw new Error('no customer')
    const token = await signIn(email, currentPassword)
    expect(await issueToken(env.DB, checked, life)).toMatch(/^[a-z0-9]{32}$/)
    await post('/api/user/change-password', { currentPassword, newPassword: 'Nyttspar-2027' }, token)
    expect(await issueToken(env.DB, checked, life)).toBeNull()
  })

  test('a missing or unknown e-mail and missing fields are refused', async () => {
    expect(await post('/api/user/reset-password')).toMatchObject({
      code: 500,
      result: 'Invalid e-mail provided!',
    })
    expect(await post('/api/user/reset-password', { email: 'x@example.com' })).toMatchObject({
      code: 404,
      result: 'No such entity with email = x@example.com, websiteId = 1',
    })
    expect((await post('/api/user/create-password', { email: 'x@example.com' })).result).toBe(
      'resetToken not provided',
    )
  })

  test('changing the password needs the old one and ends the session', async () => {
    const { email, password } = await aCustomer()
    const token = await signIn(email, password)
    const newPassword = 'Nyttspar-2027'
    expect(
      await post('/api/user/change-password', { currentPassword: 'wrong', newPassword }, token),
    ).toMatchObject({
      status: 500,
      result: {
        errorMessage: "The password doesn't match this account. Verify the password and try again.",
        code: 401,
      },
    })
    expect(
      await post('/api/user/change-password', { currentPassword: password, newPassword }, token),
    ).toMatchObject({ code: 200, result: true })
    expect((await get('/api/user/me', token)).code).toBe(401)
    const asEmail = { currentPassword: newPassword, newPassword: email }
    const refused = await post('/api/user/change-password', asEmail, await signIn(email, newPassword))
    expect(refused.result.errorMessage).toMatch(/^The password must not be the e-mail/)
    expect(await post('/api/user/change-password', {}, 'dead')).toMatchObject({
      code: 500,
      result: { errorMessage: DEAD, code: 401 },
    })
  })
})

describe('profile (R7.9, R7.10)', () => {
  test('anna has two addresses and a signed group token', async () => {
    const { result } = await get('/api/user/me', await signIn())
    expect(result).toMatchObject({ email: 'anna@example.com', group_id: 1, default_billing: '101' })
    expect(result.addresses).toHaveLength(2)
    expect(await verify(result.groupToken, env.SIGNING_KEY, 'HS256')).toEqual({
      group_id: 1,
      id: 1,
      user: 'anna@example.com',
    })
  })

  test('ola belongs to price group 2', async () => {
    const { result } = await get('/api/user/me', await signIn('ola@example.com', 'Skispor-2026'))
    expect(result.group_id).toBe(2)
  })

  test('names and addresses change, and the answer is the customer', async () => {
    const { email, customer, password } = await aCustomer()
    const token = await signIn(email, password)
    const { email: _, region_id: __, ...plain } = anAddress
    const address = { ...plain, street: twoLines, region: { region: null }, default_shipping: true }
    const body = { customer: { ...customer, firstname: 'Kai', addresses: [address], groupToken: 'dropped' } }
    const { code, result } = await post('/api/user/me', body, token)
    expect(code).toBe(200)
    expect(result).toMatchObject({ firstname: 'Kai', default_shipping: String(result.addresses[0].id) })
    expect((await get('/api/user/me', token)).result.addresses).toEqual(result.addresses)
  })

  test('what was made of a profile that has changed since is refused, when the call says so', async () => {
    const { email, customer, password } = await aCustomer()
    const token = await signIn(email, password)
    const { updated_at } = (await get('/api/user/me', token)).result
    const path = `/api/user/me?updatedAt=${encodeURIComponent(updated_at)}`
    const change = (firstname: string, more = {}) =>
      post(path, { customer: { ...customer, firstname, ...more } }, token)
    const answers = await Promise.all(['Kai', 'Bo'].map((firstname) => change(firstname)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect((await change('Ida', { email: `ny-${email}` })).code).toBe(409)
    const { result } = await get('/api/user/me', token)
    expect(result).toMatchObject({
      email,
      firstname: answers.find(({ code }) => code === 200)?.result.firstname,
    })
    expect((await post('/api/user/me', { customer: { ...customer, firstname: 'Åse' } }, token)).code).toBe(
      200,
    )
  })

  test('names that change at the same moment leave the addresses alone', async () => {
    const { email, customer, password } = await aCustomer()
    const token = await signIn(email, password)
    const { email: _, region_id: __, ...plain } = anAddress
    const addresses = [{ ...plain, street: twoLines, region: { region: null } }]
    await Promise.all([
      post('/api/user/me', { customer: { ...customer, addresses } }, token),
      post('/api/user/me', { customer: { ...customer, firstname: 'Kai' } }, token),
    ])
    expect((await get('/api/user/me', token)).result.addresses).toHaveLength(1)
  })

  test('another e-mail is told to the old address, and a code that was mailed there is dead', async () => {
    const { email, customer, password } = await aCustomer()
    const token = await signIn(email, password)
    const mailsTo = async (recipient: string) =>
      (await get('/dials/mails')).result.filter((mail: { recipient: string }) => mail.recipient === recipient)
    await post('/api/user/me', { customer: { ...customer, firstname: 'Kai' } }, token)
    expect(await mailsTo(email)).toMatchObject([{ kind: 'welcome' }])
    await post('/api/user/reset-password', { email })
    const resetToken = await mailedCode(email)
    const other = `ny-${email}`
    expect((await post('/api/user/me', { customer: { ...customer, email: other } }, token)).code).toBe(200)
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      kind: 'email',
      subject: 'Ditt konto hos Skare har en ny e-postadress',
    })
    expect(await mailsTo(other)).toEqual([])
    const reset = { email: other, newPassword: 'Nyttspar-2027', resetToken }
    expect((await post('/api/user/create-password', reset)).status).toBe(500)
    expect(await signIn(other, password)).toMatch(/^[a-z0-9]{32}$/)
  })

  test('five wrong passwords in a row are told to the owner once; a login forgets them', async () => {
    const { email, password } = await aCustomer()
    const fail = () => post('/api/user/login', { username: email.toUpperCase(), password: 'fel' })
    const subjects = async () =>
      (await get('/dials/mails')).result
        .filter((mail: { recipient: string }) => mail.recipient === email)
        .map((mail: { kind: string }) => mail.kind)
    for (let at = 0; at < 4; at += 1) await fail()
    await signIn(email, password)
    for (let at = 0; at < 4; at += 1) await fail()
    expect(await subjects()).toEqual(['welcome'])
    for (let at = 0; at < 4; at += 1) await fail()
    expect(await subjects()).toEqual(['welcome', 'login'])
  })

  test('an e-mail that is somebody else’s is refused, and no mail is sent', async () => {
    const { email, customer, password } = await aCustomer()
    const taken = { customer: { ...customer, email: 'anna@example.com' } }
    const errorMessage = 'A customer with the same email address already exists in an associated website.'
    expect(await post('/api/user/me', taken, await signIn(email, password))).toMatchObject({
      status: 500,
      result: { errorMessage, code: 400 },
    })
    expect((await get('/dials/mails')).result.at(-1)).toMatchObject({ kind: 'welcome', recipient: email })
  })

  test('one line of street, unknown keys, foreign addresses and dead tokens are refused', async () => {
    const { email, customer, password } = await aCustomer()
    const token = await signIn(email, password)
    const oneLine = { ...anAddress, region: { region: null } }
    expect(
      await post('/api/user/me', { customer: { ...customer, addresses: [oneLine] } }, token),
    ).toMatchObject({
      status: 500,
      result: [{ keyword: 'minItems', dataPath: '.customer.addresses[0].street' }],
    })
    const extra = await post('/api/user/me', { customer: { ...customer, group_id: 2 } }, token)
    expect(extra).toMatchObject({ status: 500 })
    expect(extra.result[0]).toMatchObject({
      keyword: 'additionalProperties',
      dataPath: '.customer',
      params: { additionalProperty: 'group_id' },
    })
    const address = { ...anAddress, street: twoLines, region: { region: null }, id: 101 }
    expect(
      await post('/api/user/me', { customer: { ...customer, addresses: [address] } }, token),
    ).toMatchObject({
      status: 403,
      result: 'Provided invalid address.id or address.customer_id',
    })
    const own = { ...anAddress, street: twoLines, region: { region: null } }
    const { result: saved } = await post(
      '/api/user/me',
      { customer: { ...customer, addresses: [own] } },
      token,
    )
    const same = { ...own, id: saved.addresses[0].id }
    expect(
      await post('/api/user/me', { customer: { ...customer, addresses: [same, same] } }, token),
    ).toMatchObject({ status: 403 })
    expect(await post('/api/user/me', { customer }, 'dead')).toMatchObject({
      status: 500,
      result: { errorMessage: DEAD, code: 401 },
    })
  })
})

test('order history of somebody who never bought is empty, and needs a token (R7.11)', async () => {
  const token = await signIn('eve@example.com', 'Skitrack-2026')
  expect((await get('/api/user/order-history', token)).result).toMatchObject({ items: [], total_count: 0 })
  expect(await get('/api/user/order-history')).toMatchObject({ status: 401, result: DEAD })
  const endless = await get('/api/user/order-history?pageSize=1e999&currentPage=1e300', token)
  expect(endless).toMatchObject({ code: 200, result: { items: [] } })
})
