import type { Page } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { expectQuantity, openCart, PLATFORM_AWAY, RED_180 } from '#tests/support/cart-steps.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

const QUESTION = '**/api/products?inCart=*'

/** Counts how often the page asks what goes with its cart. */
async function countQuestions(page: Page): Promise<() => number> {
  let asked = 0
  await page.route(QUESTION, async (route) => {
    asked += 1
    await route.continue()
  })
  return () => asked
}

for (const code of storeCodes) {
  test(
    `a cart in ${storeViews[code].name} shows what goes with it, at most four, asked for once`,
    tagOf(code),
    async ({ page, shop }) => {
      const asked = await countQuestions(page)
      await openCart(shop, [RED_180], code)
      const cards = page.getByRole('region', { name: shop.t(code)('cart.crossSells') }).getByRole('listitem')
      await expect(cards.first()).toBeVisible()
      expect(await cards.count()).toBeLessThanOrEqual(4)
      await page.getByRole('button', { name: shop.t(code)('cart.increase') }).press('Enter')
      await expectQuantity(page.locator('.cart-line'), 2)
      await page.waitForLoadState('networkidle')
      expect(asked()).toBe(1)
    },
  )
}

test('what goes with a cart does not move the cart when it comes', async ({ page, shop }) => {
  await shop.putInCart(RED_180)
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route(QUESTION, async (route) => {
    await mayCome
    await route.continue()
  })
  await shop.open(shop.cartPath('sv'))
  const places = () =>
    Promise.all(['.cart-line', '.cart-page-sum', 'h1'].map((part) => page.locator(part).boundingBox()))
  const before = await places()
  letItCome()
  await expect(page.getByRole('region', { name: shop.t()('cart.crossSells') })).toBeVisible()
  expect(await places()).toEqual(before)
})

test('the sum, which stays in sight on a wide screen, never covers what goes with the cart', async ({
  page,
  shop,
}) => {
  await openCart(shop, [RED_180])
  const more = page.getByRole('region', { name: shop.t()('cart.crossSells') })
  await more.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const [sum, cards] = await Promise.all([page.locator('.cart-page-sum').boundingBox(), more.boundingBox()])
  expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual(cards?.y ?? 0)
})

test('a failure to tell what goes with a cart is silent', async ({ page, shop, expectFaults }) => {
  expectFaults(/cross-sells|502/)
  const failed = page.waitForResponse((response) => response.url().includes('inCart='))
  await page.route(QUESTION, (route) => route.fulfill(PLATFORM_AWAY))
  await openCart(shop, [RED_180])
  expect((await failed).status()).toBe(502)
  await expect(page.getByRole('region', { name: shop.t()('cart.crossSells') })).toHaveCount(0)
  await expect(page.getByText(shop.t()('errors.platformAway'))).toHaveCount(0)
})

test('who saves data or has no connection is not asked to load what goes with a cart', async ({
  page,
  shop,
}) => {
  const asked = await countQuestions(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  })
  await openCart(shop, [RED_180])
  await page.waitForLoadState('networkidle')
  expect(asked()).toBe(0)

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: false } })
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  })
  await shop.open(shop.cartPath('sv'))
  await page.waitForLoadState('networkidle')
  expect(asked()).toBe(0)
})
