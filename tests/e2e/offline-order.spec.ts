import { goToReview, loadedOrdering, ordersOf, payButton } from '#tests/support/checkout-steps.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'
import { giveSignOfUse } from '#tests/support/sign-of-use.ts'

test('R1.43 R1.44 R4.80 R4.86 R4.87 R8.40: an order placed without a connection waits on the device and is made once when it is back', async ({
  page,
  shop,
  context,
  isMobile,
  expectFaults,
}) => {
  test.skip(!isMobile, 'one journey, on the phone')
  expectFaults(/ERR_INTERNET_DISCONNECTED/)
  const t = shop.t()
  const email = `utan-nat-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await loadedOrdering(page)
  await context.setOffline(true)
  await expect(page.getByText(t('notices.order.offline'))).toBeVisible()
  await payButton(page, shop).click()

  await expect(page.getByRole('heading', { level: 1, name: t('outbox.title') })).toBeVisible()
  await expect(page.getByText(t('outbox.offline'))).toBeVisible()
  await expect(page.getByText(t('outbox.notBought'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: t('head.orderConfirmation.title') })).toHaveCount(0)
  expect(await ordersOf(shop, email)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible({
    timeout: 20_000,
  })
  const number = /\d{9}/.exec(await page.getByRole('main').innerText())?.[0]
  expect(await ordersOf(shop, email)).toEqual([number])

  await page.reload()
  await shop.hydrated()
  await expect(page.getByText(number ?? '-')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('skare:outbox'))).toBeNull()
  expect(await ordersOf(shop, email)).toEqual([number])
})

test('R1.44: an order placed offline is sent by the next start where no service worker can, when the tab was closed before the connection came back', async ({
  page,
  shop,
  context,
  isMobile,
  expectFaults,
}) => {
  test.skip(!isMobile, 'one journey, on the phone')
  expectFaults(/ERR_INTERNET_DISCONNECTED/)
  const t = shop.t()
  const email = `stangd-flik-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await loadedOrdering(page)
  await context.setOffline(true)
  await payButton(page, shop).click()
  await expect(page.getByRole('heading', { level: 1, name: t('outbox.title') })).toBeVisible()
  await page.close()
  await context.setOffline(false)
  expect(await ordersOf(shop, email)).toEqual([])

  const later = await context.newPage()
  await later.goto(shop.url('/'))
  await giveSignOfUse(later)
  await expect(later.getByText(/Vi har tagit emot din beställning. \d{9}/)).toBeVisible({ timeout: 20_000 })
  expect(await ordersOf(shop, email)).toHaveLength(1)
  await later.getByRole('link', { name: t('outbox.show') }).click()
  await expect(later.getByRole('heading', { name: t('head.orderConfirmation.title') })).toBeVisible()
})

test('R4.85 R4.88 R8.39: an order that the shop cannot take after four attempts is queued and outlives the tab; a day later the shopper is asked, and it arrives once', {
  tag: '@long',
}, async ({ page, shop, context, isMobile, expectFaults }) => {
  test.skip(!isMobile, 'one journey, on the phone')
  expectFaults(/502|503/)
  const t = shop.t()
  const email = `i-ko-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await loadedOrdering(page)
  await shop.dial({ path: '/api/order', match: email, status: 500, times: 4 })
  await payButton(page, shop).click()
  await expect(page.getByText(t('checkout.attempt', { attempt: 2, of: 4 }))).toBeVisible()
  await expect(page.getByText(t('errors.order.queued'))).toBeVisible({ timeout: 20_000 })
  expect(await ordersOf(shop, email)).toEqual([])
  await page.close()

  const later = await context.newPage()
  await later.clock.setSystemTime(Date.now() + 25 * 3_600_000)
  await later.goto(shop.url('/'))
  await giveSignOfUse(later)
  const dialog = later.getByRole('dialog', { name: t('outbox.askTitle') })
  await expect(dialog).toBeVisible()
  expect(await ordersOf(shop, email)).toEqual([])
  await dialog.getByRole('button', { name: t('outbox.sendNow') }).click()
  await expect(later.getByText(/Vi har tagit emot din beställning. \d{9}/)).toBeVisible({ timeout: 20_000 })
  await expect(dialog).toBeHidden()
  expect(await ordersOf(shop, email)).toHaveLength(1)
})

test('a page that is loaded anew while its order is sent goes to the thank-you page, which sends it', {
  tag: '@long',
}, async ({ page, shop, isMobile }) => {
  test.skip(!isMobile, 'one journey, on the phone')
  const t = shop.t()
  const email = `omladdad-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await page.route('**/api/checkout/order', (route) => void route.fetch(), { times: 1 }) // it arrives, and no answer comes
  await payButton(page, shop).click()
  await expect(page.getByText(t('checkout.sending'))).toBeVisible()
  await expect.poll(() => ordersOf(shop, email)).toHaveLength(1)
  await page.reload()
  await shop.hydrated()
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page).toHaveURL(/\/checkout\/tack$/)
  expect(await ordersOf(shop, email)).toHaveLength(1)
})

