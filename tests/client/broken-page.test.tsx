import { Children, isValidElement, type ReactNode, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageHooks } from '#client/app/page-hooks.ts'
import type { Page } from '#shared/page-data.ts'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'
import { renderPageView } from '#tests/support/render-page-view.tsx'

/** Nothing is rendered of a page; that of a brand is broken. */
vi.mock('#client/pages/index.ts', () => {
  const Broken = () => {
    throw new Error('broken')
  }
  const [sound, broken] = [Promise.resolve(() => null), Promise.resolve(Broken)]
  return {
    isPreloaded: () => false,
    pageComponent: (name: string) => (name === 'brand' ? broken : sound),
    preloadPage: async () => undefined,
  }
})
vi.mock('#client/app/layouts/layout.tsx', () => ({
  Layout: ({ page, children }: { page: Page; children: ReactNode }) =>
    page.name === 'error' ? <Failure>{children}</Failure> : children,
}))

/** Hears that what stands for a broken page comes and goes. */
const [came, went] = [vi.fn(), vi.fn()]

/** What its button does. */
let retry: (() => void) | undefined

function Failure({ children }: { children: ReactNode }) {
  const [words] = Children.toArray(children)
  if (isValidElement<{ onRetry?: () => void }>(words)) retry = words.props.onRetry
  useLayoutEffect(() => {
    came()
    return went
  }, [])
  return null
}

const pageOf = (name: string) => ({ name, data: {}, meta: {} }) as Page // nothing of it is rendered
const fetched = vi.fn<typeof fetch>()

let browser: BareBrowser
let go: (to: string) => void

beforeEach(async () => {
  vi.stubEnv('SSR', false)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  browser = createBareBrowser('/skidor')
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
  fetched.mockImplementation(async (url) => {
    const page = pageOf(String(url).includes('varumarken') ? 'brand' : 'category')
    const headers = { 'X-Build': 'this' }
    return new Response(`${JSON.stringify({ value: page, promised: [] })}\n`, { headers })
  })
  go = await renderPageView(browser, { url: '/skidor', page: pageOf('category'), build: 'this' })
  await follow('/varumarken/start')
})
afterEach(() => {
  for (const mock of [fetched, came, went]) mock.mockReset()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  pageHooks.pages = undefined
})

async function follow(url: string): Promise<void> {
  await browser.run(() => go(url))
  await browser.run(() => pageHooks.pages?.getLoaded(url))
}

test('what stands for a broken page stays until the next page is here', async () => {
  expect(came).toHaveBeenCalledOnce()
  fetched.mockImplementation(() => new Promise(() => undefined))
  await browser.run(() => go('/klader'))
  expect(went).not.toHaveBeenCalled()
})

test('the page that a broken one is left for is loaded once', async () => {
  await follow('/klader')
  await browser.run(() => pageHooks.render?.())
  expect(went).toHaveBeenCalledOnce()
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/_data/varumarken/start', '/_data/klader'])
})

test('another broken page is told in the same way', async () => {
  await follow('/varumarken/swix')
  expect(came).toHaveBeenCalledTimes(2)
  await follow('/klader')
  expect(went).toHaveBeenCalledTimes(2)
})

test('another try loads the document, where there is a connection: the code of the page may be gone with its build', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await browser.run(() => retry?.())
  expect(browser.loads).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  await browser.run(() => retry?.())
  expect(browser.loads).toEqual(['/varumarken/start'])
})
