import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop-fixture.ts'

const hasLetters = (page: Page) => page.evaluate(() => document.fonts.check('1em "Schibsted"'))
const lettersOf = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Schibsted'))
const areKept = (page: Page) => page.evaluate(() => 'showShopFont' in window)

/** Milliseconds from the page's load to the request for its letters. */
const askedAfterLoad = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // one per document
    const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
    return (font?.startTime ?? Number.NaN) - (visit?.loadEventStart ?? Number.NaN)
  })

test.describe('where a mouse points', () => {
  test.use({ hasTouch: false, isMobile: false })

  test('the shop’s letters come when the page is here, and nothing moves', async ({ page, shop }) => {
    await page.goto(shop.url('/'))
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await expect.poll(() => lettersOf(page)).toBe(true)
    expect(await hasLetters(page)).toBe(true)
    for (const text of [heading, page.locator('.site-header button').first()])
      await expect(text).toHaveCSS('font-family', /^Schibsted,/)
    expect(await askedAfterLoad(page)).toBeGreaterThanOrEqual(0)
    expect((await heading.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0)
  })

  test('a device that lets nobody keep anything shows the shop all the same', async ({
    page,
    shop,
    expectFaults,
  }) => {
    expectFaults(/storage read SecurityError/)
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
    })
    await shop.open('/')
    await expect.poll(() => lettersOf(page)).toBe(true)
  })
})

test.describe('where fingers point', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the first page keeps its letters, and the next one brings the shop’s', async ({ page, shop }) => {
    await page.goto(shop.url('/klader'))
    await expect.poll(() => areKept(page)).toBe(true)
    expect(await askedAfterLoad(page)).toBeGreaterThanOrEqual(0)
    await shop.hydrated()
    expect(await lettersOf(page)).toBe(false)
    const text = page.locator('body')
    // a name without a file: the browser would look for it on the device, and paint later
    await expect(text).toHaveCSS('font-family', /^"Schibsted Fallback"/)
    await page.locator('.product-card a').first().click()
    await expect.poll(() => lettersOf(page)).toBe(true)
    expect(await hasLetters(page)).toBe(true)
    await expect(text).toHaveCSS('font-family', /^Schibsted,/)
  })

  test('another variant is no next page: nothing is laid out anew for it', async ({ page, shop }) => {
    await page.goto(shop.url('/p/DEMO-CONF/x'))
    await expect.poll(() => areKept(page)).toBe(true)
    await shop.hydrated()
    await page.locator('#choose-ls_skidlangd li:not(:has([data-state])) a').first().click()
    await expect(page).toHaveURL(/childSku=/)
    await expect(page.locator('#choose-ls_skidlangd [aria-current]')).toBeVisible()
    expect(await lettersOf(page)).toBe(false)
    await page.locator('.product-card a').first().click()
    await expect.poll(() => lettersOf(page)).toBe(true)
  })

  test('more of a list is no next page either', async ({ page, shop }) => {
    await page.goto(shop.url('/klader'))
    await expect.poll(() => areKept(page)).toBe(true)
    await shop.hydrated()
    const cards = page.locator('.product-card')
    const before = await cards.count()
    await page.getByRole('link', { name: shop.t()('list.loadMore') }).click()
    await expect.poll(() => cards.count()).toBeGreaterThan(before)
    expect(await lettersOf(page)).toBe(false)
  })

  test('a device that has had the letters asks for them at once', async ({ page, shop }) => {
    await page.goto(shop.url('/'))
    await expect.poll(() => areKept(page)).toBe(true)
    await page.waitForLoadState('networkidle') // with the pictures of this page
    await page.route('**/i/**', async (route) => {
      await expect.poll(() => lettersOf(page)).toBe(true) // the page's pictures wait for them
      await route.continue()
    })
    await page.goto(shop.url('/'))
    expect(await hasLetters(page)).toBe(true)
  })
})
