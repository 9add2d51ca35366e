import type { Page } from '@playwright/test'
import type { Shop } from './shop-fixture.ts'

/** From the checkout's door to its payment step, as a guest in Sweden who has the goods brought home. */
export async function goToPayment(page: Page, shop: Shop, email: string): Promise<void> {
  const t = shop.t()
  await shop.open('/checkout')
  await page.getByLabel(t('checkout.field.emailAddress')).fill(email)
  await page.getByLabel(t('checkout.field.phoneNumber')).fill('070-123 45 67')
  await page.getByLabel(t('checkout.field.firstName')).fill('Ingrid')
  await page.getByLabel(t('checkout.field.lastName')).fill('Åström')
  await page.getByLabel(t('checkout.field.streetAddress')).fill('Spårvägen 4')
  await page.getByLabel(t('checkout.field.zipCode')).fill('83130')
  await page.getByLabel(t('checkout.field.city'), { exact: true }).fill('Östersund')
  await page.getByRole('button', { name: t('checkout.contact.next') }).click()
  await page.locator('input[type="radio"][value*="homedelivery"]').check()
  await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
}

/** To the last step, paying by invoice; all that it needs without a connection is there. */
export async function goToReview(page: Page, shop: Shop, email: string): Promise<void> {
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

/** Presses the button that orders. */
export const pay = (page: Page, shop: Shop): Promise<void> => {
  const name = new RegExp(shop.t()('checkout.pay', { amount: '' }).trim().slice(0, 14))
  return page.getByRole('button', { name }).click()
}

/** The numbers of a shopper's orders at the platform. */
export const ordersOf = async (shop: Shop, email: string): Promise<string[]> =>
  (await shop.receivedOrders()).filter((order) => order.email === email).map((order) => order.order_number)
