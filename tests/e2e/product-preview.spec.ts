import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop-fixture.ts'

const LIST = '/klader'
const buyBox = (page: Page) => page.locator('.buy-box')

/** Lets no page's data through until it is told to, and answers it as `answer` says. */
async function holdData(page: Page, answer: 'fulfilled' | 'failed' = 'fulfilled') {
  const { promise, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/_data/**', async (route) => {
    await promise
    await (answer === 'failed' ? route.abort() : route.continue())
  })
  return letIn
}

/** Clicks the first card of a list whose product's code is loaded. */
async function clickCard(page: Page) {
  await expect(page.locator('.product-card button').first()).toBeVisible() // the idle work, which loads it, has begun
  await page.waitForLoadState('networkidle')
  const card = page.locator('.product-card').first()
  const name = (await card.getByRole('link').innerText()).trim()
  const price = await card.locator('.price').first().innerText()
  await card.getByRole('link').click()
  return { name, price }
}

test('a product whose page is on its way shows what its card said', async ({ page, shop }) => {
  await shop.open(LIST)
  const letIn = await holdData(page)
  const { name, price } = await clickCard(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(name)
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.locator('.product-page')).toHaveAttribute('aria-busy', 'true')
  await expect(buyBox(page).locator('.price').first()).toHaveText(price)
  await expect(page.locator('.product-gallery img')).toHaveJSProperty('complete', true)
  await expect(buyBox(page).getByRole('button')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  letIn()
  await expect(
    buyBox(page)
      .getByRole('button', { name: shop.t()('product.add') })
      .first(),
  ).toBeVisible()
  await expect(page.locator('.product-page')).not.toHaveAttribute('aria-busy')
  await expect(heading, 'the focus is where it was').toBeFocused()
})

test('back from it leads to the card, and the page that comes later does not show', async ({
  page,
  shop,
}) => {
  await shop.open(LIST)
  const letIn = await holdData(page)
  await clickCard(page)
  await expect(page.locator('.product-page')).toBeVisible()
  await page.goBack()
  await expect(page.locator('.product-card a').first()).toBeFocused()
  letIn()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.product-page')).toHaveCount(0)
  await expect(page).toHaveURL(shop.url(LIST))
})

test('of a page that does not come it is said', async ({ page, shop, expectFaults }) => {
  expectFaults(/ERR_FAILED|page|AppError/)
  await shop.open(LIST)
  const letIn = await holdData(page, 'failed')
  await clickCard(page)
  await expect(page.locator('.product-page')).toBeVisible()
  letIn()
  await expect(page.getByRole('button', { name: shop.t()('error.retry') })).toBeVisible()
})
