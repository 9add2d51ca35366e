import type { Page } from '@playwright/test'
import { PLATFORM_PORT } from '../support/ports.ts'
import { expect, type Shop, test } from '../support/shop-fixture.ts'

const STOCK = 40
const pathOf = ({ ownSku }: Shop) => `/p/${ownSku}/x`

test.skip(({ isMobile }) => !isMobile, 'a mail has no width')
test.beforeEach(({ shop }) => shop.setStock(shop.ownSku, 0))
test.afterEach(({ shop }) => shop.setStock(shop.ownSku, STOCK))

const formOf = (page: Page, shop: Shop) => {
  const t = shop.t()
  const form = page.getByRole('group', { name: t('backInStock.title') })
  return {
    email: form.getByLabel(t('newsletter.email')),
    send: form.getByRole('button', { name: t('backInStock.send') }),
    said: form.getByRole('status'),
  }
}

/** The mails to an address on the platform's page of mails. */
async function mailsTo(page: Page, address: string) {
  await page.goto(`http://localhost:${PLATFORM_PORT}/demo`)
  return page.getByRole('row').filter({ hasText: address })
}

test('a shopper asks for a mail when a sold-out product is back, and gets one that leads to it', async ({
  page,
  shop,
}) => {
  const t = shop.t()
  const address = `vantar-${Date.now()}@example.com`
  await shop.open(pathOf(shop))
  const { email, send, said } = formOf(page, shop)
  await expect(said).toHaveText(t('backInStock.terms'))
  await email.fill(address)
  await send.click()
  await expect(said).toHaveText(t('backInStock.waiting'))

  await shop.setStock(shop.ownSku, 3)
  const mails = await mailsTo(page, address)
  await expect(mails).toHaveCount(1)
  const text = await mails.getByRole('link', { name: 'text' }).getAttribute('href')
  const mail = await (await page.request.get(new URL(text ?? '', page.url()).href)).text()
  expect(mail).toContain('finns i lager igen')
  await page.goto(/http\S+/.exec(mail)?.[0] ?? '')
  await shop.hydrated()
  await expect(page.getByRole('button', { name: t('product.add') }).first()).toBeVisible()
  await expect(email).toBeHidden()
})

test('a bad address is told at its field, which has the focus', async ({ page, shop, expectFaults }) => {
  expectFaults(/status of 400/)
  await shop.open(pathOf(shop))
  const { email, send, said } = formOf(page, shop)
  await email.fill('asa@berg')
  await send.click()
  await expect(email).toHaveAccessibleDescription(shop.t()('errors.field.email'))
  await expect(email).toBeFocused()
  await expect(said).toHaveText(shop.t()('backInStock.terms'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered by the product’s page, and the mail comes', async ({
    page,
    shop,
    expectFaults,
  }) => {
    expectFaults(/status of 400/)
    const address = `utan-${Date.now()}@example.com`
    await page.goto(shop.url(pathOf(shop)))
    const { email, send, said } = formOf(page, shop)
    await email.fill('asa@berg')
    await send.click()
    await expect(email).toHaveAccessibleDescription(shop.t()('errors.field.email'))
    await expect(email).toHaveValue('asa@berg')
    await email.fill(address)
    await send.click()
    await expect(said).toHaveText(shop.t()('backInStock.waiting'))
    await shop.setStock(shop.ownSku, 3)
    await expect(await mailsTo(page, address)).toHaveCount(1)
  })
})
