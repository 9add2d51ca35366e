import type { Page } from '@playwright/test'
import { pressAdd } from '#tests/support/cart-steps.ts'
import { expect, open, test } from '#tests/support/device-fixture.ts'
import { tagLong } from '#tests/support/shop-fixture.ts'

/** Ways in which the device's database fails, as the page sees them. */
const faults: Record<string, () => void> = {
  'cannot be opened': () => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  },
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest // no event ever comes
  },
  'is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  },
  'fails at every read': () => {
    IDBObjectStore.prototype.getAll = () => {
      throw new DOMException('damaged', 'UnknownError')
    }
  },
}

test.beforeEach(({ expectFaults }) =>
  expectFaults(/dynamically imported|rows cannot|not saved|not prepared|ERR_|errors\.offline|^console: page/),
)

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

for (const [name, plant] of Object.entries(faults)) {
  test(
    `a device whose database ${name} browses, searches and keeps cart and wishlist, with and without a connection`,
    tagLong(name !== 'never answers'),
    async ({ page, door, doorShop: shop }) => {
      const t = shop.t()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.addInitScript(plant)
      await shop.open('/skidor')
      await page.locator('.product-card a').first().click()
      await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
      await page.getByRole('button', { name: t('save.wishlist') }).click()
      await open(page, shop.url('/p/DEMO-SALE/x'))
      await pressAdd(page, shop)
      await expect(page.getByText(t('notices.cart.added')).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await shop.searchField().fill('skate')
      await shop.searchField().press('Enter')
      await expect(page.locator('.product-card').first()).toBeVisible()
      await page.waitForTimeout(3000) // the catalogue is kept when the page is idle
      expect(await kept(page, 'skare:cart:sv')).toContain('DEMO-SALE')
      expect(JSON.parse((await kept(page, 'skare:wishlist')) ?? '[]')).toHaveLength(1)

      door.cut()
      await page.goBack()
      await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
      await shop.searchField().fill('klister')
      await shop.searchField().press('Enter')
      await expect(page.getByText(t('search.nothing', { query: 'klister' })).first()).toBeVisible()
      expect(await kept(page, 'skare:cart:sv')).toContain('DEMO-SALE')
      expect(JSON.parse((await kept(page, 'skare:wishlist')) ?? '[]')).toHaveLength(1)
      expect(errors).toEqual([])
    },
  )
}
