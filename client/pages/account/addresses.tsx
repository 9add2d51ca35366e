import { useState } from 'react'
import { withAddress, withBilling, withDelivery, withoutAddress } from '#shared/account/address-book.ts'
import { newAddress } from '#shared/account/new-address.ts'
import { type Customer, type CustomerAddress, MOST_ADDRESSES } from '#shared/api/account.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { AddressEntry } from './address-entry.tsx'
import { AddressForm } from './address-form.tsx'
import type { Account } from './use-account.ts'

interface AddressesProps {
  account: Account
  customer: Customer
}

/** Where things may go: the first address is the one the checkout starts with. */
export function Addresses({ account, customer }: AddressesProps) {
  const { t, store } = useShop()
  const { addresses: book, firstName, lastName, email } = customer
  const [open, setOpen] = useState<number | null>(null)
  const save = async (addresses: CustomerAddress[]) => {
    await account.saveProfile({ firstName, lastName, email, addresses })
    setOpen(null)
  }
  return (
    <>
      {book.length === 0 && open === null && <p>{t('account.addresses.none')}</p>}
      <ul className="account-forms">
        {book.map((address, at) => (
          <li key={address.id}>
            {open === at ? (
              <AddressForm
                first={address}
                account={account}
                save={(changed) => save(withAddress(book, at, changed))}
                onCancel={() => setOpen(null)}
              />
            ) : (
              <AddressEntry
                address={address}
                account={account}
                onEdit={() => setOpen(at)}
                onDelivery={() => save(withDelivery(book, at))}
                onBilling={() => save(withBilling(book, at))}
                onDelete={() => save(withoutAddress(book, at))}
              />
            )}
          </li>
        ))}
        {open === null && book.length < MOST_ADDRESSES && (
          <li>
            <Button variant="secondary" onClick={() => setOpen(book.length)}>
              {t('account.addresses.add')}
            </Button>
          </li>
        )}
      </ul>
      {open === book.length && (
        <AddressForm
          first={newAddress(customer, store.country)}
          account={account}
          save={(added) => save(withAddress(book, book.length, added))}
          onCancel={() => setOpen(null)}
        />
      )}
    </>
  )
}
