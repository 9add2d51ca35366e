import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageHooks } from '#client/app/page-hooks.ts'
import { showNews } from '#client/app/service-worker/show-news.ts'
import { readPositions } from '#client/router/positions.ts'
import type { Page } from '#shared/page-data.ts'
import { PARTIAL_LINE } from '#shared/page-format.ts'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { renderPageView } from '#tests/support/render-page-view.tsx'

/** A card on the screen; the page that it leads to begins as a preview. */
vi.mock('#client/shop-ui/product-card/shown-cards.ts', () => ({
  findShownCard: (url: string) => (url === '/stavar' ? { name: 'Stavar' } : undefined),
}))
/** Every page is there at once, and nothing is rendered of it. */
vi.mock('#client/pages/index.ts', () => {
  const component = Promise.resolve(() => null)
  return { isPreloaded: () => true, pageComponent: () => component, preloadPage: async () => undefined }
})
vi.mock('#client/app/layouts/layout.tsx', () => ({ Layout: () => null }))

const page = { name: 'category', data: {}, meta: {} } as Page // nothing of it is rendered
const [MINUTE_MS, START_MS] = [60_000, Date.UTC(2026, 10, 26)]
const fetched = vi.fn<typeof fetch>()

let browser: BareBrowser
let go: (to: string) => void

/** Starts the app in the document of a list. */
async function open(): Promise<void> {
  browser = createBareBrowser('/skidor')
  vi.stubGlobal('fetch', fetched)
  stayOnline(true)
  answer()
  go = await renderPageView(browser, { url: '/skidor', page, build: 'this' })
}

/** The shop answers, or what the device has saved. */
const answer = (headers: Record<string, string> = { 'X-Build': 'this' }) =>
  fetched.mockImplementation(
    async () => new Response(`${JSON.stringify({ value: page, promised: [] })}\n`, { headers }),
  )

const stayOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

beforeEach(async () => {
  vi.stubEnv('SSR', false)
  vi.useFakeTimers({ toFake: ['Date'], now: START_MS })
  await open()
})
afterEach(() => {
  fetched.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  pageHooks.pages = undefined
})

/** Follows a link, and waits for its page. */
async function follow(url: string): Promise<void> {
  await browser.run(() => go(url))
  await browser.run(() => pageHooks.pages?.getLoaded(url))
}

const pass = (minutes: number) => vi.setSystemTime(START_MS + minutes * MINUTE_MS)

/** The pages that the shop was asked for. */
const asked = () => fetched.mock.calls.map(([url]) => url)

describe('a page that was loaded more than five minutes ago', () => {
  test('is loaded anew when a link leads to it, once', async () => {
    await follow('/klader')
    pass(6)
    await follow('/skidor')
    await follow('/klader')
    await follow('/skidor')
    expect(asked()).toEqual(['/_data/klader', '/_data/skidor', '/_data/klader'])
  })

  test('is loaded when a link to it is about to be followed', async () => {
    await follow('/klader')
    pass(6)
    await browser.run(() => pageHooks.pages?.prefetch('/skidor'))
    expect(asked()).toEqual(['/_data/klader', '/_data/skidor'])
    await follow('/skidor')
    expect(asked()).toEqual(['/_data/klader', '/_data/skidor'])
  })

  test('is shown as it was left when the shopper goes back, or has no connection', async () => {
    await follow('/klader')
    pass(6)
    await browser.goBack()
    stayOnline(false)
    await follow('/klader')
    expect(asked()).toEqual(['/_data/klader'])
  })

  test('stays on the screen while another is on its way', async () => {
    pass(6)
    fetched.mockImplementation(() => new Promise(() => undefined))
    await browser.run(() => go('/klader'))
    await browser.run(() => go('/skidor'))
    expect(asked()).toEqual(['/_data/klader'])
  })
})

test('a younger page is shown from memory', async () => {
  await follow('/klader')
  pass(4)
  await follow('/skidor')
  expect(asked()).toEqual(['/_data/klader'])
})

test('a page is loaded anew, too, where the clock was set back since it was loaded', async () => {
  await follow('/klader')
  pass(-60)
  await follow('/skidor')
  expect(asked()).toEqual(['/_data/klader', '/_data/skidor'])
})

test('a page that this device had saved is loaded anew once there is a connection', async () => {
  stayOnline(false)
  answer({ 'X-Saved-At': new Date(START_MS).toISOString() })
  await follow('/klader')
  await follow('/skidor')
  await follow('/klader')
  expect(asked()).toEqual(['/_data/klader'])
  stayOnline(true)
  await follow('/skidor')
  await follow('/klader')
  expect(asked()).toEqual(['/_data/klader', '/_data/klader'])
})

test('a page that was loaded ahead from its saved copy is current when the network has said so, and was asked for once', async () => {
  answer({ 'X-Saved-At': new Date(START_MS).toISOString() })
  await browser.run(() => pageHooks.pages?.prefetch('/klader'))
  await browser.run(() => showNews({ type: 'pageNews', path: '/klader', news: { kind: 'current' } }))
  await follow('/klader')
  expect(await pageHooks.pages?.getLoaded('/klader')).toEqual({ kind: 'page', page, savedAt: null })
  expect(asked()).toEqual(['/_data/klader'])
})

