import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

/** Opens a demonstration product and returns its name. */
async function openProduct(page: Page, shop: Shop, sku: string): Promise<string> {
  await shop.open(`/p/${sku}/x`)
  await expect(page.locator('.product-page')).toBeVisible()
  return page.getByRole('heading', { level: 1 }).innerText()
}

test('R1.15 R6.3 R2.36 R4.107 R4.108 R4.109 R4.110 R4.111: a wishlist is kept, survives a reload and is emptied', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const heart = page.getByRole('button', { name: t('wishlist.save') })
  const names: string[] = []
  for (const sku of ['DEMO-SALE', 'DEMO-CONF', 'DEMO-LOW']) {
    names.push(await openProduct(page, shop, sku))
    await expect(heart).toBeEnabled()
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(
    page.getByRole('status').getByText(t('wishlist.added', { name: names[2] ?? '' })),
  ).toBeVisible()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await shop.hydrated()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await shop.open('/onskelista')
  const cards = page.getByRole('main').locator('.product-card')
  await expect(cards).toHaveCount(2)
  await page.reload()
  await expect(cards).toHaveCount(2)
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: t('wishlist.remove', { name: names[0] ?? '' }) }).click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: t('saved.undo') }).click()
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: t('wishlist.clear') }).click()
  await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
})

test('R1.16 R2.35: products stand side by side, with only their differences when asked', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  for (const sku of ['DEMO-SALE', 'DEMO-CONF']) {
    await openProduct(page, shop, sku)
    await page.getByRole('button', { name: t('compare.save'), exact: true }).click()
  }
  await shop.open('/jamfor')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  const rows = page.getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByLabel(t('compare.differences')).check()
  expect(await rows.count()).toBeLessThanOrEqual(all)
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page
    .getByRole('button', { name: /jämförelsen/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await page.getByRole('button', { name: t('compare.clear') }).click()
  await expect(page.getByText(t('compare.empty'))).toBeVisible()
})

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)
}
