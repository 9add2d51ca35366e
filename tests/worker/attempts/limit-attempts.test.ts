import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Bindings } from '#worker/app-env.ts'
import { sha256 } from '#worker/cache/storage-key.ts'
import { clock, DAY, HOUR, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { ATTEMPT_COUNTER } = env as unknown as Bindings // vitest.config.ts gives them
const counterOf = (secret: string) => ATTEMPT_COUNTER.getByName(secret)

beforeEach(() => upstream.reset())

const PASSWORD = 'Ett-långt-lösen-1'
const NEW_PASSWORD = 'Ett-annat-lösen-2'
let accounts = 0

async function anAccount() {
  accounts += 1
  const email = `owner-${accounts}@example.com`
  const owner = createShopper()
  const registration = { email, password: PASSWORD, firstName: 'Åsa', lastName: 'Berg' }
  expect((await owner.send('POST', '/api/user/register', registration)).status).toBe(200)
  upstream.reset()
  return { email, owner }
}

const logIn = (email: string, password: string, shopper = createShopper()) =>
  shopper.send('POST', '/api/user/login', { email, password })
const logins = () => upstream.calls.filter((call) => call === 'POST /api/user/login').length
const inParallel = (count: number, run: (at: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)))

describe('guessing the password of one account from many addresses', () => {
  test('of 1000 guesses five reach the platform, and the others are told how long to wait', async () => {
    const { email } = await anAccount()
    const answers: Response[] = []
    for (let wave = 0; wave < 20; wave += 1) {
      answers.push(
        ...(await inParallel(50, (at) =>
          logIn(wave % 2 ? email : email.toUpperCase(), `guess ${wave} ${at}`),
        )),
      )
    }
    expect(logins()).toBe(5)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(995)
    expect(Number(refused.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused[0]?.json()).toEqual({ error: { code: 'errors.tooMany' } })
  })

  test('the delay ends, the right password is accepted then, and all attempts are free again', async () => {
    const { email } = await anAccount()
    for (let at = 0; at < 5; at += 1) expect((await logIn(email, 'wrong')).status).toBe(401)
    expect((await logIn(email, PASSWORD)).status).toBe(429)
    clock.pass(31 * SECOND)
    expect((await logIn(email, PASSWORD)).status).toBe(200)
    expect((await logIn(email, 'wrong')).status).toBe(401)
  })

  test('nobody can lock the owner out of a device that was logged in before', async () => {
    const { email, owner } = await anAccount()
    await owner.send('POST', '/api/user/logout')
    await inParallel(20, () => logIn(email, 'wrong'))
    expect((await logIn(email, PASSWORD)).status).toBe(429)
    expect((await logIn(email, PASSWORD, owner)).status).toBe(200)
  })

  test('other accounts are not concerned', async () => {
    const { email } = await anAccount()
    const other = await anAccount()
    await inParallel(20, () => logIn(email, 'wrong'))
    expect((await logIn(other.email, PASSWORD)).status).toBe(200)
  })

  test('a platform that fails does not count, and a mistake is no longer told as too many', async () => {
    const { email } = await anAccount()
    upstream.answer = (request) =>
      request.url.includes('/api/user/login') ? new Response('away', { status: 503 }) : undefined
    for (let at = 0; at < 8; at += 1)
      expect((await logIn(email, PASSWORD)).status).toBeGreaterThanOrEqual(502)
    upstream.reset()
    clock.pass(61 * SECOND)
    expect((await logIn(email, PASSWORD)).status).toBe(200)
  })
})

test('a stolen session cannot try passwords without end: the current one is counted too', async () => {
  const { owner } = await anAccount()
  const change = (currentPassword: string) =>
    owner.send('POST', '/api/user/password', { currentPassword, newPassword: NEW_PASSWORD })
  for (let at = 0; at < 5; at += 1) expect((await change(`guess ${at}`)).status).toBe(422)
  expect((await change(PASSWORD)).status).toBe(429)
})

test('nor can it try them at the end of the account: the platform is asked five times', async () => {
  const { owner } = await anAccount()
  const endAccount = (password: string) => owner.send('POST', '/api/user/delete', { password })
  for (let at = 0; at < 5; at += 1) expect((await endAccount(`guess ${at}`)).status).toBe(422)
  expect((await endAccount('guess 5')).status).toBe(429)
  expect(upstream.calls.filter((call) => call.endsWith('/account-service/delete'))).toHaveLength(5)
})

describe('guessing gift cards', () => {
  const tryCard = async (code: string, shopper = createShopper()) => {
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    return shopper.send('POST', '/api/cart/gift-card', { code })
  }

  test('codes with the same start are counted together, whatever cart and address they come from', async () => {
    const answers = await inParallel(60, (at) => tryCard(`QQQQ-${at}`))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await tryCard('WWWW-1')).status).toBe(200)
  })

  test('a right code restarts no delay: the next owner is not told to wait', async () => {
    await inParallel(50, (at) => tryCard(`GK-5-${at}`))
    expect((await tryCard('GK-500')).status).toBe(429)
    clock.pass(31 * SECOND)
    for (let owner = 0; owner < 3; owner += 1) expect((await tryCard('GK-500')).status).toBe(200)
    expect((await tryCard('GK-5-again')).status).toBe(200) // wrong, but tried
    expect((await tryCard('GK-500')).status).toBe(429)
  })

  test('right codes do not count and do not forget the wrong ones', { timeout: 60_000 }, async () => {
    await counterOf(`code:${await sha256('GK-5')}`).succeed() // of an earlier try
    const shopper = createShopper()
    for (let at = 0; at < 60; at += 1) expect((await tryCard('GK-500', shopper)).status).toBe(200)
    await inParallel(50, (at) => tryCard(`GK-5${at}`))
    expect((await tryCard('GK-500', shopper)).status).toBe(429)
  })
})

test('the counter forgets after a day, and leaves nothing behind', async () => {
  const counter = counterOf('a test')
  const wait = async () => (await counter.begin(5)).waitMs
  for (let at = 0; at < 5; at += 1) expect(await wait()).toBe(0)
  expect(await wait()).toBeGreaterThan(0)
  expect(await runDurableObjectAlarm(counter)).toBe(true)
  expect(await wait()).toBe(0)
})

test('what is cancelled postpones neither the delay nor the forgetting', async () => {
  const counter = counterOf('a cancelled test')
  const alarmAt = () => runInDurableObject(counter, (_, state) => state.storage.getAlarm())
  const { beganAt } = await counter.begin(1)
  for (let hour = 0; hour < 3; hour += 1) {
    clock.pass(HOUR)
    await counter.cancel((await counter.begin(1)).beganAt)
  }
  expect(await alarmAt()).toBe(beganAt + DAY)
})