test('of two waiting orders each number is told', { tag: '@long' }, async ({
  page,
  shop,
  isMobile,
  expectFaults,
}) => {
  test.skip(!isMobile, 'one journey, on the phone')
  expectFaults(/502|503/)
  const t = shop.t()
  const emails = ['forsta', 'andra'].map((name) => `${name}-${Date.now()}@example.com`)
  for (const email of emails) {
    await goToReview(page, shop, email)
    await loadedOrdering(page)
    await shop.dial({ path: '/api/order', match: email, status: 500, times: 99 })
    await payButton(page, shop).click()
    await expect(page.getByText(t('errors.order.queued')).first()).toBeVisible({ timeout: 20_000 })
  }
  await expect(page.locator('.waiting-order')).toHaveCount(2)
  await shop.resetDials()
  for (const email of emails) {
    await page
      .getByRole('button', { name: t('outbox.sendNow') })
      .first()
      .click()
    await expect.poll(() => ordersOf(shop, email), { timeout: 20_000 }).toHaveLength(1)
    const [number = '-'] = await ordersOf(shop, email)
    await expect(page.getByText(number)).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible()
})

test('an order of another store of the host waits in its own currency; changed, its cart is in its own store', {
  tag: '@long',
}, async ({ page, shop, isMobile, expectFaults }) => {
  test.skip(!isMobile, 'one journey, on the phone')
  expectFaults(/502|503/)
  const t = shop.t()
  const email = `abroad-${Date.now()}@example.com`
  await goToReview(page, shop, email, { code: 'en' })
  await loadedOrdering(page)
  await shop.dial({ path: '/api/order', match: email, status: 500, times: 99 })
  await payButton(page, shop, 'en').click()
  await expect(page.getByText(shop.t('en')('errors.order.queued'))).toBeVisible({ timeout: 20_000 })

  await shop.open('/checkout/tack')
  const order = page.locator('.waiting-order')
  await expect(order).toContainText(/\d\sEUR/)
  await expect(order).not.toContainText('kr')
  await order.getByRole('button', { name: t('outbox.edit') }).click()
  await page.waitForURL(/\/en\/checkout/)
  await shop.hydrated()
  await expect(page.getByLabel(shop.t('en')('checkout.field.emailAddress'))).toHaveValue(email)
  const linesOf = async (path: string) => (await (await page.request.get(shop.url(path))).json()).lines
  expect(await linesOf('/en/api/cart')).toMatchObject([{ sku: 'DEMO-SALE' }])
  expect(await linesOf('/api/cart')).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('skare:cart:sv') ?? '')).not.toContain('DEMO-SALE')
})

test('what has changed of an order is agreed to in the order’s own store', { tag: '@long' }, async ({
  page,
  shop,
  context,
  isMobile,
  expectFaults,
}) => {
  test.skip(!isMobile, 'one journey, on the phone')
  expectFaults(/409|ERR_INTERNET_DISCONNECTED/)
  const t = shop.t()
  const inEnglish = shop.t('en')
  await goToReview(page, shop, `changed-${Date.now()}@example.com`, { code: 'en' })
  await loadedOrdering(page)
  await context.setOffline(true)
  await payButton(page, shop, 'en').click()
  await expect(page.getByRole('heading', { level: 1, name: inEnglish('outbox.title') })).toBeVisible()
  await shop.putInCart({ sku: 'DEMO-EXTERNAL' }, 'en')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: inEnglish('outbox.attentionTitle') })).toBeVisible(
    {
      timeout: 20_000,
    },
  )

  await shop.open('/checkout/tack')
  const link = page.getByRole('link', { name: t('outbox.openStore', { store: 'International' }) })
  await expect(link).toBeVisible()
  await expect(page.getByText(t('outbox.terms.accept', { amount: '' }).trim())).toHaveCount(0)
  await link.click()
  await page.waitForURL(/\/en\/checkout\/thank-you$/)
  await expect(
    page.getByRole('button', { name: inEnglish('outbox.terms.accept', { amount: '' }).trim() }),
  ).toBeVisible({ timeout: 20_000 })
})
