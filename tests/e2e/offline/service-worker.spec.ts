import { gzipSync } from 'node:zlib'
import { storeViews } from '#shared/store-views.ts'
import { findFreePort } from '#tests/bench/free-port.ts'
import { budgets } from '#tests/support/budgets.ts'
import { controlled, expect, open, savedIn, savedPage, test } from '#tests/support/device-fixture.ts'
import { startStorefront } from '#tests/support/second-storefront.ts'

test('the first visit installs the service worker after hydration, and saves the page that was shown', async ({
  page,
  shop,
}) => {
  await shop.open('/skidor')
  await controlled(page)
  await expect
    .poll(() => savedIn(page, 'skare-pages').then((paths) => paths.sort()))
    .toEqual(['/_data/', '/_data/skidor'])
})

test('R1.45: everything in the precache, and the shell of the store, answers without a connection', async ({
  page,
  context,
  shop,
}) => {
  await shop.open('/')
  await controlled(page)
  const texts = await savedIn(page, 'skare-files')
  expect(texts.length).toBeGreaterThan(8)
  const files = [...texts, ...(await savedIn(page, 'skare-precache'))].map((path) => path.split('?')[0] ?? '')
  expect(files.length).toBeGreaterThan(60)
  await context.setOffline(true)
  const statuses = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => `${path} ${(await fetch(path).catch(() => null))?.status ?? 'no answer'}`),
      ),
    files,
  )
  expect(statuses.filter((status) => !status.endsWith(' 200'))).toEqual([])
})

test('the shell and the home page’s data, which the installation loads, are as light as budgeted', async ({
  page,
  shop,
}) => {
  for (const code of ['sv', 'no', 'en'] as const) {
    const { pathPrefix } = storeViews[code]
    await page.goto(shop.url('/offline', code))
    const texts = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
      [`${pathPrefix}/offline`, `/_data${pathPrefix || '/'}`],
    )
    const bytes = texts.map((text) => gzipSync(text).length)
    expect(Math.min(...bytes)).toBeGreaterThan(1000)
    expect(Math.max(...bytes)).toBeLessThan(budgets.installDocuments / 2)
  }
})

test('a silent network: after about 1.5 s the saved page is here, whole, and follows the network when it answers', async ({
  page,
  door,
}) => {
  await open(page, door.url('/skidor'))
  await controlled(page)
  await savedPage(page, '/skidor')
  const title = await page.locator('h1').innerText()

  door.silence()
  const startedAt = Date.now()
  await page.goto(door.url('/skidor'), { waitUntil: 'commit' })
  await expect(page.locator('.product-card').first()).toBeVisible()
  const elapsedMs = Date.now() - startedAt
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('.offline-bar')).toBeVisible()
  expect(elapsedMs).toBeGreaterThan(1400)
  expect(elapsedMs).toBeLessThan(6000) // a busy machine; without the copy it would be for ever
  door.open()
  await expect(page.locator('.offline-bar')).toBeHidden()
})

test('a page that is not saved waits for a silent network', { tag: '@long' }, async ({ page, door }) => {
  await open(page, door.url('/'))
  await controlled(page)
  door.silence()
  const arrived = page.goto(door.url('/skidor'), { waitUntil: 'commit' }).then(() => 'arrived')
  const silence = new Promise((resolve) => setTimeout(resolve, 4000, 'nothing yet'))
  expect(await Promise.race([arrived.catch(() => 'failed'), silence])).toBe('nothing yet')
  await page.close()
})

test('a shop that is down speaks for itself, although the device has a copy', { tag: '@long' }, async ({
  page,
  door,
  shop,
  expectFaults,
}) => {
  expectFaults(/50\d/)
  const down = await startStorefront(await findFreePort(), { API_URL: 'http://localhost:9' }) // nobody listens there
  await open(page, door.url('/kopguider'))
  await controlled(page)
  await savedPage(page, '/kopguider')
  door.leadTo(down.port)
  const response = await page.goto(door.url('/skidor'))
  expect(response?.status()).toBeGreaterThanOrEqual(500)
  await expect(page.getByRole('heading', { level: 1, name: shop.t()('error.title') })).toBeVisible()
  down.stop()
})

test('pictures that were seen are there without a connection, others are the placeholder', async ({
  page,
  request,
  context,
  shop,
}) => {
  await shop.open('/')
  await controlled(page)
  await page.goto(shop.url('/skidor'))
  const first = page.locator('.product-card img').first()
  const seen = await first.evaluate((img) => new URL((img as HTMLImageElement).currentSrc).pathname) // an img element
  const isDrawn = async () => (await request.get(seen)).headers()['content-type']
  await expect.poll(isDrawn).toBe('image/webp') // what stands in for it until then is not kept
  await page.reload()
  await expect.poll(() => savedIn(page, 'skare-pictures')).toContain(seen)
  await context.setOffline(true)
  const load = (src: string) =>
    page.evaluate(async (url) => (await fetch(url)).headers.get('Content-Type'), src)
  expect(await load(seen)).toBe('image/webp')
  const bytesOf = (url: string) => page.evaluate(async (path) => (await (await fetch(path)).blob()).size, url)
  expect(await bytesOf(seen)).not.toBe(await bytesOf('/img/310/300/resize/never-seen.jpg')) // the placeholder is WebP, too
  expect(await load('/img/310/300/resize/never-seen.jpg')).toBe('image/webp')
})

test('pages that are only opened, without a sign of use, are read without a connection; what is personal is not asked for', {
  tag: '@long',
}, async ({ page, door, doorShop: shop, expectFaults }) => {
  expectFaults(/ERR_/)
  await open(page, shop.url('/'))
  await controlled(page)
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  const product = '/valla/glidvalla/valhem-droppe-universalglid'
  for (const path of ['/skidor', product]) {
    await page.goto(shop.url(path))
    await savedPage(page, path)
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
  }
  await page.goto(shop.url('/varukorg'))
  await page.goto(shop.url('/onskelista'))
  await page.waitForTimeout(3000) // longer than a page waits to be saved
  expect(asked.filter((path) => path.startsWith('/_data'))).toEqual(['/_data/skidor', `/_data${product}`])

  door.cut()
  for (const path of ['/skidor', product]) {
    await page.goto(shop.url(path))
    await expect(page.locator('.offline-bar')).toBeVisible()
    await expect(page.locator('.product-card, .product-page').first()).toBeVisible()
  }
})

test('a page that is used saves itself: its data is not asked for', { tag: '@long' }, async ({
  page,
  doorShop: shop,
}) => {
  await open(page, shop.url('/'))
  await controlled(page)
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, shop.url('/skidor'))
  await savedPage(page, '/skidor')
  await page.waitForTimeout(3000) // longer than a page waits to be saved
  expect(asked.filter((path) => path.startsWith('/_data'))).toEqual([])
})

test('under Save-Data a page that is only opened is not saved', { tag: '@long' }, async ({
  page,
  doorShop: shop,
}) => {
  await open(page, shop.url('/'))
  await controlled(page)
  await page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(shop.url('/skidor'))
  await page.waitForTimeout(4000) // longer than a page waits to be saved
  expect(await savedIn(page, 'skare-pages')).not.toContain('/_data/skidor')
})
