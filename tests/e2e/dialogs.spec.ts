import { expect, test } from '#tests/support/shop-fixture.ts'

test('R2.42 R2.95: the languages modal lies over the page alone, closes on Escape and leads to the same page elsewhere', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.open('/skidor')
  const opener = page.locator('.store-switch summary')
  await opener.click()
  const dialog = page.getByRole('dialog', { name: t('store.title') })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog.getByRole('link')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('link', { name: /International/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/en\/ski/)
})

test('R2.41: the newsletter modal takes an address and says thanks', async ({ page, shop }) => {
  const t = shop.t()
  await shop.open('/konto')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('newsletter.subscribe') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('newsletter.title') })
  await dialog.getByLabel(t('newsletter.email')).fill(`brev-${Date.now()}@example.com`)
  await dialog.getByRole('button', { name: t('newsletter.subscribe') }).click()
  await expect(dialog.getByRole('status')).toHaveText(t('newsletter.thanks'))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('going back while the filters are open leaves a page that can be used', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'the filters are a sheet on phones only')
  const t = shop.t()
  await shop.open('/p/DEMO-SALE/x')
  await page.locator('.breadcrumbs a').last().click()
  const filters = page.getByRole('button', { name: t('list.filters') })
  await filters.click()
  await expect(page.getByRole('dialog', { name: t('list.filters') })).toBeVisible()
  await page.goBack()
  await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
  await expect(filters).toHaveCount(0)
  await expect(page.locator('[inert]')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.cart') })
    .click()
  await expect(page.getByRole('dialog', { name: t('head.cart.title') })).toBeVisible()
})
