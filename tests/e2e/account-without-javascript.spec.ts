import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { PASSWORD } from '#tests/support/account-steps.ts'
import { expect, type Shop, tagOf, test } from '#tests/support/shop-fixture.ts'

test.use({ javaScriptEnabled: false })

const accountPath = { sv: '/konto', no: '/konto', en: '/account' } as const

const isAsWideAsTheWindow = async (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement?.scrollWidth)) // none while a document comes
    .toBe(page.viewportSize()?.width)

async function logIn(page: Page, shop: Shop, code: 'sv' | 'no' | 'en', password: string): Promise<void> {
  const t = shop.t(code)
  const form = page.locator('form').filter({ has: page.locator('button[value="login"]') })
  await form.getByLabel(t('checkout.field.emailAddress')).fill('anna@example.com')
  await form.getByLabel(t('account.password')).fill(password)
  await form.getByRole('button', { name: t('account.login') }).click()
}

for (const code of storeCodes) {
  test(
    `without JavaScript a customer in ${storeViews[code].name} logs in, sees an order and logs out`,
    tagOf(code),
    async ({ page, shop, expectFaults }) => {
      const t = shop.t(code)
      expectFaults(/status of 401/) // a wrong password
      await page.goto(shop.url(accountPath[code], code))
      await page.getByRole('button', { name: t('account.plain') }).click()
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
    },
  )
}

test('without JavaScript a guest opens an account on the way, and the checkout goes on', async ({
  page,
  shop,
}) => {
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

test('without JavaScript a customer changes name, e-mail, addresses and password, downloads their data and deletes the account', async ({
  page,
  shop,
  expectFaults,
}) => {
  test.setTimeout(90_000)
  expectFaults(/status of 422/) // an e-mail without the password
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `hela-${Date.now()}@example.com`
  await page.goto(shop.url('/konto'))
  await page.getByRole('button', { name: t('account.plain') }).click()
  await main
    .locator('summary')
    .filter({ hasText: t('account.register') })
    .click()
  const registration = main.locator('form').filter({ has: page.locator('button[value="register"]') })
  await registration.getByLabel(t('checkout.field.firstName')).fill('Ingrid')
  await registration.getByLabel(t('checkout.field.lastName')).fill('Åström')
  await registration.getByLabel(t('checkout.field.emailAddress')).fill(email)
  await registration.getByLabel(t('account.password')).fill(PASSWORD)
  await registration.getByRole('button', { name: t('account.register') }).click()

  await main
    .getByRole('link', { name: t('account.addresses.editOf', { name: t('account.profile') }) })
    .click()
  await isAsWideAsTheWindow(page)
  await main.getByLabel(t('checkout.field.firstName')).fill('Inga')
  await main.getByLabel(t('checkout.field.emailAddress'), { exact: true }).fill(`ny-${email}`)
  await main.getByRole('button', { name: t('account.save') }).click()
  await expect(main.getByText(t('errors.account.emailPassword'))).toBeVisible()
  await expect(main.getByLabel(t('checkout.field.firstName'))).toHaveValue('Inga')
  await main.getByLabel(t('account.emailPassword')).fill(PASSWORD)
  await main.getByRole('button', { name: t('account.save') }).click()
  await expect(main.getByText(t('account.saved'))).toBeVisible()
  await expect(main.getByText(`Inga Åström, ny-${email}`)).toBeVisible()

  for (const street of ['Spårvägen 4', 'Myrstigen 2']) {
    await main.getByRole('link', { name: t('account.addresses.add') }).click()
    await isAsWideAsTheWindow(page)
    await main.getByLabel(t('checkout.field.streetAddress')).fill(street)
    await main.getByLabel(t('checkout.field.zipCode')).fill('83130')
    await main.getByLabel(t('checkout.field.city'), { exact: true }).fill('Östersund')
    await main.getByLabel(t('checkout.field.phoneNumber')).fill('070-123 45 67')
    if (street === 'Myrstigen 2') await main.getByLabel(t('account.addresses.makeDelivery')).check()
    await main.getByRole('button', { name: t('account.save') }).click()
    await expect(main.getByText(street)).toBeVisible()
  }
  const home = main.locator('address').filter({ hasText: 'Spårvägen 4' })
  const cabin = main.locator('address').filter({ hasText: 'Myrstigen 2' })
  await expect(cabin).toContainText(t('account.addresses.delivery'))
  await isAsWideAsTheWindow(page)
  const name = 'Myrstigen 2'
  await main.getByRole('button', { name: t('account.addresses.makeBillingOf', { name }) }).click()
  await expect(cabin).toContainText(t('account.addresses.billing'))
  const first = { name: 'Spårvägen 4' }
  await main.getByRole('link', { name: t('account.addresses.deleteOf', first) }).click()
  await expect(main.getByRole('heading', { name: t('account.addresses.askDelete', first) })).toBeVisible()
  await main.getByRole('button', { name: t('account.addresses.delete') }).click()
  await expect(home).toHaveCount(0)

  await main.getByRole('button', { name: t('newsletter.subscribe') }).click()
  await expect(main.getByText(t('account.newsletter.on', { email: `ny-${email}` }))).toBeVisible()
  await main.getByRole('button', { name: t('account.logoutOthers') }).click()
  await expect(main.getByText(t('account.loggedOutOthers'))).toBeVisible()

  await main.getByRole('link', { name: t('account.changePassword') }).click()
  await main.getByLabel(t('account.currentPassword')).fill(PASSWORD)
  await main.getByLabel(t('account.newPassword')).fill('Nytt-lösen-7')
  await main.getByRole('button', { name: t('account.changePassword') }).click()
  await expect(main.getByText(t('account.passwordChanged'))).toBeVisible()

  await main.getByRole('link', { name: t('account.data.open') }).click()
  await isAsWideAsTheWindow(page)
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: t('account.data.export.button') }).click()
  expect((await download).suggestedFilename()).toMatch(/^skare-\d{4}-\d\d-\d\d\.json$/)
  await main.getByLabel(t('account.data.delete.password')).fill('Nytt-lösen-7')
  await main.getByRole('button', { name: t('account.data.delete.button') }).click()
  await expect(main.getByRole('heading', { name: t('account.data.delete.done') })).toBeVisible()
  await expect(main.getByText(t('account.data.delete.kept'))).toBeVisible()
})

test.describe('with scripts that do not come', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: true })

  test('the account is reached by a button after some seconds', async ({ page, shop, expectFaults }) => {
    expectFaults(/Failed to load resource|failed: /) // what this test takes away
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(shop.url('/konto'))
    const button = page.getByRole('button', { name: shop.t()('account.plain') })
    await expect(button).toBeHidden()
    await expect(button).toBeVisible({ timeout: 12_000 })
    await button.click()
    await expect(page.locator('button[value="login"]')).toBeVisible()
  })

  test('the same while React waits for the account’s own script', async ({ page, shop, expectFaults }) => {
    expectFaults(/Failed to load resource|failed: /)
    const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
    await page.route(`**/${manifest['client/pages/account/account.tsx'].file}`, () => undefined)
    await shop.open('/konto')
    const button = page.getByRole('button', { name: shop.t()('account.plain') })
    await expect(button).toBeVisible({ timeout: 12_000 })
    await button.click()
    await expect(page.locator('button[value="login"]')).toBeVisible()
  })
})
