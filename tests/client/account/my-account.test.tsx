// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { MyAccount } from '#client/pages/account/my-account.tsx'
import type { Account } from '#client/pages/account/use-account.ts'
import type { Customer } from '#shared/api/account.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

vi.mock('#client/pages/account/orders.tsx', () => ({ Orders: () => null }))
vi.mock('#client/pages/account/newsletter-section.tsx', () => ({ NewsletterSection: () => null }))
vi.mock('#client/pages/account/account-data.tsx', () => {
  throw new Error('away')
})

test('the page of the account stays where the code for its data cannot be had, and says so', async () => {
  const customer: Customer = {
    ...{ id: 1, email: 'asa@example.com', firstName: 'Åsa', lastName: 'Berg', groupId: 1 },
    ...{ hasOwnPrices: false, addresses: [] },
  }
  const t = textsOf('sv')
  const page = createRenderedPage()
  await page.render(inShop(<MyAccount account={{} as Account} customer={customer} />)) // nothing of it is pressed
  await page.press(page.find('button', t('account.data.open')))
  await vi.waitFor(async () => {
    await page.run(() => undefined)
    expect(page.find('.problem', t('errors.unexpected'))).toBeDefined()
  })
  expect(page.find('p', 'asa@example.com')).toBeDefined()
})
