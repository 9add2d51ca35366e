import { expect, test } from '#tests/support/shop-fixture.ts'

const STYLESHEET = '**/assets/*.css'

test('a first visit is painted without waiting for a stylesheet; the documents after it link the one that has come', async ({
  page,
  context,
  shop,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(STYLESHEET, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(shop.url('/'), { waitUntil: 'commit' })
  await expect(page.locator('.site-header-row')).toHaveCSS('display', /flex|grid/)
  const cookies = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  expect((await cookies()).join()).not.toContain('skare-styles')
  release()
  await expect.poll(async () => (await cookies()).join()).toMatch(/skare-styles=[\w-]+\.css/)

  await page.goto(shop.url('/klader'))
  await expect(page.locator('style')).toHaveCount(0)
  await expect(page.locator('link[rel=stylesheet]:not([media])')).toHaveCount(1)
  await expect(page.locator('.site-header-row')).toHaveCSS('display', /flex|grid/)
})

test('a page that carries its styles is taken over by React as it is, at the first touch, too', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      ;(window as unknown as { served: Element | null }).served = document.querySelector('main')
      dispatchEvent(new Event('touchstart')) // before the page has loaded
    })
  })
  await shop.open('/klader')
  const isServed = () =>
    (window as unknown as { served: Element | null }).served === document.querySelector('main')
  expect(await page.evaluate(isServed)).toBe(true)
  await expect(page.locator('style')).toHaveCount(1)
  await page.locator('.product-card a').first().click()
  await expect(page.locator('.buy-box, [class*=buy]').first()).toBeVisible()
  await expect(page.locator('.site-header-row')).toHaveCSS('display', /flex|grid/)
})

test('without cookies every document carries its styles', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
  for (const path of ['/', '/klader']) {
    await shop.open(path)
    await expect(page.locator('style')).toHaveCount(1)
    await expect(page.locator('.site-header-row')).toHaveCSS('display', /flex|grid/)
  }
})
