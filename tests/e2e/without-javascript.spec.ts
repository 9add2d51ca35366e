import { expect, test } from '#tests/support/shop-fixture.ts'

test.use({ javaScriptEnabled: false })

test('U10: browse, filter, sort, page 2, search, variant and cart work as a document', async ({
  page,
  shop,
  isMobile,
}) => {
  const t = shop.t()
  await page.goto(shop.url('/klader'))
  await expect(page.locator('.product-card')).toHaveCount(50)
  await page.getByRole('link', { name: t('list.loadMore') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('.product-card').first()).toBeVisible()

  await page.goto(shop.url('/klader?sort=price-asc'))
  await expect(page.locator('.product-card')).toHaveCount(50)

  if (!isMobile) {
    await page.goto(shop.url('/skidor'))
    await page
      .getByRole('link', { name: /Nordvind/ })
      .first()
      .click()
    await expect(page).toHaveURL(/ls_brand=/)
  }

  await page.goto(shop.url('/'))
  const search = shop.searchField()
  await search.fill('skate')
  await search.press('Enter')
  await expect(page).toHaveURL(/sokresultat\?s=skate/)
  await page.locator('.product-card a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
