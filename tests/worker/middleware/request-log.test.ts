import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShippingMethod } from '#shared/api/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

let lines: string[] = []

beforeEach(() => {
  upstream.reset()
  lines = []
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => {
      lines.push(line)
    })
  }
})
afterEach(() => vi.restoreAllMocks())

const requestLines = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event === 'request')

describe('the line of a request', () => {
  test('is one, and says what became of it', async () => {
    const settings = { LOG_REQUESTS: 'all', TWO_STAGE_LISTS: 'off' } // the line tells nothing of what goes on behind it
    const response = await createShopper(undefined, settings).get('/skidor?sort=latest')
    expect(requestLines()).toEqual([
      {
        level: 'info',
        event: 'request',
        requestId: response.headers.get('X-Request-Id'),
        method: 'GET',
        path: '/skidor',
        route: '/*',
        page: 'category',
        store: 'sv',
        status: 200,
        ms: expect.any(Number),
        cache: expect.stringMatching(/^(?:miss|stream)$/), // a busy machine streams
        upstreamCalls: expect.any(Number),
        upstreamMs: expect.any(Number),
      },
    ])
    expect(requestLines()[0]?.upstreamCalls).toBe(upstream.calls.length)
  })

  test('names the tier of a kept page and the route of an API call', async () => {
    const shopper = createShopper(undefined, { LOG_REQUESTS: 'all' })
    await shopper.get('/')
    lines = []
    await shopper.get('/')
    await shopper.send('PATCH', '/api/cart/lines/17', { quantity: 1 })
    expect(requestLines()).toMatchObject([
      { cache: 'memory-fresh', upstreamCalls: 0 },
      { method: 'PATCH', path: '/api/cart/lines/17', route: '/api/cart/lines/:id' },
    ])
  })

  test('names no e-mail address that stands in the path', async () => {
    await createShopper(undefined, { LOG_REQUESTS: 'all' }).get('/avsluta/ingrid.astrom@example.com')
    expect(requestLines()).toMatchObject([{ path: expect.stringContaining('[email]') }])
    expect(lines.join('\n')).not.toContain('ingrid.astrom')
  })

  test('with LOG_REQUESTS=errors only failures write one', async () => {
    const shopper = createShopper(undefined, { LOG_REQUESTS: 'errors' })
    await shopper.get('/')
    upstream.answer = () => {
      throw new Error('connection refused')
    }
    await shopper.get('/p/DEMO-CONF/x')
    expect(requestLines()).toMatchObject([{ level: 'error', status: 502, path: '/p/DEMO-CONF/x' }])
  })
})

test('a whole purchase writes nothing of the shopper, of the cart or of the session into the log', async () => {
  const shopper = createShopper(undefined, { LOG_REQUESTS: 'all' })
  const secrets = new Set([
    'ingrid.astrom@example.com',
    '070-123 45 67',
    '0701234567',
    'Spårvägen 4',
    'Åström',
  ])
  upstream.answer = ({ url }) => {
    const { searchParams, pathname } = new URL(url)
    for (const id of [searchParams.get('cartId'), /init\/([^/]+)/.exec(pathname)?.[1]])
      if (id) secrets.add(id)
    return undefined
  }
  const contact = { emailAddress: 'ingrid.astrom@example.com', phoneNumber: '070-123 45 67' }
  const address = {
    firstName: 'Ingrid',
    lastName: 'Åström',
    streetAddress: 'Spårvägen 4',
    zipCode: '831 30',
    city: 'Östersund',
    country: 'SE',
  }
  const added = await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  secrets.add((added.headers.get('Set-Cookie') ?? '').split(/[=;]/)[1] ?? '')
  await shopper.send('POST', '/api/cart/gift-card', { code: 'GK-500' })
  await shopper.send('POST', '/api/newsletter', { email: 'ingrid.astrom@example.com' })
  const asked = await shopper.send('POST', '/api/checkout/shipping-methods', { address })
  const { methods } = await asked.json<{ methods: ShippingMethod[] }>()
  const { carrierCode, methodCode } = methods.find(({ needsServicePoint }) => !needsServicePoint) ?? {}
  await shopper.send('POST', '/api/checkout/shipping', { contact, address, carrierCode, methodCode })
  const session = await shopper.send('POST', '/api/checkout/payment-session')
  expect(session.status).toBe(200)
  upstream.answer = () =>
    Response.json({ code: 400, result: 'ingrid.astrom@example.com, cartId = 17' }, { status: 400 })
  await shopper.send('POST', '/api/checkout/complete')
  await shopper.send('POST', '/api/newsletter', { email: 'ingrid.astrom@example.com' })

  const log = lines.join('\n')
  expect(requestLines().length).toBeGreaterThanOrEqual(8)
  expect(secrets.size).toBeGreaterThan(6)
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(session.headers.get('Server-Timing')).toContain('/init/id')
})
