import type { Page } from '@playwright/test'
import { expect, tagLong, test } from '#tests/support/shop-fixture.ts'

const LIST = '/klader?price=0-3000'
const CARD = 119 // on the third page of fifty

/** Puts three pages together and opens a product of the third. */
async function openFromThirdPage(page: Page, loadMore: string) {
  const cards = page.locator('.product-card')
  for (const count of [50, 100]) {
    await expect(cards).toHaveCount(count)
    await page.getByRole('link', { name: loadMore }).click()
  }
  await expect.poll(() => cards.count()).toBeGreaterThan(CARD)
  await expect(page).toHaveURL(/page=3/)
  const link = cards.nth(CARD).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(200)
  const left = {
    count: await cards.count(),
    url: page.url(),
    href: await link.getAttribute('href'),
    scrollY: await page.evaluate(() => window.scrollY),
  }
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${left.href}$`))
  await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
  return left
}

async function expectAsLeft(page: Page, left: Awaited<ReturnType<typeof openFromThirdPage>>) {
  await expect(page).toHaveURL(left.url)
  await expect(page.locator('.product-card')).toHaveCount(left.count)
  await expect(page.locator(`.product-card a[href="${left.href}"]`)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left.scrollY - 60)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(left.scrollY + 60)
}

test.skip(({ isMobile }) => !isMobile, 'one size is enough: a phone has the longer way down')

test('R2.81 R2.82: back from a product on page 3 of a filtered list finds list, scroll and focus as left', async ({
  page,
  shop,
}) => {
  await shop.open(LIST)
  const left = await openFromThirdPage(page, shop.t()('list.loadMore'))
  await page.goBack()
  await expectAsLeft(page, left)
  await page.goForward()
  await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
  await page.goBack()
  await expectAsLeft(page, left)
})

test('R2.81: and so after the product’s page was loaded anew', { tag: '@long' }, async ({ page, shop }) => {
  await shop.open(LIST)
  const left = await openFromThirdPage(page, shop.t()('list.loadMore'))
  await page.reload()
  await shop.hydrated()
  await page.goBack()
  await expectAsLeft(page, left)
})

test('Back after a reload shows the page of the address, also before the page is used', async ({
  page,
  shop,
}) => {
  await shop.open('/')
  const name = page.getByRole('main').getByRole('heading', { level: 1 })
  const first = await name.innerText()
  await page.locator('.home-categories a').first().click()
  await expect(name).not.toHaveText(first)
  await expect(page).not.toHaveURL(shop.url('/'))
  await page.reload({ waitUntil: 'load' })
  await page.goBack()
  await expect(page).toHaveURL(shop.url('/'))
  await expect(name).toHaveText(first)
  await page.goForward()
  await expect(name).not.toHaveText(first)
})

test('R2.81: a list of three pages is there again after it was loaded anew', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  await shop.open(LIST)
  const cards = page.locator('.product-card')
  const loadMore = page.getByRole('link', { name: shop.t()('list.loadMore') })
  for (const count of [50, 100]) {
    await expect(cards).toHaveCount(count)
    await loadMore.click()
  }
  await expect.poll(() => cards.count()).toBeGreaterThan(CARD)
  const count = await cards.count()
  await page.reload()
  await expect(cards).toHaveCount(count)
  await page.reload()
  await expect(cards).toHaveCount(count)
})

test('R2.82: back from a link within the page leads to where it was pressed', async ({ page, shop }) => {
  await shop.open('/p/DEMO-SALE/x')
  const scrollY = () => page.evaluate(() => window.scrollY)
  const stars = page.locator('main a[href="#reviews"]').first()
  await stars.scrollIntoViewIfNeeded()
  const before = await scrollY()
  await stars.click()
  await expect.poll(scrollY).toBeGreaterThan(before + 200)
  await page.goBack()
  await expect.poll(scrollY).toBeLessThan(before + 60)
})

for (const [sku, other] of [
  ['DEMO-CONF', 'DEMO-TIER'],
  ['DEMO-SALE', 'DEMO-LOW'],
] as const)
  test(
    `what is chosen and typed of another product is not of ${sku}, also after Back`,
    tagLong(sku !== 'DEMO-CONF'),
    async ({ page, shop }) => {
      const name = page.getByRole('main').getByRole('heading', { level: 1 })
      const chosen = page.locator('.option-group-label')
      const quantity = page.locator('.buy-form input[name="quantity"]')
      const price = page.locator('.buy-box-price')
      await shop.open(`/p/${sku}/x`)
      const first = { name: await name.innerText(), chosen: await chosen.allInnerTexts() }
      const shownPrice = await price.innerText()
      await shop.searchField().fill(other)
      await page.locator('.search-suggestions a:has(.picture)').first().click()
      await expect(name).not.toHaveText(first.name)
      await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
      await quantity.fill('3')
      await page.goBack()
      await expect(name).toHaveText(first.name)
      await expect(price).toHaveText(shownPrice, { useInnerText: true })
      await expect(chosen).toHaveText(first.chosen)
      await expect(quantity).toHaveValue('1')
    },
  )

test('choosing a variant keeps what is typed', async ({ page, shop }) => {
  const quantity = page.locator('.buy-form input[name="quantity"]')
  await shop.open('/p/DEMO-CONF/x')
  await quantity.fill('2')
  await page.locator('.option-group').last().getByRole('link', { name: '180 cm' }).click()
  await expect(page.locator('.option-group-label').last()).toContainText('180 cm')
  await expect(quantity).toHaveValue('2')
})
