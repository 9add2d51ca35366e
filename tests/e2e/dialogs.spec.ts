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

test('a newsletter sign-up that fails is told at its field, which has the focus', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/400|502/)
  const t = shop.t()
  await shop.open('/')
  const form = page.locator('form.newsletter-form')
  const email = form.getByLabel(t('newsletter.email'))
  const send = form.getByRole('button', { name: t('newsletter.subscribe') })
  for (const address of ['asa', 'asa@berg']) {
    await email.fill(address)
    await send.click()
    await expect(email).toHaveAccessibleDescription(t('errors.field.email'))
    await expect(email).toBeFocused()
  }
  const json = { error: { code: 'errors.platformAway' } }
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 502, json }))
  await email.fill(`brev-${Date.now()}@example.com`)
  await send.click()
  await expect(email).toHaveAccessibleDescription(t('errors.platformAway'))
  await expect(email).toBeFocused()
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
