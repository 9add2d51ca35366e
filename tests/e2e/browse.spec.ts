import { storeCodes, storeViews } from '#shared/store-views.ts'
import { holdNextCall } from '#tests/support/cart-steps.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

const categories = {
  sv: '/skidor/langdskidor',
  no: '/ski/langrennsski',
  en: '/skis/cross-country-skis',
} as const

for (const code of storeCodes) {
  test(
    `R1.6 R1.12 R1.13 R8.1: browsing in ${storeViews[code].name} by menu, filter and search`,
    tagOf(code),
    async ({ page, shop, isMobile }) => {
      const t = shop.t(code)
      await shop.open('/', code)
      await expect(page.locator('html')).toHaveAttribute('lang', storeViews[code].language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      if (isMobile) await page.getByRole('button', { name: t('nav.menu') }).click()
      await page.getByRole('navigation').getByRole('link').filter({ visible: true }).nth(0).click()
      await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()

      await shop.open(categories[code], code)
      const count = await productCount(page)
      if (isMobile) await page.getByRole('button', { name: t('list.filters') }).click()
      const value = page.getByRole('link', { name: /Fjällro/ }).first()
      await value.click()
      await expect(page).toHaveURL(/ls_brand=/)
      await expect.poll(() => productCount(page)).toBeLessThan(count)

      await shop.open('/', code)
      const search = shop.searchField()
      await search.fill('skate')
      await expect(page.getByRole('listbox')).toBeVisible()
      await search.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('skate')
      await expect(shop.searchField()).toHaveValue('skate')
    },
  )
}

test('Enter searches for what stands in the field, also while its suggestions are on their way', async ({
  page,
  shop,
}) => {
  await shop.open('/')
  const search = shop.searchField()
  await search.fill('skate')
  await expect(page.getByRole('listbox')).toBeVisible()
  await search.press('ArrowDown')
  await expect(search).toHaveAttribute('aria-activedescendant', /./)
  const release = await holdNextCall(page, /\/api\/search\/suggest/, { isRefused: false })
  await search.fill('skateskidor')
  await search.press('Enter')
  await expect(page).toHaveURL(/s=skateskidor/)
  release()
})

test('R1.35 R1.36 R1.37: prices are written as the store writes them, and never wrap', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('/skidor'))
  const known = { hasNotText: shop.t()('price.unknown') }
  const prices = await page.locator('.price').filter(known).allInnerTexts()
  expect(prices.length).toBeGreaterThan(10)
  for (const price of prices) expect(price).toMatch(/\d{1,3}(\u00a0\d{3})*\u00a0kr/)
  await page.goto(shop.url('/skis', 'en'))
  for (const price of await page.locator('.price').filter({ hasText: /\d/ }).allInnerTexts())
    expect(price).toMatch(/\d{1,3}(,\d{3})*\u00a0€/)
})

test('hydration asks for nothing that the page already has', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await shop.open('/skidor') // a first visit's document leaves its data out (first-screen.spec.ts)
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('skare-styles')
  asked.length = 0
  await shop.open('/pjaxor')
  await page.waitForTimeout(500)
  expect(asked.filter((path) => path.startsWith('/_data'))).toEqual([])
})

test('R2.86 R4.119 R2.91: filters live in the address: back takes one step, the chip takes it away', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(isMobile, 'the side column is the desktop’s; the sheet is in the journey above')
  await shop.open('/skidor')
  const all = await productCount(page)
  await page
    .getByRole('link', { name: /Nordvind/ })
    .first()
    .click()
  await expect.poll(() => productCount(page)).toBeLessThan(all)
  const filtered = page.url()
  await page.goBack()
  await expect.poll(() => productCount(page)).toBe(all)
  await page.goto(filtered)
  await shop.hydrated()
  await expect.poll(() => productCount(page)).toBeLessThan(all)
})

