import { buy, pressAdd } from '#tests/support/cart-steps.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

const FINDER = { sv: '/hitta-skidor', no: '/finn-ski', en: '/find-skis' } as const

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('75 kg, classic, under 4 000 kr: four steps from home to pairs that fit', async ({ page, shop }) => {
    const t = shop.t()
    await shop.open('/')
    await page
      .getByRole('link', { name: t('ski-finder.title') })
      .first()
      .click() // 1
    await page.getByLabel(t('skis.form.weight')).fill('75') // 2
    await expect(page.getByLabel(t('skis.form.style'))).toHaveValue('classic')
    await page.getByLabel(t('skis.form.price', { sign: 'kr' })).fill('4000') // 3
    await page.getByRole('button', { name: t('skis.form.show') }).click() // 4

    const cards = page.locator('.product-card')
    await expect(cards.first()).toBeInViewport()
    await expect(page).toHaveURL(/weight=75.*price=4000/)
    await expect(page.locator('#pairs .content-lead')).toBeFocused() // Tab goes on from the answer
    await expect(cards.filter({ hasText: '200 cm' })).toHaveCount(await cards.count())
    await expect(cards.first()).toContainText(t('skis.fits.level'))
    await expect(cards.last()).not.toContainText(t('skis.fits.level'))

    await cards
      .filter({ hasText: t('skis.camber.medium') })
      .first()
      .getByRole('link')
      .click()
    await expect(page.locator('.option-group [aria-current="true"]')).toHaveCount(2)
    await expect(page.getByRole('button', { name: t('product.add') }).first()).toBeVisible()
  })
})

for (const code of ['sv', 'no', 'en'] as const) {
  test(`${code}: snow temperature in, tin out, one tap to the cart`, tagOf(code), async ({ page, shop }) => {
    const t = shop.t(code)
    await shop.open(FINDER[code], code)
    await page.getByLabel(t('skis.form.weight')).fill('75')
    await page.getByLabel(t('skis.wax.snow')).fill('-5')
    await page.getByRole('button', { name: t('skis.wax.show') }).click()
    const tin = page.locator('.product-card').first()
    await expect(tin).toContainText('−10')
    await expect(page.locator('#wax h3').first()).toBeFocused() // Tab goes on from the answer
    await expect(page.getByLabel(t('skis.form.weight'))).toHaveValue('75') // typed, not sent yet
    await tin.getByRole('button', { name: t('product.add') }).click()
    await expect(page.getByText(t('notices.cart.added'))).toBeVisible()
  })
}

