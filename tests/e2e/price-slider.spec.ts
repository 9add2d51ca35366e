import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, type Shop, test } from '#tests/support/shop-fixture.ts'

/** Opens the list of clothes with its filters in sight. */
async function openFilters(page: Page, shop: Shop, query = ''): Promise<void> {
  await shop.open(`/klader${query}`)
  const opener = page.getByRole('button', { name: shop.t()('list.filters') })
  if (await opener.isVisible()) await opener.click()
}

const thumb = (page: Page, shop: Shop, end: 'lowestPrice' | 'highestPrice') =>
  page.getByRole('slider', { name: shop.t()(`list.${end}`) })
const field = (page: Page, shop: Shop, end: 'priceFrom' | 'priceTo') =>
  page.getByLabel(shop.t()(`list.${end}`))

const numberOf = async (slider: Locator) => Number(await slider.inputValue())

test('R4.124: the price slider is moved by keys, says prices with their currency, and Enter asks for the list', async ({
  page,
  shop,
}) => {
  await openFilters(page, shop)
  const lowest = thumb(page, shop, 'lowestPrice')
  const highest = thumb(page, shop, 'highestPrice')
  await expect(lowest).toHaveAttribute('aria-valuetext', /^\d+\skr$/)
  const least = await numberOf(lowest)
  expect(least).toBeLessThan(await numberOf(highest))
  await lowest.press('ArrowRight')
  await lowest.press('ArrowRight')
  const wanted = await numberOf(lowest)
  expect(wanted).toBeGreaterThan(least)
  await expect(field(page, shop, 'priceFrom')).toHaveValue(String(wanted))
  await expect(field(page, shop, 'priceTo')).toHaveValue('')
  expect(new URL(page.url()).search).toBe('')
  await lowest.press('End')
  expect(await numberOf(lowest)).toBeLessThan(await numberOf(highest)) // it stops before the other
  await field(page, shop, 'priceFrom').fill('437')
  await expect(lowest).toHaveAttribute('aria-valuetext', /^437\skr$/)
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route('**/_data/klader?*', async (route) => {
    await mayCome
    await route.continue()
  })
  await lowest.press('Enter')
  await expect(page).toHaveURL(/price-from=437/)
  await expect(lowest).toBeFocused() // while the list is on its way
  letItCome()
  await expect(page.locator('.chosen-filters').getByText('437').first()).toBeAttached()
  await expect(lowest).toBeFocused()
  await expect(thumb(page, shop, 'lowestPrice')).toHaveAttribute('aria-valuetext', /^437\skr$/)
})

test('a thumb that is dragged and let go of asks for the list; its target is large and nothing moves for it', async ({
  page,
  shop,
}) => {
  await openFilters(page, shop, '?price=400-')
  const lowest = thumb(page, shop, 'lowestPrice')
  await expect(lowest).toHaveAttribute('aria-valuetext', /^400\skr$/)
  const box = await lowest.boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  expect(height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await page.mouse.move(x + width - 22, y + height / 2) // the thumb of the highest price, at its end
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(page).toHaveURL(/price-from=400&price-to=\d+/)
  const to = Number(/price-to=(\d+)/.exec(page.url())?.[1])
  expect(to).toBeGreaterThan(400)
  await expect(field(page, shop, 'priceTo')).toHaveValue(String(to))
})

test('the place of the slider is kept before it is there, and axe finds nothing wrong with it', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the panel is in its place at once
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route('**/range-slider-*', async (route) => {
    await mayCome
    await route.continue()
  })
  await openFilters(page, shop)
  const fields = page.locator('.price-fields')
  await expect(fields).toBeVisible()
  const before = await fields.boundingBox()
  letItCome()
  await expect(thumb(page, shop, 'lowestPrice')).toBeVisible()
  expect(await fields.boundingBox()).toEqual(before)
  const { violations } = await new AxeBuilder({ page }).include('.price-fields').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

const ends = ['priceFrom', 'priceTo'] as const

async function expectFields(page: Page, shop: Shop, values: string[]): Promise<void> {
  for (const [at, end] of ends.entries()) await expect(field(page, shop, end)).toHaveValue(values[at] ?? '')
}

/** Opens the filters where they are behind a button. */
async function showFilters(page: Page, shop: Shop): Promise<void> {
  const opener = page.getByRole('button', { name: shop.t()('list.filters') })
  if ((await opener.isVisible()) && !(await field(page, shop, 'priceFrom').isVisible())) await opener.click()
}

for (const way of ['softly', 'as documents'] as const)
  test(`back and forward, the fields say what the list is filtered by, not what was typed; pages come ${way}`, async ({
    page,
    shop,
  }) => {
    await openFilters(page, shop, '?price=400-900')
    await expectFields(page, shop, ['400', '900'])
    if (way === 'as documents')
      await page.evaluate(() => document.addEventListener('submit', (event) => event.stopPropagation(), true))
    await field(page, shop, 'priceFrom').fill('437')
    await field(page, shop, 'priceTo').fill('')
    await field(page, shop, 'priceFrom').press('Enter')
    await expect(page).toHaveURL(/price-from=437/)
    await showFilters(page, shop)
    await expectFields(page, shop, ['437', ''])
    await page.goBack()
    await expect(page).toHaveURL(/price=400-900/)
    await shop.hydrated()
    await showFilters(page, shop)
    await expectFields(page, shop, ['400', '900'])
    await page.goForward()
    await expect(page).toHaveURL(/price-from=437/)
    await showFilters(page, shop)
    await expectFields(page, shop, ['437', ''])
  })

test('what was typed and not asked for is gone when the shopper comes back', async ({ page, shop }) => {
  await openFilters(page, shop)
  await field(page, shop, 'priceFrom').fill('437')
  await page.evaluate(() => location.assign('/skidor'))
  await expect(page).toHaveURL(/skidor/)
  await page.goBack()
  await expect(page).toHaveURL(/klader$/)
  await shop.hydrated()
  await showFilters(page, shop)
  await expectFields(page, shop, ['', ''])
})

test('a page that the browser brings back whole has lost it, too', async ({ page, shop }) => {
  await openFilters(page, shop, '?price=400-')
  await field(page, shop, 'priceFrom').fill('437')
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expectFields(page, shop, ['400', ''])
  await expect(thumb(page, shop, 'lowestPrice')).toHaveAttribute('aria-valuetext', /^400\skr$/)
})

test('what was typed and not asked for is gone after another filter was chosen, and back', async ({
  page,
  shop,
}) => {
  await openFilters(page, shop)
  await field(page, shop, 'priceFrom').fill('437')
  await page.locator('.filter-groups a[data-open-filter="ls_brand"]').first().click()
  await expect(page).toHaveURL(/ls_brand=/)
  await showFilters(page, shop)
  await expectFields(page, shop, ['', ''])
  await page.goBack()
  await expect(page).toHaveURL(/klader$/)
  await showFilters(page, shop)
  await expectFields(page, shop, ['', ''])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the two fields stand alone', async ({ page, shop }) => {
    await page.goto(shop.url('/klader'))
    await expect(page.locator('.price-fields')).toHaveCount(1)
    await expect(page.getByRole('slider', { includeHidden: true })).toHaveCount(0)
  })
})
