import type { Page } from '@playwright/test'
import { LONGEST_HOLD_MS } from '#client/app/hold-presses.ts'
import { expect, tagLong, test } from '#tests/support/shop-fixture.ts'

declare global {
  interface Window {
    letReactWork(): void
  }
}

/** Opens a page on which React has begun to hydrate and gets no turn of the main thread. */
async function openHydrating(page: Page, url: string, { holdsForever = true } = {}) {
  await page.addInitScript(
    (neverMs) => {
      const { setTimeout } = window
      const unlessHeld = (run: TimerHandler, ms?: number) => (ms === neverMs ? 0 : setTimeout(run, ms))
      Object.assign(window, { setTimeout: unlessHeld }) // a slow machine may need longer than presses are held
      const { postMessage } = MessagePort.prototype
      const waiting: (() => void)[] = []
      MessagePort.prototype.postMessage = function (message: unknown) {
        waiting.push(() => postMessage.call(this, message))
      }
      window.letReactWork = () => {
        MessagePort.prototype.postMessage = postMessage
        for (const post of waiting) post()
      }
    },
    holdsForever ? LONGEST_HOLD_MS : null,
  )
  await page.goto(url)
  await page.keyboard.press('Shift') // a sign of use
  await page.waitForFunction(reactListens)
}

/** React has put its mark on the root that it hydrates. */
const reactListens = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'))

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)

test('“add to cart” is shown as pressed at once, and adds when React is there', async ({ page, shop }) => {
  await openHydrating(page, shop.url('/p/DEMO-SALE/x'))
  const button = page.locator('.buy-form button[type=submit]')
  await button.click()
  await expect(button).toHaveAttribute('data-pressed')
  expect(await isHydrated(page), 'React did not hydrate the page for the press').toBe(false)
  await page.evaluate(() => window.letReactWork())
  await expect(page.locator('.cart-link[href*="varukorg"]')).toContainText('1')
  await expect(button).not.toHaveAttribute('data-pressed')
  expect(new URL(page.url()).pathname).toBe('/p/DEMO-SALE/x')
})

test('a variant is chosen without another document', async ({ page, shop }) => {
  await openHydrating(page, shop.url('/p/DEMO-CONF/x'))
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('#choose-ls_skidlangd li:not(:has([data-state])) a').first().click()
  expect(await isHydrated(page)).toBe(false)
  await page.evaluate(() => window.letReactWork())
  await expect(page).toHaveURL(/childSku=/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a panel opens at once, because it needs no script', async ({ page, shop, isMobile }) => {
  test.skip(!isMobile, 'the menu is a panel on phones only')
  await openHydrating(page, shop.url('/skidor'))
  await page.locator('.site-header-menu').tap()
  await expect(page.locator('#menu')).toBeVisible()
  expect(await isHydrated(page)).toBe(false)
  await page.evaluate(() => window.letReactWork())
  await expect(page.getByRole('dialog', { name: shop.t()('nav.menu') })).toBeVisible()
})

test('what is typed meanwhile stays', async ({ page, shop }) => {
  await openHydrating(page, shop.url('/skidor'))
  const field = page.locator('input[type=search]').first()
  await field.click()
  await field.pressSequentially('vallning')
  await page.evaluate(() => window.letReactWork())
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(field).toHaveValue('vallning')
})

test('after three seconds React is asked after all', { tag: '@long' }, async ({ page, shop }) => {
  await openHydrating(page, shop.url('/p/DEMO-SALE/x'), { holdsForever: false })
  const button = page.locator('.buy-form button[type=submit]')
  await button.click()
  await expect(button).toHaveAttribute('data-pressed')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(button).not.toHaveAttribute('data-pressed')
})

for (const holdsForever of [true, false])
  test(
    `a variant and “add to cart”, both pressed meanwhile, put that variant into the cart${holdsForever ? '' : ', also after three seconds'}`,
    tagLong(!holdsForever),
    async ({ page, shop }) => {
      await openHydrating(page, shop.url('/p/DEMO-CONF/x'), { holdsForever })
      const size = page.locator('#choose-ls_skidlangd li:not(:has([data-state])) a').last()
      const chosen = (await size.innerText()).trim()
      const added = page.waitForResponse(/api\/cart\/lines/)
      await size.click()
      await page.locator('.buy-form button[type=submit]').click()
      if (!holdsForever) await expect.poll(() => isHydrated(page)).toBe(true)
      await page.evaluate(() => window.letReactWork())
      await added
      await page.goto(shop.url('/varukorg'))
      await expect(page.locator('.cart-line').first()).toContainText(chosen)
    },
  )

test('“add to cart” is done by the browser where React cannot take the page over', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/./) // React fails
  await page.addInitScript(() => {
    Object.defineProperty(history, 'scrollRestoration', {
      set: () => {
        throw new Error('planted')
      },
    })
  })
  await openHydrating(page, shop.url('/p/DEMO-SALE/x'))
  await page.locator('.buy-form button[type=submit]').click()
  await page.evaluate(() => window.letReactWork())
  await expect(page).toHaveURL(/varukorg/)
  await expect(page.locator('.cart-line')).toHaveCount(1)
})
