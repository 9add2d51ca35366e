import { type FormEvent, useEffect, useRef, useState } from 'react'
import { addressFaults } from '#shared/account/address-faults.ts'
import type { CustomerAddress } from '#shared/api/account.ts'
import type { FieldErrors } from '#shared/checkout/address.ts'
import { focusField } from '../../features/checkout/focus-field.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { BookFields } from './book-fields.tsx'
import { AccountForm } from './fields.tsx'
import type { Account } from './use-account.ts'
import { useSubmit } from './use-submit.ts'

interface AddressFormProps {
  /** What the form starts with. */
  first: CustomerAddress
  account: Account
  save: (address: CustomerAddress) => Promise<void>
  onCancel: () => void
}

/** Changes an address, or adds one. */
export function AddressForm({ first, account, save, onCancel }: AddressFormProps) {
  const { t } = useShop()
  const [address, setAddress] = useState(first)
  const [faults, setFaults] = useState<FieldErrors<CustomerAddress>>({})
  const form = useSubmit(async () => {
    const found = addressFaults(address)
    setFaults(found)
    const [wrong] = Object.keys(found)
    if (wrong) focusField(`address.${wrong}`)
    else await save(address)
  }, account.expire)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return form.run() // our rules say more than the browser's
  }
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), []) // the button that was pressed is gone
  return (
    <div ref={place} className="account-column">
      <AccountForm form={{ ...form, submit }} action={t('account.save')}>
        <BookFields
          address={address}
          faults={faults}
          onChange={(change) => setAddress((current) => ({ ...current, ...change }))}
        />
      </AccountForm>
      <Button variant="quiet" onClick={onCancel}>
        {t('account.addresses.cancel')}
      </Button>
    </div>
  )
}
