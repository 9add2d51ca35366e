import type { Page } from '@playwright/test'
import { findFreePort } from '#tests/bench/free-port.ts'
import { goToPayment, ordersOf, payButton } from '#tests/support/checkout-steps.ts'
import { controlled, expect, hydrated, savedIn, savedPage, test } from '#tests/support/device-fixture.ts'
import { makeSecondBuild, SECOND_BUILD, startStorefront } from '#tests/support/second-storefront.ts'

/** The build of the running page; empty while it loads. */
const buildOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => JSON.parse(document.querySelector('script#boot')?.textContent ?? '').build)
    .catch(() => '')

/** An installation loads a hundred files, on a machine that runs other tests, too. */
const soon = { timeout: 30_000 }

/** As when the browser looks for a new service worker, which it does at least once a day and at each navigation. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

/** Browsers end an idle service worker after half a minute, but not while a debugger is attached, as in these tests. */
async function endIdleWorkers(page: Page): Promise<void> {
  const isWaiting = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting != null,
  )
  if (!isWaiting) return
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await browser.detach()
}

test('a new build is announced, never forced: one tab takes it, a checkout of the old build stays as it is and its order arrives', {
  tag: '@long',
}, async ({ page, context, door, doorShop: shop, isMobile, expectFaults }) => {
  test.skip(!isMobile, 'nothing here depends on the width')
  test.setTimeout(120_000)
  expectFaults(/404|assets\/order/) // the details of the order are not saved
  const t = shop.t()
  const email = `uppdatering-${Date.now()}@example.com`
  const second = await startStorefront(await findFreePort(), {}, makeSecondBuild('second-build'))
  await shop.open('/')
  await controlled(page)
  const first = await buildOf(page)
  await shop.putInCart()
  await goToPayment(page, shop, email)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  const other = await context.newPage()
  await other.goto(shop.url('/skidor'))
  await hydrated(other)
  await other.waitForTimeout(1000) // its idle work, which tells the service worker of this tab
  door.leadTo(second.port)
  await lookForUpdate(other)
  const announcement = other.locator('.notification', { hasText: t('app.newVersion') })
  await expect(announcement).toBeVisible(soon)
  expect(await buildOf(other)).toBe(first)
  await page.waitForTimeout(2000)
  await expect(page.getByText(t('app.newVersion'))).toHaveCount(0)

  await announcement.getByRole('button', { name: t('app.update') }).click()
  await other.waitForLoadState()
  await expect.poll(() => buildOf(other), soon).toBe(SECOND_BUILD)
  await hydrated(other)
  await expect(other.getByText(t('app.newVersion'))).toHaveCount(0)

  // the checkout of the old build: its files are still there, and the new build takes its order
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.getByRole('radio', { name: 'Faktura', exact: true }).check()
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await payButton(page, shop).click()
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(await ordersOf(shop, email)).toHaveLength(1)

  // when its tab is closed, the old build's files go
  const oldFiles = (await savedIn(other, 'skare-precache')).filter((file) => /[^2]\.js$/.test(file))
  expect(oldFiles.length).toBeGreaterThan(50)
  await page.getByRole('button', { name: t('confirmation.details') }).click() // never saved, and gone with the old build
  await expect(page.locator('.order-details')).toBeVisible()
  await page.close()
  await other.goto(shop.url('/'))
  await hydrated(other)
  await expect
    .poll(async () => (await savedIn(other, 'skare-precache')).filter((file) => /[^2]\.js$/.test(file)), soon)
    .toEqual([])
  second.stop()
})

test('a tab that loads the new build by itself is asked nothing: the new service worker takes over', {
  tag: '@long',
}, async ({ page, door, doorShop: shop, isMobile }) => {
  test.skip(!isMobile, 'nothing here depends on the width')
  test.setTimeout(150_000)
  const second = await startStorefront(await findFreePort(), {}, makeSecondBuild('second-build-alone'))
  await shop.open('/')
  await controlled(page)
  door.leadTo(second.port)
  await page.goto(shop.url('/skidor'))
  await hydrated(page)
  expect(await buildOf(page)).toBe(SECOND_BUILD)
  await lookForUpdate(page)
  const oldShells = async () => {
    const old = (await savedIn(page, 'skare-shells')).filter((key) => !key.endsWith(SECOND_BUILD))
    if (old.length > 0) await endIdleWorkers(page)
    return old
  }
  await expect.poll(oldShells, { timeout: 75_000, intervals: [10_000] }).toEqual([])
  await expect(page.getByText(shop.t()('app.newVersion'))).toHaveCount(0)
  second.stop()
})

test('an answer that came too late to be shown does not hold the next service worker back', {
  tag: '@long',
}, async ({ page, door, doorShop: shop, isMobile }) => {
  test.skip(!isMobile, 'nothing here depends on the width')
  test.setTimeout(120_000)
  const second = await startStorefront(await findFreePort(), {}, makeSecondBuild('second-build-late'))
  await shop.open('/skidor')
  await controlled(page)
  await savedPage(page, '/skidor')
  door.silence()
  await page.goto(shop.url('/skidor'), { waitUntil: 'commit' })
  await expect(page.locator('.product-card').first()).toBeVisible()
  door.open()
  await expect(page.locator('.offline-bar')).toBeHidden()
  door.leadTo(second.port)
  await lookForUpdate(page)
  await page.getByRole('button', { name: shop.t()('app.update') }).click(soon)
  await expect.poll(() => buildOf(page), soon).toBe(SECOND_BUILD)
  second.stop()
})
