import type { Page } from '@playwright/test'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

test.use({ javaScriptEnabled: false })

type Shop = Parameters<Parameters<typeof test>[2]>[0]['shop']

const places: Record<StoreCode, { zip: string; city: string }> = {
  sv: { zip: '831 30', city: 'Östersund' },
  no: { zip: '2624', city: 'Lillehammer' },
  en: { zip: '1050', city: 'København' },
}

/** From the product to the first step, as a shopper does it. */
async function openCheckout(page: Page, shop: Shop, code: StoreCode, sku = 'DEMO-SALE'): Promise<void> {
  const t = shop.t(code)
  await page.goto(shop.url(`/p/${sku}/x`, code))
  await page.getByRole('button', { name: t('product.add') }).click()
  await page.getByRole('link', { name: t('cart.checkout') }).click()
  await page.getByRole('button', { name: t('checkout.plain') }).click()
}

async function fillContact(page: Page, shop: Shop, code: StoreCode): Promise<void> {
  const t = shop.t(code)
  const { zip, city } = places[code]
  const fill = (field: Parameters<typeof t>[0], text: string) =>
    page.getByLabel(t(field), { exact: true }).first().fill(text)
  await fill('checkout.field.emailAddress', 'ingrid@example.com')
  await fill('checkout.field.phoneNumber', '070-123 45 67')
  await fill('checkout.field.firstName', 'Ingrid')
  await fill('checkout.field.lastName', 'Åström')
  await fill('checkout.field.streetAddress', 'Spårvägen 4')
  await fill('checkout.field.zipCode', zip)
  await fill('checkout.field.city', city)
}

/** Delivery as proposed, then the payment. */
async function toReview(page: Page, shop: Shop, code: StoreCode, payment: string): Promise<void> {
  const t = shop.t(code)
  await fillContact(page, shop, code)
  await page.getByRole('button', { name: t('checkout.contact.next') }).click()
  await page.locator('input[name="delivery"]:not([value$="servicepoint"])').first().check()
  await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
  await page.locator(`input[name="payment"][value="${payment}"]`).check()
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
}

const payButton = (page: Page, shop: Shop, code: StoreCode) =>
  page.getByRole('button', { name: new RegExp(`^${shop.t(code)('checkout.pay', { amount: '' }).trim()}`) })

for (const code of storeCodes) {
  test(
    `without JavaScript a shopper in ${storeViews[code].name} buys by invoice`,
    tagOf(code),
    async ({ page, shop, expectFaults }) => {
      const t = shop.t(code)
      expectFaults(/status of 400/) // what an empty form is answered with
      await openCheckout(page, shop, code)
      await page.getByRole('button', { name: t('checkout.contact.next') }).click()
      await expect(page.locator('.error-summary')).toContainText(t('errors.checkout.fields'))
      await toReview(page, shop, code, 'hosted_invoice')
      await expect(payButton(page, shop, code)).toBeVisible() // the document is there
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
      await payButton(page, shop, code).click()
      await expect(
        page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') }),
      ).toBeVisible()
      await expect(page.getByText(/^\d{9}$/)).toBeVisible()
      await expect(page.getByText(t('confirmation.invoice'))).toBeVisible()
      await expect(page.locator('.order-details')).toBeVisible()
      await page.goto(shop.url(shop.cartPath(code), code))
      await expect(page.getByText(t('cart.empty'))).toBeVisible()
    },
  )

  test(
    `without JavaScript a shopper in ${storeViews[code].name} pays at the provider’s`,
    tagOf(code),
    async ({ page, shop }) => {
      const t = shop.t(code)
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await openCheckout(page, shop, code)
      await toReview(page, shop, code, 'shop-hosted-checkout')
      await payButton(page, shop, code).click()
      await expect(page).toHaveURL(/\/hosted-checkout\/$/)
      await page.locator('input[name="method"][value="card"]').check()
      await page.locator('button[value="pay"]').click()
      await expect(
        page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') }),
      ).toBeVisible()
      await expect(page.getByText(/^\d{9}$/)).toBeVisible()
      expect(addresses.filter((address) => address.includes('ey'))).toEqual([]) // how every JWT begins
    },
  )
}

test('a payment that is cancelled leads back to the checkout: the cart and the address are as they were', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await openCheckout(page, shop, 'sv')
  await toReview(page, shop, 'sv', 'shop-hosted-checkout')
  await payButton(page, shop, 'sv').click()
  await page.locator('button[value="cancel"]').click()
  await expect(page.locator('.problem')).toContainText(t('checkout.payment.cancelled'))
  await expect(page.getByText('Spårvägen 4').first()).toBeVisible() // as it was entered
  await expect(page.locator('.order-summary').first()).toBeVisible()
  await page.locator('input[name="payment"][value="hosted_invoice"]').check()
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await payButton(page, shop, 'sv').click()
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible()
})

test.describe('with scripts that do not come', () => {
  test.use({ javaScriptEnabled: true })

  test('the checkout leads on by a form after some seconds', async ({ page, shop, expectFaults }) => {
    const t = shop.t()
    expectFaults(/Failed to load resource|failed: /) // what this test takes away
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(shop.url('/p/DEMO-SALE/x'))
    await page.getByRole('button', { name: t('product.add') }).click()
    await page.getByRole('link', { name: t('cart.checkout') }).click()
    const button = page.getByRole('button', { name: t('checkout.plain') })
    await expect(button).toBeHidden()
    await expect(button).toBeVisible({ timeout: 12_000 })
    await button.click()
    await expect(page.getByLabel(t('checkout.field.emailAddress'), { exact: true })).toBeVisible()
  })
})

test('R9.54: without JavaScript, too, the delivery has a day, and goods that a supplier sends come later', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  for (const sku of ['DEMO-SALE', 'DEMO-EXTERNAL']) {
    const isExternal = sku === 'DEMO-EXTERNAL' // added to the other
    await openCheckout(page, shop, 'sv', sku)
    await fillContact(page, shop, 'sv')
    await page.getByRole('button', { name: t('checkout.contact.next') }).click()
    const delivery = page.locator('form', { has: page.locator('input[name="delivery"]') })
    await expect(delivery).toContainText(/Framme [a-zåö]{3} \d/) // what is in the warehouse
    if (isExternal) await expect(delivery).toContainText(t('delivery.supplier'))
    else await expect(delivery).not.toContainText(t('delivery.supplier'))
  }
})
