import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import type { Bindings } from '#worker/app-env.ts'
import { isolate } from '#worker/cache/isolate.ts'
import { pagePolicies } from '#worker/pages/index.ts'
import { createShopper, NORWAY, openStream, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const shopper = createShopper()
const tierOf = (response: Response) =>
  /page;dur=\d+;desc="([^"]+)"/.exec(response.headers.get('Server-Timing') ?? '')?.[1]
const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1]

async function getStoredPage(path: string, visitor = shopper): Promise<Response> {
  await expect.poll(async () => tierOf(await visitor.get(path))).toBe('memory-fresh')
  return visitor.get(path)
}

describe('a kept page', () => {
  test('says that it is of one browser, what it is made of and how old it is', async () => {
    const { headers } = await getStoredPage('/sida/faq')
    expect(headers.get('Cache-Control')).toBe('private, max-age=0, must-revalidate') // its nonce is one browser's
    expect(headers.get('CDN-Cache-Control')).toBeNull()
    expect(headers.get('Cache-Tag')?.split(',')).toEqual(expect.arrayContaining(['content:pages', 'C*']))
    expect(headers.get('ETag')).toMatch(/^W\/"[0-9a-f]{32}"$/)
    expect(headers.get('Age')).toMatch(/^\d+$/)
    expect(headers.get('Vary')).toBe('Accept-Encoding')
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  test('comes by the short way with the headers of the whole way', async () => {
    await getStoredPage('/sida/faq')
    const { headers: short } = await shopper.get('/sida/faq')
    const { headers: whole } = await shopper.get('/sida/faq?utm_source=a') // an address not seen before
    const names = (headers: Headers) => [...headers.keys()].toSorted()
    expect(names(short)).toEqual(names(whole))
    for (const name of ['cache-tag', 'etag', 'content-language', 'x-frame-options', 'link', 'cache-control'])
      expect([name, short.get(name)]).toEqual([name, whole.get(name)])
  })

  test('does not remember the address of one click on an advertisement: it never comes again', async () => {
    const withoutCache = createShopper(undefined, { PAGE_CACHE: 'off' }) // the short way does not look at it
    const isShort = async (path: string) => {
      await getStoredPage(path)
      return (await withoutCache.get(path)).headers.get('Cache-Control') !== 'private, no-store'
    }
    expect(await isShort('/sida/faq')).toBe(true)
    expect(await isShort('/sida/faq?gclid=1')).toBe(false)
  })

  test('has its own nonce in every answer, in the page and in its policy, and one policy otherwise', async () => {
    await getStoredPage('/sida/faq')
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.get('/sida/faq')))
    expect(new Set(answers.map(nonceOf)).size).toBe(20)
    for (const answer of answers) expect(await answer.text()).toContain(`nonce="${nonceOf(answer)}"`)
  })

  test('is 304 for a browser that has it, without a policy: the one it has fits the nonce it has', async () => {
    const kept = await getStoredPage('/sida/faq')
    const etag = kept.headers.get('ETag') ?? ''
    for (const condition of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const response = await shopper.get('/sida/faq', { 'If-None-Match': condition })
      expect([response.status, await response.text()]).toEqual([304, ''])
      expect(response.headers.get('Content-Security-Policy')).toBeNull()
      expect(response.headers.get('ETag')).toBe(etag)
    }
    const whole = await shopper.get('/sida/faq?utm_source=304', { 'If-None-Match': etag })
    expect([whole.status, whole.headers.get('Content-Security-Policy')]).toEqual([304, null])
    expect((await shopper.get('/sida/faq', { 'If-None-Match': 'W/"other"' })).status).toBe(200)
  })

  test('is 304 in the place of a 200 only: what is not there is 404 whatever the browser has', async () => {
    const missing = await getStoredPage('/finns-inte-heller')
    expect(missing.status).toBe(404)
    for (const condition of ['*', missing.headers.get('ETag') ?? ''])
      for (const path of ['/finns-inte-heller', '/finns-inte-heller?utm_source=304']) {
        const response = await shopper.get(path, { 'If-None-Match': condition })
        expect([path, condition, response.status]).toEqual([path, condition, 404])
      }
  })

  test('names the rules by which a browser loads a document when its link is pressed; nothing else does', async () => {
    const rulesOf = async (path: string) => (await shopper.get(path)).headers.get('Speculation-Rules')
    expect(await rulesOf('/sida/faq')).toBe('"/speculation-rules.json"')
    for (const path of ['/_data/sida/faq', '/api/cart', '/robots.txt']) expect(await rulesOf(path)).toBeNull()
  })

  test('answers HEAD as GET, without a body', async () => {
    await getStoredPage('/sida/faq')
    const response = await shopper.request('/sida/faq', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('ETag')).toMatch(/^W\//)
    expect((await shopper.send('POST', '/sida/faq')).status).toBe(404)
  })

  test('is the same for every guest, whatever cookie comes along', async () => {
    const withCart = createShopper()
    await withCart.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
    const bare = async (response: Response) => (await response.text()).replaceAll(/nonce="[^"]+"/g, '')
    const [mine, other] = [await getStoredPage('/sida/faq', withCart), await createShopper().get('/sida/faq')]
    expect(await bare(mine)).toBe(await bare(other))
    expect(mine.headers.get('Set-Cookie')).toBeNull()
  })

  test('tells which tier every answer it was made of came from', async () => {
    await shopper.get('/_data/sida/terms')
    const { headers } = await shopper.get('/_data/sida/terms')
    expect(headers.get('Server-Timing')).toMatch(/data;dur=0;desc="cms memory-fresh"/)
  })

  test('tells where the stored page of its data came from', async () => {
    await getStoredPage('/sida/faq')
    const { headers } = await shopper.get('/_data/sida/faq')
    expect(headers.get('Server-Timing')).toMatch(/page;dur=\d+;desc="memory-fresh"/)
  })
})

test('two stores that live at the root never share a page', async () => {
  const [sv, no] = [await getStoredPage('/'), await getStoredPage('/', createShopper(NORWAY))]
  expect([sv.headers.get('Content-Language'), no.headers.get('Content-Language')]).toEqual([
    storeViews.sv.locale,
    storeViews.no.locale,
  ])
})

test('200 parallel visitors of a page nobody has seen make each upstream call once', async () => {
  const path = '/stavar'
  const answers = await Promise.all(Array.from({ length: 200 }, () => shopper.get(path)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([answers[0]?.status]))
  const maps = upstream.calls.filter((call) => call.includes('/api/url/map'))
  expect(maps).toHaveLength(1)
})

test('noise in the address makes no other entry, a free search stays in memory', async () => {
  const { CACHE } = env as unknown as Bindings
  const keys = async () => (await CACHE.list({ prefix: 'page2:' })).keys.length
  await getStoredPage('/sida/terms')
  const before = await keys()
  for (const path of [
    '/sida/terms?childSku=A',
    '/sida/terms?page=2&s=x',
    '/sokresultat?s=skate',
    '/finns-inte-alls',
  ])
    await shopper.get(path)
  expect(await keys()).toBe(before)
})

test.each(['/skidor?childSku=A', '/skidor?color=red&size=M', '/skidor?page=1&childSku=B'])(
  'a page that is asked for with what it ignores is made once: %s',
  async (path) => {
    await shopper.get(path)
    expect(tierOf(await shopper.get(`${path}&utm_source=a`))).toBe('memory-fresh')
  },
)

test('an unreadable entry of KV is a miss, not a failure', async () => {
  const { CACHE } = env as unknown as Bindings
  await getStoredPage('/sida/privacy')
  for (const { name, metadata } of (await CACHE.list<{ path: string }>({ prefix: 'page2:' })).keys) {
    if (metadata?.path !== '/sida/privacy') continue
    await CACHE.put(name, 'not a page')
    isolate.pages.delete(name.slice('page2:'.length))
  }
  const response = await shopper.get('/sida/privacy')
  expect([response.status, tierOf(response)]).toEqual([200, 'miss'])
})

test('a page with a part missing is nobody’s to keep', async () => {
  upstream.answer = (request) =>
    request.url.includes('/delivery/jsonapi/') ? new Response('{}', { status: 500 }) : undefined
  const response = await createShopper(NORWAY).get('/en')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(response.headers.get('CDN-Cache-Control')).toBeNull()
})

test('a stream is nobody’s to keep either: a part of it may yet fail', async () => {
  const response = await openStream('/varukorg')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  await response.body?.cancel()
})

test('every page name says how it is kept', () => {
  for (const [name, policy] of Object.entries(pagePolicies))
    expect([name, policy === null || policy.errorSeconds >= policy.freshSeconds]).toEqual([name, true])
})
