import { findFreePort } from '#tests/bench/free-port.ts'
import { controlled, expect, hydrated, savedPage, test } from '#tests/support/device-fixture.ts'
import { startStorefront } from '#tests/support/second-storefront.ts'

test('SERVICE_WORKER=off ends the service worker and its caches; cart, wishlist and what else is the shopper’s stay, and pages load as if there had been none', async ({
  page,
  door,
  doorShop: shop,
  isMobile,
  expectFaults,
}) => {
  test.skip(!isMobile, 'nothing here depends on the width')
  test.setTimeout(90_000)
  expectFaults(/ERR_/)
  const off = await startStorefront(await findFreePort(), { SERVICE_WORKER: 'off' })
  await shop.open('/skidor')
  await controlled(page)
  await savedPage(page, '/skidor')
  const kept = await page.evaluate(async () => {
    localStorage.setItem('skare:wishlist', '["DEMO-SALE"]')
    const opening = indexedDB.open('skare-outbox-test', 1)
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    opening.result.close()
    return localStorage.getItem('skare:wishlist')
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
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(left).toMatchObject({ workers: 0, caches: [], isControlled: false, wishlist: kept })
  expect(left.databases).toContain('skare-outbox-test')
  door.cut()
  await expect(page.goto(shop.url('/skidor'))).rejects.toThrow(/ERR_/)
  off.stop()
})
