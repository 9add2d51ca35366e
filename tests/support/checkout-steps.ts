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
