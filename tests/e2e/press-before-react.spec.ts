import type { Page } from '@playwright/test'
import { RED_180, SKIS } from '#tests/support/cart-steps.ts'
import { holdCode } from '#tests/support/hold-code.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

const zoomDialog = (page: Page) => page.getByRole('dialog').getByRole('img').first()

test('the very first press on a picture opens it in the dialog, at whatever moment of the loading it comes', {
  tag: '@long',
}, async ({ page, shop, isMobile }) => {
  for (const ms of [0, 200, 1000]) {
    await page.goto(shop.url('/p/DEMO-CONF/x'), { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(ms)
    const picture = page.locator('.product-gallery li a').first()
    await (isMobile ? picture.tap() : picture.click())
    await expect(zoomDialog(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/p/DEMO-CONF/x')
  }
})

test('a click alone, as assistive technology sends it, opens the picture, too', async ({ page, shop }) => {
  await page.goto(shop.url('/p/DEMO-CONF/x'))
  await page.locator('.product-gallery li a').first().dispatchEvent('click')
  await expect(zoomDialog(page)).toBeVisible()
})

test('“more” twice and “add to cart” put three into the cart', async ({ page, shop }) => {
  const letCodeCome = await holdCode(page)
  await page.goto(shop.url('/p/DEMO-SALE/x'))
  const more = page.locator('.buy-form').getByRole('button', { name: shop.t()('cart.increase') })
  const add = page.locator('.buy-form button[type=submit]')
  await more.click()
  await more.click()
  await add.click()
  await add.click() // an impatient shopper means one
  await expect(more).toHaveAttribute('data-pressed')
  const added = page.waitForRequest(/api\/cart\/lines/)
  letCodeCome()
  expect((await added).postDataJSON()).toMatchObject({ quantity: 3 })
  await expect(page.locator('.cart-link[href*="varukorg"]')).toContainText('3')
  expect(new URL(page.url()).pathname).toBe('/p/DEMO-SALE/x')
})

test('nothing in the cart moves when React comes', async ({ page, shop }) => {
  const letCodeCome = await holdCode(page)
  await shop.putInCart(SKIS)
  await shop.putInCart(RED_180)
  await page.goto(shop.url('/varukorg'))
  const link = page.getByRole('link', { name: shop.t()('cart.checkout'), exact: true })
  const before = await link.boundingBox()
  letCodeCome()
  await shop.hydrated()
  expect((await link.boundingBox())?.y).toBe(before?.y)
})

test('“save for later” in the cart is kept for React', async ({ page, shop }) => {
  const letCodeCome = await holdCode(page)
  await shop.putInCart(SKIS)
  await page.goto(shop.url('/varukorg'))
  await page.getByRole('button', { name: shop.t()('cart.later') }).click()
  letCodeCome()
  await expect(page.getByRole('region', { name: shop.t()('cart.laterTitle') })).toBeVisible()
})

test('where the code does not come, the browser follows the picture’s link', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/./) // the code is missing
  await page.route('**/assets/shop-*.js', (route) => route.abort())
  await page.goto(shop.url('/p/DEMO-CONF/x'))
  await page.locator('.product-gallery li a').first().click()
  await expect(page).toHaveURL(/\/i\/1024\//)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('R8.1 R5.16: a form that is sent before React has come, and refused, says why; React says the same', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/400/)
  const why = page.getByRole('alert').getByText(shop.t()('errors.field.email'))
  const letCodeCome = await holdCode(page)
  await page.goto(shop.url('/'))
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('.newsletter-form')
    if (!form) return
    form.email.value = 'anna@example' // the browser takes it for an address
    form.submit()
  })
  await expect(why).toBeVisible()
  letCodeCome()
  await shop.hydrated()
  await expect(why).toBeVisible()
})
