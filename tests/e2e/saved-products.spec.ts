import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { ProductCard } from '#shared/product/product.ts'
import { login, register } from '#tests/support/account-steps.ts'
import { holdNextCall } from '#tests/support/cart-steps.ts'
import { hydrated } from '#tests/support/device-fixture.ts'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

/** Opens a demonstration product and returns its name. */
async function openProduct(page: Page, shop: Shop, sku: string): Promise<string> {
  await shop.open(`/p/${sku}/x`)
  await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
  return page.getByRole('heading', { level: 1 }).innerText()
}

test('R1.15 R6.3 R2.36 R4.107 R4.108 R4.109 R4.110 R4.111: a wishlist is kept, survives a reload and is emptied', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const heart = page.getByRole('button', { name: t('save.wishlist') })
  const names: string[] = []
  for (const sku of ['DEMO-SALE', 'DEMO-CONF', 'DEMO-LOW']) {
    names.push(await openProduct(page, shop, sku))
    await expect(heart).toBeEnabled()
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(
    page.getByRole('status').getByText(t('wishlist.added', { name: names[2] ?? '' })),
  ).toBeVisible()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await shop.hydrated()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await shop.open('/onskelista')
  const cards = page.getByRole('main').locator('.product-card')
  await expect(cards).toHaveCount(2)
  await page.reload()
  await expect(cards).toHaveCount(2)
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: t('wishlist.remove', { name: names[0] ?? '' }) }).click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: t('saved.undo') }).click()
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: t('wishlist.clear') }).click()
  await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
})

test('R4.107: the wishlist says what a product cost when it was saved, once it costs something else', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const earlier = page.getByRole('main').getByText(t('wishlist.earlierPrice', { price: '' }).trim())
  await openProduct(page, shop, 'DEMO-SALE')
  const shown = (await page.locator('.buy-box-price b').innerText()).replace(/\s/g, ' ')
  await page.getByRole('button', { name: t('save.wishlist') }).click()
  await expect(page.getByRole('button', { name: t('save.wishlist'), pressed: true })).toBeVisible()

  await shop.open('/onskelista')
  await expect(page.getByRole('main').locator('.product-card')).toHaveCount(1)
  await expect(earlier).toHaveCount(0)

  await page.route(/\/api\/products\?/, async (route) => {
    const response = await route.fetch()
    const { cards } = await response.json()
    const cheaper = cards.map((card: ProductCard) => ({
      ...card,
      price: { ...card.price, current: (card.price.current ?? 0) - 100_00 },
    }))
    await route.fulfill({ response, json: { cards: cheaper } })
  })
  await page.reload()
  await expect(earlier).toContainText(shown)
})

test('R1.16 R2.35: products stand side by side, with only their differences when asked', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  for (const sku of ['DEMO-SALE', 'DEMO-CONF']) {
    await openProduct(page, shop, sku)
    await page.getByRole('button', { name: t('save.compare'), exact: true }).click()
  }
  await shop.open('/jamfor')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  const rows = page.getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByLabel(t('compare.differences')).check()
  expect(await rows.count()).toBeLessThanOrEqual(all)
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: t('skis.drawn.title') })).toBeVisible() // it comes above the table
  await rows.first().locator('..').getByRole('cell').last().scrollIntoViewIfNeeded()
  await expect(rows.first(), 'the name of a row stays beside its last value').toBeInViewport({ ratio: 1 })
  await page
    .getByRole('button', { name: /jämförelsen/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await page.getByRole('button', { name: t('compare.clear') }).click()
  await expect(page.getByText(t('compare.empty'))).toBeVisible()
})

test('R1.15 R1.16 R4.94: what is saved follows the customer to another device, and leaves it with the logout', async ({
  page: phone,
  browser,
  shop,
}, { project }) => {
  test.skip(project.name !== 'phone', 'one size is enough')
  const t = shop.t()
  const email = `lista-${Date.now()}@example.com`
  await openProduct(phone, shop, 'DEMO-SALE')
  await phone.getByRole('button', { name: t('save.wishlist') }).click()
  const joined = accountAnswers(phone)
  await register(phone, shop, email)
  await joined

  const context = await browser.newContext()
  const laptop = await context.newPage()
  await laptop.goto(shop.url('/p/DEMO-LOW/x'))
  await hydrated(laptop)
  for (const name of [t('save.wishlist'), t('save.compare')])
    await laptop.getByRole('button', { name, exact: true }).click()
  await laptop.goto(shop.url('/konto'))
  const taken = accountAnswers(laptop)
  await login(laptop, shop, { email })
  await taken
  const cardsOf = (page: Page) => page.getByRole('main').locator('.product-card')
  await laptop.goto(shop.url('/onskelista'))
  await expect(cardsOf(laptop)).toHaveCount(2)

  await shop.open('/onskelista')
  await expect(cardsOf(phone)).toHaveCount(2)
  const removed = accountAnswers(phone)
  await cardsOf(phone).last().getByRole('button').click() // the oldest
  await expect(cardsOf(phone)).toHaveCount(1)
  await removed
  await laptop.reload()
  await expect(cardsOf(laptop)).toHaveCount(1)
  await shop.open('/jamfor')
  await expect(phone.getByRole('columnheader')).toHaveCount(1)

  await laptop.goto(shop.url('/hitta-skidor'))
  await hydrated(laptop)
  await laptop.getByLabel(t('skis.form.weight')).fill('75')
  await laptop.keyboard.press('Enter')
  await laptop.waitForURL(/weight=75/)
  await laptop.goto(shop.url('/sokresultat?s=valla'))
  const personal = () =>
    laptop.evaluate(() => ['skare:skier', 'skare:searches'].filter((key) => localStorage[key]))
  await expect.poll(personal).toHaveLength(2)

  await laptop.goto(shop.url('/konto'))
  await laptop.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(laptop.getByRole('status').getByText(t('account.loggedOut'))).toBeVisible()
  expect(await personal()).toEqual([])
  await laptop.goto(shop.url('/onskelista'))
  await expect(laptop.getByText(t('wishlist.empty'))).toBeVisible()
  await shop.open('/onskelista')
  await expect(cardsOf(phone)).toHaveCount(1)
  await context.close()
})

