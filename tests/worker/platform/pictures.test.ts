import { beforeEach, describe, expect, test } from 'vitest'
import { breakerKinds } from '#worker/upstream/breakers.ts'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())
const shopper = createShopper()

const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/api/user")</script></svg>'

const answerWith = (headers: Record<string, string>) => {
  upstream.answer = ({ url }) => (url.includes('/img/') ? new Response(SVG, { headers }) : undefined)
}

test('a picture that the browser has is 304; its size is told only where it is the size of the body', async () => {
  answerWith({ 'Content-Type': 'image/png', ETag: '"a1"', 'Content-Length': String(SVG.length) })
  const whole = await shopper.get('/img/10/10/fit/a.png')
  expect([whole.status, whole.headers.get('Content-Length')]).toEqual([200, String(SVG.length)])
  const again = await shopper.get('/img/10/10/fit/a.png', { 'If-None-Match': '"a1"' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('ETag')).toBe('"a1"')
  expect(again.headers.get('Content-Security-Policy')).toBe(POLICY)
  const head = await shopper.request('/img/10/10/fit/a.png', { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('Content-Type')]).toEqual([200, '', 'image/png'])
  answerWith({ 'Content-Type': 'image/svg+xml', 'Content-Encoding': 'gzip', 'Content-Length': '40' })
  expect((await shopper.get('/img/10/10/fit/a.svg')).headers.get('Content-Length')).not.toBe('40')
})

test('pictures may be shown on other sites, in mails for example; nothing else may', async () => {
  answerWith({ 'Content-Type': 'image/png' })
  const policyOf = async (path: string) =>
    (await shopper.get(path)).headers.get('Cross-Origin-Resource-Policy')
  expect(await policyOf('/img/10/10/fit/a.png')).toBe('cross-origin')
  for (const path of ['/', '/api/user', '/_data/', '/robots.txt', '/sw.js', '/healthz'])
    expect([path, await policyOf(path)]).toEqual([path, 'same-origin'])
})

describe('a picture of the image service', () => {
  test.each(['image/svg+xml', 'image/png', 'image/webp', 'IMAGE/JPEG; charset=x', 'image/avif', 'image/gif'])(
    'of type %s is passed on, as a document that runs nothing, whatever the service says',
    async (type) => {
      answerWith({
        'Content-Type': type,
        'Content-Security-Policy': 'script-src *',
        'X-Content-Type-Options': 'no',
        'Set-Cookie': 'a=b',
      })
      for (const path of ['/img/10/10/fit/a.svg', '/i/10/10/fit/a.svg']) {
        const { status, headers } = await shopper.get(path)
        expect(status).toBe(200)
        expect(headers.get('Content-Type')).toBe(type.split(';')[0]?.toLowerCase())
        expect(headers.get('Content-Security-Policy')).toBe(POLICY)
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
        expect(headers.get('Set-Cookie')).toBeNull()
      }
    },
  )

  test.each([
    ['max-age=31557600', 'public, max-age=31557600'], // contract §8.7
    ['public, max-age=60', 'public, max-age=60'],
    ['max-age=60, Private', 'max-age=60, Private'],
    ['no-store', 'no-store'],
    ['', null],
  ])('whose service says %j of its age is kept as %j', async (said, told) => {
    answerWith({ 'Content-Type': 'image/png', ...(said && { 'Cache-Control': said }) })
    const { headers } = await shopper.get('/img/10/10/fit/a.png')
    expect(headers.get('Cache-Control')).toBe(told)
  })

  test.each([
    'text/html',
    'text/xml',
    'application/xhtml+xml',
    'application/javascript',
    'image/x',
    'image/svg',
    '',
  ])('of type %j is the placeholder', async (type) => {
    answerWith(type ? { 'Content-Type': type } : {})
    const response = await shopper.get('/img/10/10/fit/a.svg')
    expect(response.headers.get('Content-Type')).toBe('image/webp')
    expect(response.headers.get('Content-Security-Policy')).toBe(POLICY)
    expect(await response.text()).toBe('placeholder')
  })
})

describe('a drawing that pages ask for in pixels', () => {
  const DRAWING = 'product/ski-classic/fjallro-vasa-85_red-front.svg'

  test('comes in pixels from a platform that draws them, and may be kept for good', async () => {
    const { status, headers } = await shopper.get(`/i/128/160/webp/${DRAWING}`)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect(headers.get('Cache-Control')).toContain('immutable')
    expect(headers.get('Content-Security-Policy')).toBe(POLICY)
    expect(upstream.calls).toEqual([`GET /img/128/160/webp/${DRAWING}`])
  })

  test('comes as it is from a stock platform, which has no such action', async () => {
    upstream.answer = ({ url }) => (url.includes('/webp/') ? new Response('{}', { status: 400 }) : undefined)
    const { headers } = await shopper.get(`/i/128/160/webp/${DRAWING}`)
    expect(headers.get('Content-Type')).toBe('image/svg+xml')
    expect(upstream.calls).toEqual([`GET /img/128/160/webp/${DRAWING}`, `GET /img/128/160/resize/${DRAWING}`])
  })

  test.each([
    [404, 'public, max-age=300'],
    [410, 'public, max-age=300'],
    [403, 'no-store'],
    [408, 'no-store'],
    [429, 'no-store'],
  ])('whose service answers %i is a placeholder with the life %j', async (status, life) => {
    upstream.answer = () => new Response(SVG, { status, headers: { 'Content-Type': 'image/svg+xml' } })
    const { headers } = await shopper.get(`/i/128/160/webp/${DRAWING}`)
    expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual(['image/webp', life])
  })

  test('R9.45 is the placeholder when there is none; while the platform is down nobody keeps it', async () => {
    const lifeAt = async (path: string) => (await shopper.get(path)).headers.get('Cache-Control')
    expect(await lifeAt('/i/128/160/webp/product/sofa/x_red-front.svg')).toBe('public, max-age=300')
    upstream.reset()
    upstream.answer = () => new Response(null, { status: 503 })
    expect(await lifeAt(`/i/128/160/webp/${DRAWING}`)).toBe('no-store')
    expect(upstream.calls).toHaveLength(1)
  })
})

test('a picture takes as long as the network: only its beginning has a deadline', async () => {
  const SLOWER_MS = 5500
  const slowly = ({ signal }: Request) =>
    new ReadableStream<Uint8Array>({
      async start(stream) {
        stream.enqueue(new Uint8Array([1]))
        await scheduler.wait(SLOWER_MS)
        if (signal.aborted) return stream.error(signal.reason) // as a connection would
        stream.enqueue(new Uint8Array([2]))
        stream.close()
      },
    })
  upstream.answer = (request) =>
    request.url.includes('/slow.webp')
      ? new Response(slowly(request), { headers: { 'Content-Type': 'image/webp' } })
      : undefined
  const response = await createShopper().get('/img/100/100/resize/slow.webp')
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2])
}, 15_000)

const refuse = () => {
  throw new Error('connection refused')
}

test.each([
  ['fails', refuse],
  ['is overloaded', () => new Response(null, { status: 503 })],
  ['refuses all calls', () => new Response(null, { status: 429 })],
])('a service that %s is left alone for a moment, and nothing else with it', async (_, answer) => {
  upstream.answer = ({ url }) => (url.includes('/img/') ? answer() : undefined)
  clock.pass(60 * SECOND)
  for (let at = 0; at < 8; at += 1) {
    const { headers } = await shopper.get(`/img/10/10/fit/${at}.png`)
    expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual(['image/webp', 'no-store'])
  }
  expect(upstream.calls).toHaveLength(5)
  expect(breakerKinds()).toMatchObject({ pictures: 'open', catalogue: 'closed', commerce: 'closed' })
  answerWith({ 'Content-Type': 'image/png' })
  clock.pass(3 * SECOND) // longer than it stays open
  expect((await shopper.get('/img/10/10/fit/a.png')).headers.get('Content-Type')).toBe('image/png')
})
