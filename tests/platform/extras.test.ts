import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { call, get, post, prepareShop } from './commerce-fixture.ts'

prepareShop()

const LIST = '/api/ext/newsletter-service/subscribe'

describe('newsletter (R7.33, R7.34, R7.35)', () => {
  test('a reader comes and goes', async () => {
    const email = 'Reader@example.com'
    expect(await get(`${LIST}?email=${email}`)).toMatchObject({ code: 500 })
    expect(await post(LIST, { email })).toMatchObject({ code: 200, result: 'OK' })
    expect((await get(`${LIST}?email=reader@example.com`)).result).toBe('subscribed')
    expect(await call('DELETE', LIST, { email })).toMatchObject({ code: 200, result: 'OK' })
    expect((await get(`${LIST}?email=${email}`)).result).toBe('unsubscribed')
  })

  test('nothing is kept of who leaves and never was there', async () => {
    const email = 'stranger@example.com'
    expect(await call('DELETE', LIST, { email })).toMatchObject({ code: 200, result: 'OK' })
    const kept = env.DB.prepare('SELECT 1 FROM newsletter_subscriber WHERE email = ?').bind(email)
    expect(await kept.first()).toBeNull()
    expect(await get(`${LIST}?email=${email}`)).toMatchObject({ code: 500 })
  })

  test('who subscribes again gets the letters of the store where they did', async () => {
    const email = 'mover@example.com'
    const storeOf = () =>
      env.DB.prepare('SELECT store_id FROM newsletter_subscriber WHERE email = ?')
        .bind(email)
        .first('store_id')
    await post(LIST, { email })
    const first = await storeOf()
    await post(`${LIST}?storeCode=no`, { email })
    const second = await storeOf()
    expect(second).not.toBe(first)
    await call('DELETE', LIST, { email })
    expect(await storeOf()).toBe(second)
  })

  test('what is no e-mail is refused', async () => {
    expect(await post(LIST, { email: 'nobody' })).toMatchObject({
      code: 500,
      result: 'Invalid e-mail provided!',
    })
  })
})

describe('mail', () => {
  const mail = {
    sourceAddress: 'kund@example.com',
    targetAddress: 'kundtjanst@example.com',
    subject: 'Fråga',
    emailText: 'Hej',
  }

  test('a message with a token lands in the outbox', async () => {
    const { result: token } = await get('/api/ext/mail-service/get-token')
    expect(await post('/api/ext/mail-service/send-email', { ...mail, token })).toMatchObject({ result: 'OK' })
    const { result: mails } = await get('/dials/mails')
    expect(mails.at(-1)).toMatchObject({ kind: 'message', recipient: mail.targetAddress, subject: 'Fråga' })
  })

  test('without a token, or an address, nothing is sent', async () => {
    const send = (body: unknown) => post('/api/ext/mail-service/send-email', body)
    expect((await send(mail)).result).toBe('Email is not authorized!')
    const { result: token } = await get('/api/ext/mail-service/get-token')
    expect((await send({ ...mail, token, targetAddress: '' })).result).toBe(
      'Target email address is not provided!',
    )
    expect((await send({ ...mail, token, sourceAddress: 'x' })).result).toBe(
      'Source email address is invalid!',
    )
  })
})

describe('rewrites (R2.75, R7.69)', () => {
  const find = async (url: string) => (await post('/api/ext/url-rewrites/find', { url })).result

  test('the demo rewrites are found with and without a leading slash', async () => {
    const permanent = { type: 'custom', id: null, target_url: expect.any(String), redirectCode: 301 }
    expect(await find('gamla/langdskidor.html')).toMatchObject(permanent)
    expect(await find('/gamla/langdskidor.html')).toMatchObject(permanent)
    expect(await find('vinterrea')).toMatchObject({ redirectCode: 302 })
    expect(await find('vinterns-nyheter')).toMatchObject({ redirectCode: 0 })
  })

  test('an address without a rewrite is null', async () => {
    expect(await find('skidor')).toBeNull()
  })
})

test('product views are counted (R7.70)', async () => {
  const path = '/api/ext/reports/catalog-product-view/1754'
  expect(await post(path)).toMatchObject({ code: 200, result: true })
  await post(path)
  const row = await env.DB.prepare('SELECT views FROM product_view WHERE product_id = 1754').first()
  expect(row).toEqual({ views: 2 })
  expect((await post('/api/ext/reports/catalog-product-view/x')).code).toBe(400)
})

describe('the envelope (R7.2)', () => {
  test('any origin may call, and a preflight is answered', async () => {
    const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' }
    const answer = await app.request('/api/cart/create', { method: 'OPTIONS', headers }, env)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('an unknown path under /api is a 404 in JSON', async () => {
    expect(await get('/api/nowhere')).toEqual({ status: 404, code: 404, result: 'Not found' })
  })

  test('an exception is a 500 with its message', async () => {
    const answer = await app.request('/api/stock/check?sku=WAX', {}, { ...env, DB: null })
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ code: 500, result: expect.any(String) })
  })

  test.each([
    ['/api/ext/newsletter-service/subscribe', { email: `a@${'.'.repeat(90_000)}@` }],
    ['/api/ext/url-rewrites/find', { url: `a${'/'.repeat(90_000)}a` }],
  ])('%s answers a long text as soon as a short one', async (path, body) => {
    const startedAt = Date.now()
    await post(path, body)
    expect(Date.now() - startedAt).toBeLessThan(1000)
  })

  test('malformed JSON is a 400, a huge body a 413', async () => {
    const send = (body: string) =>
      app.request(
        '/api/user/login',
        { method: 'POST', body, headers: { 'content-type': 'application/json' } },
        env,
      )
    expect((await send('{"')).status).toBe(400)
    expect((await send('"text"')).status).toBe(400)
    expect((await send(JSON.stringify({ username: 'x'.repeat(120_000) }))).status).toBe(413)
  })
})
