import type { Page } from '@playwright/test'
import { controlled, expect, savedPage, test } from '#tests/support/device-fixture.ts'

const OLD_NAME = 'Ett gammalt namn'

/** Writes another name of the first product into the saved copy of a listing; returns the real one. */
async function makeCopyOlder(page: Page, path: string): Promise<string> {
  const name = await page.locator('.product-card h3, .product-card a').first().innerText()
  await page.evaluate(
    async ([key, from, to]) => {
      const cache = await caches.open('skare-pages')
      const saved = await cache.match(key)
      const text = (await saved?.text()) ?? ''
      await cache.put(key, new Response(text.replaceAll(from, to), { headers: saved?.headers }))
    },
    [`/_data${path}`, name.trim(), OLD_NAME] as const,
  )
  return name.trim()
}

test.beforeEach(async ({ page, doorShop: shop }) => {
  await shop.open('/skidor')
  await controlled(page)
  await savedPage(page, '/skidor')
})

test('a young copy is shown at once; when the shop says otherwise, the page follows and stays where it was scrolled to', async ({
  page,
  door,
  doorShop: shop,
}) => {
  const name = await makeCopyOlder(page, '/skidor')
  await shop.open('/')
  door.silence()
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/skidor"]')?.click())
  await expect(page.getByText(OLD_NAME).first()).toBeVisible()
  await expect(page.locator('.offline-bar')).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 420))
  door.open()
  await expect(page.getByText(OLD_NAME)).toHaveCount(0)
  await expect(page.getByText(name).first()).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(420)
  await expect(page.locator('.offline-bar')).toBeHidden()
})

test('a young copy that could not be checked says how old it is', { tag: '@long' }, async ({
  page,
  door,
  doorShop: shop,
  expectFaults,
}) => {
  expectFaults(/ERR_|catalogue not kept/)
  await shop.open('/')
  door.cut()
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/skidor"]')?.click())
  await expect(page.locator('.product-card').first()).toBeVisible()
  await expect(page.locator('.offline-bar')).toBeVisible()
})

test('a copy that is older than five minutes is not shown while the network answers', {
  tag: '@long',
}, async ({ page, doorShop: shop }) => {
  await makeCopyOlder(page, '/skidor')
  await page.evaluate(async () => {
    const cache = await caches.open('skare-pages')
    const saved = await cache.match('/_data/skidor')
    const headers = new Headers(saved?.headers)
    headers.set('X-Saved-At', new Date(Date.now() - 6 * 60_000).toISOString())
    await cache.put('/_data/skidor', new Response(await saved?.text(), { headers }))
  })
  await shop.open('/')
  await page.evaluate((old) => {
    const look = () => document.body.innerText.includes(old) && Object.assign(window, { wasOldShown: true })
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    document.querySelector<HTMLAnchorElement>('a[href="/skidor"]')?.click()
  }, OLD_NAME)
  await expect(page.locator('.product-card').first()).toBeVisible()
  await expect(page).toHaveURL(/skidor/)
  expect(await page.evaluate(() => 'wasOldShown' in window)).toBe(false)
})

test('a page that has gone at the shop goes from the device, too', async ({
  page,
  doorShop: shop,
  expectFaults,
}) => {
  expectFaults(/404/)
  await page.evaluate(async () => {
    const cache = await caches.open('skare-pages')
    const saved = await cache.match('/_data/skidor')
    if (saved) await cache.put('/_data/finns-inte', saved)
  })
  await shop.open('/')
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/skidor"]')
    link?.setAttribute('href', '/finns-inte')
    link?.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: shop.t()('notFound.title') })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await (await caches.open('skare-pages')).match('/_data/finns-inte')) ?? null,
      ),
    )
    .toBeNull()
})

test('a page that has moved at the shop is followed from its saved copy', { tag: '@long' }, async ({
  page,
  doorShop: shop,
}) => {
  await page.evaluate(async () => {
    const cache = await caches.open('skare-pages')
    const saved = await cache.match('/_data/skidor')
    if (saved) await cache.put('/_data/skidor?page=99', saved) // the shop leads to the last page
  })
  await shop.open('/')
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/skidor"]')
    link?.setAttribute('href', '/skidor?page=99')
    link?.click()
  })
  await expect(page).toHaveURL(/\/skidor(\?page=\d)?$/)
  await expect(page.locator('.product-card').first()).toBeVisible()
})
