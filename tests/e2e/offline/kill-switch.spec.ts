import { findFreePort } from '#tests/bench/free-port.ts'
import { goToReview, ordersOf, payButton } from '#tests/support/checkout-steps.ts'
import { controlled, expect, hydrated, savedFile, savedPage, test } from '#tests/support/device-fixture.ts'
import { startStorefront } from '#tests/support/second-storefront.ts'

test('SERVICE_WORKER=off ends the service worker and its caches; a waiting order is sent all the same, the wishlist stays, and pages load as if there had been none', {
  tag: '@long',
}, async ({ page, door, doorShop: shop, isMobile, expectFaults }) => {
  test.skip(!isMobile, 'nothing here depends on the width')
  test.setTimeout(120_000)
  expectFaults(/ERR_|502|503/)
  const off = await startStorefront(await findFreePort(), { SERVICE_WORKER: 'off' })
  await shop.open('/skidor')
  await controlled(page)
  await savedPage(page, '/skidor')
  await page.evaluate(() => localStorage.setItem('skare:wishlist', '["DEMO-SALE"]'))
  const email = `avstangd-${Date.now()}@example.com`
  await goToReview(page, shop, email)
  await savedFile(page, '/order-confirmation-page-')
  door.cut()
  await payButton(page, shop).click()
  await expect(page.getByText(shop.t()('outbox.state.saved'), { exact: true })).toBeVisible({
    timeout: 30_000,
  })

  door.leadTo(off.port)
  await page.goto(shop.url('/'))
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).filter((name) => name.startsWith('skare-')),
      })),
    )
    .toEqual({ workers: 0, caches: [] })

  await page.goto(shop.url('/skidor'))
  await hydrated(page)
  await page.waitForTimeout(3000) // idle work: no page registers it again, none saves anything
  const left = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).filter((name) => name.startsWith('skare-')),
    isControlled: navigator.serviceWorker.controller !== null,
    wishlist: localStorage.getItem('skare:wishlist'),
  }))
  expect(left).toMatchObject({ workers: 0, caches: [], isControlled: false, wishlist: '["DEMO-SALE"]' })
  await expect.poll(() => ordersOf(shop, email), { timeout: 20_000 }).toHaveLength(1) // sent by the page
  door.cut()
  await expect(page.goto(shop.url('/skidor'))).rejects.toThrow(/ERR_/)
  off.stop()
})
