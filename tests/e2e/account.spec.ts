import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  endSessions,
  fillRegistration,
  keepAddresses,
  login,
  OTHER_PASSWORD,
  PASSWORD,
  register,
} from '#tests/support/account-steps.ts'
import { holdNextCall } from '#tests/support/cart-steps.ts'
import { goToPayment, goToReview, payButton } from '#tests/support/checkout-steps.ts'
import { PLATFORM_PORT } from '#tests/support/ports.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

test('R2.39 R2.40 R2.101 R4.90 R4.91 R4.93 R4.94 R4.95 R8.24: registers, buys, finds the order, logs out and in again', async ({
  page,
  shop,
}) => {
  test.setTimeout(90_000) // a whole life of an account, on a busy machine
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `konto-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`
  await shop.putInCart()
  await shop.open('/konto')
  await expect(main.getByRole('button', { name: t('account.login') }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await seriousFaults(page)).toEqual([])
  await register(page, shop, email)
  await expect(main.getByText(t('account.noOrders'))).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])
  await page.reload()
  await expect(main.getByText(email)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .not.toMatch(/refreshToken/)

  const number = await buy(page, shop, email)
  await shop.open('/konto')
  await main.getByRole('link', { name: t('account.order', { number }) }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('account.order', { number }))
  const details = main.locator('.order-details')
  await expect(details.locator('.order-summary li')).toHaveCount(1)
  await expect(details.locator('.order-summary li .picture')).toHaveAttribute('src', /^\/i\//)
  await expect(details.getByText(t('order.vat', { amount: '' }).trim())).toBeVisible()
  await expect(details.getByText('Spårvägen 4').first()).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])
  await main.getByRole('button', { name: t('order.withdraw') }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('withdraw.choose.title'))
  await shop.open('/konto')

  await page.evaluate(() => {
    for (const key of ['skare:wishlist', 'skare:compare'])
      localStorage.setItem(key, '[{"sku":"DEMO-SALE","qty":1}]')
  })
  await shop.putInCart()
  await page.reload()
  await main.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(page.getByRole('status').getByText(t('account.loggedOut'))).toBeVisible()
  const kept = await page.evaluate(() => ({
    wishlist: localStorage.getItem('skare:wishlist'),
    compare: localStorage.getItem('skare:compare'),
    details: localStorage.getItem('skare:checkout:sv'),
  }))
  expect(kept).toEqual({ wishlist: '[]', compare: '[]', details: null })
  await shop.open('/varukorg')
  await expect(main.getByText(t('cart.empty'))).toBeVisible()

  await shop.open('/konto')
  await login(page, shop, { email })
  await expect(main.getByText(t('account.order', { number }))).toBeVisible()
})

test('R4.92: a wrong password is said at its field, which has the focus, and the address stays', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/401/)
  const t = shop.t()
  await shop.open('/konto')
  await login(page, shop, { email: 'ingen@example.com', password: 'fel' })
  await expect(page.getByText(t('errors.account.credentials'))).toBeVisible()
  const form = page.getByRole('main').locator('form').first()
  await expect(form.getByLabel(t('account.password'), { exact: true })).toBeFocused()
  await expect(form.getByLabel(t('checkout.field.emailAddress'))).toHaveValue('ingen@example.com')
})

