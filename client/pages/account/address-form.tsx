import { useState } from 'react'
import type { CustomerAddress } from '#shared/api/account.ts'
import type { Address } from '#shared/api/checkout.ts'
import { type FieldErrors, validateAddress } from '#shared/checkout/address.ts'
import { AddressFields } from '../../features/checkout/address-fields.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
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
  const { t, store } = useShop()
  const [address, setAddress] = useState(first)
  const [faults, setFaults] = useState<FieldErrors<Address>>({})
  const form = useSubmit(async () => {
    const found = validateAddress(address)
    setFaults(found)
    const [wrong] = Object.keys(found)
    if (wrong) document.getElementById(`address.${wrong}`)?.focus()
    else await save(address)
  }, account.expire)
  const errorOf = (field: keyof Address) => faults[field] && t(faults[field])
  return (
    <div className="account-entrance">
      <AccountForm form={form} action={t('account.save')}>
        <AddressFields
          part="address"
          address={address}
          store={store}
          errorOf={errorOf}
          onChange={(field, text) => setAddress((current) => ({ ...current, [field]: text }))}
          onLeave={() => undefined}
        />
      </AccountForm>
      <Button variant="quiet" onClick={onCancel}>
        {t('account.addresses.cancel')}
      </Button>
    </div>
  )
}
