import type { Page } from '@playwright/test'
import { fillContact } from '#tests/support/checkout-steps.ts'
import { expect, tagLong, test } from '#tests/support/shop-fixture.ts'

const LARGE_PX = 32 // twice the usual size

/** What reaches past the right edge of a phone with large letters, save what scrolls or is hidden by itself. */
async function pastTheEdge(page: Page): Promise<string[]> {
  return page.evaluate((px) => {
    document.documentElement.style.fontSize = `${px}px`
    const width = screen.width
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent)
    }
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !isClipped(element))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`)
  }, LARGE_PX)
}

test.skip(({ isMobile }) => !isMobile, 'a wide window has room')

for (const [kind, sku] of [
  ['a simple product', 'DEMO-SALE'],
  ['a configurable product', 'DEMO-CONF'],
  ['a bundle', 'DEMO-BUNDLE'],
  ['a bundle with quantities', 'DEMO-MULTI'],
] as const)
  test(
    `with letters twice as large the page of ${kind} is no wider than the phone`,
    tagLong(sku === 'DEMO-BUNDLE' || sku === 'DEMO-SALE'),
    async ({ page, shop }) => {
      await shop.open(`/p/${sku}/x`)
      expect(await pastTheEdge(page)).toEqual([])
    },
  )

test('with letters twice as large the cart and the checkout are no wider than the phone', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.putInCart()
  await shop.open('/varukorg')
  expect(await pastTheEdge(page)).toEqual([])
  const name = await page.locator('.cart-line-name').boundingBox()
  const price = await page.locator('.cart-line > .price').boundingBox()
  expect(price?.y, 'the price stands below the name').toBeGreaterThanOrEqual(
    (name?.y ?? 0) + (name?.height ?? 0),
  )
  await shop.open('/checkout')
  await fillContact(page, shop, { email: 'stor-text@example.com' })
  expect(await pastTheEdge(page)).toEqual([])
  await page.getByRole('button', { name: t('checkout.contact.next') }).click()
  await page.locator('input[type="radio"][value*="servicepoint"]').check()
  await expect(page.locator('.service-points input[type="radio"]').first()).toBeVisible()
  expect(await pastTheEdge(page)).toEqual([])
})

test('a long word that finds nothing breaks, and the page is no wider than the phone', async ({
  page,
  shop,
}) => {
  await shop.open(`/sokresultat?s=${'xyz'.repeat(30)}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
})