test('what a form lacks is said at its fields in the shop’s language, and nothing is sent', async ({
  page,
  shop,
}) => {
  const t = shop.t('no')
  await shop.open('/konto', 'no')
  const form = page.getByRole('main').locator('form').first()
  const email = form.getByLabel(t('checkout.field.emailAddress'))
  await email.fill('ola')
  await form.getByRole('button', { name: t('account.login') }).click()
  await expect(form.getByText(t('errors.field.email'))).toBeVisible()
  await expect(form.getByText(t('errors.field.required'))).toBeVisible()
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('who logs out in one tab is logged out in the others', { tag: '@long' }, async ({
  page,
  shop,
  context,
}) => {
  const t = shop.t()
  const email = `flikar-${Date.now()}@example.com`
  await register(page, shop, email)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('main').getByText(email)).toBeVisible()
  await page.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(other.getByRole('button', { name: t('account.register') })).toBeVisible()
  await expect(other.getByText(email)).toBeHidden()
})

test('R5.23 R8.25: without a connection the password is not changed', async ({ page, shop, context }) => {
  const t = shop.t()
  await register(page, shop, `konto-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`)
  await expect(page.getByText(t('account.newsletter.off'))).toBeVisible() // the page has asked all it asks
  await context.setOffline(true)
  await page.getByLabel(t('account.currentPassword')).fill(PASSWORD)
  await page.getByLabel(t('account.newPassword')).fill('Nytt-lösen-2')
  await page.getByRole('button', { name: t('account.changePassword') }).click()
  await expect(page.getByText(t('errors.account.offline'))).toBeVisible()
})

test('R5.23 R8.25: without a connection a forgotten password is not replaced, and the shop says so', async ({
  page,
  shop,
  context,
}) => {
  const t = shop.t()
  const said = page.getByText(t('errors.account.offline'))
  await shop.open('/konto')
  await page.getByText(t('account.forgot')).click()
  const forgotten = page.locator('form').filter({ hasText: t('account.sendReset') })
  await forgotten.getByLabel(t('checkout.field.emailAddress')).fill('anna@example.com')
  await context.setOffline(true)
  await forgotten.getByRole('button').click()
  await expect(said).toBeVisible()

  await context.setOffline(false)
  await shop.open('/konto/nytt-losenord')
  await page.getByRole('main').getByLabel(t('checkout.field.emailAddress')).fill('anna@example.com')
  await page.getByLabel(t('account.resetCode')).fill('123456')
  await page.getByLabel(t('account.newPassword')).fill('Nytt-lösen-2')
  await context.setOffline(true)
  await page.getByRole('button', { name: t('account.createPassword') }).click()
  await expect(said).toBeVisible()
})

test('R8.22: a changed password is said, and this browser stays logged in', async ({ page, shop }) => {
  const t = shop.t()
  await register(page, shop, `konto-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`)
  await page.getByLabel(t('account.currentPassword')).fill(PASSWORD)
  await page.getByLabel(t('account.newPassword')).fill('Nytt-lösen-2')
  await page.getByRole('button', { name: t('account.changePassword') }).click()
  await expect(page.getByRole('status').getByText(t('account.passwordChanged'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: t('account.logout'), exact: true })).toBeVisible()
})

test('R7.6 R7.7: a forgotten password is replaced by the link of the mail', async ({
  page,
  shop,
  request,
  expectFaults,
}) => {
  expectFaults(/422/)
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `konto-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`
  await register(page, shop, email)
  await main.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await main.getByText(t('account.forgot')).click()
  const forgotten = main.locator('details form')
  await forgotten.getByLabel(t('checkout.field.emailAddress')).fill(email)
  await forgotten.getByRole('button', { name: t('account.sendReset') }).click()
  await expect(main.getByText(t('account.resetSent'))).toBeVisible()
  const { result: mails } = await (await request.get(`http://localhost:${PLATFORM_PORT}/dials/mails`)).json()
  const { body } = mails.findLast((mail: { recipient: string }) => mail.recipient === email)

  await page.goto(/http\S+/.exec(body)?.[0] ?? '')
  await shop.hydrated()
  await expect(main.getByLabel(t('checkout.field.emailAddress'))).toHaveValue(email)
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  expect(await seriousFaults(page)).toEqual([])
  await main.getByLabel(t('account.newPassword')).fill('svagt')
  await main.getByRole('button', { name: t('account.createPassword') }).click()
  await expect(main.getByText(t('errors.account.weakPassword'))).toBeVisible()
  await expect(main.getByLabel(t('account.newPassword'))).toBeFocused()
  await main.getByLabel(t('account.newPassword')).fill('Nytt-lösen-5')
  await main.getByRole('button', { name: t('account.createPassword') }).click()
  await expect(main.getByText(`Ingrid Åström, ${email}`)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/konto')
})

test('another e-mail needs the password, asked for once it is typed, and what is wrong is said at its field', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/422/)
  const t = shop.t()
  const email = `byte-${Date.now()}@example.com`
  await register(page, shop, email)
  const newsletter = page.getByRole('region', { name: t('account.newsletter.title') })
  await newsletter.getByRole('button', { name: t('newsletter.subscribe') }).click()
  await expect(newsletter.getByText(t('account.newsletter.on', { email }))).toBeVisible()
  const section = page.getByRole('region', { name: t('account.profile') })
  const password = section.getByLabel(t('account.emailPassword'))
  const save = section.getByRole('button', { name: t('account.save') })
  await expect(password).toBeHidden()
  await section.getByLabel(t('checkout.field.emailAddress')).fill(`ny-${email}`)
  await save.click()
  await expect(section.getByText(t('errors.field.required'))).toBeVisible()
  await password.fill('Fel-lösen-1')
  await save.click()
  await expect(section.getByText(t('errors.account.currentPassword'))).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  expect(await seriousFaults(page)).toEqual([])
  await save.click()
  await expect(page.getByRole('main').getByText(`Ingrid Åström, ny-${email}`)).toBeVisible()
  await expect(password).toBeHidden()
  await expect(newsletter.getByText(t('newsletter.text'))).toBeVisible()
  await expect(newsletter.getByText(t('account.newsletter.on', { email }))).toHaveCount(0)
})

