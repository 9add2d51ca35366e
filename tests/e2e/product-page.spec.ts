import type { APIRequestContext, Page } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { accountPath, login } from '#tests/support/account-steps.ts'
import { PLATFORM_PORT } from '#tests/support/ports.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

test('R4.25: prices and stock become current once the page lives', async ({ page, shop }) => {
  await page.goto(shop.url('/p/DEMO-CONF/x'))
  await expect(page.locator('.product-page:not([data-prices])')).toBeVisible()
  await shop.hydrated()
  await expect(page.locator('.product-page[data-prices="current"]')).toBeVisible()
})

test('R5.38: a picture opens in a dialog, arrow keys turn it, Escape gives the focus back', async ({
  page,
  shop,
}) => {
  await shop.open('/p/DEMO-SALE/x')
  const picture = page.locator('.product-gallery li a').first()
  await picture.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/^1 \//)
  await dialog.getByRole('button', { name: shop.t()('product.after') }).press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText(/^2 \//)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('R2.44: the product’s own sizes open over the page, and Escape gives the focus back', async ({
  page,
  shop,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the narrow screen is the hard one')
  await shop.open('/p/DEMO-CONF/x')
  const link = page.getByRole('main').getByRole('link', { name: shop.t()('footer.pages.size-guide') })
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('table')).toBeVisible()
  await expect(dialog.getByRole('columnheader').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('R4.112 R4.113 R4.115: what was looked at is remembered on the device and told once', async ({
  page,
  shop,
}) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/product-views/')) reports.push(request.url())
  })
  await shop.open('/p/DEMO-SALE/x')
  await expect.poll(() => reports.length).toBe(1)
  await shop.open('/p/DEMO-LOW/x')
  await expect.poll(() => reports.length).toBe(2)
  await shop.open('/p/DEMO-SALE/x')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  const viewed = page.getByLabel(shop.t()('product.viewed'))
  await expect(viewed.locator('.product-card')).toHaveText([/Droppe Universalglid/])
  expect(reports).toHaveLength(2)
})

for (const code of storeCodes) {
  test(
    `in ${storeViews[code].name} an option that is struck out says why, to be seen and to be heard`,
    tagOf(code),
    async ({ page, shop }) => {
      const t = shop.t(code)
      await shop.open('/p/DEMO-CONF/x?childSku=DEMO-CONF-RED-180', code)
      const [colours, lengths] = [page.locator('.option-group').first(), page.locator('.option-group').last()]
      await expect(lengths.locator('small')).toHaveText(`200 cm: ${t('product.soldOut')}`)
      const struck = lengths.locator('a[data-state]')
      await expect(struck).toHaveAccessibleName(new RegExp(`^200 cm ?, ${t('product.soldOut')}$`))
      await expect(struck).toHaveAttribute('title', `200 cm: ${t('product.soldOut')}`)
      await expect(colours.locator('small')).toHaveCount(0)
      await colours.locator('a').last().click()
      const blue = (await colours.locator('.option-group-label span').innerText()).toLowerCase()
      await expect(lengths.locator('small')).toHaveText(
        `200 cm: ${t('product.impossible', { choice: blue })}`,
      )
    },
  )

  test(
    `in ${storeViews[code].name} a review says "verified purchase" where the platform knows it, and only there`,
    tagOf(code),
    async ({ page, shop }) => {
      const review = { title: 'Bra', text: 'Glider.', rating: 5, createdAt: '2026-11-03' }
      const reviews = [
        { ...review, id: 1, nickname: 'Anna', isVerified: true },
        { ...review, id: 2, nickname: 'Gast' },
      ]
      await page.route(/\/api\/reviews\?/, (route) => route.fulfill({ json: { reviews } }))
      await shop.open('/p/DEMO-SALE/x', code)
      await page.locator('#reviews').scrollIntoViewIfNeeded()
      const authors = page.locator('.reviews li small')
      await expect(authors).toHaveText([
        new RegExp(`^Anna, .* · ${shop.t(code)('reviews.verified')}$`),
        /^Gast, [^·]*$/,
      ])
      await expect(page.getByText(shop.t(code)('reviews.verifiedHint'))).toBeVisible()
      reviews.shift()
      await page.reload()
      await page.locator('#reviews').scrollIntoViewIfNeeded()
      await expect(page.getByText(shop.t(code)('reviews.unverifiedHint'))).toBeVisible()
    },
  )

  test(
    `R1.23 R5.14: a review in ${storeViews[code].name} is told what it lacks`,
    tagOf(code),
    async ({ page, shop }) => {
      const t = shop.t(code)
      await shop.open('/p/DEMO-SALE/x', code)
      await page.locator('.site-footer').scrollIntoViewIfNeeded()
      const write = page.getByText(t('reviews.write'))
      await write.click()
      const form = page.locator('.review-form form')
      await form.getByLabel(t('reviews.heading')).fill('Skida')
      await form.getByRole('button', { name: t('reviews.send') }).click()
      await expect(form.getByText(t('errors.field.required'))).toHaveCount(3)
      await expect(form.getByLabel(t('reviews.rating'))).toBeFocused()
    },
  )
}

