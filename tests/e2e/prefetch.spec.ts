import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop-fixture.ts'

test.skip(({ isMobile }) => isMobile, 'a mouse hovers')

/** Idle work has begun when it has added hearts to the cards. */
const idle = (page: Page) => expect(page.locator('.product-card button').first()).toBeVisible()

const dataOf = (page: Page) => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_data')) paths.push(pathname)
  })
  return paths
}

test('a card under the pointer is loaded before the click, which then needs no network', async ({
  page,
  shop,
}) => {
  await shop.open('/klader')
  await idle(page)
  const asked = dataOf(page)
  const link = page.locator('.product-card a').first()
  const href = await link.getAttribute('href')
  const answered = page.waitForResponse((response) => response.url().includes(`/_data${href}`))
  await link.hover()
  await (await answered).finished()
  await page.route('**/_data/**', (route) => route.abort())
  await link.click()
  await expect(page.locator('.product-page:not([aria-busy]) h1')).toBeVisible()
  expect(asked).toEqual([`/_data${href}`])
})

test('a prefetch that fails leaves no trace: the click asks again', async ({ page, shop, expectFaults }) => {
  expectFaults(/_data|ERR_FAILED/)
  await shop.open('/klader')
  await idle(page)
  const link = page.locator('.product-card a').nth(1)
  let isBroken = true
  await page.route('**/_data/**', (route) => (isBroken ? route.abort() : route.continue()))
  const failed = page.waitForEvent('requestfailed')
  await link.hover()
  await failed
  isBroken = false
  await link.click()
  await expect(page.locator('.product-page:not([aria-busy]) h1')).toBeVisible()
})

for (const connection of [{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }])
  test(`${JSON.stringify(connection)}: nothing is loaded that nobody has asked for`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await shop.open('/klader')
    await idle(page)
    const asked = dataOf(page)
    await page.locator('.product-card a').first().hover()
    await page.waitForTimeout(400)
    expect(asked).toEqual([])
  })