test('R4.27: a customer of a price group sees and pays their prices until they log out', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const main = page.getByRole('main')
  const listing = '/sokresultat?s=Klubb+Mellanlager'
  const card = main.locator('.product-card', { hasText: 'Klubb Mellanlager' })
  await shop.open(listing)
  await expect(card.locator('.price')).toContainText('899')

  await shop.open('/konto')
  await login(page, shop, { email: 'ola@example.com', password: 'Skispor-2026' })
  await expect(main.getByText('ola@example.com')).toBeVisible()
  await shop.open(listing)
  await expect(card.locator('.price')).toContainText('799')
  await card.getByRole('link').click()
  await expect(main.locator('.buy-box .price').first()).toContainText('799')
  await shop.putInCart({ sku: 'DEMO-TIER-NAVY-M', parentSku: 'DEMO-TIER' })
  await shop.open('/varukorg')
  await expect(main.locator('.cart-line')).toContainText('799 kr') // of one; the customer's cart may hold more

  await shop.open('/konto')
  await main.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(page.getByRole('status').getByText(t('account.loggedOut'))).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await shop.open(listing)
  await expect(card.locator('.price')).toContainText('899')
  await card.getByRole('link').click()
  await expect(main.locator('[data-prices="current"] .buy-box .price').first()).toContainText('899')
  expect(asked).not.toContain('/api/products/prices')
})

