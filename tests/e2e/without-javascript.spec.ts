import type { Page } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

test.use({ javaScriptEnabled: false })

test('browse, filter, sort, page 2, search, variant and cart work as a document', async ({
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

for (const code of storeCodes) {
  test(
    `without JavaScript a shopper in ${storeViews[code].name} picks a variant, fills the cart and changes it`,
    tagOf(code),
    async ({ page, shop }) => {
      const t = shop.t(code)
      await page.goto(shop.url('/p/DEMO-CONF/x', code))
      const length = page.locator('.option-group').last()
      await length.locator('li a:not([data-state])').first().click()
      await expect(page).toHaveURL(/childSku=/)
      await expect(length.locator('[aria-current="true"]')).toHaveCount(1)
      await page.getByRole('button', { name: t('product.add') }).click()

      await expect(page).toHaveURL(new RegExp(`${shop.cartPath(code)}$`))
      await expect(page.getByText(t('notices.cart.added'))).toBeVisible()
      await page.reload()
      await expect(page.locator('.cart-line')).toHaveCount(1)
      await expect(page.getByText(t('notices.cart.added'))).toHaveCount(0) // it is said once
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
      await page.locator('input[name="quantity"]').fill('2')
      await page.getByRole('button', { name: t('cart.update') }).click()
      await expect(page.locator('input[name="quantity"]')).toHaveValue('2')
      const updated = t('cart.quantityUpdated', { name: '@', quantity: 2 }).split('@')[0] ?? ''
      await expect(page.getByRole('status').getByText(updated)).toBeVisible()
      await page.getByRole('button', { name: t('cart.remove') }).click()
      await page.getByRole('button', { name: t('cart.remove'), exact: true }).click() // asked first
      await expect(page.getByText(t('cart.empty'))).toBeVisible()
    },
  )
}

for (const code of storeCodes) {
  test(
    `without JavaScript a colour in ${storeViews[code].name} chooses no length: the form asks for it, and says which combination does not exist`,
    tagOf(code),
    async ({ page, shop }, { project }) => {
      test.skip(project.name !== 'phone', 'one size is enough')
      const t = shop.t(code)
      const [colours, lengths] = [page.locator('.option-group').first(), page.locator('.option-group').last()]
      const chosen = page.locator('.option-group [aria-current="true"]')
      const warning = page.getByText(t('notices.product.noSuchCombination'))
      await page.goto(shop.url('/p/DEMO-CONF/x', code))
      await colours.getByRole('link').last().click()
      await expect(page).toHaveURL(/open=/)
      await expect(chosen).toHaveCount(1)
      await expect(warning).toBeHidden()
      await page.getByRole('button', { name: t('product.add') }).click()
      await expect(lengths.getByRole('alert')).toBeVisible()
      await expect(colours.locator('li').last().locator('[aria-current="true"]')).toHaveCount(1)

      await page.goto(shop.url('/p/DEMO-CONF/x?childSku=DEMO-CONF-RED-200', code))
      await colours.getByRole('link').last().click()
      await expect(warning).toBeVisible()
      await expect(chosen).toHaveCount(1)
      await lengths.getByRole('link', { name: '180' }).click()
      await expect(page).toHaveURL(/childSku=DEMO-CONF-BLUE-180$/)
      await expect(warning).toBeHidden()
      await page.getByRole('button', { name: t('product.add') }).click()
      await expect(page.locator('.cart-line')).toContainText('180')
    },
  )
}

const types: { sku: string; type: string; lines: number; fill?: (page: Page) => Promise<void> }[] = [
  {
    sku: 'DEMO-BUNDLE',
    type: 'a bundle',
    lines: 1,
    fill: async (page) => {
      for (const part of [/Skidor/, /Pjäxor/, /Stavar/]) {
        await page.getByRole('button', { name: 'Lägg i varukorgen' }).click()
        await expect(page).toHaveURL(/DEMO-BUNDLE|skidpaket/) // the browser asks first
        await page.getByRole('group', { name: part }).locator('label').first().click()
      }
    },
  },
  {
    sku: 'DEMO-MULTI',
    type: 'a bundle with a quantity to choose',
    lines: 1,
    fill: (page) => page.getByLabel(/: Dryck$/).fill('2'),
  },
  {
    sku: 'DEMO-GROUPED',
    type: 'a group',
    lines: 2,
    fill: (page) => page.locator('.choice-list input').first().fill('0'),
  },
  { sku: 'DEMO-GIFTCARD', type: 'a gift card', lines: 1 },
  { sku: 'DEMO-VIRTUAL', type: 'a service', lines: 1 },
  { sku: 'DEMO-DOWNLOAD', type: 'a downloadable', lines: 1 },
  {
    sku: 'DEMO-INITIALS',
    type: 'a personalised product',
    lines: 1,
    fill: (page) => page.getByLabel('Initialer').fill('ÅB'),
  },
]

for (const { sku, type, lines, fill } of types) {
  test(`R1.28: without JavaScript ${type} is bought by its form`, async ({ page, shop }, { project }) => {
    test.skip(project.name !== 'phone', 'one size is enough')
    const t = shop.t()
    await page.goto(shop.url(`/p/${sku}/x`))
    await fill?.(page)
    await page.getByRole('button', { name: t('product.add') }).click()
    await expect(page).toHaveURL(/varukorg/)
    await expect(page.getByText(t('notices.cart.added'))).toBeVisible()
    await expect(page.locator('.cart-line')).toHaveCount(lines)
  })
}
