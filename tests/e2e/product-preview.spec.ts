import type { Locator, Page, Route } from '@playwright/test'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

const LIST = '/klader'
const PREVIEW = '.product-page[aria-busy]'
const PRODUCT = '.product-page:not([aria-busy])'
const FAR_DOWN = 20

/** Holds the data of the next page back; what is returned lets it through, as it is or otherwise. */
async function holdData(page: Page, answer: 'as it is' | 'none' | 'redirect' = 'as it is') {
  const { promise, resolve: letIn } = Promise.withResolvers<void>()
  const answerLater = async (route: Route) => {
    await promise
    if (answer === 'none') return route.abort()
    if (answer === 'redirect') return route.fulfill({ status: 204, headers: { 'X-Redirect': '/pjaxor' } })
    return route.continue()
  }
  const times = answer === 'none' ? 2 : 1 // the link's focus asks first; what fails then is asked for again
  await page.route('**/_data/**', answerLater, { times })
  return letIn
}

/** Opens a list and waits until the code of products is here, which the idle work loads. */
async function openList(page: Page, open: (path: string) => Promise<void>) {
  await open(LIST)
  await expect(page.locator('.product-card button').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function clickCard(page: Page, at = FAR_DOWN) {
  const card = page.getByRole('main').locator('.product-card').nth(at)
  const link = card.getByRole('link')
  const said = {
    name: (await link.innerText()).trim(),
    price: await card.locator('.price').first().innerText(),
  }
  await link.click()
  return said
}

test('a product whose page is on its way shows what its card said', async ({ page, shop }) => {
  await openList(page, shop.open)
  const letIn = await holdData(page)
  const pictureOfPage = page.waitForRequest(/\/i\/(?:440|580|816)\//) // of the gallery's sizes
  const { name, price } = await clickCard(page)
  await expect(page.locator(PREVIEW)).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(name)
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.locator('.buy-box .price').first()).toHaveText(price)
  await expect(page.locator('.product-gallery img')).toHaveJSProperty('complete', true)
  await expect(page.locator('.buy-box').getByRole('button')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY), 'the top of the page').toBe(0)
  await pictureOfPage // before the page's data

  letIn()
  await expect(
    page
      .locator(PRODUCT)
      .getByRole('button', { name: shop.t()('product.add') })
      .first(),
  ).toBeVisible()
  await expect(heading, 'the focus stays').toBeFocused()
})

test('back from it leads to the card, and the page that comes later does not show', async ({
  page,
  shop,
}) => {
  await openList(page, shop.open)
  const letIn = await holdData(page)
  await clickCard(page)
  await expect(page.locator(PREVIEW)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').locator('.product-card a').nth(FAR_DOWN)).toBeFocused()
  const answered = page.waitForResponse(/_data/)
  letIn()
  await (await answered).finished()
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  await expect(page.locator('.product-page')).toHaveCount(0)
  await expect(page).toHaveURL(shop.url(LIST))
})

test('forward to a page that the tab has forgotten finds the place it was scrolled to', {
  tag: '@long',
}, async ({ page, shop }) => {
  await openList(page, shop.open)
  await clickCard(page)
  await expect(page.locator(PRODUCT)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(300)
  await page.goBack()
  await expect(page.locator('.product-page')).toHaveCount(0)
  await page.reload()
  await shop.hydrated()
  await page.goForward()
  await expect(page.locator(PRODUCT)).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 200)
})

test('from a product to one beside it', { tag: '@long' }, async ({ page, shop }) => {
  await shop.open('/p/DEMO-CONF/x')
  await page.locator('.product-card').first().scrollIntoViewIfNeeded()
  await expect(page.locator('.product-card button').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  const letIn = await holdData(page)
  const { name } = await clickCard(page, 0)
  await expect(page.locator(PREVIEW).getByRole('heading', { level: 1 })).toContainText(name)
  letIn()
  await expect(page.locator(PRODUCT).getByRole('heading', { level: 1 })).toContainText(name)
})

test('a redirect is followed, and what is shown stays until its page is here', async ({ page, shop }) => {
  await openList(page, shop.open)
  const letRedirectIn = await holdData(page, 'redirect')
  const { name } = await clickCard(page)
  await expect(page.locator(PREVIEW)).toBeVisible()
  const letPageIn = await holdData(page)
  letRedirectIn()
  await expect(page).toHaveURL(shop.url('/pjaxor'))
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 100)))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  letPageIn()
  await expect(page.getByRole('main').locator('.product-card').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name)
})

test('a page without a preview stays, too, until the page of a redirect is here', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  await openList(page, shop.open)
  const letRedirectIn = await holdData(page, 'redirect')
  await page.getByRole('main').getByRole('link', { name: 'Jackor' }).first().click()
  const letPageIn = await holdData(page)
  letRedirectIn()
  await expect(page).toHaveURL(shop.url('/pjaxor'))
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 100)))
  await expect(page.getByRole('main').locator('.product-card').first()).toBeVisible()
  letPageIn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pjäxor')
})

/** Opens a product whose page does not come; the button that tries again. */
async function openFailed(page: Page, { open, t }: Shop): Promise<Locator> {
  await openList(page, open)
  const letFailureIn = await holdData(page, 'none')
  await clickCard(page)
  await expect(page.locator(PREVIEW)).toBeVisible()
  letFailureIn()
  const retry = page.getByRole('button', { name: t()('error.retry') })
  await expect(retry).toBeVisible()
  return retry
}

test('a page that does not come is an error, which can be tried again', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED|page AppError: errors.offline/)
  const retry = await openFailed(page, shop)
  await retry.click()
  await expect(page.locator(PRODUCT)).toBeVisible()
})

test('an error stays until the page is here that its retry leads to', { tag: '@long' }, async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED|page AppError: errors.offline/)
  const retry = await openFailed(page, shop)
  const letRedirectIn = await holdData(page, 'redirect')
  await retry.click()
  const letPageIn = await holdData(page)
  letRedirectIn()
  await expect(page).toHaveURL(shop.url('/pjaxor'))
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 100)))
  await expect(retry).toBeVisible()
  letPageIn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pjäxor')
})
