import type { Page } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { PASSWORD } from '#tests/support/account-steps.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

test.use({ javaScriptEnabled: false })

const accountPath = { sv: '/konto', no: '/konto', en: '/account' } as const

const isAsWideAsTheWindow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)

async function logIn(page: Page, shop: Shop, code: 'sv' | 'no' | 'en', password: string): Promise<void> {
  const t = shop.t(code)
  const form = page.locator('form').filter({ has: page.locator('button[value="login"]') })
  await form.getByLabel(t('checkout.field.emailAddress')).fill('anna@example.com')
  await form.getByLabel(t('account.password')).fill(password)
  await form.getByRole('button', { name: t('account.login') }).click()
}

for (const code of storeCodes) {
  test(`without JavaScript a customer in ${storeViews[code].name} logs in, sees an order and logs out`, async ({
    page,
    shop,
    expectFaults,
  }) => {
    const t = shop.t(code)
    expectFaults(/status of 401/) // a wrong password
    await page.goto(shop.url(accountPath[code], code))
    await expect(page).toHaveURL(/\/account\/my\/page/)
    await logIn(page, shop, code, 'fel-losenord-9')
    await expect(page.getByText(t('errors.account.credentials'))).toBeVisible()
    await isAsWideAsTheWindow(page)
    await logIn(page, shop, code, 'Skidspar-2026')
    await expect(page.getByText('anna@example.com')).toBeVisible()
    await isAsWideAsTheWindow(page)
    await page.locator('.account-orders a').first().click()
    await expect(page.locator('.order-details').first()).toBeVisible()
    await isAsWideAsTheWindow(page)
    await page.getByRole('link', { name: t('order.back') }).click()
    await page.getByRole('button', { name: t('account.logout'), exact: true }).click()
    await expect(page.locator('button[value="login"]')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('anna@example.com')).toHaveCount(0) // nobody has kept the page
  })

  test(`without JavaScript a code in ${storeViews[code].name} is refused at its field, applied and taken off`, async ({
    page,
    shop,
    expectFaults,
  }) => {
    const t = shop.t(code)
    expectFaults(/status of 422/) // a code that is not valid
    await page.goto(shop.url('/p/DEMO-SALE/x', code))
    await page.getByRole('button', { name: t('product.add') }).click()
    await page.getByText(t('cart.codes')).click()
    await page.getByLabel(t('cart.coupon')).fill('FINNSEJ')
    await page.locator('button[value="coupon"]').click()
    await expect(page.getByText(t('errors.coupon.invalid'))).toBeVisible()
    await isAsWideAsTheWindow(page)
    await page.getByLabel(t('cart.coupon')).fill('skare10')
    await page.getByLabel(t('cart.coupon')).press('Enter')
    const takeOff = page.getByRole('button', { name: t('cart.removeOf', { label: 'SKARE10' }) })
    await takeOff.click()
    await expect(takeOff).toHaveCount(0)
  })
}

test('without JavaScript a new customer buys what was in the cart before', async ({ page, shop }) => {
  const t = shop.t()
  await page.goto(shop.url('/p/DEMO-SALE/x'))
  await page.getByRole('button', { name: t('product.add') }).click()
  await page.getByRole('link', { name: t('cart.checkout') }).click()
  await page.getByRole('button', { name: t('checkout.plain') }).click()
  await page.getByRole('link', { name: t('account.login') }).click()
  await page
    .locator('summary')
    .filter({ hasText: t('account.register') })
    .click()
  const form = page.locator('form').filter({ has: page.locator('button[value="register"]') })
  await form.getByLabel(t('checkout.field.firstName')).fill('Ingrid')
  await form.getByLabel(t('checkout.field.lastName')).fill('Åström')
  await form.getByLabel(t('checkout.field.emailAddress')).fill(`utan-${Date.now()}@example.com`)
  await form.getByLabel(t('account.password')).fill(PASSWORD)
  await form.getByRole('button', { name: t('account.register') }).click()
  await expect(page.getByLabel(t('checkout.field.firstName'), { exact: true }).first()).toHaveValue('Ingrid')
  await expect(page.locator('.order-summary').first()).toBeVisible()
})
