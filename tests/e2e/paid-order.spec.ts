import type { Page } from '@playwright/test'
import type { Cart } from '#shared/cart/cart.ts'
import { holdNextCall } from '#tests/support/cart-steps.ts'
import { goToPayment } from '#tests/support/checkout-steps.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

const STOCK = 40

/** To the last step, to be paid at the provider's. */
async function goToPay(page: Page, shop: Shop, email: string): Promise<void> {
  await shop.putInCart({ sku: shop.ownSku })
  await goToPayment(page, shop, email)
  await page.getByRole('button', { name: shop.t()('checkout.payment.next') }).click()
}

async function payAtProvider(page: Page, shop: Shop, email: string): Promise<void> {
  await goToPay(page, shop, email)
  await pressPay(page, shop)
  await payButtonOfProvider(page, shop).click()
}

const payButtonOfProvider = (page: Page, shop: Shop) =>
  page.frameLocator(`iframe[title="${shop.t()('checkout.payment.frame')}"]`).locator('[value="pay"]')

const payButton = (page: Page, shop: Shop) =>
  page.getByRole('button', { name: shop.t()('checkout.pay', { amount: '' }).trim() })

const pressPay = (page: Page, shop: Shop) => payButton(page, shop).click()

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

test('the order of a payment that comes when the shopper is on another page is told there', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  const email = `betald-vidare-${Date.now()}@example.com`
  const release = await holdNextCall(page, '**/api/checkout/complete', { isRefused: false })
  const asked = page.waitForRequest('**/api/checkout/complete')
  await payAtProvider(page, shop, email)
  await asked
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(shop.url('/'))
  release()
  await expect(page.getByText(t('outbox.received', { number: '' }).trim())).toBeVisible()
  await expect(page).toHaveURL(shop.url('/'))
  await page.getByRole('link', { name: t('outbox.show'), exact: true }).click()
  await expect(page.getByText(email)).toBeVisible()
})

test('an order that is refused when the shopper is on another page is told there, with the way to the cart', async ({
  page,
  shop,
  expectFaults,
}) => {
  await expectFaults(/409/)
  const t = shop.t()
  const params = { names: 'Rengöringsborste' }
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/checkout/complete', async (route) => {
    await held
    await route.fulfill({ status: 409, json: { error: { code: 'errors.order.paidSoldOut', params } } })
  })
  const asked = page.waitForRequest('**/api/checkout/complete')
  await payAtProvider(page, shop, `nekad-vidare-${Date.now()}@example.com`)
  await asked
  await page.locator('header a[href="/"]').first().click()
  await expect(page.locator('.home-page')).toBeVisible() // the address changes before
  release()
  await expect(page.getByText(t('errors.order.paidSoldOut', params))).toBeVisible()
  await page.waitForTimeout(1000) // time for what must not happen
  await expect(page).toHaveURL(shop.url('/'))
  await page.getByRole('link', { name: t('cart.open'), exact: true }).click()
  await page.waitForURL(/\/varukorg$/)
})

test('the order of an older payment leaves the cart that the shop has by now', { tag: '@long' }, async ({
  page,
  shop,
  expectFaults,
}) => {
  await expectFaults(/502/)
  let isAway = true
  await page.route('**/api/checkout/complete', (route) =>
    isAway
      ? route.fulfill({ status: 502, json: { error: { code: 'errors.order.undecided' } } })
      : route.fulfill({ json: { orderNumber: '100000102', email: 'asa.berg@example.com' } }),
  )
  await shop.open('/')
  await shop.putInCart({ sku: shop.ownSku })
  await page.evaluate(() => sessionStorage.setItem('skare:paid:sv', 'reloaded')) // the tab has paid
  await shop.open('/checkout')
  const retry = page.getByRole('main').getByRole('button', { name: shop.t()('error.retry') })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(shop.t()('errors.order.undecided'))).toBeVisible()
  await expect(page.getByText(shop.t()('checkout.contact.title'))).toHaveCount(0) // nothing asks for another payment
  isAway = false
  await retry.click()
  await page.waitForURL(/\/checkout\/tack$/)
  const stored = () => page.evaluate(() => localStorage.getItem('skare:cart:sv') ?? '')
  await expect.poll(stored).toContain(shop.ownSku)
})

test('while the provider’s page is open nothing else of the checkout can be changed', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await goToPay(page, shop, `under-betalning-${Date.now()}@example.com`)
  const change = page.getByRole('link', {
    name: t('checkout.changeStep', { step: t('checkout.contact.title') }),
  })
  await expect(change).toBeVisible()
  await pressPay(page, shop)
  await expect(payButtonOfProvider(page, shop)).toBeVisible()
  await expect(change).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('checkout.editCart') })).toHaveCount(0)
  await page.evaluate(() => {
    location.hash = '#contact'
  })
  await page.waitForTimeout(300)
  await expect(payButtonOfProvider(page, shop)).toBeVisible()
  await page.getByRole('button', { name: t('checkout.payment.cancel') }).click()
  await expect(page.getByText(t('checkout.payment.cancelled'))).toBeVisible()
})

