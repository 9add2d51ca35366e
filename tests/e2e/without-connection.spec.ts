import type { Page } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

test.beforeEach(({ expectFaults }) =>
  expectFaults(/ERR_INTERNET_DISCONNECTED|errors\.offline|ERR_FAILED|^console: .*page/),
)

/** Files that those parts and schemas are made of; they come one after the other. */
const NEEDED = [
  'endpoint-answers',
  'answer-schemas',
  'schemas',
  'free-space',
  'device-storage',
  'saved-pages',
]

/** Waits until the page has loaded, in idle time, what it needs without a connection: parts, texts, schemas of answers. */
async function loadedOffline(page: Page): Promise<void> {
  await page.waitForFunction((needed) => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    const parts = names.filter((name) => /\/offline-[\w-]{7}\.js$/.test(name))
    return parts.length >= 2 && needed.every((code) => names.some((name) => name.includes(`/${code}-`)))
  }, NEEDED)
  await page.waitForLoadState('networkidle') // they import others
}

for (const code of storeCodes) {
  test(
    `R2.79: without a connection the way home of ${storeViews[code].name} says so and blames nobody; home comes by itself when it is back`,
    tagOf(code),
    async ({ page, context, shop }) => {
      const t = shop.t(code)
      await shop.open('/p/DEMO-SALE/x', code)
      await loadedOffline(page)
      await context.setOffline(true)
      await page.locator('.logo').click()
      await expect(page.getByRole('heading', { level: 1, name: t('error.offlineTitle') })).toBeVisible()
      await expect(page.getByText(t('offline.notSaved'))).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(t('error.offlineTitle')))
      await expect(page.getByText(t('error.text'))).toBeHidden()
      await expect(page.getByText(t('error.mention'))).toBeHidden()

      await page.getByRole('button', { name: t('error.retry') }).click()
      await expect(page.getByText(t('offline.notSaved'))).toBeVisible()
      await context.setOffline(false)
      await expect(page.locator('.home-page')).toBeVisible()
      await expect(page.getByText(t('offline.notSaved'))).toBeHidden()
      await expect(page).toHaveURL(shop.url('/', code))
    },
  )
}

test('without a connection the pages of this visit are still there', async ({ page, context, shop }) => {
  await shop.open('/')
  await page.goto(shop.url('/'))
  await shop.hydrated()
  await shop.searchField().fill('skate')
  await shop.searchField().press('Enter')
  await expect(page.locator('.product-card').first()).toBeVisible()
  await loadedOffline(page)
  await context.setOffline(true)
  await page.locator('.logo').click()
  await expect(page.locator('.home-page')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/sokresultat/)
  await expect(page.locator('.product-card').first()).toBeVisible()
})

test('a network that leads nowhere is no fault of the shop either', async ({ page, shop }) => {
  const t = shop.t()
  await shop.open('/skidor')
  await page.route('**/_data/**', (route) => route.abort())
  await page.locator('.product-card a').first().click()
  await expect(page.getByText(t('offline.unreachable'))).toBeVisible()
  await page.unroute('**/_data/**')
  await page.getByRole('button', { name: t('error.retry') }).click()
  await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
})

test('the link to a page that did not come tries again', async ({ page, shop }) => {
  await shop.open('/skidor')
  await page.route('**/_data/**', (route) => route.abort())
  await page.locator('.logo').click()
  await expect(page.getByText(shop.t()('offline.unreachable'))).toBeVisible()
  await page.unroute('**/_data/**')
  await page.locator('.logo').click()
  await expect(page.locator('.home-page')).toBeVisible()
})

test('a shop that is down says that it is its fault, and promises no number where there is none', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/503|errors\.unexpected/)
  const t = shop.t()
  await shop.open('/skidor')
  const build = await page.evaluate(async () => (await fetch('/_data/skidor')).headers.get('X-Build'))
  await page.route('**/_data/**', (route) =>
    route.fulfill({ status: 503, headers: { 'X-Build': build ?? '' } }),
  )
  await page.locator('.product-card a').first().click()
  await expect(page.getByText(t('error.text'))).toBeVisible()
  await expect(page.getByText(/nummer/)).toHaveCount(0)
})

/** A change of a line that is gone, as the device keeps it until the shop can be reached. */
const KEPT_CHANGE = JSON.stringify({
  id: 'kept',
  baseIds: [],
  changes: [{ kind: 'quantity', id: 987_654_321, sku: 'DEMO-SALE', quantity: 2 }],
})
const keepChange = (text: string) => localStorage.setItem('skare:cart-changes:sv', text)

test('what the shop says of a change that was made without a connection is told in the checkout', async ({
  page,
  shop,
}) => {
  await shop.putInCart()
  await page.addInitScript(keepChange, KEPT_CHANGE)
  await shop.open('/checkout')
  await expect(page.locator('.notifications')).toContainText(shop.t()('errors.cart.lineGone'))
})

test('and when the cart is opened', async ({ page, shop }) => {
  await shop.open('/p/DEMO-SALE/x')
  await loadedOffline(page)
  await page.evaluate(keepChange, KEPT_CHANGE)
  await page
    .getByRole('banner')
    .getByRole('link', { name: shop.t()('nav.cart') })
    .click()
  await expect(page.locator('.notifications')).toContainText(shop.t()('errors.cart.lineGone'))
})

test('R8.1 R8.8: an addition whose variant has gone meanwhile is told in words on whatever page comes next', async ({
  page,
  shop,
}) => {
  const line = { sku: 'DEMO-CONF-GONE', parentSku: 'DEMO-CONF', name: 'Skida', path: '/p/DEMO-CONF/x' }
  const shown = { ...line, image: null, options: [], unitPrice: 100_00, quantity: 1 }
  const changes = [{ kind: 'add', line: shown, selections: null, quantity: 1 }]
  await page.addInitScript(keepChange, JSON.stringify({ id: 'gone', baseIds: [], changes }))
  await shop.open('/')
  await expect(page.locator('.notifications')).toContainText(shop.t()('errors.cart.unknownVariant'))
})
