import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { placeOrder } from '#tests/support/place-order.ts'
import { expect, type Shop, tagOf, test } from '#tests/support/shop-fixture.ts'

const pathIn = (code: StoreCode) => routes.withdraw.paths[storeViews[code].language]
const SKIS = { sku: 'DEMO-SALE', quantity: 2 }
const CARD = { sku: 'SK-GK-SPAR-250', parentSku: 'SK-GK-SPAR', quantity: 1 } // printed: a mailed one is not sold by invoice

const newEmail = (code: StoreCode) => `angra-${code}-${crypto.randomUUID().slice(0, 8)}@example.com`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const told = (page: Page) => page.getByRole('main').getByRole('alert')
/** What axe finds on the page. */
const faultsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test.beforeEach(({ expectFaults }) => expectFaults(/status of 4\d\d/)) // what is wrong has a status, too

interface Wanted {
  code: StoreCode
  number: string
  email: string
}

/** Follows the footer's link and finds an order. */
async function findOrder(page: Page, shop: Shop, wanted: Wanted): Promise<void> {
  const t = shop.t(wanted.code)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.withdraw') })
    .click()
  await expect(heading(page)).toHaveText(t('withdraw.find.title'))
  await fillIn(page, shop, wanted)
}

async function fillIn(page: Page, shop: Shop, { code, number, email }: Wanted): Promise<void> {
  const t = shop.t(code)
  await page.getByLabel(t('withdraw.find.orderNumber')).fill(number)
  await page.getByRole('main').getByLabel(t('withdraw.find.email')).fill(email)
  await page.getByRole('button', { name: t('withdraw.find.next') }).click()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const code of storeCodes) {
    test(
      `a customer in ${storeViews[code].name} withdraws from one of two pairs of skis, without a login`,
      tagOf(code),
      async ({ page, request, shop }) => {
        const t = shop.t(code)
        const email = newEmail(code)
        const number = await placeOrder(request, shop, { code, email, lines: [SKIS, CARD] })
        await page.goto(shop.url('/', code))
        await findOrder(page, shop, { code, number: '000000000', email })
        await expect(told(page)).toBeFocused()
        await expect(told(page)).toHaveText(t('errors.withdrawal.notFound'))
        await page.getByLabel(t('withdraw.find.orderNumber')).fill(number)
        await page.getByRole('button', { name: t('withdraw.find.next') }).click()

        await expect(heading(page)).toHaveText(t('withdraw.choose.title'))
        await expect(page.getByRole('main')).toContainText(t('withdraw.choose.reason.gift_card'))
        await page.getByRole('checkbox').uncheck() // the only line that can be
        await page.getByRole('button', { name: t('withdraw.choose.next') }).click()
        await expect(told(page)).toContainText(t('errors.withdrawal.nothing'))
        await page.getByRole('checkbox').check()
        const name = page.getByLabel(t('withdraw.choose.name'))
        const typed = await name.inputValue()
        await name.fill('')
        await page.getByRole('button', { name: t('withdraw.choose.next') }).click()
        await expect(told(page)).toContainText(`${t('withdraw.choose.name')}: ${t('errors.field.required')}`)
        await name.fill(typed)
        await page.getByRole('spinbutton').fill('1')
        await page.getByRole('button', { name: t('withdraw.choose.next') }).click()

        await expect(heading(page)).toHaveText(t('withdraw.confirm.title'))
        await expect(page.getByRole('main')).toContainText(email)
        await page.getByRole('button', { name: t('withdraw.confirm.button.withdrawal') }).click()

        await expect(heading(page)).toHaveText(t('withdraw.received.title.withdrawal'))
        await expect(page.getByRole('main')).toContainText(/WD-\w+/)
        expect(await isWide(page)).toBe(false)
        expect(new URL(page.url()).search).toBe('')
      },
    )
  }
})

test('after hydration the same journey: an exchange, and the receipt stays the same when it is loaded again', async ({
  page,
  request,
  shop,
}) => {
  const t = shop.t()
  const email = newEmail('sv')
  const number = await placeOrder(request, shop, { email, lines: [{ ...SKIS, quantity: 1 }] })
  await shop.open('/')
  await findOrder(page, shop, { code: 'sv', number, email })
  await shop.hydrated()
  await expect(page.getByRole('checkbox')).toBeChecked() // the only line
  await page.getByLabel(t('withdraw.choose.kinds.exchange')).check()
  await page.getByRole('button', { name: t('withdraw.choose.next') }).click()
  await expect(told(page)).toContainText(t('errors.withdrawal.note'))
  await shop.hydrated()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel(t('withdraw.choose.note')).fill('Storlek L, svart')
  await page.getByRole('button', { name: t('withdraw.choose.next') }).click()
  await shop.hydrated()
  await expect(page.getByRole('main')).toContainText('Storlek L, svart')
  await page.getByRole('button', { name: t('withdraw.confirm.button.exchange') }).click()

  await expect(heading(page)).toHaveText(t('withdraw.received.title.exchange'))
  await shop.hydrated()
  await expect(page.getByRole('button', { name: t('order.print') })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const reference = /WD-\w+/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  await page.reload()
  await expect(page.getByRole('main')).toContainText(reference)
  await page.getByRole('link', { name: t('withdraw.choose.other') }).click()
  await expect(page.getByLabel(t('withdraw.find.orderNumber'))).toHaveValue('')
  await fillIn(page, shop, { code: 'sv', number, email })
  await expect(page.getByRole('checkbox')).toBeVisible() // what is to be exchanged may be withdrawn instead
  await expect(page.getByRole('main')).toContainText(reference)
  expect(page.url()).toBe(shop.url(pathIn('sv')))
})
