import type { Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { chooseDelivery, fillContact, ordersOf, payButton } from '#tests/support/checkout-steps.ts'
import { createDevice } from '#tests/support/cold-start.ts'
import { controlled, expect, open, test } from '#tests/support/device-fixture.ts'
import { tagOf } from '#tests/support/shop-fixture.ts'
import { giveSignOfUse } from '#tests/support/sign-of-use.ts'

test.setTimeout(180_000)

for (const code of storeCodes) {
  test(
    `R1.43 R1.45 R4.54 R8.40: in ${storeViews[code].name} a cart is filled, changed and ordered without a connection after a cold start, and arrives once`,
    tagOf(code),
    async ({ door, doorShop: shop, viewport, isMobile, hasTouch }) => {
      const t = shop.t(code)
      const email = `kallstart-${code}-${Date.now()}@example.com`
      const device = await createDevice({ viewport, isMobile, hasTouch })
      const url = (name: 'cart' | 'checkout') => shop.url(routes[name].paths[storeViews[code].language], code)
      let page = await device.start()
      await open(page, shop.url('/', code))
      await controlled(page)
      await open(page, shop.url('/p/DEMO-SALE/x', code))
      await addToCart(page)
      await page.waitForFunction((key) => localStorage.getItem(key) === '1', `skare:cart-badge:${code}`) // the shop has answered
      await open(page, shop.url('/p/DEMO-EXTERNAL/x', code))
      await page.waitForFunction((key) => localStorage.getItem(key), `skare:checkout-terms:${code}`)

      door.cut()
      page = await device.start()
      await open(page, shop.url('/p/DEMO-EXTERNAL/x', code))
      await addToCart(page)
      await expect(page.getByText(t('notices.cart.keptOffline'))).toBeVisible()
      await page.goto(url('cart'))
      await expect(page.locator('.cart-line')).toHaveCount(2)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('cart.increase') })
        .first()
        .click()
      await expect(page.getByText(t('notices.cart.keptOffline'))).toBeVisible()
      await expect(page.locator('.cart-link b')).toHaveText('3')

      await page.goto(url('checkout'))
      await fillContact(page, shop, { email, code })
      await chooseDelivery(page, shop, code)
      await page.locator('input[type="radio"][value="hosted_invoice"]').check()
      await page.getByRole('button', { name: t('checkout.payment.next') }).click()
      await payButton(page, shop, code).click()
      await expect(page.getByText(t('outbox.notBought'))).toBeVisible({ timeout: 30_000 }) // after four attempts
      expect(await ordersOf(shop, email)).toEqual([])

      door.open()
      page = await device.start()
      await page.goto(shop.url('/', code))
      await giveSignOfUse(page)
      await expect(page.getByText(/\d{9}/).first()).toBeVisible({ timeout: 60_000 })
      const numbers = await ordersOf(shop, email)
      expect(numbers).toHaveLength(1)
      await expect(page.getByText(new RegExp(String(numbers[0]))).first()).toBeVisible()
      await open(page, shop.url('/', code))
      await expect(page.locator('.cart-link b')).toHaveCount(0)
      expect(await ordersOf(shop, email)).toHaveLength(1)
      await device.dispose()
    },
  )
}

const addToCart = (page: Page) => page.locator('.buy-form button[type="submit"]').click()
