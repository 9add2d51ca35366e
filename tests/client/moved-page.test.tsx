import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageHooks } from '#client/app/page-hooks.ts'
import { showNews } from '#client/app/service-worker/show-news.ts'
import type { Page } from '#shared/page-data.ts'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'
import { renderPageView } from '#tests/support/render-page-view.tsx'

/** Code that never comes: of the pages nothing is rendered. */
vi.mock('#client/pages/index.ts', () => ({
  isPreloaded: () => false,
  pageComponent: () => new Promise(() => undefined),
  preloadPage: () => new Promise(() => undefined),
}))

const first = {
  url: '/gammal',
  page: { name: 'category', data: {}, meta: {} } as Page, // nothing of it is rendered
  build: 'this',
}
const fetched = vi.fn<typeof fetch>()

let browser: BareBrowser
let go: (to: string) => void

beforeEach(async () => {
  vi.stubEnv('SSR', false)
  browser = createBareBrowser(first.url)
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(() => new Promise(() => undefined))
  go = await renderPageView(browser, first)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  pageHooks.pages = undefined
})

/** The answer of the shop for the first page; others are on their way. */
const answer = (headers: Record<string, string>) =>
  fetched.mockImplementation(async (url) =>
    url === `/_data${first.url}`
      ? new Response(null, { status: 204, headers })
      : new Promise(() => undefined),
  )

/** The service worker says that the first page has moved. */
const hearMoved = () =>
  browser.run(() => showNews({ type: 'pageNews', path: first.url, news: { kind: 'moved' } }))

test('a page that was shown from its saved copy and has moved is followed', async () => {
  answer({ 'X-Redirect': '/ny' })
  await hearMoved()
  expect(browser.entries).toEqual(['/ny'])
})

test('when another build answers, its document is loaded', async () => {
  answer({ 'X-Build': 'next' })
  await hearMoved()
  expect(browser.loads).toEqual([first.url])
})

test('one that has moved while the shopper went on stays where they are, and is followed when they come back', async () => {
  answer({ 'X-Redirect': '/ny' })
  await browser.run(() => go('/skidor'))
  await hearMoved()
  expect(browser.entries).toEqual([first.url, '/skidor'])
  await browser.goBack()
  expect(browser.entries).toEqual(['/ny'])
})

test('a link to a place in a page that has moved leads to that place', async () => {
  answer({ 'X-Redirect': '/ny?sort=latest' })
  await browser.run(() => go('/skidor'))
  await browser.run(() => go(`${first.url}#matt`))
  await hearMoved()
  expect(browser.entries.at(-1)).toBe('/ny?sort=latest#matt')
})

test('of pages that came with news, and nobody has visited, twenty are kept', async () => {
  const text = JSON.stringify({ value: first.page, promised: [] })
  for (let at = 0; at < 25; at += 1)
    await browser.run(() =>
      showNews({ type: 'pageNews', path: `/p/${at}/x`, news: { kind: 'changed', text } }),
    )
  const kept = (url: string) => pageHooks.pages?.getLoaded(url)
  expect(await kept('/p/5/x')).toBeUndefined()
  expect(await kept('/p/6/x')).toBeDefined()
  expect(await kept(first.url)).toBeDefined()
})

test('news that a page is as it was saved ask for no page that the shopper has not visited', async () => {
  await browser.run(() => showNews({ type: 'pageNews', path: '/klader', news: { kind: 'current' } }))
  expect(fetched).not.toHaveBeenCalled()
})
