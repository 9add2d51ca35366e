import type { Locator, Page } from '@playwright/test'
import type { StoreCode } from '#shared/store-views.ts'
import { expect, type Shop } from './shop-fixture.ts'

/** A variant, whose line says what was chosen. */
export const RED_180 = { sku: 'DEMO-CONF-RED-180', parentSku: 'DEMO-CONF' }

/** The pairs of skis that `putInCart` adds: nothing was chosen of them. */
export const SKIS = { sku: 'DEMO-SALE' }

/** Puts goods in the cart, once each, and opens its page. */
export async function openCart(shop: Shop, goods: (typeof SKIS)[], code: StoreCode = 'sv'): Promise<void> {
  for (const line of goods) await shop.putInCart(line, code)
  await shop.open(shop.cartPath(code), code)
}

/** Presses the button that puts what a product's page shows into the cart. */
export const pressAdd = (page: Page, shop: Shop, code?: StoreCode): Promise<void> =>
  page
    .getByRole('button', { name: shop.t(code)('product.add') })
    .first()
    .click()

/** The same, and goes to the cart when the shop has taken it. */
export async function buy(page: Page, shop: Shop): Promise<void> {
  await pressAdd(page, shop)
  await expect(page.getByText(shop.t()('notices.cart.added'))).toBeVisible()
  await shop.open(shop.cartPath('sv'))
}

/** What the lines of the cart announce to screen readers. */
export const toldByCart = (page: Page): Locator =>
  page.locator('.cart-contents').first().getByRole('status').first()

/** The name of the product in a line. */
export const nameOf = async (line: Locator): Promise<string> =>
  ((await line.locator('.cart-line-name').textContent()) ?? '').trim()

/** How many of it a line says that the cart has. */
export const expectQuantity = (line: Locator, quantity: number): Promise<void> =>
  expect(line.locator('input[name="quantity"]')).toHaveValue(String(quantity))

/** Removes a line by keyboard: the button asks, and the answer is yes. */
export async function removeLine(line: Locator, shop: Shop, code?: StoreCode): Promise<void> {
  const t = shop.t(code)
  await line.getByRole('button', { name: t('cart.removeOf', { label: await nameOf(line) }) }).press('Enter')
  await line.getByRole('button', { name: t('cart.remove'), exact: true }).press('Enter')
}

/** How our API answers when the platform is away. */
export const PLATFORM_AWAY = { status: 502, json: { error: { code: 'errors.platformAway' } } }

/** Lets every change of a line fail, as when the platform is away, until the returned function is called. */
export async function failLineChanges(page: Page, path = '/lines/*'): Promise<() => Promise<void>> {
  const address = `**/api/cart${path}`
  await page.route(address, (route) => route.fulfill(PLATFORM_AWAY))
  return () => page.unroute(address)
}

/** Holds the next call to an address back until the returned function is called; then it fails, or goes on. */
export async function holdNextCall(
  page: Page,
  address: string | RegExp,
  { isRefused }: { isRefused: boolean },
): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      await held
      if (isRefused) await route.fulfill(PLATFORM_AWAY)
      else await route.continue()
    },
    { times: 1 },
  )
  return release
}
