// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { AddressForm } from '#client/pages/account/address-form.tsx'
import type { Account } from '#client/pages/account/use-account.ts'
import type { CustomerAddress } from '#shared/api/account.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

const address: CustomerAddress = {
  ...{ id: 7, firstName: 'Åsa', lastName: 'Berg', company: 'Berg AB', taxId: 'fel' },
  ...{ streetAddress: 'Granstigen 3', apartmentNumber: '', zipCode: '831 30', city: 'Östersund' },
  ...{ country: 'SE', phoneNumber: '', isDelivery: true, isBilling: true },
}

test('a wrong VAT number that was folded away is shown when the address is saved', async () => {
  const page = createRenderedPage()
  const save = vi.fn()
  await page.render(
    inShop(
      <AddressForm
        first={address}
        account={{ expire: async () => undefined } as Partial<Account> as Account}
        save={save}
        onCancel={() => undefined}
      />,
    ),
  )
  const fold = page.main.querySelector('details')
  fold?.removeAttribute('open')
  await page.submit(page.main.querySelector('form'))
  expect(save).not.toHaveBeenCalled()
  expect([fold?.open, document.activeElement?.id]).toEqual([true, 'address.taxId'])
  await page.render(null)
})

test('the country of an address is shown where the store sends to one, and stays to be chosen', async () => {
  const page = createRenderedPage()
  await page.render(
    inShop(
      <AddressForm
        first={{ ...address, country: 'NO' }}
        account={{ expire: async () => undefined } as Partial<Account> as Account}
        save={async () => undefined}
        onCancel={() => undefined}
      />,
    ),
  )
  const country = page.main.querySelector('select')
  expect([country?.value, country?.textContent]).toEqual(['NO', 'SverigeNorge'])
  await page.run(() => {
    if (country) country.value = 'SE'
    country?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(page.main.querySelector('select')?.textContent).toBe('SverigeNorge')
  await page.render(null)
})
