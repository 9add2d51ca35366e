import type { Page } from '@playwright/test'
import { fillContact } from '#tests/support/checkout-steps.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

test.skip(({ isMobile }) => !isMobile, 'nothing here depends on the width')

const pointsOf = (page: Page) => page.locator('input[name="service-point"]')

/** Goes to the delivery, has the parcel sent to a service point in Östersund and goes on. */
async function choosePoint(page: Page, shop: Shop): Promise<void> {
  const t = shop.t()
  await shop.putInCart()
  await shop.open('/checkout')
  await fillContact(page, shop, { email: `ombud-${Date.now()}@example.com` })
  await page.getByRole('button', { name: t('checkout.contact.next') }).click()
  await page.locator('input[type="radio"][value*="servicepoint"]').check()
  await page.getByRole('radio', { name: 'Pressbyrån Stortorget' }).check()
  await goOn(page, shop)
}

/** From the delivery to the payment, as soon as the shop knows of it. */
async function goOn(page: Page, shop: Shop): Promise<void> {
  await page.getByRole('button', { name: shop.t()('checkout.delivery.next') }).click()
  await expect(page.getByRole('button', { name: shop.t()('checkout.payment.next') })).toBeVisible()
}

const changeStep = (page: Page, shop: Shop, step: 'contact' | 'delivery') => {
  const t = shop.t()
  const name = t('checkout.changeStep', { step: t(`checkout.${step}.title`) })
  return page.getByRole('link', { name }).click()
}

test('after a change of the address the service point is chosen anew: the parcel does not go to the former place', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await choosePoint(page, shop)
  await changeStep(page, shop, 'contact')
  await page.getByLabel(t('checkout.field.zipCode'), { exact: true }).fill('21422')
  await page.getByLabel(t('checkout.field.city'), { exact: true }).fill('Malmö')
  await page.getByRole('button', { name: t('checkout.contact.next') }).click()
  await expect(page.getByRole('radio', { name: 'Matboden Möllan' })).not.toBeChecked()
  await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
  await expect(page.getByText(t('checkout.delivery.choosePoint'))).toBeVisible()

  await page.getByRole('radio', { name: 'Matboden Möllan' }).check()
  const told = page.waitForRequest('**/api/checkout/shipping')
  await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
  expect((await told).postDataJSON().servicePointId).toBe('SE-104232')
})

test('a service point that was found elsewhere is shown first, and stays chosen when only the street changes', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await choosePoint(page, shop)
  await changeStep(page, shop, 'delivery')
  await page.getByLabel(t('checkout.field.zipCode'), { exact: true }).fill('11322')
  await page.getByRole('button', { name: t('search.submit'), exact: true }).click()
  const stockholm = page.getByRole('radio', { name: 'Pressbyrån Odenplan' })
  await stockholm.check()
  await expect(pointsOf(page)).toHaveCount(2) // both are in Stockholm
  await goOn(page, shop)
  await changeStep(page, shop, 'contact')
  await page.getByLabel(t('checkout.field.streetAddress'), { exact: true }).fill('Storgatan 1')
  await page.getByRole('button', { name: t('checkout.contact.next') }).click()
  await expect(pointsOf(page)).toHaveCount(3)
  await expect(pointsOf(page).first()).toHaveValue('SE-104229')
  await expect(stockholm).toBeChecked()
})
