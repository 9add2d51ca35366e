import type { Page } from '@playwright/test'
import { goToPayment } from '#tests/support/checkout-steps.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

test('R1.43 R1.44 R4.80 R4.86 R4.87 R8.40: an order placed without a connection waits on the device and is made once when it is back', async ({
  page,
  shop,
  context,
  isMobile,
  expectFaults,
}) => {
  test.skip(!isMobile, 'one journey, on the phone')
  expectFaults(/ERR_INTERNET_DISCONNECTED/)
  const t = shop.t()
  const email = `utan-nat-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await context.setOffline(true)
  await expect(page.getByText(t('notices.order.offline'))).toBeVisible()
  await pay(page, shop)

  await expect(page.getByRole('heading', { level: 1, name: t('outbox.title') })).toBeVisible()
  await expect(page.getByText(t('outbox.offline'))).toBeVisible()
  await expect(page.getByText(t('outbox.notBought'))).toBeVisible()
  expect(await ordersOf(shop, email)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible({
    timeout: 20_000,
  })
  const number = /\d{9}/.exec(await page.getByRole('main').innerText())?.[0]
  expect(await ordersOf(shop, email)).toEqual([number])

  await page.reload()
  await shop.hydrated()
  await expect(page.getByText(number ?? '-')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('skare:outbox'))).toBeNull()
  expect(await ordersOf(shop, email)).toEqual([number])
})

test('R4.85 R4.88 R8.39: an order that the shop cannot take after four attempts is queued and outlives the tab; a day later the shopper is asked, and it arrives once', async ({
  page,
  shop,
  context,
  isMobile,
  expectFaults,
}) => {
  test.skip(!isMobile, 'one journey, on the phone')
  expectFaults(/502|503/)
  const t = shop.t()
  const email = `i-ko-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await shop.dial({ path: '/api/order', match: email, status: 500, times: 4 })
  await pay(page, shop)
  await expect(page.getByText(t('checkout.attempt', { attempt: 2, of: 4 }))).toBeVisible()
  await expect(page.getByText(t('errors.order.queued'))).toBeVisible({ timeout: 20_000 })
  expect(await ordersOf(shop, email)).toEqual([])
  await page.close()

  const later = await context.newPage()
  await later.clock.setSystemTime(Date.now() + 25 * 3_600_000)
  await later.goto(shop.url('/'))
  await later.mouse.move(1, 1)
  const dialog = later.getByRole('dialog', { name: t('outbox.askTitle') })
  await expect(dialog).toBeVisible()
  expect(await ordersOf(shop, email)).toEqual([])
  await dialog.getByRole('button', { name: t('outbox.sendNow') }).click()
  await expect(later.getByText(/Vi har tagit emot din beställning. \d{9}/)).toBeVisible({ timeout: 20_000 })
  await expect(dialog).toBeHidden()
  expect(await ordersOf(shop, email)).toHaveLength(1)
})

/** The numbers of a shopper's orders at the platform. */
const ordersOf = async (shop: Shop, email: string) =>
  (await shop.receivedOrders()).filter((order) => order.email === email).map((order) => order.order_number)

const pay = (page: Page, shop: Shop) => {
  const name = new RegExp(shop.t()('checkout.pay', { amount: '' }).trim().slice(0, 14))
  return page.getByRole('button', { name }).click()
}

/** To the last step, paying by invoice; all that it needs without a connection is there. */
async function goToReview(page: Page, shop: Shop, email: string): Promise<void> {
  const t = shop.t()
  await page.request.post(shop.url('/api/cart/lines'), {
    data: { sku: 'DEMO-SALE', quantity: 1 },
    headers: { Origin: new URL(shop.url('/')).origin },
  })
  await goToPayment(page, shop, email)
  await page.getByRole('radio', { name: 'Faktura', exact: true }).check()
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await page.waitForLoadState('networkidle')
}
