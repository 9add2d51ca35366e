import type { Page } from '@playwright/test'
import { expect, tagLong, test } from '#tests/support/shop-fixture.ts'

const GUIDE = '/kopguider/choose-cross-country-skis'
const LONG_AFTER_LOADING = 3000 // milliseconds; an idle page starts React within one

const hasReact = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated !== undefined)

/** Opens a page and does nothing. */
async function read(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(LONG_AFTER_LOADING)
}

/** React starts by itself, however busy the machine. */
const startsReact = (page: Page) => expect.poll(() => hasReact(page)).toBe(true)

/** Files of scripts that the page has loaded, beside the starter. */
const filesOfReact = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return names.filter((name) => name.endsWith('.js') && !name.includes('/assets/starter-'))
  })

for (const path of [
  '/',
  '/klader',
  '/p/DEMO-CONF/x',
  GUIDE,
  '/kopguider',
  '/varumarken',
  '/magasin',
  '/sida/about',
])
  test(
    `${path}: React's file is loaded when the page is idle, and runs at the first sign of use`,
    tagLong(!['/', '/klader', GUIDE].includes(path)),
    async ({ page, shop }) => {
      await read(page, shop.url(path))
      await expect.poll(() => filesOfReact(page)).toHaveLength(1)
      expect(await hasReact(page)).toBe(false)
      await page.keyboard.press('Tab')
      await startsReact(page)
    },
  )

test('a finger that comes down loads React’s file before the page is complete, and does not run it', async ({
  page,
  shop,
}) => {
  const pictures = Promise.withResolvers<void>()
  await page.route(/\/(?:i|img)\//, async (route) => {
    await pictures.promise
    await route.continue().catch(() => undefined) // the test may be over
  })
  await page.goto(shop.url('/klader'), { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(1000)
  expect(await filesOfReact(page)).toEqual([])
  await page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', { bubbles: true })))
  await expect.poll(() => filesOfReact(page)).toHaveLength(1)
  expect(await hasReact(page)).toBe(false)
  pictures.resolve()
})

test('under Save-Data nothing is loaded before the first sign of use', async ({ page, shop }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await read(page, shop.url('/klader'))
  expect(await filesOfReact(page)).toEqual([])
  await page.keyboard.press('Tab')
  await startsReact(page)
})

for (const path of ['/varukorg', '/onskelista', '/jamfor', '/konto', '/hitta-skidor'])
  test(`${path}: React starts by itself, because the device has what the page shows`, async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url(path))
    await startsReact(page)
  })

test('a mouse starts React when it moves, not when a page comes up below it', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  await read(page, shop.url('/klader'))
  await page.evaluate(() => {
    // what Chromium sends while a page comes up below a mouse that rests
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  })
  await page.waitForTimeout(LONG_AFTER_LOADING)
  expect(await filesOfReact(page)).toHaveLength(1)
  await page.mouse.move(155, 300)
  await startsReact(page)
})

test('a finger that scrolls starts React', { tag: '@long' }, async ({ page, shop, isMobile }) => {
  test.skip(!isMobile, 'a finger')
  await read(page, shop.url('/klader'))
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 500,
    yDistance: -300,
    gestureSourceType: 'touch',
  })
  await startsReact(page)
})

test('a link that is tapped first leads on: the page that is left runs no React, and has it after coming back', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'a finger')
  await read(page, shop.url('/klader'))
  const link = page.locator('.product-card a').first()
  const href = await link.getAttribute('href')
  await page.route(`**${href}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000)) // long enough for React
    await route.continue()
  })
  await link.tap({ noWaitAfter: true })
  await page.waitForTimeout(2000)
  expect(await hasReact(page)).toBe(false)
  await expect(page.locator('.product-page:not([aria-busy]) h1')).toBeVisible()
  await page.goBack()
  await page.keyboard.press('Tab')
  await startsReact(page)
})

test('a tap on something else starts React', async ({ page, shop, isMobile }) => {
  test.skip(!isMobile, 'a finger')
  await read(page, shop.url('/klader'))
  await page.locator('h1').tap()
  await startsReact(page)
})

test('words that were searched for natively are remembered, though the first tap leads on', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('/sokresultat?s=pjäxor'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('skare:searches'))).toContain('pjäxor')
})

test('a page that is not used follows the cart of another tab, and what waits to be sent', {
  tag: '@long',
}, async ({ page, shop }) => {
  await read(page, shop.url('/klader'))
  const other = await page.context().newPage()
  await other.goto(shop.url('/kopguider'))
  await other.evaluate(() => localStorage.setItem('skare:cart-badge:sv', '3'))
  const badge = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--cart-badge'))
  await expect.poll(badge).toBe('"3"')
  expect(await hasReact(page)).toBe(false)
  await other.evaluate(() => localStorage.setItem('skare:outbox', '1'))
  await startsReact(page)
})

test('React starts by itself on a page with opening hours, which tells whether the shop is open', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('/sida/contact'))
  await startsReact(page)
})

for (const [what, key] of [
  ['an order that waits on the device', 'skare:outbox'],
  ['prices of their own', 'skare:price-owner'],
  ['a skier for whom cards say whether they fit', 'skare:skier'],
  ['changes of the cart that wait for a connection', 'skare:cart-changes:sv'],
] as const)
  test(`${what}: React starts without a sign of use`, async ({ page, shop }) => {
    await page.addInitScript((name) => localStorage.setItem(name, '1'), key)
    await page.goto(shop.url('/klader'))
    await startsReact(page)
  })

test('React starts without a sign of use where a list was gathered in this tab', async ({ page, shop }) => {
  await page.addInitScript(() => sessionStorage.setItem('skare:gathered', '{}'))
  await page.goto(shop.url('/klader'))
  await startsReact(page)
})
