import { storeCodes, storeViews } from '#shared/store-views.ts'
import { goToPayment } from '#tests/support/checkout-steps.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const code of storeCodes) {
    test(
      `without JavaScript a code in ${storeViews[code].name} is refused at its field, applied and taken off`,
      tagOf(code),
      async ({ page, shop, expectFaults }) => {
        const t = shop.t(code)
        expectFaults(/status of 422/) // a code that is not valid
        await page.goto(shop.url('/p/DEMO-SALE/x', code))
        await page.getByRole('button', { name: t('product.add') }).click()
        await page.getByText(t('cart.codes')).click()
        await page.getByLabel(t('cart.coupon')).fill('FINNSEJ')
        await page.locator('button[value="coupon"]').click()
        await expect(page.getByText(t('errors.coupon.invalid'))).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          page.viewportSize()?.width,
        )
        await page.getByLabel(t('cart.coupon')).fill('skare10')
        await page.getByLabel(t('cart.coupon')).press('Enter')
        const takeOff = page.getByRole('button', { name: t('cart.removeOf', { label: 'SKARE10' }) })
        await takeOff.click()
        await expect(takeOff).toHaveCount(0)
      },
    )
  }
})

test('with JavaScript the same forms change the cart in place', async ({ page, shop }) => {
  const t = shop.t()
  await shop.putInCart()
  await shop.open('/varukorg')
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  await page.getByText(t('cart.codes')).click()
  await page.getByLabel(t('cart.coupon')).fill('FINNSEJ')
  await page.locator('button[value="coupon"]').click()
  await expect(page.getByText(t('errors.coupon.invalid'))).toBeVisible()
  await page.getByLabel(t('cart.coupon')).fill('skare10')
  await page.getByLabel(t('cart.coupon')).press('Enter')
  const takeOff = page.getByRole('button', { name: t('cart.removeOf', { label: 'SKARE10' }) })
  await takeOff.click()
  await expect(takeOff).toHaveCount(0)
  await expect(page.locator('body[data-same-document]')).toBeVisible()
})

test('a double click on a form’s button sends it once', async ({ page, shop }) => {
  const t = shop.t()
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/coupon|newsletter/.test(pathname)) sent.push(`${request.method()} ${pathname}`)
  })
  await shop.putInCart()
  await shop.open('/varukorg')
  await page.getByText(t('cart.codes')).click()
  await page.getByLabel(t('cart.coupon')).fill('SKARE10')
  await page.locator('button[value="coupon"]').dblclick()
  const takeOff = page.getByRole('button', { name: t('cart.removeOf', { label: 'SKARE10' }) })
  await takeOff.dblclick()
  await expect(takeOff).toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel(t('newsletter.email')).fill('tva.ganger@example.com')
  await footer.getByRole('button', { name: t('newsletter.subscribe') }).dblclick()
  await expect(page.getByText(t('newsletter.thanks'))).toBeVisible()
  expect(sent).toEqual(['POST /api/cart/coupon', 'DELETE /api/cart/coupon', 'POST /api/newsletter'])
})

test('a coupon that takes the place of another is told calmly, and the field is empty', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.putInCart()
  await shop.open('/varukorg')
  await page.getByText(t('cart.codes')).click()
  const field = page.getByLabel(t('cart.coupon'))
  for (const code of ['FRAKT', 'SKARE10']) {
    await field.fill(code)
    await field.press('Enter')
    await expect(page.getByRole('button', { name: t('cart.removeOf', { label: code }) })).toBeVisible()
  }
  const form = page.locator('form', { has: field })
  await expect(form.getByRole('status')).toHaveText(
    t('notices.coupon.replaced', { before: 'FRAKT', now: 'SKARE10' }),
  )
  await expect(field).toHaveValue('')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('the balance of a gift card is told, and the card is not used', async ({ page, shop, expectFaults }) => {
  expectFaults(/status of 422/) // a card that nobody has
  const t = shop.t('no')
  await shop.putInCart(undefined, 'no')
  await shop.open(shop.cartPath('no'), 'no')
  await page.getByText(t('cart.codes')).click()
  const field = page.getByLabel(t('cart.giftCard'))
  const ask = page.getByRole('button', { name: t('cart.askBalance') })
  await field.fill('finnsej')
  await ask.click()
  const refusal = t('errors.giftCard.invalid', { code: 'FINNSEJ' })
  await expect(page.getByText(refusal, { exact: true })).toBeVisible() // exact: in capitals
  await expect(field).toBeFocused()
  await field.fill('GK-500-NOK')
  await ask.press('Enter')
  await expect(page.getByText(/^Saldo: 500\skr$/)).toBeVisible()
  await expect(page.getByText(t('errors.giftCard.invalid', { code: 'FINNSEJ' }))).toHaveCount(0)
  await expect(field).toHaveValue('GK-500-NOK')
  await page.route('**/api/cart/gift-card/balance', (route) => route.fulfill({ json: { balance: 123_50 } }))
  await ask.click()
  await expect(page.getByText(/^Saldo: 123,50\skr$/)).toBeVisible()
  const label = t('cart.removeOf', { label: t('cart.giftCard') })
  await expect(page.getByRole('button', { name: label })).toHaveCount(0)
})

test('a gift card that pays for everything takes the ways to pay along that are not for nothing, and brings them back', async ({
  page,
  shop,
  isMobile,
}) => {
  const t = shop.t()
  await shop.putInCart({ sku: 'DEMO-NOIMAGE' })
  await goToPayment(page, shop, `presentkort-${Date.now()}@example.com`)
  const cash = page.getByRole('radio', { name: 'Postförskott', exact: true })
  await expect(cash).toBeVisible()
  const summary = page.locator('.order-summary[data-beside]')
  if (isMobile) await summary.locator('summary').first().click() // folded
  const codes = summary.locator('.cart-codes').filter({ visible: true })
  await codes.getByText(t('cart.codes')).click()
  await codes.getByLabel(t('cart.giftCard')).fill('GK-500')
  await codes.getByLabel(t('cart.giftCard')).press('Enter')
  const takeOff = codes.getByRole('button', { name: t('cart.removeOf', { label: t('cart.giftCard') }) })
  await expect(takeOff).toBeVisible()
  await expect(cash).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('checkout.payment.next') })).toBeVisible() // the step stays open
  await takeOff.click()
  await expect(cash).toBeVisible()
})
