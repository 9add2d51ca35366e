import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import { builtStyles } from '#tests/support/built-styles.ts'
import type { Bindings } from '#worker/app-env.ts'
import { isolate } from '#worker/cache/isolate.ts'
import { translateFor } from '#worker/i18n/messages.ts'
import { breakerKinds } from '#worker/upstream/breakers.ts'
import { clock, DAY, SECOND } from '../support/clock.ts'
import { createShopper, openStream, upstream } from '../support/shop.ts'

const shopper = createShopper()
const decoder = new TextDecoder()

/** Listings that nobody has seen, from the menu that the isolate has, and searches that nobody has made. */
const listings = await readMenu()
const aListing = () => listings.pop() ?? fail('the menu has no more listings')
let searches = 0
const aSearch = () => `/sokresultat?s=skidor+${++searches}`

async function readMenu(): Promise<string[]> {
  const home = await (await shopper.get('/')).text()
  const [, menu = ''] = /<nav[^>]*site-menu.*?>(.*?)<\/nav>/s.exec(home) ?? []
  return [...menu.matchAll(/href="([^"?#]+)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/aktivitet/.test(path))
}

function fail(text: string): never {
  throw new Error(text)
}

/** Holds the platform's searches and URL map until they are let go. */
function holdSearches() {
  let letGo: (answer?: Response) => void = () => {}
  const held = new Promise<Response | undefined>((resolve) => {
    letGo = resolve
  })
  upstream.answer = (request) =>
    /\/(?:_search|map)$/.test(new URL(request.url).pathname)
      ? held.then((answer) => answer?.clone())
      : undefined
  return { letGo: (answer?: Response) => letGo(answer) }
}

/** What has come of a stream, and the rest of it. */
async function readFirst(response: Response) {
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no body')
  const read = async () => {
    const { value, done } = await reader.read()
    return done ? null : decoder.decode(value)
  }
  const first = `${await read()}${await read()}`
  return {
    first,
    rest: async () => {
      let text = ''
      for (let part = await read(); part !== null; part = await read()) text += part
      return text
    },
  }
}

beforeEach(() => upstream.reset())

describe('a page that the edge knows to be there', () => {
  test.each([
    ['a category', aListing, builtStyles['/first-list.css']],
    ['a search', aSearch, builtStyles['/styles.css']],
  ])('%s: its head and styles are sent before the platform has answered', async (_, toPath, styles) => {
    const { letGo } = holdSearches()
    const response = await openStream(toPath())
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    const { first, rest } = await readFirst(response)
    expect(first).toMatch(
      /^<!DOCTYPE html><html lang="sv" data-store="sv"><head><meta charSet="utf-8"\/><meta name="viewport"/,
    )
    expect(first).toContain(`<style data-href="/styles.css">${styles}</style>`)
    letGo()
    const document = first + (await rest())
    expect(document.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(document).not.toContain('<link rel="stylesheet" href="/styles.css"') // the starter adds it, as on any first visit
    expect(document.match(/charSet|name="viewport"/g)).toHaveLength(2)
    const [, nonce] = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '') ?? []
    expect(document).toContain(
      `<script type="module" src="/starter.js" data-entry="/entry.js" fetchPriority="low" nonce="${nonce}">`,
    )
    expect(document.endsWith('</body></html>')).toBe(true)
  })

  test('is the very page that comes from the cache afterwards, but for the place of its styles', async () => {
    const path = aListing()
    const { letGo } = holdSearches()
    const { first, rest } = await readFirst(await openStream(path))
    letGo()
    const sent = first + (await rest())
    upstream.reset()
    await expect.poll(async () => (await shopper.get(path)).headers.get('ETag')).toBeTruthy()
    const stored = await (await shopper.get(path)).text()
    const bare = (html: string) => html.replace(/<style.*?<\/noscript>/, '').replaceAll(/nonce="[^"]+"/g, '')
    expect(bare(sent)).toBe(bare(stored))
  })

  test('carries its data when it was made of older answers: by the time it asked for them, they are renewed', async () => {
    const path = aListing()
    const kept = vi.spyOn(isolate.data, 'set')
    await shopper.get(path)
    for (const [key] of kept.mock.calls) isolate.data.delete(key) // KV has them
    kept.mockRestore()
    clock.pass(2 * 3600 * SECOND) // a list is fresh for an hour
    const { CACHE } = env as unknown as Bindings
    const get = (key: string) => scheduler.wait(10).then(() => CACHE.get(key))
    const slow = { get, put: async () => undefined } as unknown as KVNamespace // what is called
    const another = `${path}?ls_faste=unknown` // another page of the same answers
    const response = await createShopper(undefined, { CACHE: slow }).get(another)
    expect(response.headers.get('ETag')).toBeNull() // its head went first
    expect(await response.text()).toContain('id="page">{"value":')
  })

  test('asks the platform for its products alone: no URL map, no second round trip', async () => {
    upstream.reset()
    await shopper.get(aListing())
    const asked = upstream.calls.filter((call) => !/suggest|extensions/.test(call))
    expect(asked).not.toContain('POST /api/url/map')
    expect(asked.filter((call) => call.endsWith('/product/_search')).length).toBeGreaterThan(0)
  })

  test('R8.20 R4.121: whose platform fails warns of it, and its OK leads to the whole list', async () => {
    const t = translateFor(storeViews.sv)
    const search = aSearch()
    const { letGo } = holdSearches()
    const { rest } = await readFirst(await openStream(`${search}&price=500-1000`))
    letGo(new Response('down', { status: 503 }))
    const text = await rest()
    expect(text).toContain(`<p>${t('list.unavailable')}</p>`)
    expect(text).toContain(`<a href="${search}" data-reload="" class="button">${t('list.ok')}</a>`)
  })

  test('whose platform fails says so in the page, for its status is sent', async () => {
    const { letGo } = holdSearches()
    const response = await openStream(aSearch())
    const { rest } = await readFirst(response)
    letGo(new Response('down', { status: 503 }))
    const text = await rest()
    expect(response.status).toBe(200)
    expect(text).toContain('<meta name="robots" content="noindex')
    expect(text).toMatch(/<h1[^>]*>/)
    expect(text).toMatch(/<a href="" data-reload="" class="button"/) // the same address again
    expect(text.endsWith('</body></html>')).toBe(true)
  })
})

test.each(['/search-result?s=ski', '/sokresultat/?s=ski'])(
  'R2.27: another spelling of the search redirects, though the isolate has no shell: %s',
  async (path) => {
    clock.pass(100 * DAY)
    const { letGo } = holdSearches()
    setTimeout(letGo, 100)
    const response = await openStream(path)
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/sokresultat?s=ski'])
  },
)

test('a page whose data this isolate has in memory comes whole, with its ETag', async () => {
  const path = aListing()
  await shopper.get(path)
  const whole = await shopper.get(`${path}?ls_faste=unknown`) // another page of the same data
  expect(whole.headers.get('Server-Timing')).toContain('page;dur=0;desc="miss"')
  expect(whole.headers.get('ETag')).toBeTruthy()
})

/** A busy machine may take so long; the platform may take five seconds here. */
const BUSY_MS = 4000

describe('waits for the platform as before', () => {
  const answersBeforePlatform = async (path: string, headers: HeadersInit = {}, withinMs = 100) => {
    const { letGo } = holdSearches()
    const response = openStream(path, undefined, headers)
    const early = await Promise.race([
      response,
      new Promise<null>((resolve) => setTimeout(resolve, withinMs, null)),
    ])
    letGo()
    await (await response).arrayBuffer()
    return early !== null
  }

  test.each([
    ['an address that the edge does not know', () => '/finns-inte', {}],
    ['a page behind the first: it may lead to the last', () => `${aListing()}?page=2`, {}],
    ['a crawler', aListing, { 'User-Agent': 'Googlebot/2.1' }],
    ['a script', aListing, { 'Sec-Fetch-Dest': 'empty' }],
  ])('%s', async (_, toPath, headers) => {
    expect(await answersBeforePlatform(toPath(), headers as HeadersInit)).toBe(false)
  })

  test('while the same address for a reader does not', async () => {
    expect(await answersBeforePlatform(aListing(), {}, BUSY_MS)).toBe(true)
  })

  test('everybody, until a platform that has failed answers again: then the status tells of it', async () => {
    upstream.answer = () => new Response('down', { status: 503 })
    while (breakerKinds().catalogue === 'closed') await shopper.get(aSearch())
    clock.pass(61 * SECOND) // longer than any breaker stays open: the next call is the probe
    expect(await answersBeforePlatform(aSearch())).toBe(false)
    expect(await answersBeforePlatform(aSearch(), {}, BUSY_MS)).toBe(true)
  })
})
