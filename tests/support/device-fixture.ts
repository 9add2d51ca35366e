import type { Page } from '@playwright/test'
import { storeViews } from '#shared/store-views.ts'
import { findChromium } from './chromium.ts'
import { type NetworkDoor, openDoor } from './network-door.ts'
import { SHOP_PORT } from './ports.ts'
import { expect, type Shop, test as shopTest } from './shop-fixture.ts'
import { giveSignOfUse } from './sign-of-use.ts'

interface DeviceFixtures {
  /** The network of this test, which leads to the shop. */
  door: NetworkDoor
  /** The shop as it is seen through the door. */
  doorShop: Shop
}

/** Tests of what the device keeps: with a service worker, and with a network that can be cut at the server. */
export const test = shopTest.extend<DeviceFixtures>({
  serviceWorkers: 'allow',
  /** The headless shell has no background sync. */
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findChromium() }),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  door: async ({}, use) => use(await openDoor(SHOP_PORT)),
  doorShop: async ({ page, door, shop }, use) => {
    const url: Shop['url'] = (path, code = 'sv') => {
      const { pathPrefix } = storeViews[code]
      const inStore = path === '/' ? pathPrefix || '/' : pathPrefix + path
      return door.url(inStore, code === 'no' ? 'no.localhost' : 'localhost')
    }
    await use({ ...shop, url, open: (path, code) => open(page, url(path, code)) })
  },
})

export { expect }

/** Opens an address and waits until React has taken the page over. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await giveSignOfUse(page)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
}

/** Waits until the service worker answers for the page, and has saved what its store needs. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await expect.poll(() => savedIn(page, 'skare-shells'), { timeout: 30_000 }).not.toEqual([])
}

/** Waits until the device has saved a page. */
export const savedPage = (page: Page, path: string): Promise<void> =>
  expect.poll(() => savedIn(page, 'skare-pages')).toContain(`/_data${path}`)

/** Paths and queries of the entries of a cache. */
export const savedIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return []
    const keys = await (await caches.open(cacheName)).keys()
    return keys.map(({ url }) => url.slice(new URL(url).origin.length))
  }, name)

/** Waits until the device has the files of a name, whichever cache they are in: a part of the shop that opens offline. */
export const savedFile = (page: Page, name: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const opened = await Promise.all((await caches.keys()).map((key) => caches.open(key)))
          const keys = await Promise.all(opened.map((cache) => cache.keys()))
          return keys.flat().map(({ url }) => url)
        }),
      { timeout: 20_000 },
    )
    .toContainEqual(expect.stringContaining(name))