test('the focus goes into the provider’s page, and comes back to the button that opened it', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await goToPay(page, shop, `fokus-${Date.now()}@example.com`)
  await pressPay(page, shop)
  await expect(page.locator('iframe[name="hosted-payment"]')).toBeFocused()
  await page.getByRole('button', { name: t('checkout.payment.cancel') }).click()
  await expect(payButton(page, shop)).toBeFocused()
})

test('a provider that is away leaves the way back to another payment', { tag: '@long' }, async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/502/)
  const t = shop.t()
  await goToPay(page, shop, `utan-betalsida-${Date.now()}@example.com`)
  await page.route('**/api/checkout/payment-session', (route) =>
    route.fulfill({ status: 502, json: { error: { code: 'errors.platformAway' } } }),
  )
  await pressPay(page, shop)
  await expect(page.getByText(t('errors.platformAway')).first()).toBeVisible()
  await page.getByRole('button', { name: t('checkout.payment.cancel') }).click()
  await page
    .getByRole('link', { name: t('checkout.changeStep', { step: t('checkout.payment.title') }) })
    .click()
  await expect(page.getByRole('radio', { name: 'Faktura', exact: true })).toBeVisible()
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
    await shop.setStock(shop.ownSku, 0)
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
    await shop.setStock(shop.ownSku, STOCK)
  }
  await page.reload()
  await shop.hydrated()
  await pressPay(page, shop)
  await page.unroute('**/api/checkout/complete')
  await payButtonOfProvider(page, shop).click()
  await expect(page.getByText(email)).toBeVisible({ timeout: 20_000 })
})

test('a payment that is open stays open when the connection goes and comes back', { tag: '@long' }, async ({
  page,
  shop,
  context,
  expectFaults,
}) => {
  await expectFaults(/ERR_INTERNET_DISCONNECTED|409/)
  const email = `avbrott-${Date.now()}@example.com`
  await goToPay(page, shop, email)
  await pressPay(page, shop)
  const pay = payButtonOfProvider(page, shop)
  await expect(pay).toBeVisible()
  await expect(pay).toBeInViewport()
  let sessions = 0
  await page.route('**/api/checkout/payment-session', async (route) => {
    sessions += 1
    await route.fulfill({ status: 409, json: { error: { code: 'errors.checkout.emptyCart' } } })
  })
  const pass = (ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)
  await pass(2500) // what was just asked for is not asked for again
  await context.setOffline(true)
  await context.setOffline(false)
  await pass(1000) // time for what must not happen
  expect(sessions).toBe(0)
  await pay.click()
  await expect(page.getByText(email)).toBeVisible({ timeout: 20_000 })
})

test('a cart that costs something else by now is told before it is paid for, with the sum of now', {
  tag: '@long',
}, async ({ page, shop, expectFaults }) => {
  await expectFaults(/409/)
  await goToPay(page, shop, `annat-pris-${Date.now()}@example.com`)
  const before = await payButton(page, shop).innerText()
  const { lines }: Cart = await (await page.request.get(shop.url('/api/cart'))).json()
  await page.request.patch(shop.url(`/api/cart/lines/${lines[0]?.id}`), {
    headers: { Origin: new URL(shop.url('/')).origin },
    data: { quantity: 2 },
  }) // as on another device
  await pressPay(page, shop)
  await expect(page.getByRole('main').getByText(shop.t()('errors.order.changed'))).toBeVisible()
  await expect(payButton(page, shop)).not.toHaveText(before)
  await expect(page.locator('iframe[name="hosted-payment"]')).toHaveCount(0)
  await pressPay(page, shop)
  await expect(payButtonOfProvider(page, shop)).toBeVisible()
})

test('a payment that is refused because something is gone names it before the cart shows', async ({
  page,
  shop,
  expectFaults,
}) => {
  await expectFaults(/409/)
  const params = { names: 'Rengöringsborste' }
  await goToPay(page, shop, `namnger-${Date.now()}@example.com`)
  await page.route('**/api/checkout/payment-session', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'errors.order.soldOut', params } } }),
  )
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/cart', async (route) => {
    await held // the cart shows when it has been read
    await route.continue()
  })
  await pressPay(page, shop)
  const refusal = shop.t()('errors.order.soldOut', params)
  await expect(page.getByRole('main').getByText(refusal)).toBeVisible()
  release()
  await page.waitForURL(/\/varukorg$/)
})
