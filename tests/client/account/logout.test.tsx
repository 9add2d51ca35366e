// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { MyAccount } from '#client/pages/account/my-account.tsx'
import type { Account } from '#client/pages/account/use-account.ts'
import type { Customer } from '#shared/api/account.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

vi.mock('#client/pages/account/addresses.tsx', () => ({ Addresses: () => null }))
vi.mock('#client/pages/account/newsletter-section.tsx', () => ({ NewsletterSection: () => null }))
vi.mock('#client/pages/account/orders.tsx', () => ({ Orders: () => null }))
vi.mock('#client/pages/account/profile.tsx', () => ({ PasswordForm: () => null, ProfileForm: () => null }))

const customer: Customer = {
  ...{ id: 1, email: 'asa@example.com', firstName: 'Åsa', lastName: 'Berg', groupId: 1 },
  ...{ hasOwnPrices: false, addresses: [], updatedAt: '2026-11-22 08:00:00' },
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['account.logout', 'logout'],
  ['account.logoutOthers', 'logoutOthers'],
] as const)('a second press does nothing while the first is on its way: %s', async (text, name) => {
  const page = createRenderedPage()
  const first = Promise.withResolvers<void>()
  const call = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue(undefined)
  const account = { [name]: call } as Partial<Account> as Account // all that is pressed
  await page.render(inShop(<MyAccount account={account} customer={customer} />))
  const button = page.find('footer button', textsOf('sv')(text))
  await page.press(button)
  await page.press(button)
  expect(call).toHaveBeenCalledOnce()
  first.reject(new Error('not now'))
  await page.run(() => first.promise.catch(() => undefined))
  await page.press(button)
  expect(call).toHaveBeenCalledTimes(2)
  await page.render(null)
})