test('R4.98 R4.101: a session that has ended by itself reloads the page, once, says why and leads to the login', async ({
  page,
  shop,
  request,
  context,
  expectFaults,
}) => {
  expectFaults(/401/)
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `konto-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`
  await register(page, shop, email)
  const cookies = await context.cookies()
  await page.waitForLoadState('networkidle') // what the page asks for by itself is answered
  await endSessions(request, email)
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await main.getByLabel(t('checkout.field.firstName')).fill('Inga')
  await main.getByRole('button', { name: t('account.save') }).click()
  const told = page.getByRole('alert').getByText(t('errors.account.expired'))
  await expect(told).toBeVisible()
  const toLogin = page.getByRole('alert').getByRole('link', { name: t('account.login') })
  await expect(toLogin).toHaveAttribute('href', '/konto')
  await expect(main.getByRole('button', { name: t('account.login') }).first()).toBeVisible()
  expect(loads).toBe(1)

  await context.addCookies(cookies) // a browser that would not let go of the dead session
  await page.reload()
  await expect(told).toBeVisible()
  await expect(main.getByRole('button', { name: t('account.login') }).first()).toBeVisible()
  expect(loads).toBe(2)

  await login(page, shop, { email, password: OTHER_PASSWORD })
  await expect(main.getByText(`Ingrid Åström, ${email}`)).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('R4.101: what is added to cart and wishlist in a session that has ended stays, and what is being written is not taken away', {
  tag: '@long',
}, async ({ page, shop, request, expectFaults }) => {
  expectFaults(/401/)
  const t = shop.t()
  const email = `konto-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`
  await register(page, shop, email)
  await page.waitForLoadState('networkidle')
  await endSessions(request, email)
  const saved = await holdNextCall(page, /\/api\/user\/saved/, { isRefused: false })
  await shop.open('/p/DEMO-LOW/x')
  await page
    .locator('.buy-form')
    .getByRole('button', { name: t('product.add') })
    .click()
  await expect(page.locator('.cart-link b')).toHaveText('1')
  await page.getByRole('dialog').press('Escape')
  await page
    .getByRole('button', { name: t('save.wishlist') })
    .first()
    .click()
  await shop.searchField().fill('valla')
  const told = page.getByRole('alert').getByText(t('errors.account.expired'))
  await expect(told).toHaveCount(0)
  saved()
  await expect(told).toBeVisible()
  await expect(shop.searchField()).toHaveValue('valla')
  await expect(page.locator('.cart-link b')).toHaveText('1')
  await shop.open('/onskelista')
  await expect(page.getByRole('main').locator('.product-card')).toHaveCount(1)
  await shop.open('/varukorg')
  await expect(page.locator('.cart-line')).toHaveCount(1)
})

test('R4.103 R3.39: a customer subscribes to the newsletter and unsubscribes, each from the other state', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const email = `konto-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`
  await register(page, shop, email)
  const section = page.getByRole('region', { name: t('account.newsletter.title') })
  const on = t('account.newsletter.on', { email })
  await expect(section.getByText(t('account.newsletter.off'))).toBeVisible()
  await section.getByRole('button', { name: t('newsletter.subscribe') }).click()
  await expect(section.getByText(on)).toBeVisible()
  await page.reload()
  await expect(section.getByText(on)).toBeVisible()
  await expect(section.getByRole('button', { name: t('newsletter.subscribe') })).toBeHidden()
  await section.getByRole('button', { name: t('account.newsletter.unsubscribe') }).click()
  await expect(section.getByText(t('account.newsletter.off'))).toBeVisible()
})

test('R8.21: two addresses are kept, one for delivery and one for bills; an order is put into the cart again', async ({
  page,
  shop,
}) => {
  test.setTimeout(90_000)
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `konto-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`
  await register(page, shop, email)
  const addresses = page.getByRole('region', { name: t('account.addresses.title') })
  const items = addresses.locator('address')
  const add = addresses.getByRole('button', { name: t('account.addresses.add') })
  for (const [street, phone] of [
    ['Spårvägen 4', '070-111 11 11'],
    ['Myrstigen 2', '070-222 22 22'],
  ] as const) {
    await add.click()
    await addresses.getByLabel(t('checkout.field.streetAddress')).fill(street)
    await addresses.getByLabel(t('checkout.field.zipCode')).fill('83130')
    await addresses.getByLabel(t('checkout.field.city'), { exact: true }).fill('Östersund')
    await addresses.getByLabel(t('checkout.field.phoneNumber')).fill(phone)
    const deliver = addresses.getByLabel(t('account.addresses.makeDelivery'), { exact: true })
    if (street === 'Myrstigen 2') await deliver.check()
    await addresses.getByRole('button', { name: t('account.save') }).click()
    await expect(addresses.getByText(street)).toBeVisible()
  }
  await expect(add).toBeHidden()
  await expect(page.getByRole('status').getByText(t('account.saved')).first()).toBeVisible()
  const home = items.filter({ hasText: 'Spårvägen 4' })
  const cabin = items.filter({ hasText: 'Myrstigen 2' })
  await expect(cabin).toContainText(t('account.addresses.delivery'))
  await page.reload()
  await expect(cabin).toContainText(t('account.addresses.delivery'))
  await expect(home).toContainText(t('account.addresses.billing'))
  await expect(home).not.toContainText(t('account.addresses.delivery'))
  await shop.putInCart()
  await shop.open('/checkout')
  await expect(page.locator('[name="address.streetAddress"]')).toHaveValue('Myrstigen 2')
  await expect(page.getByLabel(t('checkout.field.phoneNumber'))).toHaveValue('070-222 22 22')
  await expect(page.getByLabel(t('checkout.ownBilling'))).toBeChecked()
  await expect(page.locator('[name="billingAddress.streetAddress"]')).toHaveValue('Spårvägen 4')
  await page.evaluate(() => localStorage.removeItem('skare:checkout:sv'))
  await shop.open('/konto')
  await expect(items).toHaveCount(2)
  expect(await seriousFaults(page)).toEqual([])
  const remove = addresses.getByRole('button', {
    name: t('account.addresses.deleteOf', { name: 'Spårvägen 4' }),
  })
  const question = addresses.getByRole('group', {
    name: t('account.addresses.askDelete', { name: 'Spårvägen 4' }),
  })
  await remove.click()
  await question.getByRole('button', { name: t('account.addresses.keep') }).click()
  await expect(items).toHaveCount(2)
  await remove.click()
  await question.getByRole('button', { name: t('account.addresses.delete') }).click()
  await expect(items).toHaveCount(1)
  await expect(cabin).toContainText(t('account.addresses.billing'))

  const number = await buy(page, shop, email)
  await shop.putInCart()
  await page.evaluate(() => localStorage.removeItem('skare:checkout:sv'))
  await shop.open('/checkout')
  await expect(page.getByLabel(t('checkout.field.emailAddress'))).toHaveValue(email)
  await expect(page.getByLabel(t('checkout.field.streetAddress'))).toHaveValue('Myrstigen 2')
  await expect(main.getByText(t('account.haveAccount'))).toBeHidden()
  await shop.open('/konto')
  await main.getByRole('link', { name: t('account.order', { number }) }).click()
  await main.getByRole('button', { name: t('account.again.labelOf', { number }) }).click()
  await expect(main.getByText(t('account.again.added', { count: 1 }))).toBeVisible()
  await main.getByRole('link', { name: t('account.again.toCart') }).click()
  await expect(main.locator('.cart-line')).toHaveCount(1)
})

test('of two changes of the addresses the second keeps the first, and a form that is open stays open', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  const email = `bok-${Date.now()}@example.com`
  await register(page, shop, email)
  await keepAddresses(page, shop, email, ['Spårvägen 4', 'Myrstigen 2'])
  await page.reload()
  const addresses = page.getByRole('region', { name: t('account.addresses.title') })
  const ofCabin = { name: 'Myrstigen 2' }
  const deliver = addresses.getByRole('button', { name: t('account.addresses.makeDeliveryOf', ofCabin) })
  const bill = addresses.getByRole('button', { name: t('account.addresses.makeBillingOf', ofCabin) })
  await addresses
    .getByRole('button', { name: t('account.addresses.editOf', { name: 'Spårvägen 4' }) })
    .click()
  const city = addresses.getByLabel(t('checkout.field.city'), { exact: true })
  await city.fill('Åre')
  const release = await holdNextCall(page, '**/api/user/profile', { isRefused: false })
  await deliver.click()
  await bill.click()
  release()
  const cabin = addresses.locator('address', { hasText: 'Myrstigen 2' })
  await expect(cabin).toContainText(t('account.addresses.billing'))
  await expect(cabin).toContainText(t('account.addresses.delivery'))
  await expect(city).toHaveValue('Åre')
})

