import { PASSWORD } from '#tests/support/account-steps.ts'
import {
  expectQuantity,
  failLineChanges,
  holdNextCall,
  nameOf,
  openCart,
  RED_180,
  removeLine,
  SKIS,
  toldByCart,
} from '#tests/support/cart-steps.ts'
import { fillContact } from '#tests/support/checkout-steps.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

test.skip(({ isMobile }) => isMobile, 'the same code at every width; keyboard and wide columns here')

/** The calls that change a line. */
const LINES = /api\/cart\/lines\//

test('R4.42 R4.43 R4.44 R4.45: on the cart page a line becomes another length, by keyboard; leaving changes nothing; the focus comes back', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await openCart(shop, [RED_180, SKIS])
  const line = page.locator('.cart-line').filter({ hasText: '180 cm' })
  const edit = page.getByRole('button', { name: /^Ändra / })
  await expect(edit).toHaveCount(1) // R4.46: nothing to choose of the other line
  await expect(line.getByText(t('stock.inStock'))).toBeVisible() // R4.66

  await edit.press('Enter')
  const editor = page.getByRole('form', { name: /^Ändra / })
  await expect(editor).toBeFocused()
  await editor.getByRole('link', { name: '190 cm' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(line).toBeVisible()

  await edit.press('Enter')
  await expect(editor.getByRole('link', { name: '180 cm' })).toHaveAttribute('aria-current', 'true')
  await editor.getByRole('link', { name: '190 cm' }).press('Enter')
  await editor.getByRole('button', { name: t('cart.increase') }).press('Enter')
  await editor.getByRole('button', { name: t('cart.saveLine') }).press('Enter')
  await expect(editor).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(toldByCart(page)).toHaveText(/är ändrad: Röd, 190 cm, 2 st$/)
  const changed = page.locator('.cart-line').filter({ hasText: '190 cm' })
  await expectQuantity(changed, 2)
  await page.reload()
  await expectQuantity(changed, 2)
})

test('R2.37 R4.45 R4.64: in the panel a refused change is taken back and the choices stay; Escape leaves them, not the panel', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/502|api\/cart\/lines/)
  const t = shop.t('en')
  await shop.putInCart(RED_180, 'en')
  await shop.open('/', 'en')
  await page.getByRole('link', { name: new RegExp(t('nav.cart')) }).click()
  const panel = page.getByRole('dialog', { name: t('head.cart.title') })
  await panel.getByRole('button', { name: /^Edit / }).click()
  const editor = panel.getByRole('form', { name: /^Edit / })
  await editor.getByRole('link', { name: '190 cm' }).click()
  await failLineChanges(page)
  await editor.getByRole('button', { name: t('cart.saveLine') }).click()
  await expect(editor.getByRole('alert').filter({ hasText: t('errors.platformAway') })).toBeVisible()
  await expect(panel.getByText('180 cm').first()).toBeVisible()
  await expect(editor.getByRole('link', { name: '190 cm' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(panel).toBeVisible()
})

test('a late answer to a line leaves the choices of another open; a refusal is told although its own are closed', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/502|api\/cart\/lines/)
  const t = shop.t()
  await openCart(shop, [RED_180, { ...RED_180, sku: 'DEMO-CONF-BLUE-190' }])
  const [red, blue] = [page.locator('.cart-line').first(), page.locator('.cart-line').last()]
  const editor = blue.getByRole('form', { name: /^Ändra / })

  for (const isRefused of [true, false]) {
    const release = await holdNextCall(page, LINES, { isRefused })
    await red.getByRole('button', { name: /^Ändra / }).press('Enter')
    await red.getByRole('link', { name: '190 cm' }).press('Enter')
    const sent = page.waitForRequest(LINES)
    await red.getByRole('button', { name: t('cart.saveLine') }).press('Enter')
    await sent
    await blue.getByRole('button', { name: /^Ändra / }).press('Enter')
    await expect(editor).toBeFocused()
    release()
    if (isRefused) await expect(page.locator('.notifications')).toContainText(t('errors.platformAway'))
    else await expect(toldByCart(page)).toHaveText(/är ändrad: Röd, 190 cm, 1 st$/)
    await expect(editor).toBeFocused()
    await page.keyboard.press('Escape')
  }
})

test('a line that the shop did not take out is there again, and another that was removed meanwhile can be put back', async ({
  page,
  shop,
  expectFaults,
}) => {
  expectFaults(/502|api\/cart\/lines/)
  const t = shop.t()
  await openCart(shop, [RED_180, SKIS])
  const lines = page.locator('.cart-line')
  const skis = lines.filter({ hasNotText: '180 cm' })
  const name = await nameOf(skis)
  const release = await holdNextCall(page, LINES, { isRefused: true })
  await removeLine(lines.first(), shop)
  await removeLine(skis, shop)
  release()
  await expect(page.getByText(t('errors.platformAway'))).toBeVisible()
  await expect(lines.filter({ hasText: '180 cm' })).toBeVisible()
  await page.getByRole('button', { name: t('cart.undoOf', { name }) }).press('Enter')
  await expect(skis).toBeVisible()
})

test('two sizes of a product have buttons with names of their own', async ({ page, shop }) => {
  await openCart(shop, [RED_180, { ...RED_180, sku: 'DEMO-CONF-RED-190' }])
  const buttons = page.locator('.cart-line').getByRole('button').and(page.locator('[aria-label]'))
  const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))
  const ofLines = names.filter((name) => name?.includes('cm'))
  expect(ofLines).toHaveLength(6) // each line: change, save for later, remove
  expect(new Set(ofLines).size).toBe(6)
})