test('load more appends, keeps the page in the address and moves focus to the first new product', async ({
  page,
  shop,
}) => {
  await shop.open('/klader')
  const cards = page.locator('.product-card')
  await expect(cards).toHaveCount(50)
  await page.getByRole('link', { name: shop.t()('list.loadMore') }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(50)
  await expect(page).toHaveURL(/page=2/)
  await expect(cards.nth(50).getByRole('link').first()).toBeFocused()
})

test('a soft navigation puts the focus on the new heading and the page at its top', async ({
  page,
  shop,
}) => {
  await shop.open('/skidor')
  await page.evaluate(() => window.scrollTo(0, 800))
  await page.locator('.product-card a').nth(6).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

for (const path of ['/klader', '/klader?ls_brand=311']) {
  test(`the menu's link to the page of ${path} closes the menu`, async ({ page, shop, isMobile }) => {
    test.skip(!isMobile, 'the menu covers the page on phones only')
    await shop.open(path)
    const steps = await page.evaluate(() => history.length)
    await page.getByRole('button', { name: shop.t()('nav.menu') }).click()
    const menu = page.locator('#menu')
    await menu.locator('.site-menu-main', { hasText: 'Kläder' }).click()
    await page.evaluate(() => window.scrollTo(0, 800))
    await menu.getByRole('link', { name: shop.t()('nav.allOf', { name: 'Kläder' }) }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(shop.url('/klader'))
    if (path !== '/klader') return
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })
}

test('R2.46: an unknown path is the 404 page with its status, and helps', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/404/)
  const response = await page.goto(shop.url('/finns/inte'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.t()('notFound.title'))
  await expect(page.locator('.product-card').first()).toBeVisible()
})

test('what a shopper opened before React was there stays open', async ({ page, shop }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('.store-switch')?.setAttribute('open', ''),
    )
  })
  await shop.open('/skidor/langdskidor')
  await expect(page.locator('.store-switch').getByRole('link', { name: /International/ })).toBeVisible()
})

test('the store switch leads to the same category in the other store', async ({ page, shop }) => {
  await page.goto(shop.url('/skidor/langdskidor')) // pressed early, too: while React takes the page over
  await page.locator('.store-switch summary').click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /International/ })
    .click()
  await expect(page).toHaveURL(/\/en\/skis\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('R2.42: the store switch leads to the same product, with the variant that is chosen', async ({
  page,
  shop,
}) => {
  await shop.open('/p/DEMO-CONF/x?childSku=DEMO-CONF-RED-180')
  await page.locator('.store-switch summary').click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /International/ })
    .click()
  await expect(page).toHaveURL(/\/en\/.*childSku=DEMO-CONF-RED-180$/)
  await expect(page.locator('#choose-ls_skidlangd a[aria-current="true"]')).toHaveText(/180/)
})

test('R2.42: the store switch leads to the same page, also from one without data that was reached without a document', async ({
  page,
  shop,
}) => {
  await shop.open('/')
  await page.locator('.site-header a[href="/konto"]').click()
  await expect(page).toHaveURL(/\/konto$/)
  const links = page.locator('.store-switch a')
  await expect(links.filter({ hasText: 'International' })).toHaveAttribute('href', /\/en\/account$/)
  await expect(links.filter({ hasText: 'Norge' })).toHaveAttribute('href', /no\.localhost:\d+\/konto$/)
})

test('R9.5: suggestions of a silent network are given up after five seconds', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/suggest|ERR_/)
  await page.route('**/api/search/suggest**', () => undefined)
  await shop.open('/')
  const field = page.locator('input[name="s"]').first()
  const asked = page.waitForRequest(/search\/suggest/)
  await field.pressSequentially('ski')
  await asked
  const startedAt = Date.now()
  await page.waitForEvent('requestfailed', {
    predicate: (sent) => sent.url().includes('q=ski'),
    timeout: 12_000,
  })
  expect(Date.now() - startedAt).toBeGreaterThan(4000)
})

async function productCount(page: import('@playwright/test').Page): Promise<number> {
  const text = await page.locator('.product-list-count').innerText()
  return Number(text.replace(/\D/g, ''))
}