test('a change of the addresses in one tab is seen by the others, which keep it', { tag: '@long' }, async ({
  page,
  shop,
  context,
}) => {
  const t = shop.t()
  const email = `bok-flikar-${Date.now()}@example.com`
  await register(page, shop, email)
  await keepAddresses(page, shop, email, ['Spårvägen 4', 'Myrstigen 2'])
  await page.reload()
  const other = await context.newPage()
  await other.goto(page.url())
  const cabin = other.locator('address', { hasText: 'Myrstigen 2' })
  await expect(cabin).toBeVisible()
  const ofCabin = { name: 'Myrstigen 2' }
  await page.getByRole('button', { name: t('account.addresses.makeBillingOf', ofCabin) }).click()
  await expect(cabin).toContainText(t('account.addresses.billing'))
  await other.getByRole('button', { name: t('account.addresses.makeDeliveryOf', ofCabin) }).click()
  await expect(cabin).toContainText(t('account.addresses.delivery'))
  await expect(cabin).toContainText(t('account.addresses.billing'))
})

test('a change of the e-mail address in one tab is shown by the others, and what is typed there stays', {
  tag: '@long',
}, async ({ page, shop, context }) => {
  const t = shop.t()
  const email = `flikar-${Date.now()}@example.com`
  await register(page, shop, email)
  const other = await context.newPage()
  await other.goto(page.url())
  const profileIn = (tab: Page) => tab.getByRole('region', { name: t('account.profile') })
  const fieldOf = (tab: Page, name: 'firstName' | 'lastName' | 'emailAddress') =>
    profileIn(tab).getByLabel(t(`checkout.field.${name}`), { exact: true })
  const save = (tab: Page) =>
    profileIn(tab)
      .getByRole('button', { name: t('account.save') })
      .click()
  await fieldOf(other, 'lastName').fill('Skog')

  await fieldOf(page, 'emailAddress').fill(`ny-${email}`)
  await fieldOf(page, 'firstName').fill('Inga')
  await profileIn(page).getByLabel(t('account.emailPassword')).fill(PASSWORD)
  await save(page)
  await expect(other.getByRole('main').getByText(`Inga Åström, ny-${email}`)).toBeVisible()
  await expect(fieldOf(other, 'emailAddress')).toHaveValue(`ny-${email}`)
  await expect(fieldOf(other, 'firstName')).toHaveValue('Inga')
  await expect(fieldOf(other, 'lastName')).toHaveValue('Skog')
  await expect(profileIn(other).getByLabel(t('account.emailPassword'))).toHaveCount(0)
  await save(other)
  await expect(page.getByRole('main').getByText(`Inga Skog, ny-${email}`)).toBeVisible()
  await expect(fieldOf(page, 'lastName')).toHaveValue('Skog')
})

