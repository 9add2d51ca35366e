import { storeViews } from '#shared/store-views.ts'
import { fillContact, payButton } from '#tests/support/checkout-steps.ts'
import { expect, type Shop, tagOf, test } from '#tests/support/shop-fixture.ts'

const goods = [
  { code: 'sv', sku: 'DEMO-GIFTCARD', name: 'a gift card', files: [] },
  { code: 'en', sku: 'DEMO-GIFTCARD', name: 'a gift card', files: [] },
  { code: 'sv', sku: 'DEMO-DOWNLOAD', name: 'a training plan', files: ['Träningsprogram', 'Kalender'] },
] as const

for (const { code, sku, name, files } of goods)
  test(
    `R4.70: ${name} is bought in ${storeViews[code].name} without a word of delivery`,
    tagOf(code),
    async ({ page, shop }) => {
      const t = shop.t(code)
      const email = `gava-${code}-${Date.now()}@example.com`
      await shop.putInCart({ sku }, code)
      await shop.open(shop.cartPath(code), code)
      await expect(page.getByText(t('cart.total'))).toBeVisible()
      await expect(page.getByText(t('cart.delivery'), { exact: true })).toHaveCount(0)

      await shop.open('/checkout', code)
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(headings(t))
      await fillContact(page, shop, { email, code })
      await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
      await page.waitForURL(/#payment$/)
      await page.reload()
      await shop.hydrated()
      await page.getByRole('button', { name: t('checkout.payment.next') }).click()
      await expect(page.getByText(t('cart.delivery'), { exact: true })).toHaveCount(0)
      await payButton(page, shop, code).click()
      await page
        .frameLocator(`iframe[title="${t('checkout.payment.frame')}"]`)
        .locator('[value="pay"]')
        .click()
      await expect(
        page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') }),
      ).toBeVisible({ timeout: 20_000 })
      await expect(page.getByText(email)).toBeVisible()
      for (const title of files) {
        const link = page.getByRole('link', { name: t('order.download', { title }) })
        await expect(link).toHaveAttribute('href', /^\/downloads\/\w+$/)
      }
    },
  )

/** The steps by their headings; each begins with its number or its check mark. */
const headings = (t: ReturnType<Shop['t']>) =>
  (['contact', 'payment', 'review'] as const).map((step) => new RegExp(`${t(`checkout.${step}.title`)}$`))
