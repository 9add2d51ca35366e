import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop-fixture.ts'

const GUIDE = '/kopguider/choose-cross-country-skis'
const LONG_AFTER_LOADING = 3000 // milliseconds; an idle page starts React within one

const hasReact = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated !== undefined)

/** Opens a page and does nothing. */
async function read(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(LONG_AFTER_LOADING)
}

for (const path of [GUIDE, '/kopguider', '/varumarken', '/magasin', '/sida/about'])
  test(`${path}: a page that is only read loads no code of React until a sign of use`, async ({
    page,
    shop,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await read(page, shop.url(path))
    expect(scripts).toHaveLength(1)
    expect(scripts[0]).toContain('/assets/starter-')
    await page.keyboard.press('Tab')
    await expect.poll(() => hasReact(page)).toBe(true)
  })

test('one whose opening hours tell whether the shop is open has React by itself', async ({ page, shop }) => {
  await read(page, shop.url('/sida/contact'))
  expect(await hasReact(page)).toBe(true)
})

test('an order that waits on the device is not kept waiting by reading', async ({ page, shop }) => {
  await page.addInitScript(() => localStorage.setItem('skare:outbox', '1'))
  await read(page, shop.url(GUIDE))
  expect(await hasReact(page)).toBe(true)
})