test.describe('the device remembers who skis', () => {
  const SKI = '/skidor/langdskidor/klassiska-skidor/nordvind-stjarn-50-classic-zero'
  const SKATES = '/skidor/langdskidor/skateskidor'

  test('a ski says that it fits, and one tap chooses the variant; nothing is chosen by itself', async ({
    page,
    shop,
  }) => {
    const t = shop.t()
    await shop.open(SKI)
    await page.getByRole('link', { name: t('ski-finder.ask') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('ski-finder.title') })).toBeVisible()
    await page.getByLabel(t('skis.form.weight')).fill('75')
    await page.getByRole('button', { name: t('skis.form.show') }).click()
    await expect(page.locator('.product-card').first()).toBeVisible()

    await shop.open(SKI)
    const size = t('skis.sizeAndCamber', { cm: 200, camber: t('skis.camber.medium') })
    await expect(page.getByText(t('skis.fits.fits', { size }))).toBeVisible()
    await expect(page.locator('.option-group [aria-current="true"]')).toHaveCount(0)
    await page.getByRole('link', { name: t('skis.choose') }).click()
    await expect(page.locator('.option-group [aria-current="true"]')).toHaveText(['200 cm', /\S/])
    await expect(page).toHaveURL(/childSku=.*200CM-MEDIUM/)
    await expect(page.getByRole('link', { name: t('skis.choose') })).toHaveCount(0)

    await shop.open(SKATES)
    await page.locator('.product-card a').first().click()
    await expect(page.getByText(t('skis.fits.wrongStyle'))).toBeVisible()
  })

  test('the weight goes with the line of the order, filled in and to be changed', async ({ page, shop }) => {
    const t = shop.t()
    await shop.open(FINDER.sv)
    await page.getByLabel(t('skis.form.weight')).fill('75.5')
    await page.getByRole('button', { name: t('skis.form.show') }).click()
    await page
      .locator('.product-card')
      .filter({ hasText: 'Stjärn 50 Classic Zero' })
      .getByRole('link')
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Stjärn 50/ })).toBeVisible()
    const weight = page.getByLabel('Din vikt (kg)')
    await expect(weight).toHaveValue('75,5')
    await weight.fill('tung')
    await pressAdd(page, shop)
    await expect(page.getByText(t('errors.field.weight'))).toBeVisible()
    await weight.fill('72,5')
    await buy(page, shop)
    await expect(page.locator('.cart-line')).toContainText('72,5')
  })

  test('"fits me" is a filter with an address, and the skier can be forgotten', { tag: '@long' }, async ({
    page,
    shop,
  }) => {
    const t = shop.t()
    const skier = { weight: '75.5', height: '178', style: 'classic', level: 'recreational' }
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('skare:skier', text)
      sessionStorage.setItem('begun', '1')
    }, JSON.stringify(skier))
    await shop.open('/skidor/langdskidor')
    const style = t('skis.style.classic').toLowerCase()
    await page.getByRole('link', { name: t('skis.me.on', { weight: '75,5', style }) }).click()
    await expect(page).toHaveURL(/ls_aktivitet=880&ls_skidlangd=\d+/)
    await expect(page.getByRole('link', { name: t('skis.me.off') })).toBeVisible()
    const counted = await page.locator('.product-list-count').textContent()
    await page.reload()
    await expect(page.locator('.product-list-count')).toHaveText(counted ?? '')

    await page.getByRole('link', { name: t('skis.me.change') }).click()
    await expect(page.getByLabel(t('skis.form.weight'))).toHaveValue('75,5')
    await page.getByRole('button', { name: t('skis.me.forget') }).click()
    await shop.open('/skidor/langdskidor')
    await expect(page.getByRole('link', { name: t('ski-finder.ask') })).toBeVisible()
  })
})

test('compared skis are drawn to one scale, each in the length of its weight, above a table of their specifications', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const skus = ['NV-STJ-10032', 'DEMO-CONF', 'DEMO-SALE'].map((sku) => ({
    sku,
    addedAt: new Date().toISOString(),
  }))
  await page.addInitScript((text) => localStorage.setItem('skare:compare', text), JSON.stringify(skus))
  await shop.open('/jamfor')
  const region = page.getByRole('region', { name: t('skis.drawn.title') })
  const drawings = region.getByRole('img')
  await expect(drawings).toHaveCount(3)
  await expect(drawings.first()).toHaveAccessibleName(/Stjärn 50.*: 195 cm/)
  const told = region.locator('figcaption')
  await expect(told.first()).toContainText(t('skis.drawn.weighed', { size: '195 cm' }))
  await expect(told.first()).toContainText(/ g per par \(195 cm\)/)
  await expect(told.last()).toContainText(t('skis.drawn.only', { size: '195 cm' }))
  const rows = page.getByRole('table').getByRole('rowheader')
  for (const label of ['Fäste', 'Vikt', 'Kärna', 'Belag', 'Sidskärning', 'Längd'])
    await expect(rows.filter({ hasText: new RegExp(`^${label}$`) })).toHaveCount(1)
  expect(await page.evaluate(() => innerWidth)).toBe(page.viewportSize()?.width) // nothing widens the page
  await page.getByLabel(t('compare.differences')).check()
  await expect(rows.filter({ hasText: /^Kärna$/ })).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the finder answers, and the tin goes into the cart', async ({ page, shop }) => {
    const t = shop.t()
    await page.goto(shop.url(FINDER.sv))
    await page.getByLabel(t('skis.form.weight')).fill('75')
    await page.getByRole('button', { name: t('skis.form.show') }).click()
    await expect(page.locator('.product-card').first()).toBeInViewport()
    await page.getByLabel(t('skis.wax.snow')).fill('-5')
    await page.getByRole('button', { name: t('skis.wax.show') }).click()
    await expect(page.getByLabel(t('skis.form.weight'))).toHaveValue('75')
    await page.locator('#wax .product-card').getByRole('button').first().click()
    await expect(page.getByText(t('notices.cart.added'))).toBeVisible()
  })
})
