import { get } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

const PURGE_KEY = 'skare-development-purge-key' // worker/development-keys.ts
const HOLE_MS = 1500 // well within the time that a page of the shop may take
const LONG_HOLE_MS = 4000 // a browser on a busy machine may take seconds to open; the hole's limit is 5 s
const LIMIT_MS = 150

/** Each first visit can be measured once. */
const CATEGORIES = [
  { plain: '/energi/energigel', withHole: '/energi/sportdryck' },
  { plain: '/energi/energibars', withHole: '/tillbehor/glasogon' },
  { plain: '/tillbehor/vaskor', withHole: '/tillbehor/pannlampor' },
]

/** Holds back the best sellers of the product's category: the one slow hole of a product page. */
const slowRelated = (delayMs: number) => ({ path: '/api/catalog', match: 'size=13&', delayMs })

test.describe.configure({ mode: 'serial' }) // the dial is everybody's
test.skip(({ isMobile }) => isMobile, 'a stream has no width, and two of them would turn each other’s dial')
test.afterEach(({ shop }) => shop.resetDials())

/** A category's best seller. Whoever was there before, its page, its data and the hole that shows it are kept no more. */
async function freshProductPath(shop: Shop, category: string): Promise<string> {
  const [head = ''] = (await (await fetch(shop.url(`/_data${category}`))).text()).split('\n')
  const { id, path } = JSON.parse(head).value.data.list.cards[0]
  const purged = await fetch(shop.url('/ops/purge'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${PURGE_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: [`P${id}`] }),
  })
  expect(purged.status).toBe(200)
  return path
}

test('the heading and the price of a product do not wait for a slow hole, which comes later in the same response', async ({
  shop,
}) => {
  const behindMs: number[] = []
  for (const { plain, withHole } of CATEGORIES) {
    const primary = await readTimes(shop.url(await freshProductPath(shop, plain)))
    const path = await freshProductPath(shop, withHole)
    await shop.dial(slowRelated(HOLE_MS))
    const { shownMs, endMs, html } = await readTimes(shop.url(path))
    await shop.resetDials()
    expect(endMs).toBeGreaterThanOrEqual(HOLE_MS)
    expect(html).toContain('data-line')
    behindMs.push(shownMs - primary.endMs)
    if (behindMs.some((ms) => ms < LIMIT_MS)) break // a busy machine may be slow once
  }
  test.info().annotations.push({
    type: 'figure',
    description: `${behindMs} ms behind a page without a hole`,
  })
  expect(Math.min(...behindMs)).toBeLessThan(LIMIT_MS)
})

test('a browser shows the product while the hole is still open, then fills it without asking again', async ({
  page,
  shop,
}) => {
  const path = await freshProductPath(shop, '/tillbehor/flaskor')
  await shop.dial(slowRelated(LONG_HOLE_MS))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(shop.url(path), { waitUntil: 'commit' })
  await expectOpenHole(page)
  await expect(page.locator('.product-card').first()).toBeVisible()
  await shop.hydrated()
  expect(asked.filter((one) => one.startsWith('/_data'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a product shows while its hole is open', async ({ page, shop }) => {
    const path = await freshProductPath(shop, '/klader/strumpor')
    await shop.dial(slowRelated(LONG_HOLE_MS))
    await page.goto(shop.url(path), { waitUntil: 'commit' })
    await expectOpenHole(page)
    await expect(page.locator('.price').first()).toBeVisible()
  })
})

/** The heading is shown, and the document has nothing yet of what the hole will hold. */
async function expectOpenHole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.locator('.product-card').count()).toBe(0)
}

interface Times {
  /** Milliseconds from the request until heading and price were here. */
  shownMs: number
  endMs: number
  html: string
}

/** Reads a document chunk by chunk and notes when its parts arrived. */
function readTimes(url: string): Promise<Times> {
  const startedAt = Date.now()
  const times: Times = { shownMs: Number.POSITIVE_INFINITY, endMs: 0, html: '' }
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        times.html += chunk
        const isShown = times.html.includes('</h1>') && times.html.includes('class="price"')
        if (isShown) times.shownMs = Math.min(times.shownMs, Date.now() - startedAt)
      })
      response.on('end', () => resolve({ ...times, endMs: Date.now() - startedAt }))
      response.on('error', reject)
    }).on('error', reject)
  })
}
