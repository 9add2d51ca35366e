import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailWaiting } from '#platform/commerce/back-in-stock.ts'
import { storeOfCode } from '#platform/commerce/stores.ts'
import { backInStockMail } from '#platform/mails/back-in-stock-mail.ts'
import { call, get, post, prepareShop } from './commerce-fixture.ts'

prepareShop()
beforeEach(async () => {
  await call('DELETE', '/dials')
  await env.DB.prepare('DELETE FROM back_in_stock').run()
  await setStock('OOS', 0)
  await setStock('RACE-187', 0)
  await setStock('RACE-192', 0)
})

const WAIT = '/api/ext/back-in-stock/wait'
const ASA = 'asa@example.com'

const setStock = (sku: string, qty: number) => post('/dials/stock', { sku, qty })
const wait = (sku: string, email = ASA, query = '') => post(`${WAIT}${query}`, { sku, email })
const mails = async (): Promise<{ kind: string; recipient: string; subject: string; body: string }[]> =>
  (await get('/dials/mails')).result
const recipients = async () => (await mails()).map(({ recipient }) => recipient).toSorted()
const kept = async () => (await env.DB.prepare('SELECT sku, email FROM back_in_stock').all()).results

describe('a mail when a product can be bought again', () => {
  test('goes out when the stock rises from nothing, and the address is forgotten', async () => {
    expect(await wait('OOS')).toMatchObject({ code: 200, result: { status: 'waiting' } })
    expect(await mails()).toEqual([])
    await setStock('OOS', 4)
    expect(await mails()).toMatchObject([
      { kind: 'back-in-stock', recipient: ASA, subject: 'Sold out pole finns i lager igen' },
    ])
    expect(await kept()).toEqual([])
  })

  test('is one, though it was asked for twice, with the address written otherwise, in two stores', async () => {
    await wait('OOS')
    await wait('OOS', ' ASA@Example.com ')
    await wait('OOS', ASA, '?storeCode=en')
    await setStock('OOS', 4)
    expect(await mails()).toMatchObject([{ subject: 'Sold out pole is back in stock' }])
  })

  test('is in the language of the store in which each of them asked', async () => {
    await wait('OOS')
    await wait('OOS', 'abroad@example.com', '?storeCode=en')
    await setStock('OOS', 4)
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual([
      ['abroad@example.com', 'Sold out pole is back in stock'],
      [ASA, 'Sold out pole finns i lager igen'],
    ])
  })

  test('claims nothing of the address, which may wait for something else still', async () => {
    for (const storeCode of ['sv', 'no', 'en'] as const) {
      const goods = { name: 'Race Skate', urlPath: null, childSku: null }
      const { body } = backInStockMail(goods, storeOfCode(storeCode), undefined)
      expect(body).not.toMatch(/sparar inte|lagrer ikke|do not keep/)
    }
  })

  test.each([
    ['RACE-187', 'https://skare.example/race?childSku=RACE-187'],
    ['WAX', 'https://skare.example/wax'],
  ])('leads to what was asked for: %s', async (sku, url) => {
    await setStock(sku, 0)
    await wait(sku)
    await env.DB.prepare('UPDATE stock_item SET qty = 4, is_in_stock = 1 WHERE sku = ?').bind(sku).run()
    const origins = JSON.stringify({ sv: 'https://skare.example' })
    await mailWaiting(env.DB, [sku], { at: '2026-03-01 10:00:00', origins })
    expect((await mails())[0]?.body.split(/\s+/)).toContain(url)
  })

  test('goes to each of ten who wait', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => `shopper-${at}@example.com`)
    for (const email of ten) await wait('OOS', email)
    await setStock('OOS', 1)
    expect(await recipients()).toEqual(ten)
  })

  test('is not sent again when it sells out and comes back once more', async () => {
    await wait('OOS')
    for (const qty of [4, 0, 4]) await setStock('OOS', qty)
    expect(await recipients()).toEqual([ASA])
  })

  test('waits while the stock is nothing still, is not known, or is another’s', async () => {
    await wait('OOS')
    await setStock('OOS', 0)
    await post('/dials/stock', { sku: 'OOS', qty: 5, pending: true })
    await post('/dials/stock', { sku: 'OOS', qty: 5, is_in_stock: false })
    await setStock('WAX', 7)
    expect(await mails()).toEqual([])
    expect(await kept()).toEqual([{ sku: 'OOS', email: ASA }])
  })

  test('comes once when two changes of the stock meet', async () => {
    await wait('OOS')
    await Promise.all([setStock('OOS', 4), setStock('OOS', 5), setStock('OOS', 6)])
    expect(await recipients()).toEqual([ASA])
  })

  test('is about the variant that was chosen', async () => {
    await wait('RACE-187')
    await setStock('RACE-192', 2)
    expect(await mails()).toEqual([])
    await setStock('RACE-187', 2)
    const [mail] = await mails()
    expect(mail?.subject).toBe('Race Skate, Längd 187, Spann Medium finns i lager igen')
  })

  test('is about any variant when none was chosen; the count of the whole says nothing', async () => {
    await wait('RACE')
    await setStock('RACE', 9)
    expect(await mails()).toEqual([])
    await setStock('RACE-192', 1)
    expect((await mails())[0]?.subject).toBe('Race Skate finns i lager igen')
  })
})

