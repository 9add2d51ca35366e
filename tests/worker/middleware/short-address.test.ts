import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

const shopper = createShopper(undefined, { LOG_REQUESTS: 'all' })
const LONG = 'abc@'.repeat(2100)

test.each([
  `/${LONG}`,
  `/sokresultat?s=${LONG}`,
  `/img/${LONG}.svg`,
  `/_data/${LONG}`,
  `/api/cart?x=${LONG}`,
])(
  'an address above 8 kB is refused before anybody is asked, with the headers of every answer: %.20s',
  async (path) => {
    const response = await shopper.get(path)
    const body = await response.text()
    expect(response.status).toBe(414)
    expect(body).not.toContain('abc@')
    expect(body.length).toBeLessThan(100)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]+$/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(upstream.calls).toEqual([])
    const [line = '{}'] = lines
    expect(JSON.parse(line)).toMatchObject({ event: 'request', status: 414 })
    expect(line.length).toBeLessThan(3000)
  },
)

test('browser code is told in JSON', async () => {
  const response = await shopper.get(`/en/api/search?q=${LONG}`)
  expect(await response.json()).toEqual({ error: { code: 'errors.tooLarge' } })
})

test.each(['/sokresultat?s=', '/img/', '/'])(
  'an address just below is answered in time: %s',
  async (path) => {
    const startedAt = performance.now()
    const response = await shopper.get((path + LONG).slice(0, 8192))
    expect(response.status).toBeLessThan(500)
    expect(performance.now() - startedAt).toBeLessThan(5000)
    for (const line of lines) expect(line.length).toBeLessThan(8000)
  },
)

test('an id that a visitor sends is not taken for the edge’s own', async () => {
  const response = await shopper.get('/healthz', { 'cf-ray': `${'x'.repeat(5000)}@example.com` })
  expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
  expect((await shopper.get('/healthz', { 'cf-ray': '8f-ARN' })).headers.get('X-Request-Id')).toBe('8f-ARN')
})
