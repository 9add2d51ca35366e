import { type StoreCode, storeViews } from '#shared/store-views.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

const buyers: Partial<Record<StoreCode, { zip: string; phone: string }>> = {
  sv: { zip: '83130', phone: '070-123 45 67' },
  en: { zip: '1050', phone: '+45 12 34 56 78' },
}

for (const [code, { zip, phone }] of Object.entries(buyers) as [StoreCode, { zip: string; phone: string }][]) // keys of the table above
  test(`R4.70: a gift card is bought in ${storeViews[code].name} without a word of delivery`, async ({
    page,
    shop,
  }) => {
    const t = shop.t(code)
    const email = `gava-${code}-${Date.now()}@example.com`
    await page.request.post(shop.url('/api/cart/lines', code), {
      data: { sku: 'DEMO-GIFTCARD', quantity: 1 },
      headers: { Origin: new URL(shop.url('/', code)).origin },
    })
    await shop.open(shop.cartPath(code), code)
    await expect(page.getByText(t('cart.total'))).toBeVisible()
    await expect(page.getByText(t('cart.delivery'), { exact: true })).toHaveCount(0)

    await shop.open('/checkout', code)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(headings(t))
    for (const [field, text] of Object.entries({
      emailAddress: email,
      phoneNumber: phone,
      firstName: 'Ingrid',
      lastName: 'Åström',
      streetAddress: 'Spårvägen 4',
      zipCode: zip,
      city: 'Östersund',
    } as const))
      await page
        .getByLabel(t(`checkout.field.${field as 'city'}`), { exact: true }) // keys of the table above
        .fill(text)
    await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
    await page.waitForURL(/#payment$/)
    await page.reload()
    await shop.hydrated()
    await page.getByRole('button', { name: t('checkout.payment.next') }).click()
    await expect(page.getByText(t('cart.delivery'), { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: t('checkout.pay', { amount: '' }).trim() }).click()
    await page
      .frameLocator(`iframe[title="${t('checkout.payment.frame')}"]`)
      .locator('[value="pay"]')
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') }),
    ).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(email)).toBeVisible()
  })

/** The steps by their headings; each begins with its number or its check mark. */
const headings = (t: ReturnType<Shop['t']>) =>
  (['contact', 'payment', 'review'] as const).map((step) => new RegExp(`${t(`checkout.${step}.title`)}$`))
