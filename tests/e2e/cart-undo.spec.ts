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

test('an emptied cart can be put back as it was, choices and quantities too', async ({ page, shop }) => {
  const t = shop.t('no')
  await shop.putInCart(RED_180, 'no')
  await shop.putInCart(RED_180, 'no')
  await shop.putInCart(undefined, 'no')
  await shop.open(shop.cartPath('no'), 'no')
  const lines = page.locator('.cart-line')
  await page.getByRole('button', { name: t('cart.clear') }).press('Enter')
  await page.getByRole('button', { name: t('cart.clear') }).press('Enter')
  const told = page.locator('.cart-contents').getByRole('status')
  await expect(told).toHaveText(t('cart.emptied'))
  const undo = page.getByRole('button', { name: t('cart.undoAll') })
  await expect(undo).toBeFocused()
  await expect(lines).toHaveCount(0)
  await undo.press('Enter')
  await expect(told).toHaveText(t('cart.allBack'))
  await expect(lines).toHaveCount(2)
  const red = lines.filter({ hasText: '180 cm' })
  await expect(red.locator('input[name="quantity"]')).toHaveValue('2')
  await page.reload()
  await expect(lines).toHaveCount(2)
  await expect(red.locator('input[name="quantity"]')).toHaveValue('2')
})

test('a quantity that is still on its way says nothing any more when its line is removed', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.putInCart()
  await shop.open('/varukorg')
  const line = page.locator('.cart-line')
  const name = (await line.locator('.cart-line-name').innerText()).trim()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/cart/lines/*', async (route) => {
    if (route.request().method() !== 'DELETE') await held
    await route.continue()
  })
  const changed = page.waitForRequest((request) => /cart\/lines\//.test(request.url()))
  await line.getByRole('button', { name: t('cart.increase') }).press('Enter')
  await changed
  await line.getByRole('button', { name: t('cart.removeOf', { label: name }) }).press('Enter')
  await page.getByRole('button', { name: t('cart.remove'), exact: true }).press('Enter')
  release()
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(page.locator('.cart-contents').getByRole('status')).toHaveText(t('cart.removed', { name }))
})
