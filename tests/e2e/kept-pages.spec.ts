import type { Page } from '@playwright/test'
import { findChromium } from '#tests/support/chromium.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

/** Playwright turns the back/forward cache off, because a page that comes from it is not loaded. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: findChromium(), // the headless shell keeps no pages
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

interface Arrival {
  path: string
  /** Whether the browser had kept the page as it was left. */
  persisted: boolean
  /** Otherwise: why not. */
  reasons: unknown
}

/**
 * Follows a link as it is followed before React is here: another document. The page that is left is at rest: code that comes
 * while the browser keeps a page would run there, and then it is not kept.
 */
async function follow(page: Page, path: string) {
  await rest(page)
  await Promise.all([page.waitForURL(`**${path}`), page.evaluate((to) => location.assign(to), path)])
  await page.waitForLoadState()
}

/** Resolves when the page has loaded nothing for a while: `networkidle` is told once, and a press loads more after it. */
async function rest(page: Page) {
  await page.waitForLoadState('networkidle')
  const countLoaded = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  let loaded = -1
  const countMore = async () => {
    const before = loaded
    loaded = await countLoaded()
    return loaded - before
  }
  await expect.poll(countMore, { intervals: [500] }).toBe(0)
}

/** Goes back in history; what the page tells when it shows. */
async function goBack(page: Page): Promise<Arrival> {
  const from = page.url()
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect.poll(() => page.url()).not.toBe(from)
  return page.evaluate(() => (window as unknown as { arrival: Arrival }).arrival)
}

/** Puts the product of the page in the cart; resolves when the shop has confirmed it, and the device knows. */
async function addToCart(page: Page) {
  await page.locator('.buy-form button[type="submit"]').press('Enter')
  await page.waitForFunction(() => localStorage.getItem('skare:cart-badge:sv') === '1')
  await expect(page.locator('.cart-link b')).toHaveText('1')
}

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        notRestoredReasons?: unknown
      })[]
      const arrival = { path: location.pathname, persisted, reasons: entry?.notRestoredReasons ?? null }
      Object.assign(window, { arrival })
    }),
  ),
)

const kept = (path: string): Arrival => ({ path, persisted: true, reasons: null })

test('from the cart back over product and listing to the home page: every page is as it was left', async ({
  page,
  shop,
}) => {
  await shop.putInCart()
  await shop.open('/')
  await follow(page, '/klader')
  await shop.hydrated()
  const product = (await page.locator('.product-card a').first().getAttribute('href')) ?? ''
  await follow(page, product)
  await shop.hydrated()
  await follow(page, shop.cartPath('sv'))
  await shop.hydrated()
  for (const path of [product, '/klader', '/']) expect(await goBack(page)).toEqual(kept(path))
})

test('from the checkout back to the product', async ({ page, shop }) => {
  await shop.putInCart()
  await shop.open('/p/DEMO-SALE/x')
  const product = new URL(page.url()).pathname
  await follow(page, '/checkout')
  await shop.hydrated()
  expect(await goBack(page)).toEqual(kept(product))
})

test('a search that nobody has stored, whose head was sent before the rest, is kept too', {
  tag: '@long',
}, async ({ page, shop }) => {
  const word = `skidor ${Date.now()}`
  await shop.dial({ path: '/api/catalog', match: word, delayMs: 300, times: 1 })
  const answered = page.waitForResponse((response) => response.url().includes('/sokresultat'))
  await shop.open(`/sokresultat?s=${encodeURIComponent(word)}`)
  expect((await answered).headers()['cache-control']).toBe('private, no-cache') // a stream
  await follow(page, '/')
  expect(await goBack(page)).toEqual(kept('/sokresultat'))
})

test('a listing that comes back shows what has been put in the cart since', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  const badge = page.locator('.cart-link b')
  await shop.open('/klader')
  await follow(page, '/p/DEMO-SALE/x')
  await shop.hydrated()
  await expect(badge).toBeHidden()
  await addToCart(page)
  expect(await goBack(page)).toEqual(kept('/klader'))
  await expect(badge).toHaveText('1')
})

test('and so does one whose scripts never came', { tag: '@long' }, async ({ page, shop, expectFaults }) => {
  expectFaults(/hydration failed|ERR_FAILED/)
  await page.route('**/assets/entry-*.js', (route) => route.abort())
  await page.goto(shop.url('/klader'))
  const painted = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cart-badge'))
  expect(await painted()).toBe('')
  await page.unroute('**/assets/entry-*.js')
  await follow(page, '/p/DEMO-SALE/x')
  await shop.hydrated()
  await addToCart(page)
  expect(await goBack(page)).toEqual(kept('/klader'))
  expect(await painted()).toBe('"1"')
})

test('a page with a cart asks the shop: an answer may have come too late for the page that waited', {
  tag: '@long',
}, async ({ page, shop }) => {
  await shop.open('/p/DEMO-SALE/x')
  await addToCart(page)
  const product = new URL(page.url()).pathname
  await follow(page, '/klader')
  await shop.putInCart() // past the page: the device has not heard of it
  expect(await goBack(page)).toEqual(kept(product))
  await expect(page.locator('.cart-link b')).toHaveText('2')
})

test.describe('with a service worker, and the lock of the build that its pages hold', () => {
  test.use({ serviceWorkers: 'allow' })
  test('pages are kept, too', async ({ page, shop }) => {
    await shop.open('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await follow(page, '/klader')
    await shop.hydrated()
    await page.waitForFunction(async () => (await navigator.locks.query()).held?.length)
    await follow(page, '/kopguider')
    for (const path of ['/klader', '/']) expect(await goBack(page)).toEqual(kept(path))
  })
})
