import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop-fixture.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker answers for the page. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

test('the first visit installs the service worker after hydration, and saves the page that was shown', async ({
  page,
  shop,
}) => {
  await shop.open('/skidor')
  await controlled(page)
  const saved = await page.evaluate(async () => {
    const keys = await (await caches.open('skare-pages')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })
  expect(saved.sort()).toEqual(['/_data/', '/_data/skidor'])
})

test('R1.45: everything in the precache, and the store’s shell, answers without a connection', async ({
  page,
  context,
  shop,
}) => {
  await shop.open('/')
  await controlled(page)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('skare-shells')).keys()).length))
    .toBe(1)
  const urls = await page.evaluate(async () => {
    const name =
      (await caches.keys()).find((key) => key === 'skare-precache') ?? ''
    const keys = await (await caches.open(name)).keys()
    return keys.map(({ url }) => url.split('?')[0] ?? '')
  })
  expect(urls.length).toBeGreaterThan(50)
  await context.setOffline(true)
  const statuses = await page.evaluate(
    (files) => Promise.all(files.map(async (file) => (await fetch(file).catch(() => null))?.status)),
    urls,
  )
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})
