import type { Locator, Page } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { buy, pressAdd } from '#tests/support/cart-steps.ts'
import { holdCode } from '#tests/support/hold-code.ts'
import { expect, tagLong, tagOf, test } from '#tests/support/shop-fixture.ts'

const cartLines = (page: Page) => page.locator('.cart-line')

for (const code of storeCodes) {
  test(
    `R2.14 R4.28 R5.6: a bundle in ${storeViews[code].name} asks for its sizes, is put together, and its price follows`,
    tagOf(code),
    async ({ page, shop }) => {
      await shop.open('/p/DEMO-BUNDLE/x', code)
      const price = page.locator('.buy-box-price .price b')
      const whole = page.locator('.buy-box-price')
      const add = page.getByRole('button', { name: shop.t(code)('product.add') }).first()
      await expect(whole).toContainText(shop.t(code)('price.from'))
      await expect(page.locator('.buy-box-stock')).toHaveCount(0)
      await add.click()
      const parts = page.locator('.bundle-part')
      await expect(parts.first().getByRole('radio').first()).toBeFocused()
      await expect(parts.first().getByRole('alert')).toContainText(
        (await parts.first().locator('b').innerText()).toLowerCase(),
      )
      for (const part of await parts.filter({ has: page.locator('input:required') }).all()) {
        await part.locator('label').first().click()
        await expect(part.getByRole('alert')).toHaveCount(0)
      }
      await expect(whole).not.toContainText(shop.t(code)('price.from'))
      await expect(page.locator('.buy-box-stock')).toHaveCount(1)
      const before = await price.innerText()
      const sleeve = parts.last()
      await sleeve.getByText(shop.t(code)('product.with'), { exact: true }).click()
      await expect(price).not.toHaveText(before)
      const after = await price.innerText()
      await add.click()
      await expect(page.getByText(shop.t(code)('notices.cart.added'))).toBeVisible()
      await shop.open(shop.cartPath(code), code)
      await expect(cartLines(page)).toHaveCount(1)
      await expect(cartLines(page).locator('.price')).toHaveText(after)
    },
  )
}

test('R4.30: of a part that may be had several times the shopper says how many, and the price follows', async ({
  page,
  shop,
}, { project }) => {
  test.skip(project.name !== 'phone', 'one size is enough')
  const t = shop.t()
  await shop.open('/p/DEMO-MULTI/x')
  const amount = async (of: Locator) => Number((await of.innerText()).replace(/\D/g, ''))
  const price = page.locator('.buy-box-price .price b')
  const before = await amount(price)
  const quantity = page.getByLabel(`${t('cart.quantity')}: Dryck`)
  await quantity.press('End')
  await quantity.press('Backspace')
  await expect(quantity).toHaveValue('')
  await quantity.press('3')
  await expect(quantity).toHaveValue('3')
  await expect(price).toHaveText(new RegExp(String(before + 2 * 249)))
  await buy(page, shop)
  await expect(cartLines(page)).toContainText('3 × ')
  expect(await amount(cartLines(page).locator('.price b'))).toBe(before + 2 * 249)
})

test('R5.9 R5.12 R5.15: a wrong quantity of a part or a member is told at its field, and nothing is bought', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const add = page.locator('.buy-form').getByRole('button', { name: t('product.add') })
  const expectTold = async (field: Locator, words: string | RegExp) => {
    await add.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(words)
  }
  await shop.open('/p/DEMO-MULTI/x')
  const drink = page.getByLabel(`${t('cart.quantity')}: Dryck`)
  for (const wrong of ['0', '-3']) {
    await drink.fill(wrong)
    await expectTold(drink, t('errors.quantity.aboveZero'))
  }
  await drink.fill('9000')
  await expectTold(
    drink,
    new RegExp(t('errors.quantity.onlyAvailable', { maxQuantity: '@' }).replace('@', '\\d+')),
  )

  await shop.open('/p/DEMO-GROUPED/x')
  const member = page.locator('.choice-list input').first()
  await member.fill('2.5')
  await expectTold(member, t('errors.quantity.positiveInteger'))
  await member.fill('99999')
  await expectTold(member, t('errors.quantity.below', { quantity: 10_000 }))
  await expect(page.locator('.cart-link b')).toBeHidden()
})

test('R1.28: a group goes into the cart as its members, as many of each as asked for', async ({
  page,
  shop,
}) => {
  await shop.open('/p/DEMO-GROUPED/x')
  const counts = page.locator('.choice-list input')
  await counts.nth(0).fill('2')
  await counts.nth(1).fill('0')
  await buy(page, shop)
  await expect(cartLines(page)).toHaveCount(2)
})