test('what an address lacks is said at its fields, the first of which has the focus', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  await register(page, shop, `luckor-${Date.now()}@example.com`)
  const addresses = page.getByRole('region', { name: t('account.addresses.title') })
  await addresses.getByRole('button', { name: t('account.addresses.add') }).click()
  const zipCode = addresses.getByLabel(t('checkout.field.zipCode'))
  await zipCode.fill('1')
  await addresses.getByRole('button', { name: t('account.save') }).click()
  const street = addresses.getByLabel(t('checkout.field.streetAddress'))
  await expect(street).toBeFocused()
  await expect(street).toHaveAccessibleDescription(new RegExp(t('errors.field.required')))
  await expect(zipCode).toHaveAttribute('aria-invalid', 'true')
})

test('an order with another e-mail address than the account’s is withdrawn from the account', {
  tag: '@long',
}, async ({ page, shop }) => {
  test.setTimeout(90_000)
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `egen-${Date.now()}@example.com`
  await register(page, shop, email)
  await shop.putInCart()
  const number = await buy(page, shop, `annan-${email}`)
  await shop.open('/konto')
  await main.getByRole('link', { name: t('account.order', { number }) }).click()
  await main.getByRole('button', { name: t('order.withdraw') }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('withdraw.choose.title'))
})

test('the next customer of a browser sees nothing of the one before', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const main = page.getByRole('main')
  const [first, second] = ['fore', 'efter'].map((name) => `${name}-${Date.now()}@example.com`)
  if (!first || !second) return
  const section = page.getByRole('region', { name: t('account.newsletter.title') })
  await register(page, shop, second)
  await expect(section.getByText(t('account.newsletter.off'))).toBeVisible()
  await page.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(main.getByRole('button', { name: t('account.register') })).toBeVisible()
  await register(page, shop, first)
  await section.getByRole('button', { name: t('newsletter.subscribe') }).click()
  await expect(section.getByText(t('account.newsletter.on', { email: first }))).toBeVisible()
  await page.getByRole('button', { name: t('account.logout'), exact: true }).click()
  const release = await holdNextCall(page, /\/api\/user\/newsletter/, { isRefused: false })
  await login(page, shop, { email: second })
  await expect(main.getByText(`Ingrid Åström, ${second}`)).toBeVisible()
  await expect(main.getByText(first)).toHaveCount(0)
  release()
  await expect(section.getByText(t('account.newsletter.off'))).toBeVisible()
})

test('R6.10 a guest who opens an order is told that it needs a login', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/404 \(Not Found\)/) // this order is nobody's
  const t = shop.t()
  await shop.open('/konto?order=999999999')
  const reason = page.getByRole('main').getByText(t('account.loginNeeded'))
  await expect(reason).toBeVisible()
  await login(page, shop, { email: 'anna@example.com', password: 'Skidspar-2026' })
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(reason).toHaveCount(0)
})

test('R4.93 a logout takes the order that was confirmed from the page, however long the shop is silent', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `tack-${Date.now()}@example.com`
  await register(page, shop, email)
  await goToReview(page, shop, email)
  await payButton(page, shop).click()
  await expect(main.getByText(email).first()).toBeVisible()
  await main.getByRole('link', { name: t('confirmation.goOn') }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.account') })
    .click()
  await page.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(page.getByText(t('account.loggedOut'))).toBeVisible()
  await page.route('**/api/checkout/confirmation', () => undefined) // never answered
  await page.goBack()
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1, name: t('confirmation.none') })).toBeVisible()
  await expect(main.getByText(email)).toHaveCount(0)
})