test(
  'R1.23: what a customer writes of a product in their orders is a verified purchase once the shop has approved it',
  { tag: '@long' },
  async ({ page, shop, request }, { project }) => {
    test.skip(project.name !== 'phone', 'one review is enough')
    const t = shop.t()
    const title = `Håller fästet ${crypto.randomUUID()}`
    const main = page.getByRole('main')
    await page.route(/\/api\/reviews\?/, (route) => route.fulfill({ json: { reviews: [] } }))
    await shop.open(accountPath('sv'))
    await login(page, shop, { email: 'anna@example.com', password: 'Skidspar-2026' })
    await main.locator('.account-orders').getByRole('link').first().click()
    await main.locator('.order-summary li').getByRole('link').first().click()
    await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
    await page.locator('.site-footer').scrollIntoViewIfNeeded()
    const form = page.locator('.review-form')
    await form.getByText(t('reviews.write')).click()
    await form.getByLabel(t('reviews.rating')).selectOption('4')
    await form.getByLabel(t('reviews.heading')).fill(title)
    await form.getByLabel(t('reviews.text'), { exact: true }).fill('Bra fäste på kallföre.')
    await form.getByLabel(t('reviews.nickname')).fill('Anna')
    await form.getByRole('button', { name: t('reviews.send') }).click()
    await expect(page.getByText(t('reviews.thanks'))).toBeVisible()

    await approve(request, title)
    await page.unroute(/\/api\/reviews\?/)
    await page.reload()
    await page.locator('.site-footer').scrollIntoViewIfNeeded()
    const review = page.locator('.reviews li', { hasText: title })
    await expect(review).toContainText(t('reviews.verified'))
  },
)

/** Lets the shop approve the review of that title, as its moderator would. */
async function approve(request: APIRequestContext, title: string): Promise<void> {
  const platform = `http://localhost:${PLATFORM_PORT}`
  const form = 'request_format=search-query&response_format=compact&size=1000'
  const asked = { _appliedFilters: [{ attribute: 'review_status', value: { eq: 2 }, scope: 'default' }] }
  const search = `${platform}/api/catalog/vue_storefront_catalog/review/_search?${form}`
  const { hits } = await (await request.post(search, { data: asked })).json()
  const found = hits.find((hit: { title: string }) => hit.title === title)
  expect(found, 'the review waits').toBeDefined()
  const dial = { id: found.id, status: 1 }
  expect((await request.post(`${platform}/dials/reviews`, { data: dial })).ok()).toBe(true)
}

test('R9.51 R9.55: what is in stock says that it ships within 24 hours; instalments are offered where the store sells in kr, and nowhere else', async ({
  page,
  shop,
}) => {
  const offered = page.getByText(/24 (månader|måneder|months)/)
  for (const [code, count] of [
    ['sv', 1],
    ['no', 1],
    ['en', 0],
  ] as const) {
    await page.goto(shop.url('/p/DEMO-SALE/x', code))
    await expect(offered).toHaveCount(count)
    await expect(page.getByText(shop.t(code)('stock.shipsSoon'))).toHaveCount(1)
  }
})

test('R3.16: a film is asked for only when it is pressed, and plays in the page', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/third party: https:\/\/www\.youtube-nocookie\.com/)
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'film' }))
  await shop.open('/p/DEMO-CONF/x')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.locator('.product-gallery nav [data-video]').click()
  await page.locator('.product-gallery li[data-video] a').click()
  const film = page.getByRole('dialog').locator('iframe')
  await expect(film).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/)
})

test('a quantity above the stock becomes the most there is, and the page says so', async ({ page, shop }) => {
  await shop.open('/p/DEMO-LOW/x')
  const field = page.getByRole('textbox', { name: shop.t()('cart.quantity') })
  await field.fill('9')
  await expect(field).toHaveValue('3')
  await expect(page.getByText(shop.t()('errors.quantity.onlyAvailable', { maxQuantity: 3 }))).toBeVisible()
})

test('R5.9 R5.10 R5.11: a wrong quantity puts nothing into the cart: the field keeps what was typed, and has the focus', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.open('/p/DEMO-SALE/x')
  const field = page.getByRole('textbox', { name: t('cart.quantity') })
  const add = page.locator('.buy-form').getByRole('button', { name: t('product.add') })
  for (const wrong of ['0', 'abc', '20000']) {
    await field.fill(wrong)
    await (wrong === 'abc' ? field.press('Enter') : add.click())
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(wrong)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await field.fill('2')
  await add.click()
  await expect(page.locator('.cart-link b')).toHaveText('2')
})

