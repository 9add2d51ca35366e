import { register } from '#tests/support/account-steps.ts'
import { holdNextCall } from '#tests/support/cart-steps.ts'
import { goToReview, ordersOf, payButton } from '#tests/support/checkout-steps.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

test('an address that is changed and left with the browser’s Back is not reviewed before it is confirmed', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await goToReview(page, shop, `back-${Date.now()}@example.com`)
  await expect(payButton(page, shop)).toBeVisible()
  await page
    .getByRole('link', { name: t('checkout.changeStep', { step: t('checkout.contact.title') }) })
    .click()
  await page.getByLabel(t('checkout.field.streetAddress'), { exact: true }).fill('Storgatan 1')
  await page.goBack()
  await expect(page.getByRole('button', { name: t('checkout.delivery.next') })).toBeVisible()
  await expect(payButton(page, shop)).toBeHidden()
  await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await expect(payButton(page, shop)).toBeVisible()
  await expect(page.getByText('Storgatan 1')).toBeVisible()
})

test('a customer’s order says whose it is, also when the page was loaded anew at its last step', async ({
  page,
  shop,
}) => {
  const email = `kund-${Date.now()}@example.com`
  await register(page, shop, email)
  await goToReview(page, shop, email)
  await page.reload()
  await expect(payButton(page, shop)).toBeVisible()
  const sent = page.waitForRequest('**/api/checkout/order')
  await payButton(page, shop).click()
  expect((await sent).postDataJSON().customerId).toBeGreaterThan(0)
})

test('an order that is made when the shopper is on another page is told there, once', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  const email = `gatt-vidare-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  const release = await holdNextCall(page, '**/api/checkout/order', { isRefused: false })
  const sent = page.waitForRequest('**/api/checkout/order')
  await payButton(page, shop).click()
  await sent
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(shop.url('/'))
  release()
  await expect(page.getByText(t('outbox.received', { number: '' }).trim())).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(shop.url('/'))
  await expect(page.getByText(t('outbox.received', { number: '' }).trim())).toHaveCount(1)
  await page.getByRole('link', { name: t('outbox.show'), exact: true }).click()
  const [number = '-'] = await ordersOf(shop, email)
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible()
})

test('R3.32 a company’s VAT number is asked for with the company, checked, and shown with the order', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const email = `firma-${Date.now()}@example.com`
  await register(page, shop, email)
  await goToReview(page, shop, email)
  await page
    .getByRole('link', { name: t('checkout.changeStep', { step: t('checkout.contact.title') }) })
    .click()
  await page.getByText(t('checkout.more')).click()
  const number = page.getByLabel(t('checkout.field.taxId'))
  await page.getByLabel(t('checkout.field.company')).fill('Berg AB')
  await number.fill('SE')
  await number.blur()
  await expect(page.getByText(t('errors.field.taxId', { example: 'SE556677889901' })).first()).toBeVisible()
  await number.fill('se556677889901')
  await page.getByRole('button', { name: t('checkout.contact.next') }).click()
  await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await payButton(page, shop).click()
  await expect(page.getByText('SE556677889901')).toBeVisible()
})

test('another country takes back the delivery that was chosen, and its price', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  const t = shop.t('en')
  await goToReview(page, shop, `abroad-${Date.now()}@example.com`, { code: 'en', sku: 'DEMO-LOW' })
  const summary = page.locator('.checkout-columns .cart-totals').first()
  await expect(summary).not.toContainText(t('cart.totalBeforeDelivery'))
  await page
    .getByRole('link', { name: t('checkout.changeStep', { step: t('checkout.contact.title') }) })
    .click()
  await page.getByLabel(t('checkout.field.country'), { exact: true }).first().selectOption('DE')
  await page.getByLabel(t('checkout.field.zipCode'), { exact: true }).first().fill('10115')
  await page.getByRole('button', { name: t('checkout.contact.next') }).click()
  await expect(page.locator('input[type="radio"][name="delivery"]').first()).toBeVisible()
  await expect(summary).toContainText(t('cart.totalBeforeDelivery'))
})

test('an order that is refused for its way to pay leads back to the payment, with those that are left', {
  tag: '@long',
}, async ({ page, shop, expectFaults }) => {
  expectFaults(/409/)
  const t = shop.t()
  const email = `utan-faktura-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  const totals = { grand_total: 0, subtotal: 0, subtotal_incl_tax: 0 } // the cart says them
  const result = { payment_methods: [{ code: 'cashondelivery', title: 'Postförskott' }], totals }
  await shop.dial({ path: '/api/cart/shipping-information', match: email, body: { code: 200, result } })
  const refusal = 'Error placing an order. The requested Payment Method is not available.'
  await shop.dial({
    path: '/api/order',
    match: email,
    status: 500,
    body: { code: 500, result: refusal },
    times: 1,
  })
  await payButton(page, shop).click()
  await expect(page.getByText(t('errors.order.paymentGone'))).toBeVisible()
  await expect(page.locator('input[value="hosted_invoice"]')).toHaveCount(0)
  await page.locator('input[value="cashondelivery"]').check()
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await payButton(page, shop).click()
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible()
  expect(await ordersOf(shop, email)).toHaveLength(1)
  await shop.resetDials()
})
