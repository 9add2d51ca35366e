import type { Locator, Page } from '@playwright/test'
import type { StoreCode } from '#shared/store-views.ts'
import { expect, type Shop } from './shop-fixture.ts'

interface Buyer {
  email: string
  code?: StoreCode
}

/** Contact details that each store takes. */
export const buyers: Record<StoreCode, { zip: string; phone: string }> = {
  sv: { zip: '83130', phone: '070-123 45 67' },
  no: { zip: '2624', phone: '900 12 345' },
  en: { zip: '1050', phone: '+45 12 34 56 78' },
}

/** Fills in the fields of the checkout's first step. */
export async function fillContact(page: Page, shop: Shop, { email, code = 'sv' }: Buyer): Promise<void> {
  const t = shop.t(code)
  // the page before stays until the checkout is there, and its footer asks for an email too
  await expect(page.getByRole('heading', { level: 1, name: t('head.checkout.title') })).toBeVisible()
  const { zip, phone } = buyers[code]
  const texts = {
    emailAddress: email,
    phoneNumber: phone,
    firstName: 'Ingrid',
    lastName: 'Åström',
    streetAddress: 'Spårvägen 4',
    zipCode: zip,
    city: 'Östersund',
  }
  for (const field of [
    'emailAddress',
    'phoneNumber',
    'firstName',
    'lastName',
    'streetAddress',
    'zipCode',
    'city',
  ] as const)
    await page.getByLabel(t(`checkout.field.${field}`), { exact: true }).fill(texts[field])
}

/** Goes on to the delivery and has the goods brought home, which needs no pickup point. */
export async function chooseDelivery(page: Page, shop: Shop, code: StoreCode = 'sv'): Promise<void> {
  const t = shop.t(code)
  await page.getByRole('button', { name: t('checkout.contact.next') }).click()
  await page.locator('input[type="radio"][value*="homedelivery"]').check()
  await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
}

/** From the checkout's door to its payment step, as a guest. */
export async function goToPayment(page: Page, shop: Shop, email: string, code?: StoreCode): Promise<void> {
  await shop.open('/checkout', code)
  await fillContact(page, shop, { email, code })
  await chooseDelivery(page, shop, code)
}

/** With goods in the cart, skis by default, to the last step, paying by invoice; all that it needs without a connection is there. */
export async function goToReview(
  page: Page,
  shop: Shop,
  email: string,
  { code, sku }: { code?: StoreCode; sku?: string } = {},
): Promise<void> {
  await shop.putInCart(sku ? { sku } : undefined, code)
  await goToPayment(page, shop, email, code)
  await page.locator('input[type="radio"][value="hosted_invoice"]').check()
  await page.getByRole('button', { name: shop.t(code)('checkout.payment.next') }).click()
  await page.waitForLoadState('networkidle')
}

/** Waits until the checkout has loaded all that an order needs when the connection goes away. */
export const loadedOrdering = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const files = ['/order-confirmation-page-', '/outbox-watch-', '/waiting-orders-']
    return files.every((file) => loaded.some((name) => name.includes(file)))
  })

/** The button that orders, whatever the sum. */
export const payButton = (page: Page, shop: Shop, code?: StoreCode): Locator => {
  const name = new RegExp(shop.t(code)('checkout.pay', { amount: '' }).trim().slice(0, 14))
  return page.getByRole('button', { name })
}

/** The numbers of a shopper's orders at the platform. */
export const ordersOf = async (shop: Shop, email: string): Promise<string[]> =>
  (await shop.receivedOrders()).filter((order) => order.email === email).map((order) => order.order_number)