test(
  'a list that the device has lost comes back from the account, and another customer never gets it',
  { tag: '@long' },
  async ({ page, context, shop, expectFaults }, { project }) => {
    test.skip(project.name !== 'phone', 'one size is enough')
    expectFaults(/401/)
    const t = shop.t()
    const cards = page.getByRole('main').locator('.product-card')
    await openProduct(page, shop, 'DEMO-SALE')
    await page.getByRole('button', { name: t('save.wishlist') }).click()
    const joined = accountAnswers(page)
    await register(page, shop, `lista-a-${Date.now()}@example.com`)
    await joined
    await page.evaluate(() => localStorage.removeItem('skare:wishlist'))
    await shop.open('/onskelista')
    await expect(cards).toHaveCount(1)

    await context.clearCookies() // the session is gone, and the device has not noticed
    const taken = accountAnswers(page)
    await register(page, shop, `lista-b-${Date.now()}@example.com`)
    expect(await (await taken).json()).toEqual({ lists: { wishlist: [], compare: [] } })
    await shop.open('/onskelista')
    await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
  },
)

test(
  'while the cards of a longer list are on their way nothing is said to be no longer sold',
  { tag: '@long' },
  async ({ page, context, shop }, { project }) => {
    test.skip(project.name !== 'phone', 'one size is enough')
    const t = shop.t()
    const keep = (of: Page, skus: string[]) =>
      of.evaluate(
        (list) =>
          localStorage.setItem('skare:wishlist', JSON.stringify(list.map((sku) => ({ sku, qty: 1 })))),
        skus,
      )
    const cards = page.getByRole('main').locator('.product-card')
    await shop.open('/onskelista')
    await keep(page, ['DEMO-SALE'])
    await page.reload()
    await shop.hydrated()
    await expect(cards).toHaveCount(1)
    const release = await holdNextCall(page, /\/api\/products\?/, { isRefused: false })
    const asked = page.waitForRequest(/\/api\/products\?/)
    const other = await context.newPage()
    await other.goto(shop.url('/varukorg'))
    await keep(other, ['DEMO-SALE', 'DEMO-LOW', 'GONE'])
    await asked
    await expect(page.getByText(t('saved.gone', { count: 2 }))).toHaveCount(0)
    release()
    await expect(cards).toHaveCount(2)
    await expect(page.getByText(t('saved.gone', { count: 1 }))).toBeVisible()
  },
)

test('what the shop no longer sells is told in the comparison, and makes room when it is taken out', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  await shop.open('/jamfor')
  const skus = ['DEMO-CONF', 'GONE', 'DEMO-LOW', 'GONE-TOO'].map((sku) => ({ sku, qty: 1 }))
  await page.evaluate((list) => localStorage.setItem('skare:compare', list), JSON.stringify(skus))
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByText(t('saved.gone', { count: 2 }))).toBeVisible()
  await page.getByRole('button', { name: t('saved.removeGone', { count: 2 }) }).click()
  await expect(page.getByText(t('saved.gone', { count: 2 }))).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await openProduct(page, shop, 'DEMO-SALE')
  await page.getByRole('button', { name: t('save.compare'), exact: true }).click()
  await expect(page.getByText(t('compare.full'))).toHaveCount(0)
  await shop.open('/jamfor')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test(
  'an account that cannot take the lists costs no login, and they stay on the device',
  { tag: '@long' },
  async ({ page, shop, expectFaults }, { project }) => {
    test.skip(project.name !== 'phone', 'one size is enough')
    expectFaults(/502/)
    const t = shop.t()
    await openProduct(page, shop, 'DEMO-SALE')
    await page.getByRole('button', { name: t('save.wishlist') }).click()
    const json = { error: { code: 'errors.platformAway' } }
    await page.route('**/api/user/saved', (route) => route.fulfill({ status: 502, json }))
    await register(page, shop, `lista-c-${Date.now()}@example.com`)
    await shop.open('/onskelista')
    await expect(page.getByRole('main').locator('.product-card')).toHaveCount(1)

    const told = page.waitForResponse(
      (response) => response.ok() && response.request().postData()?.includes('"add":["DEMO-SALE"]') === true,
    ) // by the next page, or by this one, which may ask only now
    await page.unroute('**/api/user/saved')
    await page.reload()
    expect(await (await told).json()).toMatchObject({ lists: { wishlist: ['DEMO-SALE'] } })
  },
)

/** Waits until the account has answered what this device has. */
const accountAnswers = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/user/saved') && response.ok())

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)
}