test('R4.94 who leaves the page before the logout is answered leaves nothing on the device', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  const email = `snabb-ut-${Date.now()}@example.com`
  await register(page, shop, email)
  await page.evaluate(() => {
    localStorage.setItem('skare:checkout:sv', '{"contact":{"firstName":"Ingrid"}}')
    localStorage.setItem('skare:wishlist', '[{"sku":"DEMO-SALE","qty":1}]')
  })
  const network = await page.context().newCDPSession(page) // a call that a route holds fails before the page goes
  const slow = { offline: false, latency: 5000, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', slow)
  const asked = page.waitForRequest('**/api/user/logout')
  await page.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await asked
  await page.goto('about:blank')
  await network.send('Network.emulateNetworkConditions', { ...slow, latency: 0 })
  await page.goto(shop.url('/robots.txt')) // without the shop's code, which would notice that the session has ended
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('skare:checkout:sv'), localStorage.getItem('skare:wishlist')])
  await expect.poll(kept).toEqual([null, '[]'])
})

test('a login that is answered when the customer is on another page leaves them there', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  const email = `sen-inloggning-${Date.now()}@example.com`
  await register(page, shop, email)
  await page.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(page.getByRole('main').getByRole('button', { name: t('account.register') })).toBeVisible()
  await shop.open('/konto?next=checkout')
  const release = await holdNextCall(page, '**/api/user/login', { isRefused: false })
  const asked = page.waitForRequest('**/api/user/login')
  const answered = page.waitForResponse('**/api/user/login')
  await login(page, shop, { email })
  await asked
  await page.locator('header a[href="/"]').first().click()
  await expect(page.locator('.home-page')).toBeVisible()
  release()
  await answered
  await page.waitForTimeout(1000) // time for what must not happen
  await expect(page).toHaveURL(shop.url('/'))
})

test('a guest opens an account on the way through the checkout, and comes back to it', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `ny-i-kassan-${Date.now()}@example.com`
  await shop.putInCart()
  await shop.open('/checkout')
  await main.getByRole('link', { name: t('account.login') }).click()
  await fillRegistration(page, shop, email)
  await expect(page).toHaveURL(/\/checkout/)
  await expect(main.getByLabel(t('checkout.field.emailAddress'), { exact: true })).toHaveValue(email)
})

test('a guest logs in on the way through the checkout, and comes back to it with what the shop knows of them', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `kassa-${Date.now()}@example.com`
  await register(page, shop, email)
  await main.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(main.getByRole('button', { name: t('account.register') })).toBeVisible()
  await shop.putInCart()
  await shop.open('/checkout')
  await main.getByRole('link', { name: t('account.login') }).click()
  await login(page, shop, { email })
  await expect(page).toHaveURL(/\/checkout/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('head.checkout.title'))
  await expect(main.getByLabel(t('checkout.field.emailAddress'), { exact: true })).toHaveValue(email)
  await expect(main.getByLabel(t('checkout.field.firstName'))).not.toHaveValue('')
})

test('who logs in with something in the cart is told that it has joined the account’s', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  const email = `korgar-${Date.now()}@example.com`
  await register(page, shop, email)
  await shop.putInCart()
  await shop.open('/konto')
  await page.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(page.getByRole('status').getByText(t('account.loggedOut'))).toBeVisible()
  await shop.putInCart()
  await shop.open('/konto')
  await login(page, shop, { email })
  await expect(page.getByRole('status').getByText(t('notices.cart.joined'))).toBeVisible()
})

test('R7.11: more orders go on in the same list, at the same distance', async ({ page, shop }) => {
  const t = shop.t()
  await shop.open('/konto')
  await login(page, shop, { email: 'anna@example.com', password: 'Skidspar-2026' })
  const lists = page.locator('.account-orders')
  const orders = lists.getByRole('link')
  await expect(orders).toHaveCount(20)
  await lists.getByRole('button', { name: t('account.more') }).click()
  await expect(orders.nth(20)).toBeVisible()
  await expect(lists).toHaveCount(1)
})

test('an order opens at its top, and Back leads to its place in the list', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.open('/konto')
  await login(page, shop, { email: 'anna@example.com', password: 'Skidspar-2026' })
  const order = page.locator('.account-orders').getByRole('link').nth(15)
  await order.click()
  await expect(page.locator('.order-details')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.goBack()
  await expect(order).toBeInViewport()
  await order.click()
  await page.getByRole('link', { name: t('order.back') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('head.account.title') })).toBeInViewport()
})

