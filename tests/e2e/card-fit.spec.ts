import type { Page } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

const SKIER = { weight: '75', height: '178', style: 'classic', level: 'recreational' }
const LIST = { sv: '/skidor', no: '/ski', en: '/skis' } as const
const LINE_PX = 24
const QUESTION = '**/api/products/gear*'

const tellSkier = (page: Page) =>
  page.addInitScript((text) => localStorage.setItem('skare:skier', text), JSON.stringify(SKIER))
const cardsOf = (page: Page) => page.getByRole('main').locator('.product-card')

for (const code of storeCodes) {
  test(
    `in ${storeViews[code].name} cards say which size fits the skier of the device, as the product's page does`,
    tagOf(code),
    async ({ page, shop }) => {
      const t = shop.t(code)
      const fits = t('skis.fits.fits', { size: '' }).trim()
      await tellSkier(page)
      await shop.open(LIST[code], code)
      const card = cardsOf(page).filter({ hasText: fits }).first()
      const said = await card.getByText(fits).innerText()
      expect(said).toMatch(/\d{3} cm$/)
      expect(await cardsOf(page).count()).toBeGreaterThan(
        await cardsOf(page).filter({ hasText: fits }).count(),
      )
      const html = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()))
      expect(html).not.toContain(fits) // the document is everybody's
      await card.getByRole('link').click()
      await expect(page.locator('.buy-box-stock').getByText(said)).toBeVisible()
    },
  )
}

test('cards of a search say it, too, and those of boots without a size', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await tellSkier(page)
  await shop.open('/sokresultat?s=klassisk')
  for (const card of await cardsOf(page).all()) await card.scrollIntoViewIfNeeded() // near the screen cards say it
  await expect(
    cardsOf(page)
      .getByText(t('skis.fits.fits', { size: '' }).trim())
      .first(),
  ).toBeVisible()
  await expect(cardsOf(page).getByText(t('skis.fits.boot')).first()).toBeVisible()
})

const PACKAGES = { sv: '/paket/skidpaket', no: '/pakker/skipakker', en: '/packages/ski-packages' } as const

for (const code of storeCodes) {
  test(
    `in ${storeViews[code].name} a package says which of its skis and poles fit: on its card, and beside each part, where one tap chooses it`,
    tagOf(code),
    async ({ page, shop }) => {
      const t = shop.t(code)
      const [skis, poles] = [t('skis.size', { cm: 200 }), t('skis.size', { cm: 150 })]
      await tellSkier(page)
      await shop.open(PACKAGES[code], code)
      const parts = [t('skis.part.ski', { size: skis }), t('skis.part.pole', { size: poles })]
      const card = cardsOf(page)
        .filter({ hasText: t('skis.fits.fits', { size: parts.join(', ') }) })
        .first()
      await expect(card).toBeVisible()
      await expect(card).toContainText(t('price.from'))
      await card.getByRole('link').click()
      for (const size of [skis, poles]) {
        const part = page.locator('.bundle-part').filter({ hasText: t('skis.fits.fits', { size }) })
        await part.getByRole('button', { name: t('skis.choose') }).click()
        await expect(part.getByRole('radio', { name: size })).toBeChecked()
        await expect(part.getByRole('button', { name: t('skis.choose') })).toHaveCount(0)
      }
    },
  )
}

test('a package of another style says so beside its skis, and its card says nothing', {
  tag: '@long',
}, async ({ page, shop }) => {
  const t = shop.t()
  await tellSkier(page)
  await shop.open('/paket/skidpaket')
  const skate = cardsOf(page).filter({ hasText: 'Skate' }).first()
  await expect(
    cardsOf(page)
      .getByText(t('skis.part.ski', { size: '200 cm' }))
      .first(),
  ).toBeVisible()
  await expect(skate).not.toContainText(t('skis.fits.fits', { size: '' }).trim())
  await skate.getByRole('link').click()
  await expect(page.locator('.bundle-part').getByText(t('skis.fits.wrongStyle')).first()).toBeVisible()
})

test('whoever has not told who skis is asked once in a package', async ({ page, shop }) => {
  await shop.open('/p/DEMO-BUNDLE/x')
  await expect(
    page.locator('.bundle-part').getByRole('link', { name: shop.t()('ski-finder.ask') }),
  ).toHaveCount(1)
})

test('what is said of the fit makes a card longer by a line at most', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route(QUESTION, async (route) => {
    await mayCome
    await route.continue()
  })
  await tellSkier(page)
  await shop.open('/skidor')
  await expect(cardsOf(page).first().locator('button[aria-pressed]')).toBeVisible()
  const heights = () => cardsOf(page).evaluateAll((cards) => cards.map((card) => card.clientHeight))
  const before = await heights()
  letItCome()
  await expect(
    cardsOf(page)
      .getByText(shop.t()('skis.fits.fits', { size: '' }).trim())
      .first(),
  ).toBeVisible()
  const after = await heights()
  for (const [at, height] of after.entries()) expect(height - (before[at] ?? 0)).toBeLessThanOrEqual(LINE_PX)
})

test('a device without a skier asks for nothing', async ({ page, shop }) => {
  let asked = 0
  await page.route(QUESTION, async (route) => {
    asked += 1
    await route.continue()
  })
  await shop.open('/skidor')
  await expect(cardsOf(page).first().locator('button[aria-pressed]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
})

test('cards stay silent when nobody can say what fits', async ({ page, shop, expectFaults }) => {
  expectFaults(/gear of cards|502/)
  await page.route(QUESTION, (route) =>
    route.fulfill({ status: 502, json: { error: { code: 'errors.platformAway' } } }),
  )
  await tellSkier(page)
  const answered = page.waitForResponse(QUESTION)
  await shop.open('/skidor')
  await answered
  await expect(cardsOf(page).first().getByRole('link')).toBeVisible()
  await expect(cardsOf(page).getByText(shop.t()('skis.fits.fits', { size: '' }).trim())).toHaveCount(0)
  await expect(page.getByText(shop.t()('errors.platformAway'))).toHaveCount(0)
})
