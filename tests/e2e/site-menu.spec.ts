import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop-fixture.ts'

test.skip(({ isMobile }) => isMobile === true, 'on phones the menu is a sheet: browse.spec.ts opens it')

const menu = (page: Page) => page.getByRole('navigation', { name: 'Kategorier' })
const main = (page: Page, name: string) => menu(page).locator('.site-menu-main', { hasText: name })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

test('R2.99 R9.8: a submenu opens under the pointer, and waits 300 ms before it goes', async ({
  page,
  shop,
}) => {
  await shop.open('/skidor')
  const panel = link(page, 'Allt inom Kläder')
  await main(page, 'Kläder').hover()
  await expect(panel).toBeVisible()

  await page.mouse.move(700, 800)
  await page.waitForTimeout(100)
  await main(page, 'Kläder').hover() // a hand that slipped comes back to it
  await page.waitForTimeout(400)
  await expect(panel).toBeVisible()

  const leftAt = Date.now()
  await page.mouse.move(700, 800)
  await expect(panel).toBeHidden()
  expect(Date.now() - leftAt).toBeGreaterThan(280)
})

test('it opens by a press and by keyboard, too, stays, and closes by Escape', async ({ page, shop }) => {
  await shop.open('/skidor')
  const panel = link(page, 'Allt inom Kläder')
  await main(page, 'Kläder').click()
  await page.mouse.move(700, 800)
  await page.waitForTimeout(500)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await main(page, 'Valla').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Allt inom Valla')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(main(page, 'Valla')).toBeFocused()
})

test.describe('R2.100: an activity in the menu', () => {
  test('of a single kind is a link, of several types it opens a list of its own, also without JavaScript', async ({
    browser,
    shop,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(shop.url('/skidor'))
    await main(page, 'Aktiviteter').click()
    await expect(link(page, 'Långfärdsskridsko')).toHaveAttribute('href', '/aktiviteter/nordic-skating')
    const types = menu(page).getByText('Rullskidor', { exact: true }).last()
    const child = link(page, 'Skaterullskidor').last()
    await expect(child).toBeHidden()
    await types.click()
    await expect(child).toBeVisible()
    await child.click()
    await expect(page).toHaveURL(/\/rullskidor\/skaterullskidor$/)
    await page.close()
  })

  test('is open from the start on its own page, and its main item is marked', async ({ page, shop }) => {
    await shop.open('/aktiviteter/roller-skiing')
    await expect(main(page, 'Aktiviteter')).toHaveAttribute('aria-current', 'true')
    await main(page, 'Aktiviteter').click()
    await expect(link(page, 'Allt inom Rullskidor').last()).toBeVisible()
    await expect(link(page, 'Allt inom Skate')).toBeHidden()
  })
})
