import {
  expectQuantity,
  failLineChanges,
  holdNextCall,
  nameOf,
  openCart,
  PLATFORM_AWAY,
  RED_180,
  removeLine,
  SKIS,
  toldByCart,
} from '#tests/support/cart-steps.ts'
import { expect, tagLong, test } from '#tests/support/shop-fixture.ts'

test('a removed line says so in its place and can be put back by keyboard, with its quantity; a reload agrees', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await openCart(shop, [RED_180, RED_180, SKIS])
  const lines = page.locator('.cart-line')
  const first = lines.filter({ hasText: '180 cm' })
  const name = await nameOf(first)
  await removeLine(first, shop)
  const told = toldByCart(page)
  await expect(told).toHaveText(t('cart.removed', { name }))
  const undo = page.getByRole('button', { name: t('cart.undoOf', { name }) })
  await expect(undo).toBeFocused()
  await expect(page.locator('.cart-contents > ul > li').first()).toContainText(t('cart.removed', { name })) // in its place
  await expect(lines).toHaveCount(1)

  await undo.press('Enter')
  await expect(told).toHaveText(t('cart.isBack', { name }))
  await expect(undo).toBeHidden()
  await expectQuantity(first, 2)
  await expect(first.getByRole('button', { name: t('cart.editLine', { name }) })).toBeFocused()
  await page.reload()
  await expect(lines).toHaveCount(2)
  await expectQuantity(first, 2)
})

test('the last line can be put back, too; one that the shop did not take out is there again, and that is said', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/502|api\/cart\/lines/)
  const t = shop.t('en')
  await openCart(shop, [RED_180], 'en')
  const line = page.locator('.cart-line')
  const mend = await failLineChanges(page)
  await removeLine(line, shop, 'en')
  await expect(page.getByText(t('errors.platformAway'))).toBeVisible()
  await expect(line).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeHidden()

  await mend()
  await removeLine(line, shop, 'en')
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(line).toContainText('180 cm')
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeHidden()
})

test('an emptied cart can be put back as it was, choices and quantities too', async ({ page, shop }) => {
  const t = shop.t('no')
  await openCart(shop, [RED_180, RED_180, SKIS], 'no')
  const lines = page.locator('.cart-line')
  await page.getByRole('button', { name: t('cart.clear') }).press('Enter')
  await page.getByRole('button', { name: t('cart.clear') }).press('Enter')
  const told = toldByCart(page)
  await expect(told).toHaveText(t('cart.emptied'))
  const undo = page.getByRole('button', { name: t('cart.undoAll') })
  await expect(undo).toBeFocused()
  await expect(lines).toHaveCount(0)
  await undo.press('Enter')
  await expect(told).toHaveText(t('cart.allBack'))
  await expect(lines).toHaveCount(2)
  const red = lines.filter({ hasText: '180 cm' })
  await expectQuantity(red, 2)
  await page.reload()
  await expect(lines).toHaveCount(2)
  await expectQuantity(red, 2)
})

test('an emptied cart is put back whole, also when the page is left before the shop has answered', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await openCart(shop, [RED_180, SKIS])
  const clear = page.getByRole('button', { name: t('cart.clear') })
  await clear.press('Enter')
  await clear.press('Enter')
  const release = await holdNextCall(page, '**/api/cart/lines', { isRefused: false })
  const asked = page.waitForRequest('**/api/cart/lines')
  await page.getByRole('button', { name: t('cart.undoAll') }).press('Enter')
  await asked
  release()
  await page.goto(shop.url('/'))
  await page.waitForLoadState('networkidle')
  await shop.open(shop.cartPath('sv'))
  await expect(page.locator('.cart-line')).toHaveCount(2)
})

test('a quantity that is still on its way says nothing any more when its line is removed', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  await openCart(shop, [SKIS])
  const line = page.locator('.cart-line')
  const name = await nameOf(line)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/cart/lines/*', async (route) => {
    if (route.request().method() !== 'DELETE') await held
    await route.continue()
  })
  const changed = page.waitForRequest((request) => /cart\/lines\//.test(request.url()))
  await line.getByRole('button', { name: t('cart.increase') }).press('Enter')
  await changed
  await removeLine(line, shop)
  release()
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(toldByCart(page)).toHaveText(t('cart.removed', { name }))
})

test('what could not be put back can still be put back, with its choices', { tag: '@long' }, async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/502|api\/cart\/lines/)
  const t = shop.t()
  await openCart(shop, [RED_180, SKIS])
  const lines = page.locator('.cart-line')
  const name = await nameOf(lines.filter({ hasText: '180 cm' }))
  await page.getByRole('button', { name: t('cart.clear') }).press('Enter')
  await page.getByRole('button', { name: t('cart.clear') }).press('Enter')
  const mend = await failLineChanges(page, '/lines')
  await page.getByRole('button', { name: t('cart.undoAll') }).press('Enter')
  await expect(page.getByText(t('errors.platformAway')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('cart.undoAll') })).toBeFocused()

  await mend()
  await page.route('**/api/cart/lines', async (route) => {
    if (route.request().postData()?.includes(RED_180.sku)) await route.fulfill(PLATFORM_AWAY)
    else await route.continue()
  })
  await page.getByRole('button', { name: t('cart.undoAll') }).press('Enter')
  const undo = page.getByRole('button', { name: t('cart.undoOf', { name }) })
  await expect(undo).toBeVisible() // both answers are here: a line shows before its answer
  await expect(lines).toHaveCount(1)
  await mend()
  await undo.press('Enter')
  await expect(lines).toHaveCount(2)
  await expect(lines.filter({ hasText: '180 cm' })).toHaveCount(1)
})

for (const isRefused of [false, true])
  test(
    `undo pressed while the removal is on its way leaves the line as it was, ${isRefused ? 'and' : 'not'} refused`,
    tagLong(isRefused),
    async ({ page, shop, expectFaults }) => {
      expectFaults(/502|api\/cart\/lines/)
      const t = shop.t()
      await openCart(shop, [SKIS, SKIS])
      const line = page.locator('.cart-line')
      const name = await nameOf(line)
      const release = await holdNextCall(page, '**/api/cart/lines/*', { isRefused })
      await removeLine(line, shop)
      await page.getByRole('button', { name: t('cart.undoOf', { name }) }).press('Enter')
      release()
      await expectQuantity(line, 2)
      await page.waitForLoadState('networkidle')
      await page.reload()
      await expectQuantity(line, 2)
    },
  )
