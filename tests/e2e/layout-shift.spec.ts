import type { Locator, Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { accountPath, register } from '#tests/support/account-steps.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

/** Whether the top of a part is below the screen, where nobody sees it move. */
const isBelowScreen = async (page: Page, part: Locator): Promise<boolean> => {
  const box = await part.boundingBox()
  return box !== null && box.y >= (page.viewportSize()?.height ?? Number.POSITIVE_INFINITY)
}

for (const name of ['wishlist', 'compare', 'account'] as const)
  test(`the footer of the ${name} page is below the screen before and after its content comes`, async ({
    page,
    shop,
  }) => {
    const footer = page.getByRole('contentinfo')
    await page.goto(shop.url(routes[name].paths.sv))
    expect(await isBelowScreen(page, footer), 'as a document').toBe(true)
    await shop.hydrated()
    await expect(page.locator('main [aria-busy]')).toHaveCount(0)
    expect(await isBelowScreen(page, footer), 'with its content').toBe(true)
  })

test('until a customer’s orders are there, nothing that follows them can be pressed by mistake', async ({
  page,
  shop,
}) => {
  await register(page, shop, `flyttar-${Date.now()}@example.com`)
  const { promise: mayCome, resolve: letThemCome } = Promise.withResolvers<void>()
  await page.route('**/api/user/orders*', async (route) => {
    await mayCome
    await route.continue()
  })
  await shop.open(accountPath('sv'))
  const addresses = page.getByRole('heading', { name: shop.t()('account.addresses.title') })
  await expect(addresses).toBeAttached()
  expect(await isBelowScreen(page, addresses)).toBe(true)
  letThemCome()
  await expect(page.getByText(shop.t()('account.noOrders'))).toBeVisible()
})

test('the save buttons of a package stay while their code is on its way', async ({ page, shop }) => {
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/saved-[\w-]{7,8}\.js/, async (route) => {
    await mayCome
    await route.continue()
  })
  const save = page.getByRole('main').getByRole('button', { name: shop.t()('save.compare') })
  await shop.open('/p/DEMO-BUNDLE/x')
  await page.locator('.bundle-part label').last().click() // the package is rendered anew
  await page.waitForTimeout(500) // time for what must not happen
  await expect(save).toBeDisabled()
  letItCome()
  await expect(save).toBeEnabled()
})
