import type { Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { ordersOf } from '#tests/support/checkout-steps.ts'
import { createDevice } from '#tests/support/cold-start.ts'
import { controlled, expect, open, test } from '#tests/support/device-fixture.ts'
import type { Shop } from '#tests/support/shop-fixture.ts'

test.setTimeout(180_000)

const places: Record<StoreCode, { zip: string; phone: string }> = {
  sv: { zip: '83130', phone: '070-123 45 67' },
  no: { zip: '2624', phone: '91 23 45 67' },
  en: { zip: '1050', phone: '20 12 34 56' },
}

for (const code of storeCodes) {
  test(`R1.43 R1.45 R4.54 R8.40: in ${storeViews[code].name} a cart is filled, changed and ordered without a connection after a cold start, and arrives once`, async ({
    door,
    doorShop: shop,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const t = shop.t(code)
    const email = `kallstart-${code}-${Date.now()}@example.com`
    const device = await createDevice({ viewport, isMobile, hasTouch })
    const url = (name: 'cart' | 'checkout') => shop.url(routes[name].paths[storeViews[code].language], code)
    let page = await device.start()
    await open(page, shop.url('/', code))
    await controlled(page)
    await open(page, shop.url('/p/DEMO-SALE/x', code))
    await addToCart(page)
    await expect(page.locator('.cart-link b')).toHaveText('1')
    await open(page, shop.url('/p/DEMO-NOIMAGE/x', code))
    await page.waitForFunction((key) => localStorage.getItem(key), `skare:checkout-terms:${code}`)

    door.cut()
    page = await device.start()
    await open(page, shop.url('/p/DEMO-NOIMAGE/x', code))
    await addToCart(page)
    await expect(page.getByText(t('notices.cart.keptOffline'))).toBeVisible()
    await page.goto(url('cart'))
    await expect(page.locator('.cart-line')).toHaveCount(2)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.increase') })
      .first()
      .click()
    await expect(page.getByText(t('notices.cart.keptOffline'))).toBeVisible()
    await expect(page.locator('.cart-link b')).toHaveText('3')

    await page.goto(url('checkout'))
    await fillContact(page, t, { email, ...places[code] })
    await page.locator('input[type="radio"][value*="homedelivery"]').check()
    await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
    await page.locator('input[type="radio"][value="hosted_invoice"]').check()
    await page.getByRole('button', { name: t('checkout.payment.next') }).click()
    const pay = t('checkout.pay', { amount: '' }).trim().slice(0, 14)
    await page.getByRole('button', { name: new RegExp(pay) }).click()
    await expect(page.getByText(t('outbox.notBought'))).toBeVisible({ timeout: 30_000 }) // after four attempts
    expect(await ordersOf(shop, email)).toEqual([])

    door.open()
    page = await device.start()
    await page.goto(shop.url('/', code))
    await page.mouse.move(1, 1)
    await expect(page.getByText(/\d{9}/).first()).toBeVisible({ timeout: 60_000 })
    const numbers = await ordersOf(shop, email)
    expect(numbers).toHaveLength(1)
    await expect(page.getByText(new RegExp(String(numbers[0]))).first()).toBeVisible()
    await open(page, shop.url('/', code))
    await expect(page.locator('.cart-link b')).toHaveCount(0)
    expect(await ordersOf(shop, email)).toHaveLength(1)
    await device.dispose()
  })
}

const addToCart = (page: Page) => page.locator('.buy-form button[type="submit"]').click()

async function fillContact(
  page: Page,
  t: ReturnType<Shop['t']>,
  { email, zip, phone }: { email: string; zip: string; phone: string },
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('head.checkout.title') })).toBeVisible() // not the shell any more
  await page.getByLabel(t('checkout.field.emailAddress')).fill(email)
  await page.getByLabel(t('checkout.field.phoneNumber')).fill(phone)
  await page.getByLabel(t('checkout.field.firstName')).fill('Ingrid')
  await page.getByLabel(t('checkout.field.lastName')).fill('Åström')
  await page.getByLabel(t('checkout.field.streetAddress')).fill('Spårvägen 4')
  await page.getByLabel(t('checkout.field.zipCode')).fill(zip)
  await page.getByLabel(t('checkout.field.city'), { exact: true }).fill('Östersund')
  await page.getByRole('button', { name: t('checkout.contact.next') }).click()
}
