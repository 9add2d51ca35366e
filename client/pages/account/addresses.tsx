import { type RefObject, useState } from 'react'
import {
  type AddressBook,
  withAddress,
  withBilling,
  withDelivery,
  withoutAddress,
} from '#shared/account/address-book.ts'
import { newAddress } from '#shared/account/new-address.ts'
import { type Customer, type CustomerAddress, MAX_ADDRESSES } from '#shared/api/account.ts'
import { isFocusLost } from '../../router/index.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { AddressEntry } from './address-entry.tsx'
import { AddressForm } from './address-form.tsx'
import type { Account } from './use-account.ts'

interface AddressesProps {
  account: Account
  customer: Customer
  /** Has the focus when what was pressed is gone. */
  heading: RefObject<HTMLElement | null>
}

/** What is done to the address at an index of a book; one after the last is new. */
type Change = (book: AddressBook, at: number) => CustomerAddress[]

/** Names an address in whatever book it stands by now. One that waits on the device has no id yet. */
const keyOf = ({ id }: CustomerAddress, at: number): string => (id === null ? `waits ${at}` : String(id))
const NEW = 'new'

interface Row {
  key: string
  /** Its place in the list. */
  at: number
  address: CustomerAddress
}

/** Where things may go: the first address is the one the checkout starts with. */
export function Addresses({ account, customer, heading }: AddressesProps) {
  const { t, store } = useShop()
  const { addresses: book } = customer
  const [open, setOpen] = useState<Row | null>(null)
  const close = () => {
    setOpen(null)
    heading.current?.focus()
  }
  /** The focus is found again whatever comes of it: the question that was answered is gone. */
  const save = (key: string, change: Change) =>
    account
      .saveProfile(({ firstName, lastName, email, addresses }) => {
        const at = addresses.findIndex((address, index) => keyOf(address, index) === key)
        return { firstName, lastName, email, addresses: change(addresses, at < 0 ? addresses.length : at) }
      })
      .finally(() => {
        if (isFocusLost()) heading.current?.focus()
      })
  const form = (key: string, first: CustomerAddress) => (
    <AddressForm
      first={first}
      account={account}
      save={(changed) => save(key, (now, at) => withAddress(now, at, changed)).then(close)}
      onCancel={close}
    />
  )
  const openNew = () => setOpen({ key: NEW, at: book.length, address: newAddress(customer, store.country) })
  return (
    <>
      <ul className="account-forms">
        {withOpen(book, open).map((row) => {
          const { key, address } = row
          return (
            <li key={key}>
              {open?.key === key ? (
                form(key, address)
              ) : (
                <AddressEntry
                  address={address}
                  account={account}
                  isOtherOpen={open !== null}
                  onEdit={() => setOpen(row)}
                  onDelivery={() => save(key, withDelivery)}
                  onBilling={() => save(key, withBilling)}
                  onDelete={() => save(key, withoutAddress)}
                />
              )}
            </li>
          )
        })}
        {open === null && book.length < MAX_ADDRESSES && (
          <li className="account-column">
            {book.length === 0 && <p>{t('account.addresses.none')}</p>}
            <Button variant="secondary" onClick={openNew}>
              {t('account.addresses.add')}
            </Button>
          </li>
        )}
      </ul>
      {book.length >= MAX_ADDRESSES && <p>{t('account.addresses.most', { count: MAX_ADDRESSES })}</p>}
    </>
  )
}

/** The addresses of the book. The one that is being written stays in its place also when it is new, or deleted by another tab. */
function withOpen(book: AddressBook, open: Row | null): Row[] {
  const rows = book.map((address, at) => ({ key: keyOf(address, at), at, address }))
  return !open || rows.some(({ key }) => key === open.key) ? rows : rows.toSpliced(open.at, 0, open)
}