describe('what is not kept', () => {
  test('a wish for what can be bought already', async () => {
    expect(await wait('WAX')).toMatchObject({ code: 200, result: { status: 'in_stock' } })
    expect(await kept()).toEqual([])
  })

  test.each(['nobody', '', 'a@b', `${'a'.repeat(250)}@example.com`])('the address %j', async (email) => {
    expect(await wait('OOS', email)).toMatchObject({ status: 400, code: 400 })
    expect(await kept()).toEqual([])
  })

  test.each(['NOWHERE', '', 'EXPIRED'])('a wish for %j, which is not sold', async (sku) => {
    expect(await wait(sku)).toMatchObject({ status: 404, code: 404 })
  })

  test('an address after a year', async () => {
    await wait('OOS', 'old@example.com')
    await post('/dials/clock', { shiftMs: 366 * 86_400_000 })
    await wait('OOS')
    expect(await kept()).toEqual([{ sku: 'OOS', email: ASA }])
  })

  test('the former address of an account: what it waits for and its newsletter are the new one’s', async () => {
    const password = 'Ett-långt-lösen-1'
    const customer = { email: 'former@example.com', firstname: 'Åsa', lastname: 'Berg' }
    await post('/api/user/create', { customer, password })
    const { result: token } = await post('/api/user/login', { username: customer.email, password })
    await wait('OOS', customer.email)
    await wait('RACE-187', customer.email)
    await wait('OOS', 'present@example.com')
    const newsletter = '/api/ext/newsletter-service/subscribe'
    await post(newsletter, { email: customer.email })
    await post('/api/user/me', { customer: { ...customer, email: 'present@example.com' } }, token)
    const present = ['OOS', 'RACE-187'].map((sku) => ({ sku, email: 'present@example.com' }))
    expect(await kept()).toEqual(present)
    const subscribed = async (email: string) => (await get(`${newsletter}?email=${email}`)).result
    expect(await subscribed('present@example.com')).toBe('subscribed')
    expect(await subscribed(customer.email)).not.toBe('subscribed')
    expect((await post('/api/ext/account-service/delete', { password }, token)).code).toBe(200)
    expect(await kept()).toEqual([])
  })

  test('the address of an account that is deleted', async () => {
    const password = 'Ett-långt-lösen-1'
    const customer = { email: 'gone@example.com', firstname: 'Åsa', lastname: 'Berg' }
    await post('/api/user/create', { customer, password })
    const { result: token } = await post('/api/user/login', { username: customer.email, password })
    await wait('OOS', customer.email)
    expect((await post('/api/ext/account-service/delete', { password }, token)).code).toBe(200)
    expect(await kept()).toEqual([])
  })
})

describe('what a customer waits for', () => {
  const WISHES = '/api/ext/back-in-stock/wishes'
  const ask = async (token?: string) =>
    (await call('GET', WISHES, undefined, token)) as { code: number; result: unknown }

  test('is told to who is logged in, the oldest first, with the store; to nobody else', async () => {
    const password = 'Ett-långt-lösen-1'
    const customer = { email: 'waits@example.com', firstname: 'Åsa', lastname: 'Berg' }
    await post('/api/user/create', { customer, password })
    const { result: token } = await post('/api/user/login', { username: customer.email, password })
    expect(await ask(token)).toMatchObject({ code: 200, result: [] })
    await wait('RACE-187', customer.email)
    await post('/dials/clock', { shiftMs: 60_000 })
    await wait('OOS', customer.email, '?storeCode=en')
    await wait('OOS')
    const wishes = [
      { sku: 'RACE-187', store: 'sv' },
      { sku: 'OOS', store: 'en' },
    ]
    expect(await ask(token)).toMatchObject({ code: 200, result: wishes })
    for (const wrong of [undefined, 'dead']) expect((await ask(wrong)).code).toBe(401)
  })
})

test.each([
  ['sv', 'https://skare.example/skidor/race?childSku=RACE%20187'],
  ['no', 'https://no.skare.example/skidor/race?childSku=RACE%20187'],
  ['en', 'https://skare.example/en/skidor/race?childSku=RACE%20187'],
] as const)('the mail of the store %s leads to the variant', (code, url) => {
  const origins = { sv: 'https://skare.example', no: 'https://no.skare.example', en: 'https://skare.example' }
  const goods = { name: 'Race', urlPath: 'skidor/race', childSku: 'RACE 187' }
  const mail = backInStockMail(goods, storeOfCode(code), JSON.stringify(origins))
  expect(mail.body).toContain(url)
  expect(mail.html).toContain(`href="${url}"`)
  expect(backInStockMail(goods, storeOfCode(code), undefined).body).not.toContain('http')
})
