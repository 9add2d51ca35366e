import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

const heartOf = (card: Locator) => card.locator('button[aria-pressed]')
const cardsOf = (page: Page) => page.getByRole('main').locator('.product-card')

const TARGET_PX = 44
const LIFETIME_MS = 5000 // Spec §9

for (const code of storeCodes) {
  test(
    `R1.15 R4.107 R4.108: in ${storeViews[code].name} a card's heart puts its product on the wishlist and takes it away`,
    tagOf(code),
    async ({ page, shop }) => {
      const t = shop.t(code)
      await shop.open(code === 'en' ? '/clothing' : code === 'no' ? '/klaer' : '/klader', code)
      const card = cardsOf(page).nth(2)
      const heart = heartOf(card)
      const place = await card.boundingBox()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      const name = (await card.locator('h3').textContent()) ?? ''
      await expect(heart).toHaveAccessibleName(new RegExp(name))
      expect(await card.boundingBox()).toEqual(place)
      const { width, height } = (await heart.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX)
      const address = page.url()
      await heart.press('Enter')
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      expect(page.url()).toBe(address)
      await page.reload()
      await shop.hydrated()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(heartOf(cardsOf(page).first())).toHaveAttribute('aria-pressed', 'false')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expect(
        page.getByRole('status').getByText(t('wishlist.removed', { name: '' }).trim()),
      ).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('skare:wishlist'))).toBe('[]')
    },
  )
}

test('hearts are there after a soft step, too, and break no rule of accessibility', async ({
  page,
  shop,
}) => {
  await shop.open('/')
  await cardsOf(page).first().scrollIntoViewIfNeeded()
  await expect(heartOf(cardsOf(page).first())).toBeVisible()
  await page
    .locator('a[href="/klader"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/klader/)
  await expect(heartOf(cardsOf(page).first())).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('.product-grid').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('only cards near the screen get hearts, the others when they come near', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  await shop.open('/klader')
  await expect(heartOf(cardsOf(page).first())).toBeVisible()
  const last = cardsOf(page).last()
  await expect(heartOf(last)).toHaveCount(0)
  await last.scrollIntoViewIfNeeded()
  await expect(heartOf(last)).toBeVisible()
})

test('a message stays while the pointer is on it', { tag: '@long' }, async ({ page, shop }) => {
  await shop.open('/klader')
  const heart = heartOf(cardsOf(page).first())
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  const message = page.getByRole('status').getByText(shop.t()('wishlist.removed', { name: '' }).trim())
  await message.hover()
  await page.waitForTimeout(LIFETIME_MS + 1000)
  await expect(message).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(message).toBeHidden({ timeout: LIFETIME_MS + 2000 })
})

test('R2.95 R2.96: the heart of the header opens the wishlist over the page, whose cards have a button that removes', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const saved = JSON.stringify([
    { sku: 'DEMO-SALE', qty: 1 },
    { sku: 'DEMO-CONF', qty: 1 },
  ])
  await page.addInitScript((list) => localStorage.setItem('skare:wishlist', list), saved)
  await shop.open('/klader')
  await expect(heartOf(cardsOf(page).first())).toBeVisible()
  const heart = page.getByRole('banner').getByRole('link', { name: t('head.wishlist.title') })
  await heart.first().click()
  const panel = page.getByRole('dialog', { name: t('head.wishlist.title') })
  const cards = panel.locator('.product-card')
  await expect(cards).toHaveCount(2)
  await expect(page).toHaveURL(/\/klader$/)
  await expect(heartOf(cards.first())).toHaveCount(0)

  await cards.first().getByRole('button').click()
  await expect(cards).toHaveCount(1)
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await panel.getByRole('button', { name: t('saved.undo') }).click()
  await expect(cards).toHaveCount(2)

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(heart.first()).toBeFocused()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.cart') })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await heart.first().click()
  await panel.getByRole('link', { name: t('wishlist.open') }).click()
  await expect(page).toHaveURL(/\/onskelista$/)
  await expect(panel).toBeHidden()
  await expect(page.getByRole('main').locator('.product-card')).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('cards have no hearts', async ({ page, shop }) => {
    await page.goto(shop.url('/klader'))
    await expect(cardsOf(page).first()).toBeVisible()
    await expect(page.locator('.product-card button')).toHaveCount(0)
    await page
      .getByRole('banner')
      .getByRole('link', { name: shop.t()('head.wishlist.title') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/onskelista$/)
  })
})
