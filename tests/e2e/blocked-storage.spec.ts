import type { Page } from '@playwright/test'
import { blockStorage, STORAGE_WARNING } from '#tests/support/blocked-storage.ts'
import { pressAdd } from '#tests/support/cart-steps.ts'
import {
  goToPayment,
  goToReview,
  loadedOrdering,
  ordersOf,
  payButton,
} from '#tests/support/checkout-steps.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

const pageErrors: string[] = []

test.beforeEach(async ({ page, expectFaults }) => {
  expectFaults(STORAGE_WARNING)
  pageErrors.length = 0
  page.on('pageerror', ({ message }) => pageErrors.push(message))
  await blockStorage(page)
})
test.afterEach(() => expect(pageErrors, 'no error that nobody caught').toEqual([]))

/** Opens a page and uses it a little: it stays. */
async function openAndLook(page: Page, shop: Shop, path: string): Promise<void> {
  await shop.open(path)
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

test('every page stays where the browser forbids storage', async ({ page, shop }) => {
  for (const path of ['/', '/skidor', '/klader?page=2', '/p/DEMO-SALE/x', '/onskelista', '/jamfor', '/konto'])
    await openAndLook(page, shop, path)
  await shop.searchField().fill('skate')
  await shop.searchField().press('Enter')
  await expect(page).toHaveURL(/sokresultat\?s=skate/)
  await expect(page.locator('.product-card').first()).toBeVisible()
})

test('a guest without storage fills the cart, goes to the checkout and reaches the payment', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.open('/p/DEMO-SALE/x')
  await pressAdd(page, shop)
  await expect(page.getByText(t('notices.cart.added')).first()).toBeVisible()
  await openAndLook(page, shop, '/varukorg')
  await expect(page.getByRole('link', { name: t('cart.checkout') }).first()).toBeVisible()
  await goToPayment(page, shop, 'utan-lagring@example.com')
  await expect(page.getByRole('radio', { name: 'Faktura', exact: true })).toBeVisible()
})

test('an order by invoice that the device cannot keep is sent, and the shopper is told to stay', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const email = `utan-lagring-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await payButton(page, shop).click()
  await expect(page.getByText(t('outbox.keepTab'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible({
    timeout: 20_000,
  })
  expect(await ordersOf(shop, email)).toHaveLength(1)
})

test('an order that waits in the tab alone says so, and the browser asks before the tab is closed', {
  tag: '@long',
}, async ({ page, shop, context, expectFaults }) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED/)
  const t = shop.t()
  await goToReview(page, shop, `i-fliken-${Date.now()}@example.com`)
  await loadedOrdering(page)
  await context.setOffline(true)
  await payButton(page, shop).click()
  await expect(page.getByRole('heading', { level: 1, name: t('outbox.tabTitle') })).toBeVisible()
  await expect(page.getByText(t('outbox.state.inTab'), { exact: true })).toBeVisible()
  for (const promise of ['outbox.byItself', 'outbox.shared', 'outbox.state.saved'] as const)
    await expect(page.getByText(t(promise))).toHaveCount(0)
  const isAskedBefore = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(isAskedBefore).toBe(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible({
    timeout: 20_000,
  })
  expect(await isAskedBefore()).toBe(false)
})

test('what is paid is not paid for again when its order cannot be fetched at first', {
  tag: '@long',
}, async ({ page, shop, expectFaults }) => {
  expectFaults(/502/)
  const t = shop.t()
  const email = `utan-lagring-betald-${Date.now()}@example.com`
  let sessions = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/payment-session')) sessions += 1
  })
  await page.route(
    '**/api/checkout/complete',
    (route) => route.fulfill({ status: 502, json: { error: { code: 'errors.order.undecided' } } }),
    { times: 4 },
  )
  await shop.putInCart()
  await goToPayment(page, shop, email)
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await payButton(page, shop).click()
  await page
    .frameLocator(`iframe[title="${t('checkout.payment.frame')}"]`)
    .locator('[value="pay"]')
    .click()
  await expect(page.getByText(t('errors.order.undecided'))).toBeVisible({ timeout: 20_000 })
  await payButton(page, shop).click()
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible({
    timeout: 20_000,
  })
  expect(sessions).toBe(1)
  expect(await ordersOf(shop, email)).toHaveLength(1)
})

test('a skier whom the device cannot store is advised as long as the document, and the form says so', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  await shop.open('/hitta-skidor')
  await page.getByLabel(t('skis.form.weight')).fill('75')
  await page.getByRole('button', { name: t('skis.form.show') }).click()
  await expect(page.getByText(t('skis.me.notKept'))).toBeVisible()
  await expect(page.getByText(t('skis.me.kept'))).toHaveCount(0)
  await page.locator('.product-card').filter({ hasText: 'Stjärn 50 Classic Zero' }).getByRole('link').click()
  const size = t('skis.sizeAndCamber', { cm: 200, camber: t('skis.camber.medium') })
  const product = page.locator('.product-page:not([aria-busy])') // the list stays until it is there
  await expect(product.getByText(t('skis.fits.fits', { size }))).toBeVisible()
})

test('a wishlist that the device cannot keep lives with the tab, and says so', async ({ page, shop }) => {
  const t = shop.t()
  await shop.open('/onskelista')
  await expect(page.getByText(t('saved.notKept'))).toHaveCount(1)
  await shop.open('/p/DEMO-SALE/x')
  const heart = page.getByRole('button', { name: t('save.wishlist') })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(t('saved.notKept')).first()).toBeVisible()
  await page.getByRole('link', { name: t('wishlist.open') }).click()
  await expect(page.getByRole('main').locator('.product-card')).toHaveCount(1)
  await expect(page.getByRole('main').getByText(t('saved.notKept'))).toBeVisible()
})

test('a shopper whose browser blocks cookies is told that the cart needs them', async ({ page, shop }) => {
  const t = shop.t()
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }))
  await shop.open('/p/DEMO-SALE/x')
  await pressAdd(page, shop)
  await expect(page.getByRole('dialog').getByText(t('cart.needsCookies'))).toBeVisible()
  await expect(page.getByText(t('notices.cart.added'))).toHaveCount(0)
  await page.context().clearCookies() // as if none had been kept
  await shop.open('/varukorg')
  await expect(page.getByRole('main').getByText(t('cart.needsCookies'))).toBeVisible()
})
