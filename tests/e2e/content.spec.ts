import { holdCode } from '#tests/support/hold-code.ts'
import { expect, test } from '../support/shop-fixture.ts'

const GUIDE = '/kopguider/choose-cross-country-skis'

test('R2.95 R2.96: the table of contents lies over the page alone, and leads to a heading', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'beside the text on large screens')
  await shop.open(GUIDE)
  const button = page.getByRole('button', { name: shop.t()('magazine.contents') })
  await button.click()
  const contents = page.getByRole('dialog', { name: shop.t()('magazine.contents') })
  await expect(contents).toBeVisible()
  const veil = await contents.evaluate((panel) => getComputedStyle(panel, '::backdrop').backgroundColor)
  expect(veil).not.toBe('rgba(0, 0, 0, 0)')

  await page.evaluate(() => document.querySelector<HTMLElement>('#menu')?.showPopover())
  await expect(contents).toBeHidden()
  await page.keyboard.press('Escape')

  await button.click()
  const link = contents.getByRole('link').nth(1)
  const heading = (await link.textContent()) ?? ''
  await link.click()
  await expect(contents).toBeHidden()
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
})

test('R2.97: nothing lies over the checkout, and nothing can be opened there', async ({ page, shop }) => {
  await shop.open('/checkout')
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(page.locator('#menu, #contents, #filters')).toHaveCount(0)
})

test('R2.80: another store is another document, on the same guide', async ({ page, shop }) => {
  await shop.open(GUIDE)
  await page.locator('.site-footer').getByRole('link', { name: 'International' }).click()
  await expect(page).toHaveURL(shop.url('/guides/choose-cross-country-skis', 'en'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('R2.78 R2.1: from the overview to a guide without loading a document', async ({ page, shop }) => {
  await shop.open('/kopguider')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await page.locator('.teasers a').first().click()
  await expect(page.locator('.content-page')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '')
})

test('a film asks nobody until it is started, and then plays in the page, also where it is pressed before React is there', async ({
  page,
  shop,
  expectFaults,
}) => {
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' })
  })
  expectFaults(/youtube/)
  await shop.addContent({
    type: 'guides',
    id: 'film-guide',
    locale: 'sv-SE',
    attributes: {
      slug: 'film-guide',
      title: 'Guide med film',
      sections: [{ heading: 'Film', video: { youtubeId: 'abcdefghijk', title: 'Film' } }],
    },
    relationships: {},
  })
  const letCodeCome = await holdCode(page)
  await page.goto(shop.url('/kopguider/film-guide'))
  await shop.resetDials()
  expect(asked).toEqual([])
  await page
    .getByRole('link', { name: shop.t()('content.play') })
    .first()
    .click()
  letCodeCome()
  await expect(page.locator('iframe.film')).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
})
