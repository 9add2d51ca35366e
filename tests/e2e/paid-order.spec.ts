import type { Page } from '@playwright/test'
import { goToPayment } from '#tests/support/checkout-steps.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

/** A brush that no other test buys. */
const SKU = 'DEMO-NOIMAGE'
const STOCK = 40

async function payAtProvider(page: Page, shop: Shop, email: string): Promise<void> {
  const t = shop.t()
  await shop.putInCart({ sku: SKU })
  await goToPayment(page, shop, email)
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await pressPay(page, shop)
  await page
    .frameLocator(`iframe[title="${t('checkout.payment.frame')}"]`)
    .locator('[value="pay"]')
    .click()
}

const pressPay = (page: Page, shop: Shop) =>
  page.getByRole('button', { name: shop.t()('checkout.pay', { amount: '' }).trim() }).click()

test('R4.77: an order that cannot be fetched four times is there after the page has reloaded itself', async ({
  page,
  shop,
  expectFaults,
}) => {
  const t = shop.t()
  const email = `omladdad-${Date.now()}@example.com`
  await expectFaults(/502|503/)
  let attempts = 0
  await page.route('**/api/checkout/complete', async (route) => {
    attempts += 1
    if (attempts > 4) return route.continue()
    await route.fulfill({ status: 502, json: { error: { code: 'errors.order.undecided' } } })
  })
  await payAtProvider(page, shop, email)
  await expect(page.getByText(email)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('head.orderConfirmation.title'))
  expect(attempts).toBe(5)
  const orders = await shop.receivedOrders()
  const number = orders.find((order) => order.email === email)?.order_number ?? '-'
  await expect(page.getByText(number).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(number).first()).toBeVisible()
})

test('what sells out while it is paid for is told once, with what becomes of the money, and the checkout starts anew', async ({
  page,
  shop,
  expectFaults,
}) => {
  const t = shop.t()
  const email = `slutsald-${Date.now()}@example.com`
  await expectFaults(/409/)
  let attempts = 0
  await page.route('**/api/checkout/complete', async (route) => {
    attempts += 1
    await shop.setStock(SKU, 0)
    await route.continue()
  })
  try {
    await payAtProvider(page, shop, email)
    await page.waitForURL(/\/varukorg$/)
    const line = page.locator('.cart-contents li').first()
    await expect(line).toContainText(t('cart.soldOut'))
    const name = (await line.getByRole('link').first().innerText()).trim()
    await expect(page.getByText(t('errors.order.paidSoldOut', { names: name }))).toBeVisible()
    expect(attempts).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('skare:paid:sv'))).toBeNull()
    await page.goto(shop.url('/checkout#review'))
    await shop.hydrated()
    await pressPay(page, shop) // the sold-out line is still there: nothing opens
    await expect(page.getByText(t('errors.order.soldOut', { names: name }))).toBeVisible()
  } finally {
    await shop.setStock(SKU, STOCK)
  }
  await page.reload()
  await shop.hydrated()
  await pressPay(page, shop)
  await page.unroute('**/api/checkout/complete')
  await page
    .frameLocator(`iframe[title="${t('checkout.payment.frame')}"]`)
    .locator('[value="pay"]')
    .click()
  await expect(page.getByText(email)).toBeVisible({ timeout: 20_000 })
})
