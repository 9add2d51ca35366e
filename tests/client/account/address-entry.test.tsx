// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { AddressEntry } from '#client/pages/account/address-entry.tsx'
import type { Account } from '#client/pages/account/use-account.ts'
import type { CustomerAddress } from '#shared/api/account.ts'
import { emptyAddress } from '#shared/checkout/address.ts'
import { AppError } from '#shared/errors.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const address = {
  ...emptyAddress('SE'),
  id: 7,
  streetAddress: 'Granstigen 3',
  isDelivery: false,
  isBilling: false,
}

test('an address tells what became of the button that was pressed last, not of one before', async () => {
  const page = createRenderedPage()
  const onDelivery = vi.fn(() => Promise.reject(new AppError('errors.platformAway', { status: 502 })))
  await page.render(
    inShop(
      <AddressEntry
        address={address as CustomerAddress}
        account={{ expire: async () => undefined } as Partial<Account> as Account}
        isOtherOpen={false}
        onEdit={() => undefined}
        onDelivery={onDelivery}
        onBilling={async () => undefined}
        onDelete={async () => undefined}
      />,
    ),
  )
  await page.press(page.find('button', t('account.addresses.makeDelivery')))
  expect(page.main.textContent).toContain(t('errors.platformAway'))
  await page.press(page.find('button', t('account.addresses.makeBilling')))
  expect(page.main.textContent).not.toContain(t('errors.platformAway'))
  await page.render(null)
})
