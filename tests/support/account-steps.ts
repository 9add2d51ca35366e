import type { APIRequestContext, Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { type StoreCode, storeViews } from '#shared/store-views.ts'
import { PLATFORM_PORT } from './ports.ts'
import { expect, type Shop } from './shop-fixture.ts'

export const PASSWORD = 'Spår-och-snö-1'
/** The one that `endSessions` chooses. */
export const OTHER_PASSWORD = 'Nytt-lösen-6'

/** Path of the account page, without the store's prefix. */
export const accountPath = (code: StoreCode): string => routes.account.paths[storeViews[code].language]

/** Opens an account on the account page, and waits until it shows. */
export async function register(page: Page, shop: Shop, email: string, code: StoreCode = 'sv'): Promise<void> {
  await shop.open(accountPath(code), code)
  await fillRegistration(page, shop, email, code)
  await expect(page.getByRole('main').getByText(`Ingrid Åström, ${email}`)).toBeVisible()
}

/** Fills in the registration on the account page, and sends it. */
export async function fillRegistration(
  page: Page,
  shop: Shop,
  email: string,
  code: StoreCode = 'sv',
): Promise<void> {
  const t = shop.t(code)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('account.register') }).click()
  await main.getByLabel(t('checkout.field.firstName')).fill('Ingrid')
  await main.getByLabel(t('checkout.field.lastName')).fill('Åström')
  await main.getByLabel(t('checkout.field.emailAddress')).fill(email)
  await main.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
  await main
    .locator('form')
    .getByRole('button', { name: t('account.register') })
    .click()
}

/** Gives the customer who is logged in addresses in these streets: goods and bills go to the first. */
export async function keepAddresses(page: Page, shop: Shop, email: string, streets: string[]): Promise<void> {
  const addresses = streets.map((streetAddress, at) => ({
    ...{ id: null, firstName: 'Ingrid', lastName: 'Åström', company: '', streetAddress, apartmentNumber: '' },
    ...{ zipCode: '831 30', city: 'Östersund', country: 'SE', phoneNumber: '' },
    ...{ isDelivery: at === 0, isBilling: at === 0 },
  }))
  const answer = await page.request.post(shop.url('/api/user/profile'), {
    headers: { Origin: new URL(shop.url('/')).origin },
    data: { email, firstName: 'Ingrid', lastName: 'Åström', addresses },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Fills in the login on the account page, and sends it. */
export async function login(
  page: Page,
  shop: Shop,
  { email, password = PASSWORD, code }: { email: string; password?: string; code?: StoreCode },
): Promise<void> {
  const t = shop.t(code)
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: t('account.login') }) })
  await form.getByLabel(t('checkout.field.emailAddress')).fill(email)
  await form.getByLabel(t('account.password'), { exact: true }).fill(password)
  await form.getByRole('button', { name: t('account.login') }).click()
}

/** Another password ends every session of a customer, on whatever device. */
export async function endSessions(request: APIRequestContext, email: string): Promise<void> {
  const platform = `http://localhost:${PLATFORM_PORT}`
  await request.post(`${platform}/api/user/reset-password`, { data: { email } })
  const { result: mails } = await (await request.get(`${platform}/dials/mails`)).json()
  const { body } = mails.findLast((mail: { recipient: string }) => mail.recipient === email)
  const data = { email, resetToken: body.split('\n').at(-1), newPassword: OTHER_PASSWORD }
  expect((await request.post(`${platform}/api/user/create-password`, { data })).ok()).toBe(true)
}
