import { blockStorage, STORAGE_WARNING } from '#tests/support/blocked-storage.ts'
import {
  expectQuantity,
  failLineChanges,
  holdNextCall,
  nameOf,
  openCart,
  RED_180,
  toldByCart,
} from '#tests/support/cart-steps.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

test('a line is saved for later with its choices, survives a reload below an empty cart, and is put back by keyboard', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await openCart(shop, [RED_180, RED_180])
  const line = page.locator('.cart-line')
  const name = await nameOf(line)
  await page.getByRole('button', { name: t('cart.laterOf', { name }) }).press('Enter')
  await expect(toldByCart(page)).toHaveText(t('cart.laterDone', { name }))
  await expect(page.locator('.cart-contents').first()).toBeFocused()
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  const later = page.getByRole('region', { name: t('cart.laterTitle') })
  await expect(later).toContainText('180 cm')
  await expect(later).toContainText(t('cart.laterCount', { count: 2 }))

  await page.reload()
  await expect(later).toContainText('180 cm')
  await later.getByRole('button', { name: t('cart.laterBackOf', { name }) }).press('Enter')
  await expect(later).toBeHidden()
  await expect(line).toContainText('180 cm')
  await expectQuantity(line, 2)
  await page.reload()
  await expect(line).toHaveCount(1)
})

test('a line that the shop did not take out leaves what was saved of it before; "put back" pressed twice adds once', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/502|api\/cart\/lines/)
  const t = shop.t()
  const line = page.locator('.cart-line').filter({ has: page.locator('input[name="quantity"]') })
  const later = page.getByRole('region', { name: t('cart.laterTitle') })
  await openCart(shop, [RED_180, RED_180])
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: t('cart.later') }).press('Enter')
  await (await answered).finished()

  await openCart(shop, [RED_180])
  const mend = await failLineChanges(page)
  await page.getByRole('button', { name: t('cart.later') }).press('Enter')
  await expect(page.getByText(t('errors.platformAway'))).toBeVisible()
  await expectQuantity(line, 1)
  await expect(later).toContainText(t('cart.laterCount', { count: 2 }))

  await mend()
  const release = await holdNextCall(page, '**/api/cart/lines', { isRefused: false })
  const back = later.getByRole('button', { name: t('cart.laterBack') })
  await back.press('Enter')
  await expect(back).toHaveAttribute('aria-busy', 'true')
  await back.press('Enter')
  release()
  await expect(later).toBeHidden()
  await expectQuantity(line, 3)
  await page.reload()
  await expectQuantity(line, 3)
})

test('what is saved for later says what it costs now, and that it is sold out', async ({ page, shop }) => {
  const t = shop.t()
  await openCart(shop, [{ sku: 'DEMO-LOW' }])
  await page.getByRole('button', { name: t('cart.later') }).press('Enter')
  const later = page.getByRole('region', { name: t('cart.laterTitle') })
  await expect(later).toBeVisible()
  await page.evaluate(() => {
    const key = 'skare:cart-later:sv'
    const [line] = JSON.parse(localStorage.getItem(key) ?? '[]')
    localStorage.setItem(key, JSON.stringify([{ ...line, unitPrice: line.unitPrice + 10_000 }]))
  })
  await page.reload()
  await expect(later.getByText(/^Priset är nu /)).toBeVisible()
  await page.route('**/api/offers?*', async (route) => {
    const offers = { 'DEMO-LOW': { price: null, stock: { status: 'out_of_stock', quantity: 0 } } }
    await route.fulfill({ json: { offers } })
  })
  await page.reload()
  await expect(later.getByText(t('cart.laterSoldOut'))).toBeVisible()
  await expect(later.getByRole('button', { name: /^Lägg/ })).toBeHidden()
})

test('with storage switched off it is said that the list is not kept', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(STORAGE_WARNING)
  const t = shop.t()
  await shop.putInCart()
  await blockStorage(page)
  await shop.open('/varukorg')
  await page.getByRole('button', { name: t('cart.later') }).click()
  const later = page.getByRole('region', { name: t('cart.laterTitle') })
  await expect(later.getByText(t('saved.notKept'))).toBeVisible()
})
