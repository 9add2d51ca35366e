import type { Page } from '@playwright/test'
import { endSessions, keepAddresses, login, PASSWORD, register } from '#tests/support/account-steps.ts'
import { PLATFORM_AWAY } from '#tests/support/cart-steps.ts'
import { controlled, expect, savedFile, savedIn, test } from '#tests/support/device-fixture.ts'
import type { Shop } from '#tests/support/shop-fixture.ts'
import { giveSignOfUse } from '#tests/support/sign-of-use.ts'

/** What is sent without a connection beside orders: taken with a calm word, sent once when it is back, and told. */
test.skip(({ isMobile }) => !isMobile, 'nothing here depends on the width')

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|sync/i

/** The outbox is empty. Who has sent it, the page or the service worker, is the browser's to decide. */
const expectNothingLeft = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('skare:outbox')), { timeout: 20_000 }).toBeNull()

/** Visits once, so that all files are on the device. */
async function visit(page: Page, shop: Shop, path: string): Promise<void> {
  await shop.open(path)
  await controlled(page)
  await savedFile(page, '/outbox-watch-')
  await savedFile(page, '/take-later-')
  await expect // its texts
    .poll(() => savedIn(page, 'skare-files'))
    .toContainEqual(expect.stringContaining('/outbox-'))
  await page.waitForLoadState('networkidle')
}

test('R4.102: subscribing to the newsletter without a connection is taken, sent once later and told', async ({
  page,
  shop,
  context,
  expectFaults,
}) => {
  expectFaults(OFFLINE)
  const t = shop.t()
  await visit(page, shop, '/')
  const form = page.locator('form.newsletter-form').first()
  await context.setOffline(true)
  await form.getByLabel(t('newsletter.email')).fill(`brev-${Date.now()}@example.com`)
  await form.getByRole('button', { name: t('newsletter.subscribe') }).click()
  await expect(form.getByRole('status')).toHaveText(t('outbox.savedHere'))
  await context.setOffline(false)
  await expect(page.getByText(t('outbox.sent.newsletter'))).toBeVisible({ timeout: 20_000 })
  await expectNothingLeft(page)
})

test('R4.102: a review written without a connection is handed in once', async ({
  page,
  shop,
  context,
  expectFaults,
}) => {
  expectFaults(OFFLINE)
  const t = shop.t()
  await visit(page, shop, '/p/DEMO-SALE/x')
  await page.keyboard.press('End')
  const form = page.locator('details.review-form')
  await form.getByText(t('reviews.write')).click()
  await form.getByLabel(t('reviews.rating')).selectOption('4')
  await form.getByLabel(t('reviews.heading')).fill('Bra glid')
  await form.getByLabel(t('reviews.text')).fill('Bra glid på kallföre.')
  await form.getByLabel(t('reviews.nickname')).fill('Åsa')
  await context.setOffline(true)
  await form.getByRole('button', { name: t('reviews.send') }).click()
  await expect(page.getByText(t('outbox.savedHere'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(t('outbox.sent.review'))).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(t('reviews.thanks'))).toBeVisible()
  await expect(page.getByText(t('outbox.savedHere'))).toBeHidden()
  await expectNothingLeft(page)
})

test('R4.102: a change of the profile waits on the account page, and is made when the connection is back', {
  tag: '@long',
}, async ({ page, shop, context, expectFaults }) => {
  expectFaults(OFFLINE)
  const t = shop.t()
  const main = page.getByRole('main')
  await visit(page, shop, '/konto')
  await register(page, shop, `profil-${Date.now()}@example.com`)
  const profile = main.getByRole('region', { name: t('account.profile') })
  await expect(profile).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await profile.getByLabel(t('checkout.field.firstName')).fill('Ingeborg')
  await profile.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByText(t('outbox.savedHere'))).toBeVisible()
  await expect(main.getByText(t('outbox.kind.profile'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(t('outbox.sent.profile'))).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await shop.hydrated()
  await expect(main.getByText('Ingeborg Åström')).toBeVisible()
})

test('R4.102: a change of the profile that waits stays when a newer one fails, and is made before a logout', {
  tag: '@long',
}, async ({ page, shop, context, expectFaults }) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|sync|502|api\/user/i)
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `vantar-${Date.now()}@example.com`
  await visit(page, shop, '/konto')
  await register(page, shop, email)
  const profile = main.getByRole('region', { name: t('account.profile') })
  await expect(profile).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await profile.getByLabel(t('checkout.field.firstName')).fill('Ingeborg')
  await profile.getByRole('button', { name: t('account.save') }).click()
  await expect(main.getByText(t('outbox.kind.profile'))).toBeVisible()

  await context.route('**/api/user/profile', (route) => route.fulfill(PLATFORM_AWAY))
  await context.setOffline(false)
  await profile.getByLabel(t('checkout.field.lastName')).fill('Ås')
  await profile.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByText(t('errors.platformAway')).first()).toBeVisible()
  await expect(main.getByText(t('outbox.kind.profile'))).toBeVisible()

  await context.unroute('**/api/user/profile')
  await main.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(page.getByText(t('account.loggedOut'))).toBeVisible({ timeout: 20_000 })
  await expectNothingLeft(page)
  await login(page, shop, { email, password: PASSWORD })
  await expect(main.getByText('Ingeborg Åström')).toBeVisible()
})