test('R1.29 R1.30 R5.17: initials are counted, four are told to be too many, three are bought', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.open('/p/DEMO-INITIALS/x')
  const initials = page.getByLabel('Initialer')
  await initials.fill('ABCD')
  await expect(page.getByText(t('errors.field.tooLong', { max: 3 }))).toBeVisible()
  await pressAdd(page, shop)
  await expect(initials).toBeFocused()
  await initials.fill('A\u030aBC') // pasted: the ring is a character of its own
  await expect(initials).toHaveValue('ÅBC')
  await page.getByLabel('Namn på ryggen').fill('Åström')
  await buy(page, shop)
  await expect(cartLines(page)).toContainText('Initialer: ÅBC, Namn på ryggen: Åström')
})

test('what is written before React is there is bought', { tag: '@long' }, async ({ page, shop }) => {
  const letCodeCome = await holdCode(page)
  await page.goto(shop.url('/p/DEMO-INITIALS/x'))
  const initials = page.getByLabel('Initialer')
  await initials.fill('ÅSÖ')
  letCodeCome()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  await page.getByLabel('Namn på ryggen').fill('Björk')
  await expect(initials).toHaveValue('ÅSÖ')
  await buy(page, shop)
  await expect(cartLines(page)).toContainText('Initialer: ÅSÖ, Namn på ryggen: Björk')
})

test('a quantity that is typed before React is there is bought; in the cart it counts, too', {
  tag: '@long',
}, async ({ page, shop }) => {
  const quantity = page.locator('main input[name="quantity"]').first()
  const typeEarly = async (path: string, text: string) => {
    const letCodeCome = await holdCode(page)
    await page.goto(shop.url(path))
    await quantity.fill(text)
    letCodeCome()
    await shop.hydrated()
    await expect(quantity).toHaveValue(text)
    await page.unroute('**/assets/shop-*.js')
  }
  await typeEarly('/p/DEMO-SALE/x', '3')
  await buy(page, shop)
  await expect(quantity).toHaveValue('3')
  await typeEarly(shop.cartPath('sv'), '4')
  await page.waitForLoadState('networkidle')
  await shop.open(shop.cartPath('sv'))
  await expect(quantity).toHaveValue('4')
})

for (const [place, path, button] of [
  ['in the form', '/p/DEMO-SALE/x', '.buy-form button[type="submit"]'],
  ['in the bar that follows', '/p/DEMO-SALE/x', '.buy-bar button'],
  ['of the ski finder’s tins', '/hitta-skidor?snow=-5', '.product-card form button'],
] as const) {
  test(
    `a double click buys one: ${place}`,
    tagLong(place !== 'in the form'),
    async ({ page, shop, isMobile }) => {
      const isBar = button.startsWith('.buy-bar')
      test.skip(isBar && !isMobile, 'only narrow screens have the bar')
      await shop.open(path)
      if (isBar) await page.locator('.site-footer').scrollIntoViewIfNeeded()
      await page.locator(button).first().dblclick({ delay: 60 })
      await expect(page.getByText(shop.t()('notices.cart.added')).first()).toBeVisible()
      await page.waitForTimeout(500)
      await shop.open(shop.cartPath('sv'))
      await expect(cartLines(page).locator('input[name="quantity"]')).toHaveValue('1')
    },
  )

  test(
    `Enter that is pressed twice or held buys one: ${place}`,
    tagLong(place !== 'in the form'),
    async ({ page, shop, isMobile }) => {
      const isBar = button.startsWith('.buy-bar')
      test.skip(isBar && !isMobile, 'only narrow screens have the bar')
      await page.route(/\/api\/cart\/lines$/, async (route) => {
        await page.waitForTimeout(300)
        await route.continue()
      })
      await shop.open(path)
      if (isBar) await page.locator('.site-footer').scrollIntoViewIfNeeded()
      await page.locator(button).first().focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name: shop.t()('notices.cart.added') })
      for (let at = 0; at < 20; at++) {
        await page.keyboard.down('Enter')
        await page.waitForTimeout(50)
      }
      await page.keyboard.up('Enter')
      await expect(panel).toBeVisible()
      await shop.open(shop.cartPath('sv'))
      await expect(cartLines(page).locator('input[name="quantity"]')).toHaveValue('1')
    },
  )
}
