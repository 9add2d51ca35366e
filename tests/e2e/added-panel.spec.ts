import type { Page } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { openCart, pressAdd } from '#tests/support/cart-steps.ts'
import { setOffline } from '#tests/support/cold-start.ts'
import { controlled, test as deviceTest, savedFile } from '#tests/support/device-fixture.ts'
import { expect, type Shop, tagOf, test } from '#tests/support/shop-fixture.ts'

const WAX = '/p/KB-UPP-20022/x/KB-UPP-20022-RED1TO3C'

const add = (page: Page, shop: Shop, code = storeCodes[0]) => pressAdd(page, shop, code)

const panelOf = (page: Page, shop: Shop, code = storeCodes[0]) =>
  page.getByRole('dialog', { name: shop.t(code)('notices.cart.added') })

for (const code of storeCodes) {
  test(
    `R8.9 R2.85: in ${storeViews[code].name} adding opens a panel with what was added, the way to free delivery, two suggestions and the ways on; checkout is the shop’s own, as there is no external one`,
    tagOf(code),
    async ({ page, shop }) => {
      const t = shop.t(code)
      if ((page.viewportSize()?.width ?? 0) < 400) await page.setViewportSize({ width: 360, height: 740 })
      await shop.open(WAX, code)
      const name = (await page.locator('main h1').textContent()) ?? ''
      const price = (await page.locator('.buy-box .price b').first().textContent()) ?? ''
      await add(page, shop, code)
      const panel = panelOf(page, shop, code)
      const line = panel.getByRole('listitem').first()
      await expect(line).toContainText(name.trim())
      await expect(line).toContainText('°C')
      await expect(line.locator('.price')).toHaveText(price)
      await expect(line.locator('img')).toBeVisible()
      await expect(panel.getByRole('status')).toContainText(t('cart.leftToFree', { price: '' }).trim())
      await expect(
        panel.getByRole('region', { name: t('cart.crossSells') }).getByRole('listitem'),
      ).toHaveCount(2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
      expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      await expect(panel.getByRole('link', { name: t('cart.open') })).toHaveAttribute(
        'href',
        new URL(shop.url(shop.cartPath(code), code)).pathname,
      )
      await panel.getByRole('link', { name: t('cart.checkout') }).click()
      await expect(page).toHaveURL(/\/checkout$/)
      await expect(panel).toBeHidden()
    },
  )
}

test('the panel of what was added has the focus, Escape gives it back, and what comes to a line is told, not the line', async ({
  page,
  shop,
}) => {
  await shop.putInCart({ sku: 'DEMO-SALE' })
  await shop.open('/p/DEMO-SALE/x')
  const button = page.locator('.buy-form button[type="submit"]')
  await button.press('Enter')
  const panel = panelOf(page, shop)
  await expect(panel).toBeVisible()
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expect(panel.getByRole('listitem').first()).not.toContainText('×')
  await expect(panel.getByRole('status')).toHaveText(shop.t()('cart.freeReached'))
  await expect(panel.getByRole('progressbar', { includeHidden: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.locator('.cart-link b')).toHaveText('2')
})

test('nothing is said of delivery where nothing is sent', { tag: '@long' }, async ({ page, shop }) => {
  await shop.open('/p/DEMO-VIRTUAL/x')
  await add(page, shop)
  const panel = panelOf(page, shop)
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(panel.getByRole('status')).toHaveText('')
})

test('a panel that cannot be loaded leaves the notification with the way to the checkout', {
  tag: '@long',
}, async ({ page, shop, expectFaults }) => {
  expectFaults(/added-panel|ERR_FAILED/)
  await page.route('**/added-panel-*', (route) => route.abort())
  await shop.open('/p/DEMO-SALE/x')
  await add(page, shop)
  const told = page.locator('.notifications')
  await expect(told).toContainText(shop.t()('notices.cart.added'))
  await expect(told.getByRole('link', { name: shop.t()('cart.checkout') })).toBeVisible()
})

deviceTest(
  'without a connection the panel shows what was added and where it is kept, and suggests nothing',
  { tag: '@long' },
  async ({ page, context, doorShop: shop, expectFaults }) => {
    expectFaults(/ERR_|errors\.offline|Failed to fetch/)
    const t = shop.t()
    await shop.open('/skidor')
    await controlled(page)
    await savedFile(page, '/added-panel-')
    await shop.open('/p/DEMO-SALE/x')
    await setOffline(context, true)
    await add(page, shop)
    const panel = panelOf(page, shop)
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await expect(panel.getByText(t('notices.cart.keptOffline'))).toBeVisible()
    await expect(panel.getByRole('region')).toHaveCount(0)
  },
)

test('what is added while an earlier change waits is told, too', { tag: '@long' }, async ({ page, shop }) => {
  await openCart(shop, [{ sku: 'DEMO-LOW' }])
  await page.waitForFunction(() => localStorage.getItem('skare:cart:sv'))
  await shop.open('/p/DEMO-SALE/x')
  await page.evaluate(() => {
    const [{ id, sku }] = JSON.parse(localStorage.getItem('skare:cart:sv') ?? '').lines
    const changes = [{ kind: 'quantity', id, sku, quantity: 0 }]
    localStorage.setItem('skare:cart-changes:sv', JSON.stringify({ id: 'kept', baseIds: [id], changes }))
  })
  await add(page, shop)
  await expect(panelOf(page, shop).getByRole('listitem').first()).toBeVisible()
})

test('a page that is loaded anew before the shop has answered shows what was added', {
  tag: '@long',
}, async ({ page, shop }) => {
  await page.addInitScript(reloadOnUnanswered)
  await shop.open('/p/DEMO-SALE/x')
  await page.locator('.buy-form button[type="submit"]').click()
  await page.waitForFunction(() => sessionStorage.getItem('reloaded') && document.readyState === 'complete')
  await expect(page.locator('.cart-link b')).toHaveText('1')
  await page.waitForFunction(() => sessionStorage.getItem('skare:cart-unanswered:sv') === null)
})

/** In the page: loads it anew, once, as soon as a change of the cart is on its way. */
function reloadOnUnanswered(): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value)
    if (!key.startsWith('skare:cart-unanswered') || sessionStorage.getItem('reloaded')) return
    setItem.call(sessionStorage, 'reloaded', 'yes')
    setTimeout(() => location.reload(), 5)
  }
}
