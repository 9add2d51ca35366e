import { expect, test } from '#tests/support/shop-fixture.ts'

const RED_180 = { sku: 'DEMO-CONF-RED-180', parentSku: 'DEMO-CONF' }

test('a removed line says so in its place and can be put back by keyboard, with its quantity; a reload agrees', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.putInCart(RED_180)
  await shop.putInCart(RED_180)
  await shop.putInCart()
  await shop.open('/varukorg')
  const lines = page.locator('.cart-line')
  const first = lines.filter({ hasText: '180 cm' })
  const name = (await first.locator('.cart-line-name').innerText()).trim()
  await first.getByRole('button', { name: t('cart.removeOf', { label: name }) }).press('Enter')
  await page.getByRole('button', { name: t('cart.remove'), exact: true }).press('Enter')
  const told = page.locator('.cart-contents').getByRole('status')
  await expect(told).toHaveText(t('cart.removed', { name }))
  const undo = page.getByRole('button', { name: t('cart.undoOf', { name }) })
  await expect(undo).toBeFocused()
  await expect(page.locator('.cart-contents > ul > li').first()).toContainText(t('cart.removed', { name })) // in its place
  await expect(lines).toHaveCount(1)

  await undo.press('Enter')
  await expect(told).toHaveText(t('cart.isBack', { name }))
  await expect(undo).toBeHidden()
  await expect(first.locator('input[name="quantity"]')).toHaveValue('2')
  await expect(first.getByRole('button', { name: t('cart.editLine', { name }) })).toBeFocused()
  await page.reload()
  await expect(lines).toHaveCount(2)
  await expect(first.locator('input[name="quantity"]')).toHaveValue('2')
})

test('the last line can be put back, too; one that the shop did not take out is there again, and that is said', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/502|api\/cart\/lines/)
  const t = shop.t('en')
  await shop.putInCart(RED_180, 'en')
  await shop.open('/cart', 'en')
  const line = page.locator('.cart-line')
  const remove = async () => {
    await line.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('button', { name: t('cart.remove'), exact: true }).click()
  }
  await page.route('**/api/cart/lines/*', (route) =>
    route.fulfill({ status: 502, json: { error: { code: 'errors.platformAway' } } }),
  )
  await remove()
  await expect(page.getByText(t('errors.platformAway'))).toBeVisible()
  await expect(line).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeHidden()

  await page.unroute('**/api/cart/lines/*')
  await remove()
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(line).toContainText('180 cm')
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeHidden()
})