test('R4.102: a changed name and a changed address both wait, and both are made', { tag: '@long' }, async ({
  page,
  shop,
  context,
  expectFaults,
}) => {
  expectFaults(OFFLINE)
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `bada-${Date.now()}@example.com`
  await visit(page, shop, '/konto')
  await register(page, shop, email)
  await keepAddresses(page, shop, email, ['Spårvägen 4', 'Myrstigen 2'])
  await page.reload()
  const profile = main.getByRole('region', { name: t('account.profile') })
  const addresses = main.getByRole('region', { name: t('account.addresses.title') })
  const cabin = addresses.locator('address', { hasText: 'Myrstigen 2' })
  await expect(cabin).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await profile.getByLabel(t('checkout.field.firstName')).fill('Ingeborg')
  await profile.getByRole('button', { name: t('account.save') }).click()
  await expect(main.getByText('Ingeborg Åström')).toBeVisible()
  const ofCabin = { name: 'Myrstigen 2' }
  await addresses.getByRole('button', { name: t('account.addresses.makeBillingOf', ofCabin) }).click()
  await expect(cabin).toContainText(t('account.addresses.billing'))
  await context.setOffline(false)
  await expect(page.getByText(t('outbox.sent.profile'))).toBeVisible({ timeout: 20_000 })
  await expectNothingLeft(page)
  await page.reload()
  await shop.hydrated()
  await expect(main.getByText('Ingeborg Åström')).toBeVisible()
  await expect(cabin).toContainText(t('account.addresses.billing'))
})

test('R4.98: what waits goes with a session that ends by itself, and no later customer sends it', async ({
  page,
  shop,
  context,
  request,
  expectFaults,
}) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|sync|401|502|api\//i)
  const t = shop.t()
  const email = `slut-${Date.now()}@example.com`
  await visit(page, shop, '/konto')
  await register(page, shop, email)
  await page.waitForLoadState('networkidle')
  const form = page.locator('form.newsletter-form').first()
  await context.setOffline(true)
  await form.getByLabel(t('newsletter.email')).fill(email)
  await form.getByRole('button', { name: t('newsletter.subscribe') }).click()
  await expect(form.getByRole('status')).toHaveText(t('outbox.savedHere'))

  await context.route('**/api/newsletter', (route) => route.fulfill(PLATFORM_AWAY))
  await endSessions(request, email)
  await context.setOffline(false) // the account page asks who is logged in
  await expect(page.getByRole('alert').getByText(t('errors.account.expired'))).toBeVisible({
    timeout: 20_000,
  })
  await expectNothingLeft(page)
})

test('R4.93: changes of the cart that wait go with a logout, in all stores', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.open('/konto')
  await register(page, shop, `korg-${Date.now()}@example.com`)
  await page.waitForLoadState('networkidle')
  const kept = JSON.stringify({
    id: 'kept',
    baseIds: [],
    changes: [{ kind: 'quantity', id: 1, quantity: 2 }],
  })
  await page.evaluate((text) => localStorage.setItem('skare:cart-changes:en', text), kept)
  const logout = page.getByRole('main').getByRole('button', { name: t('account.logout'), exact: true })
  await logout.click()
  await expect(page.getByText(t('account.loggedOut'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('skare:cart-changes:en'))).toBeNull()
})

test('R4.102: a first look at a product without a connection is reported later, without a word', {
  tag: '@long',
}, async ({ page, shop, context, expectFaults }) => {
  expectFaults(OFFLINE)
  await visit(page, shop, '/p/DEMO-SALE/x')
  await page.evaluate(() => localStorage.removeItem('skare:view-history'))
  await context.setOffline(true)
  await page.reload()
  await giveSignOfUse(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('skare:outbox'))).toBe('1')
  await context.setOffline(false)
  await expectNothingLeft(page)
})
