import { blockStorage, STORAGE_WARNING } from '#tests/support/blocked-storage.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

const RED_180 = { sku: 'DEMO-CONF-RED-180', parentSku: 'DEMO-CONF' }

test('a line is saved for later with its choices, survives a reload below an empty cart, and is put back by keyboard', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.putInCart(RED_180)
  await shop.putInCart(RED_180)
  await shop.open('/varukorg')
  const name = (await page.locator('.cart-line-name').innerText()).trim()
  await page.getByRole('button', { name: t('cart.laterOf', { name }) }).press('Enter')
  await expect(page.locator('.cart-contents').first().getByRole('status').first()).toHaveText(
    t('cart.laterDone', { name }),
  )
  await expect(page.locator('.cart-contents').first()).toBeFocused()
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  const later = page.getByRole('region', { name: t('cart.laterTitle') })
  await expect(later).toContainText('180 cm')
  await expect(later).toContainText(t('cart.laterCount', { count: 2 }))

  await page.reload()
  await expect(later).toContainText('180 cm')
  await later.getByRole('button', { name: t('cart.laterBackOf', { name }) }).press('Enter')
  await expect(later).toBeHidden()
  const line = page.locator('.cart-line')
  await expect(line).toContainText('180 cm')
  await expect(line.locator('input[name="quantity"]')).toHaveValue('2')
  await page.reload()
  await expect(line).toHaveCount(1)
})

test('what is saved for later says what it costs now, and that it is sold out', async ({ page, shop }) => {
  const t = shop.t()
  await shop.putInCart({ sku: 'DEMO-LOW' })
  await shop.open('/varukorg')
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
  await expect(later.getByText(t('cart.laterNotKept'))).toBeVisible()
})
