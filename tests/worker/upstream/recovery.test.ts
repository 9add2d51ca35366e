import { beforeEach, describe, expect, test } from 'vitest'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const down = () => {
  throw new Error('connection refused')
}

const breakers = async () => {
  clock.pass(SECOND) // an answer of /readyz is kept for a second
  return (await (await createShopper().get('/readyz')).json<{ breakers: Record<string, string> }>()).breakers
}

/** A shopper with a cart, as long as the platform is well. */
async function aShopper() {
  const shopper = createShopper()
  expect((await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })).status).toBe(200)
  return shopper
}

beforeEach(async () => {
  upstream.reset()
  clock.pass(61 * SECOND) // longer than any breaker stays open
  await aShopper()
})

describe.each([2, 10])(
  'the platform is down for five seconds, and %i shoppers want their carts at once',
  (count) => {
    test('R9.6: within three seconds of its return all have them', async () => {
      const shoppers = await Promise.all(Array.from({ length: count }, aShopper))
      upstream.answer = down
      for (let at = 0; at < 8; at += 1) {
        await Promise.all(shoppers.map((shopper) => shopper.get('/api/cart')))
        clock.pass((5 * SECOND) / 8)
      }
      expect((await breakers()).commerce).not.toBe('closed')
      upstream.reset()
      clock.pass(2.5 * SECOND)
      const answers = await Promise.all(shoppers.map((shopper) => shopper.get('/api/cart')))
      expect(answers.map(({ status }) => status)).toEqual(shoppers.map(() => 200))
      expect((await breakers()).commerce).toBe('closed')
    })

    test('so they have when the request of the probe was cut off and nobody heard of it', async () => {
      const shoppers = await Promise.all(Array.from({ length: count }, aShopper))
      upstream.answer = down
      while ((await breakers()).commerce === 'closed') await shoppers[0]?.get('/api/cart')
      clock.pass(2.5 * SECOND)
      let isLost = false
      upstream.answer = () => {
        if (isLost) return undefined
        isLost = true
        return new Promise((resolve) => setTimeout(resolve, 4000, undefined)) // as good as never
      }
      const lost = createShopper().send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
      await expect.poll(() => isLost).toBe(true)
      const startedAt = performance.now()
      const answers = await Promise.all(shoppers.map((shopper) => shopper.get('/api/cart')))
      expect(answers.map(({ status }) => status)).toEqual(shoppers.map(() => 200))
      expect(performance.now() - startedAt).toBeLessThan(3000)
      await lost
    })
  },
)

test('a call that waits for a probe waits no longer than its own deadline, and is refused when the probe fails', async () => {
  const shoppers = await Promise.all([aShopper(), aShopper()])
  upstream.answer = down
  while ((await breakers()).commerce === 'closed') await shoppers[0].get('/api/cart')
  clock.pass(2.5 * SECOND)
  upstream.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    throw new Error('connection refused')
  }
  upstream.calls = []
  const answers = await Promise.all(shoppers.map((shopper) => shopper.get('/api/cart')))
  for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(502)
  expect(upstream.calls).toHaveLength(1)
})

describe('one route that is throttled', () => {
  const credentials = { email: 'nobody@example.com', password: 'wrong-password' }
  const throttled = (path: string, headers: Record<string, string>) => {
    upstream.answer = ({ url }) =>
      url.includes(path)
        ? Response.json({ code: 429, result: 'slow down' }, { status: 429, headers })
        : undefined
  }

  test('is left in peace as long as it says; carts and checkout go on', async () => {
    const shopper = await aShopper()
    throttled('/api/user/login', { 'Retry-After': '30' })
    const refused = await shopper.send('POST', '/api/user/login', credentials)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('30')
    expect((await shopper.get('/api/cart')).status).toBe(200)
    expect((await shopper.send('POST', '/api/checkout/payment-session')).status).toBe(200)
    expect((await breakers()).commerce).toBe('closed')
    upstream.reset()
    const again = await shopper.send('POST', '/api/user/login', credentials)
    expect(again.status).toBe(503)
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(20)
    expect(upstream.calls).toEqual([])
    clock.pass(30 * SECOND)
    expect((await shopper.send('POST', '/api/user/login', credentials)).status).toBeLessThan(500)
  })

  test('opens no breaker, however often it says so', async () => {
    const shopper = await aShopper()
    throttled('/api/user/login', {})
    for (let at = 0; at < 12; at += 1) await shopper.send('POST', '/api/user/login', credentials)
    expect((await breakers()).commerce).toBe('closed')
  })

  test('rests after a 503 that names a time, too; carts and checkout go on', async () => {
    const shopper = await aShopper()
    upstream.answer = ({ url }) =>
      url.includes('/api/user/login')
        ? new Response('', { status: 503, headers: { 'Retry-After': '30' } })
        : undefined
    await shopper.send('POST', '/api/user/login', credentials)
    upstream.reset()
    const again = await shopper.send('POST', '/api/user/login', credentials)
    expect([again.status, again.headers.get('Retry-After')]).toEqual([503, '30'])
    expect(upstream.calls).toEqual([])
    expect((await shopper.get('/api/cart')).status).toBe(200)
    expect((await breakers()).commerce).toBe('closed')
  })
})

describe('an extension that is down', () => {
  test.each([
    ['naming a time', { 'Retry-After': '60' }],
    ['naming none', {}],
  ])('and says so %s closes neither cart nor checkout nor another extension', async (_, headers) => {
    const shopper = await aShopper()
    upstream.answer = ({ url }) =>
      url.includes('/api/ext/gift-card/') ? new Response('', { status: 503, headers }) : undefined
    for (let at = 0; at < 8; at += 1)
      await shopper.send('POST', '/api/cart/gift-card/balance', { code: `AWAY${'ABCDEFGH'[at]}` })
    expect(await breakers()).toMatchObject({ 'gift-card': 'open', commerce: 'closed', reports: 'closed' })
    expect((await shopper.get('/api/cart')).status).toBe(200)
    expect((await shopper.send('POST', '/api/checkout/payment-session')).status).toBe(200)
  })
})

describe('an extension that the platform does not have', () => {
  const html = (status: number) =>
    new Response('<h1>no</h1>', { status, headers: { 'Content-Type': 'text/html' } })

  test.each([404, 405, 501])(
    'says so in HTML with %i: an answer, and no failure of the platform',
    async (status) => {
      const shopper = await aShopper()
      upstream.answer = ({ url }) => (url.includes('/api/ext/') ? html(status) : undefined)
      for (let at = 0; at < 8; at += 1) {
        expect((await createShopper().get(`/finns-inte-${status}-${at}`)).status).toBe(404)
        expect((await shopper.send('POST', '/api/product-views/7')).status).toBe(204)
      }
      expect((await breakers()).commerce).toBe('closed')
      expect((await shopper.get('/api/cart')).status).toBe(200)
    },
  )

  test('a cart whose route is gone is not a cart that is gone', async () => {
    const shopper = await aShopper()
    upstream.answer = ({ url }) => (url.includes('/api/cart/') ? html(404) : undefined)
    expect((await shopper.get('/api/cart')).status).toBe(502)
    upstream.reset()
    expect((await (await shopper.get('/api/cart')).json<{ lines: unknown[] }>()).lines).toHaveLength(1)
  })
})
