import { expect, test } from '#tests/support/shop-fixture.ts'

/** What nobody reads on paper. */
const SCREEN_ONLY =
  'button, select, .button, .buy-bar, .site-header, .site-footer, .filter-groups, .product-rail, .notifications, nav'

test('a product on paper is its picture, price, text and specification', async ({ page, shop }) => {
  await shop.open('/p/DEMO-CONF/x')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(SCREEN_ONLY).filter({ visible: true })).toHaveCount(0)
  for (const part of ['h1', '.buy-box-price', '.product-gallery img', 'table']) {
    await expect(page.locator(part).first()).toBeVisible()
  }
})

test('a product on paper has no bar to buy it, however far the page was scrolled', async ({ page, shop }) => {
  await shop.open('/p/DEMO-CONF/x')
  await shop.hydrated()
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await expect(page.locator('.buy-bar')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(SCREEN_ONLY).filter({ visible: true })).toHaveCount(0)
})

test('a list on paper is its products', async ({ page, shop }) => {
  await shop.open('/skidor')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(SCREEN_ONLY).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.product-card').first()).toBeVisible()
})

test('a guide on paper is its text', async ({ page, shop }) => {
  await shop.open('/kopguider/wax-guide')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(SCREEN_ONLY).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.prose').first()).toBeVisible()
})

test('a cart on paper says what, how many and how much', async ({ page, shop }) => {
  await shop.putInCart()
  await shop.open('/varukorg')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(SCREEN_ONLY).filter({ visible: true })).toHaveCount(0)
  for (const part of ['.cart-line-name', '.quantity-field input', '.cart-totals']) {
    await expect(page.locator(part).first()).toBeVisible()
  }
})

test('questions on paper have their answers, folded or not', async ({ page, shop }) => {
  await shop.open('/sida/faq')
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('.content-fold:not([open]) .prose')
  expect(await answers.count()).toBeGreaterThan(3)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
})