test('R4.50: the cart is emptied, once asked', async ({ page, shop }) => {
  const t = shop.t()
  await openCart(shop, [RED_180, SKIS])
  await page.getByRole('button', { name: t('cart.clear') }).click()
  await expect(page.getByRole('button', { name: t('cart.keep') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.cart-line')).toHaveCount(2)
  await page.getByRole('button', { name: t('cart.clear') }).click()
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page
    .getByRole('group', { name: t('cart.askClear') })
    .getByRole('button', { name: t('cart.clear') })
    .click()
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  await (await answered).finished() // it shows before the shop has answered
  await page.reload()
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
})

test('R3.30 R4.84: an account is made while ordering; the order is its own, and the password stays nowhere', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const email = `konto-${Date.now()}@example.com`
  await shop.putInCart()
  await shop.open('/checkout')
  await fillContact(page, shop, { email })
  await page.getByLabel(t('account.register')).check()
  const password = page.getByLabel(t('account.password'), { exact: true })
  const next = page.getByRole('button', { name: t('checkout.contact.next') })
  await next.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(new RegExp(t('errors.field.required')))
  await password.fill(PASSWORD)
  await next.click()
  await page.locator('input[type="radio"][value*="homedelivery"]').check()
  await expect(password).toBeHidden()
  await page.getByRole('button', { name: t('checkout.delivery.next') }).click()
  await page.getByText(t('checkout.payment.instalments')).click()
  await expect(
    page
      .frameLocator(`iframe[title="${t('checkout.payment.instalments')}"]`)
      .getByText('Delbetala på 24 månader'),
  ).toBeVisible() // R4.78: the provider's widget, on its token
  await page.locator('input[type="radio"][value="cashondelivery"]').check()
  await page.getByRole('button', { name: t('checkout.payment.next') }).click()
  await page.getByRole('button', { name: /Slutför köp/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('head.orderConfirmation.title') })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(PASSWORD)
  await shop.open('/konto')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/\d{9}/).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Spårvägen 4')).toBeVisible() // the order has filled the address book
})

test('R4.58 R4.60 R4.62: a cart that was changed elsewhere is shown as the shop has it, not as the device remembers it', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.putInCart()
  await shop.putInCart({ sku: 'DEMO-LOW' })
  await shop.open('/')
  const badge = page.getByRole('link', { name: new RegExp(t('nav.cart')) })
  await badge.click()
  const panel = page.getByRole('dialog', { name: t('head.cart.title') })
  await expect(panel.locator('.cart-line')).toHaveCount(2)

  const { lines } = await (await page.request.get(shop.url('/api/cart'))).json()
  const [first, second] = lines
  const headers = { Origin: new URL(shop.url('/')).origin }
  await page.request.delete(shop.url(`/api/cart/lines/${first.id}`), { headers })
  await page.request.patch(shop.url(`/api/cart/lines/${second.id}`), { data: { quantity: 2 }, headers })
  await shop.putInCart(RED_180)

  await shop.open('/')
  await badge.click()
  await expect(panel.locator('.cart-line').filter({ hasText: '180 cm' })).toBeVisible() // added there
  await expect(panel.locator('.cart-line')).toHaveCount(2) // the first one is gone
  await expectQuantity(panel.locator('.cart-line').first(), 2)
})

test('the cart page does not show an older cart than the panel, although it was loaded before the change', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  await shop.putInCart(SKIS)
  await shop.open('/skidor')
  const old = await page.evaluate(async () => (await fetch('/_data/varukorg')).text())
  const headers = {
    'X-Build': await page.evaluate(async () => (await fetch('/_data/varukorg')).headers.get('X-Build') ?? ''),
  }
  await page.route('**/_data/varukorg', (route) => route.fulfill({ body: old, headers }))
  await page.getByRole('link', { name: new RegExp(t('nav.cart')) }).click()
  const panel = page.getByRole('dialog', { name: t('head.cart.title') })
  await panel.getByRole('button', { name: t('cart.increase') }).click()
  await expectQuantity(panel.locator('.cart-line'), 2)
  await page.waitForFunction(() => sessionStorage.getItem('skare:cart-unanswered:sv') === null)
  await panel.getByRole('link', { name: t('cart.open') }).click()
  await expect(page.locator('.cart-page')).toBeVisible()
  await expect(page.locator('.cart-link b')).toHaveText('2')
  await expectQuantity(page.locator('.cart-page .cart-line'), 2)
})

test('a cart that was filled while its page was on its way is shown filled', async ({
  page,
  context,
  shop,
}) => {
  const t = shop.t()
  await shop.open('/varukorg')
  const tab = await context.newPage()
  await tab.goto(shop.url('/p/DEMO-LOW/x'))
  await page.route('**/varukorg', async (route) => {
    const response = await route.fetch()
    await tab.getByRole('button', { name: t('product.add') }).click()
    await expect(tab.locator('.cart-link b')).toHaveText('1')
    await tab.waitForFunction(() => sessionStorage.getItem('skare:cart-unanswered:sv') === null)
    await route.fulfill({ response })
  })
  await page.reload()
  await expect(page.locator('.cart-page .cart-line')).toHaveCount(1)
  await expect(page.locator('.cart-link b')).toHaveText('1')
})
