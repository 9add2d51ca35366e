import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/device-fixture.ts'

interface Picture {
  src: string
  sizes: string
}

test.describe('the web app manifest', () => {
  for (const code of ['sv', 'no', 'en'] as const) {
    test(`of ${code} names pictures that are as large as it says`, async ({ page, shop, isMobile }) => {
      test.skip(!isMobile, 'nothing here depends on the width')
      await page.goto(shop.url('/', code))
      const pictures = await page.evaluate(async () => {
        const href = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? ''
        const manifest = await (await fetch(href)).json()
        const all: Picture[] = [...manifest.icons, ...manifest.screenshots]
        return Promise.all(
          all.map(async ({ src, sizes }) => {
            const bitmap = await createImageBitmap(await (await fetch(src)).blob())
            return { said: sizes, is: `${bitmap.width}x${bitmap.height}` }
          }),
        )
      })
      expect(pictures).toHaveLength(6)
      for (const { said, is } of pictures) expect(is).toBe(said)
    })
  }
})

test.describe('the hint to install', () => {
  /** As a browser that offers to install the shop, while the page loads. */
  const offerInstallation = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const offer = new Event('beforeinstallprompt', { cancelable: true })
        Object.assign(offer, { prompt: async () => Object.assign(window, { wasPrompted: true }) })
        setTimeout(() => dispatchEvent(offer), 50)
      })
    })

  /** As if the shopper had come back the next day. */
  const comeBackLater = (page: Page) =>
    page.evaluate(() => {
      const hint = JSON.parse(localStorage.getItem('skare:install-hint') ?? 'null')
      hint.lastSeen = new Date(Date.now() - 24 * 3_600_000).toISOString()
      localStorage.setItem('skare:install-hint', JSON.stringify(hint))
    })

  const visited = (page: Page, visits: number) =>
    expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('skare:install-hint') ?? '{}').visits))
      .toBe(visits)

  test('comes at the second visit, once, and opens the browser’s dialog', async ({ page, shop }) => {
    const t = shop.t()
    await offerInstallation(page)
    await shop.open('/')
    await visited(page, 1)
    await expect(page.getByText(t('app.install'))).toHaveCount(0)

    await comeBackLater(page)
    await shop.open('/checkout')
    await visited(page, 2)
    await page.waitForTimeout(500)
    await expect(page.getByText(t('app.install'))).toHaveCount(0)

    await shop.open('/')
    await page.getByRole('button', { name: t('app.installNow') }).click()
    expect(await page.evaluate(() => 'wasPrompted' in window)).toBe(true)

    await comeBackLater(page)
    await shop.open('/')
    await visited(page, 3)
    await page.waitForTimeout(500)
    await expect(page.getByText(t('app.install'))).toHaveCount(0)
  })

  test('tells on iOS how it is done, where there is no dialog', async ({ page, shop }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
    await shop.open('/', 'en')
    await visited(page, 1)
    await comeBackLater(page)
    await shop.open('/', 'en')
    await expect(page.getByText(shop.t('en')('app.installIos'))).toBeVisible()
  })
})
