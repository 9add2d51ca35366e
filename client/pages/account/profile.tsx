import { useState } from 'react'
import type { Customer, CustomerAddress } from '#shared/api/account.ts'
import type { Address } from '#shared/api/checkout.ts'
import { emptyAddress, type FieldErrors, validateAddress } from '#shared/checkout/address.ts'
import { useShop } from '../../app/store-context.tsx'
import { AddressFields } from '../../features/checkout/address-fields.tsx'
import { AccountForm, EmailField, NameFields, PasswordField } from './fields.tsx'
import type { Account } from './use-account.ts'
import { useSubmit } from './use-submit.ts'

interface ProfileProps {
  account: Account
  customer: Customer
}

/** Name and e-mail: with the addresses all that can be changed (R5.18). */
export function ProfileForm({ account, customer }: ProfileProps) {
  const { t } = useShop()
  const form = useSubmit(
    ({ email = '', firstName = '', lastName = '' }) => account.saveProfile({ email, firstName, lastName }),
    account.expire,
  )
  return (
    <AccountForm form={form} action={t('account.save')}>
      <NameFields {...customer} />
      <EmailField defaultValue={customer.email} code={form.errorOf('email')} />
    </AccountForm>
  )
}

/** The address things go to. */
export function AddressForm({ account, customer }: ProfileProps) {
  const { t, store } = useShop()
  const [first, ...others] = customer.addresses
  const [address, setAddress] = useState<CustomerAddress>(
    () => first ?? { ...emptyAddress(store.country), ...namesOf(customer), id: null, phoneNumber: '' },
  )
  const [faults, setFaults] = useState<FieldErrors<Address>>({})
  const form = useSubmit(async () => {
    const found = validateAddress(address)
    setFaults(found)
    const [wrong] = Object.keys(found)
    if (wrong) document.getElementById(`address.${wrong}`)?.focus()
    else await account.saveProfile({ ...profileOf(customer), addresses: [address, ...others] })
  }, account.expire)
  const errorOf = (field: keyof Address) => faults[field] && t(faults[field])
  return (
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
  )
}

const namesOf = ({ firstName, lastName }: Customer) => ({ firstName, lastName })
const profileOf = (customer: Customer) => ({ ...namesOf(customer), email: customer.email })

export function PasswordForm({ account }: Pick<ProfileProps, 'account'>) {
  const { t } = useShop()
  const form = useSubmit(
    ({ currentPassword = '', newPassword = '' }) => account.changePassword({ currentPassword, newPassword }),
    account.expire,
  )
  return (
    <AccountForm form={form} action={t('account.changePassword')}>
      <PasswordField
        name="currentPassword"
        label={t('account.currentPassword')}
        code={form.errorOf('currentPassword')}
      />
      <PasswordField name="newPassword" label={t('account.newPassword')} code={form.errorOf('newPassword')} />
    </AccountForm>
  )
}
