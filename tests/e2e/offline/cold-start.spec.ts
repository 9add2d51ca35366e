import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pathTo } from '#shared/paths.ts'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { createDevice } from '#tests/support/cold-start.ts'
import { controlled, expect, open, savedPage, test } from '#tests/support/device-fixture.ts'
import { tagOf } from '#tests/support/shop-fixture.ts'

const listings: Record<StoreCode, string> = { sv: '/skidor', no: '/ski', en: '/skis' }

test.slow() // each test starts a browser twice

for (const code of storeCodes) {
  test(
    `R1.3 R1.45: ${storeViews[code].name} opens from a cold start without a connection: home, a list, a product, a guide`,
    tagOf(code),
    async ({ door, doorShop: shop, viewport, isMobile, hasTouch }) => {
      const t = shop.t(code)
      const device = await createDevice({ viewport, isMobile, hasTouch })
      const visit = await device.start()
      await open(visit, shop.url('/', code))
      await controlled(visit)
      await open(visit, shop.url(listings[code], code))
      const list = new URL(visit.url()).pathname
      await visit.locator('.product-card a').first().click()
      await expect(visit.locator('.product-page:not([aria-busy])')).toBeVisible()
      const product = new URL(visit.url()).pathname
      await savedPage(visit, product)
      const params = { slug: 'choose-cross-country-skis' }
      const guide = pathTo('guide', params, storeViews[code])
      await open(visit, new URL(guide, visit.url()).href)
      await savedPage(visit, guide)

      door.cut()
      const cold = await device.start()
      await device.setOffline(true)
      const faults: string[] = []
      cold.on('console', (message) => {
        if (message.text().includes('hydrat')) faults.push(message.text())
      })
      cold.on('pageerror', ({ message }) => faults.push(message))
      for (const path of [list, product, guide]) {
        await open(cold, new URL(path, shop.url('/', code)).href)
        await expect(cold.locator('.offline-bar')).toContainText(t('offline.bar.offline'))
        await expect(cold.locator('.offline-bar')).toContainText(/sedan|siden|ago/)
        await expect(cold.locator('main h1')).not.toHaveText(t('head.offline.title'))
        await expect(cold).not.toHaveTitle(new RegExp(t('head.offline.title')))
        await expect(cold.locator('html')).toHaveAttribute('lang', storeViews[code].language)
      }
      await cold.goto(shop.url('/', code))
      await expect(cold.locator('.home-page')).toBeVisible()
      await expect(cold.locator('.home-page img').first()).toBeVisible()
      expect(faults).toEqual([])
      await device.dispose()
    },
  )
}

test('one page was seen, then there is no connection: it opens, and so does home; the other store says in its language that it was not saved', {
  tag: '@long',
}, async ({ door, doorShop: shop, viewport, isMobile, hasTouch }) => {
  const device = await createDevice({ viewport, isMobile, hasTouch })
  const visit = await device.start()
  await open(visit, shop.url('/p/DEMO-SALE/x'))
  const path = new URL(visit.url()).pathname
  await controlled(visit)
  await savedPage(visit, path)
  await savedPage(visit, '/')
  await visit.getByRole('button', { name: shop.t()('save.wishlist') }).click()
  await savedShell(visit, '/en/offline')

  door.cut()
  const cold = await device.start()
  await open(cold, shop.url(path))
  await expect(cold.locator('.product-page:not([aria-busy])')).toBeVisible()
  await expect(cold.getByText(shop.t()('offline.bar.unreachable'))).toBeVisible()
  await cold.goto(shop.url('/'))
  await expect(cold.locator('.home-page')).toBeVisible()
  expect(await violationsIn(cold)).toEqual([])
  await cold.goto(shop.url('/onskelista'))
  await expect(cold.locator('.product-card')).toHaveCount(1)
  expect(await violationsIn(cold)).toEqual([])
  await cold.goto(shop.url('/offline'))
  await expect(cold.getByRole('main').getByRole('link', { name: shop.t()('nav.home') })).toBeVisible()
  expect(await violationsIn(cold)).toEqual([])
  await cold.goto(shop.url('/skis', 'en'))
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText(shop.t('en')('offline.unreachableTitle'))
  await expect(cold.locator('html')).toHaveAttribute('lang', 'en')
  await device.dispose()
})

/** Waits until the service worker has saved the shell of a store. */
const savedShell = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction(async (start) => {
    const keys = await (await caches.open('skare-shells')).keys()
    return keys.some(({ url }) => new URL(url).pathname === start)
  }, path)

async function violationsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
