import type { Page } from '@playwright/test'
import { holdCode } from '#tests/support/hold-code.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

const PRESS_MS = 150

/** Watches what the browser loads by the page's rules: the outcomes, newest last, and whether it has read the rules. */
async function watchPrefetches(page: Page) {
  const watched = { outcomes: [] as string[], hasRules: false }
  const session = await page.context().newCDPSession(page)
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    expect(ruleSet.errorMessage, 'the rules are read without a complaint').toBeUndefined()
    watched.hasRules = true
  })
  session.on('Preload.prefetchStatusUpdated', ({ prefetchStatus }) => watched.outcomes.push(prefetchStatus))
  await session.send('Preload.enable')
  return watched
}

async function press(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
}

test('before React is there, a press on a link loads its document, and the click takes it', async ({
  page,
  shop,
}) => {
  const watched = await watchPrefetches(page)
  const letCodeCome = await holdCode(page)
  await page.goto(shop.url('/klader'))
  await expect.poll(() => watched.hasRules).toBe(true)
  await press(page, '.product-card a')
  await expect(page.locator('.product-page:not([aria-busy]) h1')).toBeVisible()
  await expect.poll(() => watched.outcomes.at(-1)).toBe('PrefetchResponseUsed')
  letCodeCome()
})

test('not what is one shopper’s', async ({ page, shop }) => {
  const watched = await watchPrefetches(page)
  const letCodeCome = await holdCode(page)
  await page.goto(shop.url('/klader'))
  await expect.poll(() => watched.hasRules).toBe(true)
  await press(page, '.cart-link[href*="varukorg"]')
  await expect(page).toHaveURL(/varukorg/)
  expect(watched.outcomes).toEqual([])
  letCodeCome()
})

test('once React is there, a press loads no document: the click needs none', async ({ page, shop }) => {
  const watched = await watchPrefetches(page)
  await shop.open('/klader')
  await expect.poll(() => watched.hasRules).toBe(true)
  await press(page, '.product-card a')
  await expect(page.locator('.product-page:not([aria-busy]) h1')).toBeVisible()
  expect(watched.outcomes).toEqual([])
})