test('R8.28: what is sold out says so once, has no button to buy and leads to others like it', async ({
  page,
  shop,
}) => {
  await shop.open('/p/DEMO-OOS/x')
  const box = page.locator('.buy-box')
  await expect(box.getByText(shop.t()('stock.outOfStock'))).toHaveCount(1)
  await expect(box.getByRole('button', { name: shop.t()('product.add') })).toHaveCount(0)
  await box.getByRole('link', { name: /Pannlampor/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pannlampor')
})

test('goods in the warehouse arrive on days that the page names; others say why they take longer', async ({
  page,
  shop,
}) => {
  await shop.open('/p/DEMO-LOW/x')
  const promises = page.locator('.buy-box-promises')
  await expect(promises).toContainText(
    /Framme (mån|tis|ons|tors|fre) \d+.*(jan|feb|mars|apr|maj|ju|aug|sep|okt|nov|dec)/,
  )
  await shop.open('/p/DEMO-EXTERNAL/x')
  await expect(promises).toContainText(shop.t()('delivery.supplier'))
})

test('a chosen variant keeps its place on the screen and the focus, also where its address has another path', async ({
  page,
  shop,
}, { project }) => {
  test.skip(project.name !== 'phone', 'a wide screen shows the options without scrolling')
  await shop.open('/p/DEMO-CONF/x')
  const length = page.locator('#choose-ls_skidlangd li:not(:has([data-state])) a').first()
  await length.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await length.click()
  await expect(page).toHaveURL(/\/skidor\/.*childSku=/)
  await expect(length).toHaveAttribute('aria-current', 'true')
  await expect(length).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a pressed size has its mark in the next frame, before the page shows its price', async ({
  page,
  shop,
}) => {
  await shop.open('/p/DEMO-CONF/x?childSku=DEMO-CONF-RED-180')
  const atFrame = await otherLength(page).evaluate(async (link: HTMLAnchorElement) => {
    const marked = new Promise((resolve) =>
      requestAnimationFrame(() =>
        resolve({ mark: link.ariaCurrent, sku: new URLSearchParams(location.search).get('childSku') }),
      ),
    )
    link.click()
    return marked
  })
  expect(atFrame).toEqual({ mark: 'true', sku: 'DEMO-CONF-RED-180' })
  await expect(page).not.toHaveURL(/RED-180/)
})

test('a size and “add to cart”, pressed within one frame, put that size into the cart', async ({
  page,
  shop,
}) => {
  await shop.open('/p/DEMO-CONF/x?childSku=DEMO-CONF-RED-180')
  const length = await otherLength(page).innerText()
  await otherLength(page).evaluate((link: HTMLAnchorElement) => {
    link.click()
    document.querySelector<HTMLButtonElement>('.buy-form [type=submit]')?.click()
  })
  await expect(page.locator('.cart-link[href*="varukorg"]')).toContainText('1')
  await page.goto(shop.url('/varukorg'))
  await expect(page.locator('.cart-line')).toHaveCount(1)
  await expect(page.locator('.cart-line')).toContainText(length)
})

/** A length that is to be had and not chosen. */
const otherLength = (page: Page) =>
  page.locator('#choose-ls_skidlangd li a:not([data-state], [aria-current])').first()

test('who goes back before a pressed size is chosen stays where they went', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  await shop.open('/skidor')
  await page.locator('a[href*="fjallro-vasa"]').first().click()
  await expect(page.locator('.product-page')).toBeVisible()
  await otherLength(page).evaluate((link: HTMLAnchorElement) => {
    window.requestAnimationFrame = () => 0 // no paint before that
    link.click()
    history.back()
  })
  await expect(page).toHaveURL(/\/skidor$/)
  await page.waitForTimeout(300) // longer than the choice waits for a paint
  await expect(page).toHaveURL(/\/skidor$/)
})

test(
  'a menu that is opened before a pressed size is chosen stays open',
  { tag: '@long' },
  async ({ page, shop }, { project }) => {
    test.skip(project.name !== 'phone', 'the menu is a panel on phones only')
    await shop.open('/p/DEMO-CONF/x?childSku=DEMO-CONF-RED-180')
    await otherLength(page).evaluate((link: HTMLAnchorElement) => {
      link.click()
      document.querySelector<HTMLButtonElement>('.site-header-menu')?.click()
    })
    await expect(page).not.toHaveURL(/RED-180/)
    await expect(page.locator('.buy-box-price')).toBeAttached()
    await expect(page.getByRole('dialog', { name: shop.t()('nav.menu') })).toBeVisible()
  },
)

test('in a low window the button to buy scrolls into sight; in a tall one it stays there', {
  tag: '@long',
}, async ({ page, shop }) => {
  const button = page.locator('.buy-form').getByRole('button', { name: shop.t()('product.add') })
  const position = () => page.locator('.buy-box').evaluate((box) => getComputedStyle(box).position)
  for (const [width, height] of [
    [844, 390],
    [1024, 600],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await shop.open('/p/DEMO-CONF/x')
    const { y = 0 } = (await button.boundingBox()) ?? {}
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), y - height / 2)
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  expect(await position()).toBe('static')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await position()).toBe('sticky')
})

test('the bar that follows offers nothing to buy of what is out of stock', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'only narrow screens have the bar')
  await shop.open('/p/DEMO-CONF/x/DEMO-CONF-RED-200')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  const button = page.locator('.buy-bar button')
  await expect(button).toHaveText(shop.t()('stock.outOfStock'))
  await expect(button).toHaveAttribute('data-variant', 'secondary')
})
