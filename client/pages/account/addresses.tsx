import { useState } from 'react'
import { withAddress, withDefault, withoutAddress } from '#shared/account/address-book.ts'
import { type Customer, type CustomerAddress, MOST_ADDRESSES } from '#shared/api/account.ts'
import { emptyAddress } from '#shared/checkout/address.ts'
import { Problem } from '../../features/checkout/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Ask } from '../../ui/ask.tsx'
import { Button } from '../../ui/button.tsx'
import { AddressForm } from './address-form.tsx'
import type { Account } from './use-account.ts'
import { useSubmit } from './use-submit.ts'

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
  const empty = { ...emptyAddress(store.country), firstName, lastName, id: null, phoneNumber: '' }
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
              <Entry
                address={address}
                isDefault={at === 0}
                account={account}
                onEdit={() => setOpen(at)}
                onDefault={() => save(withDefault(book, at))}
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
          first={empty}
          account={account}
          save={(added) => save(withAddress(book, book.length, added))}
          onCancel={() => setOpen(null)}
        />
      )}
    </>
  )
}

interface EntryProps {
  address: CustomerAddress
  isDefault: boolean
  account: Account
  onEdit: () => void
  onDefault: () => Promise<void>
  onDelete: () => Promise<void>
}

/** An address as it stands on a parcel, and what can be done with it. */
function Entry({ address, isDefault, account, onEdit, onDefault, onDelete }: EntryProps) {
  const { t, store } = useShop()
  const { firstName, lastName, company, streetAddress, apartmentNumber, zipCode, city, country } = address
  const makeDefault = useSubmit(onDefault, account.expire)
  const remove = useSubmit(onDelete, account.expire)
  const problem = makeDefault.problem ?? remove.problem
  const place = new Intl.DisplayNames(store.locale, { type: 'region' }).of(country)
  const lines = [`${firstName} ${lastName}`, company, streetAddress, apartmentNumber, `${zipCode} ${city}`]
  const name = streetAddress
  return (
    <>
      {problem && <Problem code={problem} />}
      <address>
        {isDefault && <b>{t('account.addresses.default')}</b>}
        {[...lines, place].filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <div className="save-buttons">
        <Button variant="quiet" aria-label={t('account.addresses.editOf', { name })} onClick={onEdit}>
          {t('account.addresses.edit')}
        </Button>
        {!isDefault && (
          <Button
            variant="quiet"
            busy={makeDefault.isBusy}
            aria-label={t('account.addresses.makeDefaultOf', { name })}
            onClick={makeDefault.run}
          >
            {t('account.addresses.makeDefault')}
          </Button>
        )}
        <Delete name={name} isBusy={remove.isBusy} onDelete={remove.run} />
      </div>
    </>
  )
}

interface DeleteProps {
  /** Which address. */
  name: string
  isBusy: boolean
  onDelete: () => void
}

/** Deletes, once asked: an address is much to type. */
function Delete({ name, isBusy, onDelete }: DeleteProps) {
  const { t } = useShop()
  const [isAsking, setIsAsking] = useState(false)
  const onYes = () => {
    setIsAsking(false)
    onDelete()
  }
  if (isAsking)
    return (
      <Ask
        question={t('account.addresses.askDelete', { name })}
        yes={t('account.addresses.delete')}
        no={t('account.addresses.keep')}
        onYes={onYes}
        onNo={() => setIsAsking(false)}
      />
    )
  return (
    <Button
      variant="quiet"
      busy={isBusy}
      aria-label={t('account.addresses.deleteOf', { name })}
      onClick={() => setIsAsking(true)}
    >
      {t('account.addresses.delete')}
    </Button>
  )
}