test('a platform that answers every page of orders alike: each order shows once, and there are no more to show', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  await page.route(/\/api\/user\/orders\?page=2/, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('page=2', 'page=1') })
    await route.fulfill({ response: answer })
  })
  await shop.open('/konto')
  await login(page, shop, { email: 'anna@example.com', password: 'Skidspar-2026' })
  const list = page.locator('.account-orders')
  const more = list.getByRole('button', { name: t('account.more') })
  await expect(list.getByRole('link')).toHaveCount(20)
  const answered = page.waitForResponse(/orders\?page=2/)
  await more.click()
  await answered
  await expect(list.locator('[aria-busy]')).toHaveCount(0)
  await expect(more).toBeHidden()
  await expect(list.getByRole('link')).toHaveCount(20)
})

test('a customer downloads their data as a file', async ({ page, shop }) => {
  const t = shop.t()
  const email = `data-${Date.now()}@example.com`
  await register(page, shop, email)
  await page.getByText(t('account.data.open')).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('account.data.export.button') }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^skare-\d{4}-\d\d-\d\d\.json$/)
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    customer: { email, addresses: [] },
    orders: [],
    newsletter: { isSubscribed: false },
    savedProducts: { wishlist: [], compare: [] },
  })
  expect(await seriousFaults(page)).toEqual([])
})

test('an account is deleted with the password, and nobody can log in with it any more', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/401|422|501/)
  const t = shop.t()
  const email = `bort-${Date.now()}@example.com`
  await register(page, shop, email)
  await page.getByText(t('account.data.open')).click()
  const section = page.getByRole('region', { name: t('account.data.delete.title') })
  const password = section.getByLabel(t('account.data.delete.password'))
  const button = section.getByRole('button', { name: t('account.data.delete.button') })
  await expect(section.getByText(t('account.data.delete.kept'))).toBeVisible()
  await button.click()
  await expect(section.getByText(t('errors.field.required'))).toBeVisible()
  await password.fill('Fel-lösen-1')
  await button.click()
  await expect(section.getByText(t('errors.account.currentPassword'))).toBeVisible()
  await expect(password).toBeFocused()

  const byMail = { error: { code: 'errors.account.deleteByMail' } }
  await page.route('**/api/user/delete', (route) => route.fulfill({ status: 501, json: byMail }), {
    times: 1,
  })
  await password.fill(PASSWORD)
  await button.click()
  await expect(
    section.getByText(t('errors.account.deleteByMail', { email: t('company.email') })),
  ).toBeVisible()

  await button.click()
  const deleted = page.getByRole('region', { name: t('account.data.delete.done') })
  await expect(deleted.getByText(t('account.data.deleted'))).toBeVisible()
  await expect(deleted.getByText(t('account.data.delete.kept'))).toBeVisible()
  await expect(deleted.getByRole('heading')).toBeFocused()
  expect(await seriousFaults(page)).toEqual([])
  await page.reload()
  await expect(deleted).toBeVisible()
  await shop.open('/konto')
  await login(page, shop, { email })
  await expect(page.getByText(t('errors.account.credentials'))).toBeVisible()
})

/** Buys what the cart holds and returns the order's number. */
async function buy(page: Page, shop: Shop, email: string): Promise<string> {
  const t = shop.t()
  await goToPayment(page, shop, email)
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await payButton(page, shop).click()
  const frame = page.frameLocator(`iframe[title="${t('checkout.payment.frame')}"]`)
  await frame.locator('button[value="pay"]').click()
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible({
    timeout: 20_000,
  })
  return /\d{9}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
}

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)
}

test('a name of 200 letters widens no part of the account', { tag: '@long' }, async ({ page, shop }) => {
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `langt-namn-${crypto.randomUUID().slice(0, 8)}@example.com`
  await register(page, shop, email)
  const long = 'A'.repeat(100)
  const address = {
    ...{
      id: null,
      firstName: long,
      lastName: long,
      company: '',
      streetAddress: 'Spårvägen 4',
      apartmentNumber: '2',
    },
    ...{ zipCode: '831 30', city: 'Östersund', country: 'SE', phoneNumber: '0701234567' },
  }
  const answer = await page.request.post(shop.url('/api/user/profile'), {
    headers: { Origin: new URL(shop.url('/')).origin },
    data: { email, firstName: long, lastName: long, addresses: [address] },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.reload()
  await expect(main.getByText(`${long} ${long}`).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: t('account.profile') })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  const wide = await main.evaluate((element) =>
    [...element.querySelectorAll('*:not(input)')]
      .filter((part) => part.scrollWidth > document.documentElement.clientWidth)
      .map((part) => part.outerHTML.slice(0, 80)),
  )
  expect(wide).toEqual([])
})
