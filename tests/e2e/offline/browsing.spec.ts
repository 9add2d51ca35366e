import type { Page } from '@playwright/test'
import { pathTo } from '#shared/paths.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { createDevice } from '#tests/support/cold-start.ts'
import { controlled, expect, open, savedPage, test } from '#tests/support/device-fixture.ts'

/** Waits until the device keeps the products of the pages that were shown. */
const keptProducts = (page: Page, atLeast: number): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const databases = await indexedDB.databases()
          if (!databases.some(({ name }) => name === 'skare-products')) return 0
          const request = indexedDB.open('skare-products')
          await new Promise((resolve) => Object.assign(request, { onsuccess: resolve }))
          const count = request.result.transaction('rows').objectStore('rows').count()
          await new Promise((resolve) => Object.assign(count, { onsuccess: resolve }))
          request.result.close()
          return count.result
        }),
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(atLeast)

const listings = { sv: '/skidor', no: '/ski', en: '/skis' }

for (const code of storeCodes) {
  test(`R1.3 R1.45: ${storeViews[code].name} opens from a cold start without a connection: home, a list, a product, a guide`, async ({
    door,
    doorShop: shop,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    test.slow()
    const t = shop.t(code)
    const device = await createDevice({ viewport, isMobile, hasTouch })
    const online = await device.start()
    const guides = pathTo('guides', {}, storeViews[code])
    await open(online, shop.url('/', code))
    await controlled(online)
    await open(online, shop.url(listings[code], code))
    const product = (await online.locator('.product-card a').first().getAttribute('href')) ?? ''
    const list = new URL(online.url()).pathname
    await online.locator('.product-card a').first().click()
    await expect(online.locator('.product-page')).toBeVisible()
    await savedPage(online, product)
    await open(online, new URL(guides, shop.url('/', code)).href)
    await online.locator('main a[href*="/"]').last().click()
    await expect(online).not.toHaveURL(new RegExp(`${guides}$`))
    const guide = new URL(online.url()).pathname
    await savedPage(online, guide)
    await keptProducts(online, 20)

    door.cut()
    const offline = await device.start()
    await device.setOffline(true)
    const faults: string[] = []
    offline.on('console', (message) => message.text().includes('hydrat') && faults.push(message.text()))
    offline.on('pageerror', ({ message }) => faults.push(message))
    for (const path of [list, product, guide]) {
      await open(offline, new URL(path, shop.url('/', code)).href)
      await expect(offline.locator('.offline-bar')).toContainText(t('offline.bar.offline'))
      await expect(offline.locator('.offline-bar')).toContainText(/sedan|siden|ago/)
      await expect(offline.locator('main h1')).not.toHaveText(t('head.offline.title'))
      await expect(offline).not.toHaveTitle(new RegExp(t('head.offline.title')))
    }
    await open(offline, shop.url('/', code))
    await expect(offline.locator('.home-page')).toBeVisible()
    expect(faults).toEqual([])
    await device.dispose()
  })
}
