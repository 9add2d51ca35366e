import { beforeEach, describe, expect, test } from 'vitest'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => {
  upstream.reset()
  clock.pass(2 * SECOND) // an answer of /readyz is kept for a second
})

const brokenStore = {
  get: async () => {
    throw new Error('KV is away')
  },
} as unknown as KVNamespace // the one method that is called

describe('/healthz', () => {
  test('says which code runs, and asks nobody', async () => {
    const response = await createShopper(undefined, { CACHE: brokenStore }).get('/healthz')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      build: 'test',
      deployment: null,
    })
    expect(upstream.calls).toEqual([])
  })

  test('fails when the settings are wrong, without a word about them to the world', async () => {
    const response = await createShopper(undefined, { ENVIRONMENT: 'production' }).get('/healthz')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('SESSION_KEYS')
  })
})

describe('/readyz', () => {
  test('says that the store and the platform answer, and how the breakers stand', async () => {
    const response = await createShopper().get('/readyz')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      status: 'ok',
      build: 'test',
      checks: { kv: 'ok', platform: 'ok' },
      breakers: { catalogue: 'closed', commerce: 'closed', content: 'closed', personalisation: 'closed' },
    })
  })

  test('is 503 when the platform is away, when it refuses all calls, when it is silent, and when the store fails', async () => {
    upstream.answer = () => {
      throw new Error('connection refused')
    }
    const away = await createShopper().get('/readyz')
    expect(away.status).toBe(503)
    expect(await away.json()).toMatchObject({ checks: { kv: 'ok', platform: 'failed' } })

    clock.pass(2 * SECOND)
    upstream.answer = () => new Response('slow down', { status: 429 })
    expect((await createShopper().get('/readyz')).status).toBe(503)

    clock.pass(2 * SECOND)
    upstream.answer = () => new Response('down', { status: 500 })
    expect((await createShopper().get('/readyz')).status).toBe(503)

    clock.pass(2 * SECOND)
    upstream.answer = () => new Promise((resolve) => setTimeout(resolve, 3000, undefined))
    const shopper = createShopper()
    expect((await shopper.get('/readyz')).status).toBe(503)
    expect(shopper.answeredMs()).toBeLessThan(2700)

    clock.pass(2 * SECOND)
    upstream.reset()
    const withoutStore = await createShopper(undefined, { CACHE: brokenStore }).get('/readyz')
    expect(await withoutStore.json()).toMatchObject({ checks: { kv: 'failed', platform: 'ok' } })
  })

  test('asks a slow platform once, however many want to know meanwhile, and all hear it', async () => {
    upstream.answer = () => new Promise((resolve) => setTimeout(resolve, 300, undefined))
    const answers = await Promise.all(Array.from({ length: 20 }, () => createShopper().get('/readyz')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(upstream.calls).toEqual(['GET /api/'])
  })

  test('does not wait for a check whose request was cut off, and shows no result of long ago', async () => {
    await createShopper().get('/readyz')
    clock.pass(60 * SECOND)
    let isLost = false
    upstream.answer = () => {
      if (isLost) throw new Error('connection refused')
      isLost = true
      return new Promise((resolve) => setTimeout(resolve, 4000, undefined)) // as good as never
    }
    const lost = createShopper().get('/readyz')
    await expect.poll(() => isLost).toBe(true)
    const shopper = createShopper()
    expect((await shopper.get('/readyz')).status).toBe(503)
    expect(shopper.answeredMs()).toBeLessThan(2700)
    await lost
  })

  test('asks the platform once a second at most', async () => {
    for (let at = 0; at < 5; at += 1) await createShopper().get('/readyz')
    expect(upstream.calls).toEqual(['GET /api/'])
  })
})