test('R2.81: the place in a list is kept, however many of its products were looked at since it was opened', async () => {
  const tab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', memoryStorage(tab))
  for (let at = 0; at < 25; at += 1) {
    vi.stubGlobal('scrollY', 100 * at)
    await browser.hear('scroll')
    await follow(`/p/${at}/x`)
    await browser.hear('scroll')
    await follow('/skidor')
  }
  vi.stubGlobal('scrollY', 2600)
  await browser.hear('scroll')
  await browser.hear('pagehide')
  expect(readPositions().get('/skidor')).toEqual({ scrollY: 2600, link: null })
  expect(readPositions().size).toBe(20)
})

test('R2.81: where the shopper had scrolled to before the app started is a place, too', async () => {
  vi.stubGlobal('scrollY', 700) // the event was before
  await open()
  await follow('/klader')
  await browser.goBack()
  expect(browser.scrollTo).toHaveBeenLastCalledWith(0, 700)
})

describe('R2.81: the place in a page', () => {
  const scrollTo = async (scrollY: number) => {
    vi.stubGlobal('scrollY', scrollY)
    await browser.hear('scroll')
  }

  test('is found again where a filter was chosen there, and nothing was scrolled since', async () => {
    await scrollTo(700)
    await follow('/skidor?ls_brand=311')
    await follow('/klader')
    await browser.goBack()
    expect(browser.scrollTo).toHaveBeenLastCalledWith(0, 700)
  })

  test('is the top where a link led to it again, and nothing was scrolled since', async () => {
    await scrollTo(700)
    await follow('/klader')
    await scrollTo(0)
    await follow('/skidor')
    await follow('/klader')
    await browser.goBack()
    expect(browser.scrollTo).toHaveBeenLastCalledWith(0, 0)
  })
})

test('another search begins at the top of its results; the same with a filter stays where it is', async () => {
  await follow('/sokresultat?s=skor')
  vi.mocked(browser.scrollTo).mockClear()
  await follow('/sokresultat?s=skor&ls_brand=311')
  expect(browser.scrollTo).not.toHaveBeenCalled()
  await follow('/sokresultat?s=vantar&ls_brand=311')
  expect(browser.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('a page that failed when the shopper had gone on is loaded anew when a link leads to it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValue(promise)
  await browser.run(() => go('/klader'))
  await follow('/skidor')
  await browser.run(() => resolve(new Response('', { status: 503, headers: { 'X-Build': 'this' } })))
  answer()
  await follow('/klader')
  expect(asked()).toEqual(['/_data/klader', '/_data/klader'])
})

test('of two tries to load a page, the one that fails late does not take away the page that the other has brought', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const tries = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const
  for (const { promise } of tries) fetched.mockReturnValueOnce(promise)
  const reload = () => pageHooks.pages?.reload('/klader')
  const [early, late] = [reload(), reload()]
  const lines = `${JSON.stringify({ value: page, promised: [] })}\n`
  tries[1].resolve(new Response(lines, { headers: { 'X-Build': 'this' } }))
  await browser.run(() => late)
  tries[0].resolve(new Response('', { status: 503, headers: { 'X-Build': 'this' } }))
  await browser.run(() => early)
  expect(await pageHooks.pages?.getLoaded('/klader')).toMatchObject({ kind: 'page' })
})

test('a page whose connection broke before its last part is loaded anew when a link leads to it', async () => {
  const head = `${JSON.stringify({ value: page, promised: ['data.related'] })}\n`
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  fetched.mockResolvedValue(new Response(readable, { headers: { 'X-Build': 'this' } }))
  await browser.run(() => go('/klader'))
  await browser.run(() => writer.write(new TextEncoder().encode(head)))
  await browser.run(() => writer.abort(new TypeError('network error')).catch(() => undefined))
  answer()
  await follow('/skidor')
  await follow('/klader')
  expect(asked()).toEqual(['/_data/klader', '/_data/klader'])
})

test('a page of which a part has failed at the shop is loaded anew when a link leads to it', async () => {
  const lines = [JSON.stringify({ value: page, promised: [] }), PARTIAL_LINE, '']
  fetched.mockResolvedValue(new Response(lines.join('\n'), { headers: { 'X-Build': 'this' } }))
  await follow('/klader')
  answer()
  await follow('/skidor')
  await follow('/klader')
  expect(asked()).toEqual(['/_data/klader', '/_data/klader'])
})

test('a page of which a part has failed, and that was loaded ahead, is loaded once, also where the page before began as a preview', async () => {
  await follow('/stavar')
  const lines = [JSON.stringify({ value: page, promised: [] }), PARTIAL_LINE, '']
  fetched.mockResolvedValue(new Response(lines.join('\n'), { headers: { 'X-Build': 'this' } }))
  await browser.run(() => pageHooks.pages?.prefetch('/klader'))
  await follow('/klader')
  expect(asked()).toEqual(['/_data/stavar', '/_data/klader'])
})
